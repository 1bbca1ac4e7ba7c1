import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LoadingPoint } from '#src/contract/loading-points.ts'
import { usePaused } from './paused.ts'
import { useCall } from './provider.tsx'
import { queryFor } from './query.ts'

/** Most that are offered. */
const MOST = 8

const folded = (text: string) => text.trim().toLocaleLowerCase('de')

/**
 * Loading points whose name, street or town fits what is typed, those of the customer's orders first; `isAsked` false asks
 * nobody. Until the answer to the text is there, only what fits of the answer before is offered.
 */
export function useLoadingPointSearch(
  customerId: string | undefined,
  text: string,
  isAsked: boolean,
): { points: LoadingPoint[]; busy: boolean } {
  const asked = usePaused(text)
  const q = asked.trim().slice(0, 200)
  const found = useQuery({
    ...queryFor(useCall(), 'loadingPoints.list', {
      query: { limit: MOST, ...(q !== '' && { q }), ...(customerId !== undefined && { customerId }) },
    }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  if (!isAsked) return { points: [], busy: false }
  const isCurrent = asked === text && !found.isPlaceholderData
  const fits = ({ name, street, city }: LoadingPoint) =>
    [name, street, city].some((part) => folded(part).includes(folded(text)))
  return {
    points: (found.data?.data ?? []).filter((point) => isCurrent || fits(point)),
    busy: found.isFetching || asked !== text,
  }
}

/** Where a loading point is, in one line. */
export const pointPlace = ({ street, postalCode, city }: LoadingPoint): string =>
  [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ')
