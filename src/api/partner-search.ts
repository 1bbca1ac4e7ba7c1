import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Partner } from '#src/contract/partners.ts'
import { usePaused } from './paused.ts'
import { useCall } from './provider.tsx'
import { queryFor } from './query.ts'

/** Most that are offered. */
const MOST = 10

/**
 * Customers or carriers whose name, number or town fits what is typed; undefined asks nobody. Until the answer to the text is
 * there, only what fits of the answer before is offered: Enter must not take a stranger.
 */
export function usePartnerSearch(
  kind: Partner['kind'],
  text: string | undefined,
): { partners: Partner[]; busy: boolean } {
  const call = useCall()
  const asked = usePaused(text ?? '')
  const q = asked.trim().slice(0, 200)
  const found = useQuery({
    ...queryFor(call, 'partners.list', { query: { kind, limit: MOST, ...(q !== '' && { q }) } }),
    enabled: text !== undefined,
    placeholderData: keepPreviousData,
  })
  if (text === undefined) return { partners: [], busy: false }
  const isCurrent = asked === text && !found.isPlaceholderData
  const partners = (found.data?.data ?? []).filter(({ name }) => isCurrent || contains(name, text))
  return { partners, busy: found.isFetching || asked !== text }
}

function contains(name: string, typed: string): boolean {
  return name.toLocaleLowerCase('de').includes(typed.trim().toLocaleLowerCase('de'))
}
