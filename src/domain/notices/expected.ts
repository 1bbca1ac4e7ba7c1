import { zonedToEpoch } from '../basics/dates.ts'
import { type StopKind, type StopTimes, stopWindow } from '../stops/window.ts'
import { RUNNING, type TransportStatus } from '../workflow/transport-status.ts'

/** What is known of when a truck is at a stop; moments in milliseconds since 1970. */
interface Forecast {
  /** By the plan, with what clock and tours before it make of it. */
  planned: number | undefined
  /** By the last report of its transport; it is the arrival at the unloading place. */
  reported: number | undefined
  status: TransportStatus | undefined
}

/**
 * When a truck is expected at a stop. On the way plan and last report each know what the other one does not, so the later one counts; before it
 * the plan is asked, and the transport where there is no plan. Source: decision A40
 */
export function expectedArrival(kind: StopKind, { planned, reported, status }: Forecast): number | undefined {
  if (kind === 'pickup' || reported === undefined) return planned
  if (planned === undefined) return reported
  return status !== undefined && RUNNING.includes(status) ? Math.max(planned, reported) : planned
}

/**
 * How many whole minutes after its agreed window a truck arrives, 0 in time; nothing where the day is not agreed. Without an end the window
 * ends with the day, a fixed date with one time is that time. Source: decision A36
 */
export function minutesLate(
  kind: StopKind,
  stop: StopTimes & { fixed?: boolean | undefined },
  expectedAt: number,
): number | undefined {
  if (stop.date === undefined) return undefined
  const { from, to = stop.fixed === true ? from : undefined } = stopWindow(kind, stop)
  const close = zonedToEpoch(stop.date, to ?? '23:59')
  return Number.isNaN(close) ? undefined : Math.max(0, Math.ceil((expectedAt - close) / 60_000))
}
