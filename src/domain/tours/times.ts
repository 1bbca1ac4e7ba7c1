import { epochToZoned } from '../dates.ts'
import type { BoardFacts, PlanOrder } from '../planning/board.ts'
import { endOf } from '../planning/board.ts'
import { timelineOf } from '../planning/tour-times.ts'
import { setTimeOf, windowOf } from '../planning/windows.ts'
import type { VehicleType } from '../vehicles.ts'
import { isSameStop, type TourStop } from './stops.ts'

/** When work at a stop begins; `isLate` where that is behind its window, or what was set is sooner than the way allows. */
export interface PlannedTime {
  date: string | undefined
  time: string | undefined
  isLate: boolean
}

const UNKNOWN: PlannedTime = { date: undefined, time: undefined, isLate: false }

/**
 * When work at each stop of a tour begins, by the same reckoning the board shows it with: papers and lists say no other time.
 * A time that a person has set stands as it was set.
 */
export function plannedTimes(
  stops: readonly TourStop[],
  orders: BoardFacts['orders'],
  type?: VehicleType,
): PlannedTime[] {
  const isKnown = stops.some((stop) => setTimeOf(stop) !== undefined || opensOf(stop, orders.get(stop.orderId)))
  if (!isKnown) return stops.map(() => UNKNOWN)
  const resource = 'vehicle:'
  const resources = [{ key: resource, type }] as const
  const timed = timelineOf({ id: '', stops, resource }, { orders, resources }).stops
  return stops.map((stop) => {
    const found = timed.find((one) => isSameStop(one, stop))
    return found ? { ...epochToZoned(setTimeOf(stop) ?? found.begin), isLate: found.isLate } : UNKNOWN
  })
}

const opensOf = ({ kind }: TourStop, order: PlanOrder | undefined): boolean =>
  order !== undefined && windowOf(endOf(order, kind)).open !== undefined
