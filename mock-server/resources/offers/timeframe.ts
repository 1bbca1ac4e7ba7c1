import { addDays, zonedToEpoch } from '#src/domain/basics/dates.ts'
import { TIMEFRAMES, type Timeframe } from '#src/domain/offers/offers.ts'
import { todayOf } from '../../core/rule-context.ts'

/** Days of each span of time, today included. */
const DAYS = { day: 1, week: 7, month: 30, year: 365 } as const satisfies Record<Timeframe, number>

/** The beginning of a span of time that ends today, ISO 8601 in UTC. */
export function since({ now }: { now: number }, timeframe: Timeframe): string {
  const day = addDays(todayOf({ now }), 1 - DAYS[timeframe])
  return new Date(zonedToEpoch(day, '00:00')).toISOString()
}

/** A span of time by its name. */
export const timeframeOf = (text: string): Timeframe | undefined => TIMEFRAMES.find((known) => known === text)
