import { epochToZoned } from '../../basics/dates.ts'
import type { BoardFacts, PlanOrder, PlanSite } from '../facts/board.ts'
import { endOf } from '../facts/board.ts'
import { timelineOf } from './tour-times.ts'
import { setTimeOf, windowOf } from '../facts/windows.ts'
import type { VehicleType } from '../../vehicles/vehicles.ts'
import { isSameStop, type TourStop } from '../../tours/stops.ts'

/** When work at a stop begins; `isLate` where that is behind its window, or what was set is sooner than the way allows. */
export interface PlannedTime {
  date: string | undefined
  time: string | undefined
  isLate: boolean
}

/** A driver of whom it is known that he is there. */
const SOMEONE = { name: '', absences: [] }

const UNKNOWN: PlannedTime = { date: undefined, time: undefined, isLate: false }

/** Who drives a tour, and the moment it is looked at in milliseconds since 1970; without one it is told as it is planned. */
interface TourConditions {
  type?: VehicleType | undefined
  now?: number | undefined
  standsAt?: PlanSite | undefined
  /** Two drivers take turns. */
  isByTwo?: boolean | undefined
}

/**
 * When work at each stop of a tour begins, by the same reckoning the board shows it with: papers and lists say no other time.
 * A time that a person has set stands as it was set; of what is under way nothing open lies before now. Source: decision A40
 */
export function plannedTimes(
  stops: readonly TourStop[],
  orders: BoardFacts['orders'],
  { type, now, standsAt, isByTwo = false }: TourConditions = {},
): PlannedTime[] {
  const isKnown = stops.some((stop) => setTimeOf(stop) !== undefined || opensOf(stop, orders.get(stop.orderId)))
  if (!isKnown) return stops.map(() => UNKNOWN)
  const resource = 'vehicle:'
  const crew = isByTwo ? { driver: SOMEONE, coDriver: SOMEONE } : {}
  const resources = [{ key: resource, type, standsAt, ...crew }] as const
  const timed = timelineOf({ id: '', stops, resource }, { orders, resources, now }).stops
  return stops.map((stop) => {
    const found = timed.find((one) => isSameStop(one, stop))
    return found ? { ...epochToZoned(setTimeOf(stop) ?? found.begin), isLate: found.isLate } : UNKNOWN
  })
}

const opensOf = (stop: TourStop, order: PlanOrder | undefined): boolean =>
  order !== undefined && windowOf(endOf(order, stop)).open !== undefined
