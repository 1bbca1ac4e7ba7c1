import { zonedToEpoch } from '../basics/dates.ts'
import type { StopKind } from '../stops/window.ts'
import type { StopStamps } from './stop-stamps.ts'

/** Loading and unloading may take so many minutes before waiting is paid for. Source: § 412 (3) HGB leaves it open; § 5 VBGL has it so */
export const FREE_MINUTES = 120

/** What a transport says of its windows and of when the truck was seen; days plain, times `HH:MM` in Berlin. */
export interface StandingTransport extends StopStamps {
  loadingDate?: string | undefined
  loadingTimeFrom?: string | undefined
  loadingTimesAssumed?: boolean | undefined
  unloadingDate?: string | undefined
  unloadingTimeFrom?: string | undefined
  unloadingTimesAssumed?: boolean | undefined
}

/** How long a truck stood at a place, minutes, and how much of it is beyond the free time. */
export interface PlaceWait {
  kind: StopKind
  minutes: number
  over: number
}

/**
 * Where a truck stood longer than is free: from its arrival, at the earliest from the beginning of an agreed window, until it left. Of what
 * no one has seen nothing is said.
 */
export function standings(transport: StandingTransport): PlaceWait[] {
  return (['pickup', 'delivery'] as const).flatMap((kind) => {
    const [arrived, left] = [transport[`${kind}ArrivedAt`], transport[`${kind}LeftAt`]].map((at) =>
      Date.parse(at ?? ''),
    )
    const from = Math.max(arrived ?? Number.NaN, windowFrom(transport, kind))
    const minutes = Math.floor(((left ?? Number.NaN) - from) / 60_000)
    return minutes > FREE_MINUTES ? [{ kind, minutes, over: minutes - FREE_MINUTES }] : []
  })
}

function windowFrom(transport: StandingTransport, kind: StopKind): number {
  const { date, time, assumed } =
    kind === 'pickup'
      ? { date: transport.loadingDate, time: transport.loadingTimeFrom, assumed: transport.loadingTimesAssumed }
      : { date: transport.unloadingDate, time: transport.unloadingTimeFrom, assumed: transport.unloadingTimesAssumed }
  const begin = date === undefined || time === undefined || assumed ? Number.NaN : zonedToEpoch(date, time)
  return Number.isNaN(begin) ? -Infinity : begin
}
