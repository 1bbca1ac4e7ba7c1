import { addDays, epochToZoned, type PlainDate } from '#src/domain/basics/dates.ts'
import { REACH_DAYS } from '#src/domain/planning/driving/driving.ts'
import type { Row } from '../../store/models.ts'
import { MOST_ROWS, type Store, type Where } from '../../store/store.ts'
import { FINISHED } from '../transports/troubled.ts'

/** Days a stop may be planned before or after the days its order says. */
const PLANNED_WITHIN = 31

/**
 * The days whose tours decide about what is planned on some days: two weeks around them, and around today, as nothing is planned
 * into the past. The board and whoever judges what is planned look at the same ones. Source: decision 043
 */
export function reachAround(now: number, days: readonly PlainDate[]): DayRange {
  const today = epochToZoned(now).date
  const last = days.reduce((latest, day) => (day > latest ? day : latest), today)
  return { from: addDays(today, -REACH_DAYS), to: addDays(last, REACH_DAYS) }
}

interface DayRange {
  from: PlainDate
  to: PlainDate
}

/**
 * The days that are read for those that are shown: what decides about them, and what a plan from today on, and of the days `due`,
 * hangs on where they reach there. Into days that are long over nothing is planned.
 */
export function reachOf({ from, to }: DayRange, now: number, due: readonly PlainDate[]): DayRange {
  const shown = { from: addDays(from, -REACH_DAYS), to: addDays(to, REACH_DAYS) }
  const today = epochToZoned(now).date
  if (shown.to < today) return shown
  const ahead = reachAround(now, [from, to, ...due])
  return from < today ? { from: shown.from, to: ahead.to } : ahead
}

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
