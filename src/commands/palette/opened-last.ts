import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Call } from '#src/contract/index.ts'
import type { RecordKind } from '#src/contract/records/kinds.ts'
import type { Permission } from '#src/domain/accounts/roles.ts'
import type { Format } from '#src/i18n/format.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'
import type { SearchHit } from './search-hits.ts'

/** Hits that can be had at once; complete where there is nothing to look up. */
export interface KnownHits {
  hits: readonly SearchHit[]
  isComplete: boolean
}

/** Records of one kind opened last, newest first: at once with what is here of them, then with what had to be looked up. */
export interface OpenedLast {
  kind: RecordKind
  /** Their heading. */
  title: TextKey
  known(): KnownHits
  /** Without those that are not there any more. */
  load(): Promise<readonly SearchHit[]>
}

/** Whose records they are, and where they are looked up. */
export interface RecentsContext {
  session: { tenantId: string; userId: string }
  call: Call
  queryClient: QueryClient
}

/** How many are shown, and in which words. */
export interface HitDisplay {
  most: number
  t: Translate
  format: Format
}

/** What a feature tells the palette of its records opened last: `export const recents` in `x.recents.ts`. */
export interface Recents extends Pick<OpenedLast, 'kind' | 'title'> {
  permission: Permission
  /** Those whose id alone is known, until the code below is there. */
  bare(session: RecentsContext['session']): readonly SearchHit[]
  /** Fetches the code that looks them up. */
  fetch(): Promise<{
    knownHits(around: RecentsContext, shown: HitDisplay): KnownHits
    recentHits(around: RecentsContext, shown: HitDisplay): Promise<readonly SearchHit[]>
  }>
}

/** The hits of one kind, with their heading. */
export interface OpenedHits extends Pick<OpenedLast, 'kind' | 'title'> {
  hits: readonly SearchHit[]
}

const none: readonly OpenedLast[] = []

/** Records opened last, kind by kind; looked up by the first page only, and only where they are not all known. */
export function useOpenedLast(all: readonly OpenedLast[] = none, isWanted: boolean): readonly OpenedHits[] {
  const [known, setKnown] = useState(() => all.map((one) => ({ ...one.known(), kind: one.kind, title: one.title })))
  const [unknown] = useState(() => all.filter((_, at) => known[at]?.isComplete === false))
  useEffect(() => {
    if (!isWanted) return undefined
    let wanted = true
    const take = (kind: RecordKind, hits: readonly SearchHit[]) =>
      setKnown((before) => before.map((one) => (one.kind === kind ? { ...one, hits, isComplete: true } : one)))
    for (const { kind, load } of unknown) {
      load().then(
        (hits) => wanted && take(kind, hits),
        () => undefined,
      )
    }
    return () => {
      wanted = false
    }
  }, [unknown, isWanted])
  return known
}
