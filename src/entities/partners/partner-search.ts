import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePaused } from '#src/api/paused.ts'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type { Partner } from '#src/contract/partners/partner.ts'
import { hasText } from '#src/domain/basics/fold-text.ts'

/** Most that are offered. */
const MOST = 10

/** What is asked for a typed name, number or town. */
export function partnersNamed(kind: Partner['kind'] | undefined, text: string) {
  const q = text.trim().slice(0, 200)
  return { query: { ...(kind && { kind }), limit: MOST, ...(q !== '' && { q }) } }
}

/**
 * Customers or carriers, or both, whose name, number or town fits what is typed; undefined asks no one. Until the answer to the text is
 * there, only what fits of the answer before is offered: Enter must not take a stranger. `isUnanswered`: no one could look.
 */
export function usePartnerSearch(
  kind: Partner['kind'] | undefined,
  text: string | undefined,
): { partners: Partner[]; busy: boolean; isUnanswered: boolean } {
  const call = useCall()
  const asked = usePaused(text ?? '')
  const found = useQuery({
    ...queryFor(call, 'partners.list', partnersNamed(kind, asked)),
    enabled: text !== undefined,
    placeholderData: keepPreviousData,
  })
  if (text === undefined) return { partners: [], busy: false, isUnanswered: false }
  const isCurrent = asked === text && !found.isPlaceholderData
  const partners = (found.data?.data ?? []).filter(({ name }) => isCurrent || hasText(name, text))
  const busy = found.isFetching || asked !== text
  return { partners, busy, isUnanswered: !busy && found.isError }
}
