import type { TourStop } from '../../tours/stops.ts'
import type { Board } from '../facts/board.ts'
import { indexOf } from './board-index.ts'

/**
 * When work begins at a stop of an order by the plan, milliseconds since 1970: as a person has set it or as the tour comes to it, with the clock,
 * reports and late tours before it. Nothing where no one drives it or it is done. Source: decision A40
 */
export function expectedAtStop(board: Board, orderId: string, kind: TourStop['kind']): number | undefined {
  const found = indexOf(board).tourOf.get(orderId)
  if (found?.tour.resource === undefined) return undefined
  const stop = found.timeline.stops.find((one) => one.orderId === orderId && one.kind === kind)
  return stop === undefined || stop.isDone ? undefined : stop.begin
}
