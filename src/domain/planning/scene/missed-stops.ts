import { endOf, type Board, type PlanOrder, type PlanTour } from '../facts/board.ts'
import { windowOf } from '../facts/windows.ts'
import { MINUTE } from '../driving/driving.ts'
import { timelineOf } from '../driving/tour-times.ts'
import { isSameStop, type PlaceOfStop } from '../../tours/stops.ts'
import { indexOf } from './board-index.ts'

/** A stop that was planned in time and will not be reached in time any more; `minutes` is by how much. */
export interface MissedStop {
  tour: PlanTour
  order: PlanOrder
  stop: PlaceOfStop
  minutes: number
}

/**
 * The first stop of each tour that its truck misses because something before it is late: by the last reports and the clock, of
 * tours that were planned in time. Stops of `told` orders are left out: that they are late is known. Source: decision A40
 */
export function missedStops(board: Board, told: ReadonlySet<string> = new Set()): MissedStop[] {
  return [...indexOf(board).tours.values()].flatMap(({ tour, timeline }) => {
    if (tour.resource === undefined || !timeline.stops.some(({ isLate }) => isLate)) return []
    const planned = timelineOf(tour, board, undefined, { asPlanned: true }).stops
    const wasLate = (stop: (typeof planned)[number]) => planned.find((one) => isSameStop(one, stop))?.isLate === true
    const missed = timeline.stops.find((stop) => stop.isLate && !told.has(stop.orderId) && !wasLate(stop))
    const order = missed && board.orders.get(missed.orderId)
    if (!missed || !order) return []
    const { arrival, begin } = missed
    const { close } = windowOf(endOf(order, missed))
    // What somebody has set a time for is late against that, which no window says.
    const minutes = close === undefined ? 0 : Math.max(0, Math.round((Math.min(arrival, begin) - close) / MINUTE))
    return [{ tour, order, stop: missed, minutes }]
  })
}
