import { addDays, type PlainDate } from '#src/domain/basics/dates.ts'
import type { Row } from '../../store/models.ts'
import { MOST_ROWS, type Store, type Where } from '../../store/store.ts'
import { FINISHED } from '../transports/troubled.ts'

/** Days a stop may be planned before or after the days its order says. */
const PLANNED_WITHIN = 31

/**
 * The tours that can concern these days, and not what has arrived long before: transports name the tour they are on, and each
 * order on a tour has one. `of`: those of one vehicle or carrier. At most `MOST_ROWS`, those with most orders first; `isCut`
 * where there are more.
 */
export async function toursAround(
  store: Store,
  { from, to }: { from: PlainDate; to: PlainDate },
  of: Where<'transports'> = {},
): Promise<{ tours: Row<'tours'>[]; isCut: boolean }> {
  const begins = { lte: addDays(to, PLANNED_WITHIN) }
  const ends = { gte: addDays(from, -PLANNED_WITHIN) }
  const anyOf: Where<'transports'>[] = [
    { status: { notIn: FINISHED }, loadingDate: begins },
    { loadingDate: begins, unloadingDate: ends },
    { loadingDate: { exists: false } },
    { unloadingDate: { exists: false } },
  ]
  const named = await store.groupBy('transports', 'tourId', { where: { ...of, anyOf }, limit: MOST_ROWS + 1 })
  const ids = named.slice(0, MOST_ROWS).map(({ value }) => String(value))
  return { tours: await store.findMany('tours', ids.toSorted()), isCut: named.length > MOST_ROWS }
}
