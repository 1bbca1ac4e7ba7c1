import { keepPreviousData } from '@tanstack/react-query'
import { usePaused } from '#src/api/paused.ts'
import type { Permission } from '#src/domain/accounts/roles.ts'

/** A record as it is offered to be picked. */
export interface RecordOption {
  id: string
  label: string
  detail: string
}

/** What fits what is typed, and whether an answer is still under way. */
export interface SearchMatches {
  options: readonly RecordOption[]
  busy: boolean
}

/** Records that are picked by their name in a filter; a noun says how they are read and looked for (`src/entities`). */
export interface NamedRecords {
  /** Who may pick one. */
  permission: Permission
  /** The name behind an id; undefined until it is known, where there is no such record and where it may not be read. */
  useName(id: string | undefined): string | undefined
  /** What fits what is typed; undefined asks no one. */
  useFound(typed: string | undefined): SearchMatches
}

/** Most that are offered. */
const MOST = 10

/** What a list is asked for a typed name, a moment after the last key; undefined asks no one. */
export function useTypedName(typed: string | undefined) {
  const asked = usePaused(typed ?? '')
  const q = asked.trim().slice(0, 200)
  return {
    query: { limit: MOST, ...(q !== '' && { q }) },
    options: { enabled: typed !== undefined, placeholderData: keepPreviousData } as const,
    isBehind: typed !== undefined && asked !== typed,
  }
}

/** What is offered of an answer. Until the answer to the text is there nothing is: Enter must not take a stranger. */
export function offered<T>(
  typed: string | undefined,
  isBehind: boolean,
  answer: { data: { data: readonly T[] } | undefined; isFetching: boolean; isPlaceholderData: boolean },
  named: (record: T) => RecordOption,
): SearchMatches {
  if (typed === undefined) return { options: [], busy: false }
  const isCurrent = !isBehind && !answer.isPlaceholderData
  return { options: isCurrent ? (answer.data?.data ?? []).map(named) : [], busy: answer.isFetching || isBehind }
}
