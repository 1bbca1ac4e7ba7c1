import { placesOf } from '../../stops/further-stops.ts'
import type { PlaceOfStop } from '../../tours/stops.ts'
import { presenceAt } from '../facts/tour-state.ts'
import { isLoaded } from '../../workflow/transport-status.ts'
import type { BoardFacts, PlanOrder, PlanSite, PlanTour } from '../facts/board.ts'
import { minutesBetween } from '../facts/distance.ts'
import { drive, MINUTE, RESTED } from './driving.ts'

/** The tour before is late: when and where it ends now, milliseconds since 1970, and how much later than planned. */
export interface TourDelay {
  at: number
  site: PlanSite | undefined
  late: number
}

/** What the clock and the last report say of the next stop of a tour, where they say anything. */
export interface StopProgress {
  /** The truck can be there no earlier, milliseconds since 1970. */
  notBefore: number
  /** So much later than planned it has been reported, milliseconds. */
  delay: number
  /** It stands at the stop already. */
  isThere: boolean
}

/** The next stop of a tour as it is planned. */
interface NextStop {
  order: PlanOrder
  stop: PlaceOfStop
  site: PlanSite
  /** When it would begin by the plan. */
  planned: number
  /** How late the tour has been reported. */
  delayMinutes: number | undefined
  /** Whether something of the tour is behind the truck. */
  isUnderWay: boolean
}

const minuteOf = (now: number) => Math.ceil(now / MINUTE) * MINUTE

/** When a truck is at a site that sets off at a moment. */
export function thereFrom(at: number, from: PlanSite | undefined, to: PlanSite): number {
  const minutes = from ? minutesBetween(from, to) : 0
  return minutes === 0 ? at : drive(at, minutes, RESTED).at
}

/** Whether a truck that stands at a place of a kind stands at this one: of several it is the next, until one of them has been left. */
function isCalledAt(order: PlanOrder, stop: PlaceOfStop): boolean {
  if (order.furtherStops === undefined || presenceAt(order, stop).arrived !== undefined) return true
  return !placesOf(order).some((place) => place.kind === stop.kind && presenceAt(order, place).left !== undefined)
}

/** When the truck has said it will be there: that is told of the unloading of what is aboard, and of nothing before it. */
function reportedAt({ transportStatus, estimatedArrival }: PlanOrder, { kind, part = 0 }: PlaceOfStop): number {
  const isAboard = transportStatus !== undefined && isLoaded(transportStatus)
  return kind === 'delivery' && part === 0 && isAboard && estimatedArrival !== undefined
    ? Math.ceil(estimatedArrival / MINUTE) * MINUTE
    : -Infinity
}

/**
 * Between two reports a truck does what the clock leaves it: what has not happened yet happens from now on, and after the way
 * from where it stands. Nothing is said of a tour that no one drives, nor of one that is still to begin in time. Source:
 * decision A40
 */
export function goingOn(
  { resource }: Pick<PlanTour, 'resource'>,
  { order, stop, site, planned, delayMinutes = 0, isUnderWay }: NextStop,
  { now, resources, behind }: Pick<BoardFacts, 'now' | 'resources'> & { behind?: TourDelay | undefined },
): StopProgress | undefined {
  if (now === undefined || resource === undefined) return undefined
  const { transportStatus: status } = order
  const isThere = status === (stop.kind === 'pickup' ? 'AT_PICKUP' : 'AT_DELIVERY') && isCalledAt(order, stop)
  const hasLeft = isUnderWay || isThere || status === 'EN_ROUTE_PICKUP'
  const delay = Math.max(0, delayMinutes) * MINUTE
  const truck = resources?.find(({ key }) => key === resource)
  const isDue = hasLeft || planned <= now
  const byClock = isDue && !isThere ? thereFrom(minuteOf(now), truck?.standsAt, site) : -Infinity
  const byReport = reportedAt(order, stop)
  const behindLate = behind ? Math.min(thereFrom(behind.at, behind.site, site), planned + behind.late) : -Infinity
  const notBefore = Math.max(byClock, isThere ? -Infinity : byReport, hasLeft ? -Infinity : behindLate)
  if (notBefore === -Infinity && delay === 0 && !isThere) return undefined
  return { notBefore, delay, isThere }
}
