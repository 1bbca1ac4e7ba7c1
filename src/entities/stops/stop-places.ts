import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { StopPlace } from '#src/contract/loading-points.ts'
import type { StopKind } from '#src/domain/stops/window.ts'
import { hasText } from '#src/domain/basics/fold-text.ts'
import { usePaused } from '#src/api/paused.ts'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'

/** Most that are offered. */
const MOST = 8

/**
 * Places for a stop whose name, street or town fits what is typed, the customer's own first; `isAsked` false asks no one. Until the
 * answer to the text is there, only what fits of the answer before is offered.
 */
export function useStopPlaces(
  kind: StopKind,
  customerId: string | undefined,
  text: string,
  isAsked: boolean,
): { places: StopPlace[]; busy: boolean } {
  const asked = usePaused(text)
  const q = asked.trim().slice(0, 200)
  const found = useQuery({
    ...queryFor(useCall(), 'stopPlaces.list', {
      query: { limit: MOST, stop: kind, ...(q !== '' && { q }), ...(customerId !== undefined && { customerId }) },
    }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  if (!isAsked) return { places: [], busy: false }
  const isCurrent = asked === text && !found.isPlaceholderData
  const fits = ({ company, street, city }: StopPlace) =>
    [company, street, city].some((part) => hasText(part ?? '', text))
  return {
    places: (found.data?.data ?? []).filter((place) => isCurrent || fits(place)),
    busy: found.isFetching || asked !== text,
  }
}

/** Where a place is, in one line. */
export const placeLine = ({ street, postalCode, city }: Pick<StopPlace, 'street' | 'postalCode' | 'city'>): string =>
  [street, `${postalCode ?? ''} ${city ?? ''}`.trim()].filter(Boolean).join(', ')
