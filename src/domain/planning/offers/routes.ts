import { ofOrders } from '../../tours/changes.ts'
import { chainsOf, doneCount, orderIdsOf, type TourStop, untimed } from '../../tours/stops.ts'
import { type Board, endOf, type PlanSite, type ResourceKey } from '../facts/board.ts'
import { indexOf } from '../scene/board-index.ts'
import { kmBetween } from '../facts/distance.ts'
import { gravityOf } from './gravity.ts'
import type { Verdict } from '../scene/placement.ts'
import { isStopDone } from '../facts/tour-state.ts'

/** What is carried over the board: orders, or a whole tour with its orders. */
export interface Selection {
  orderIds: readonly string[]
  tourId?: string | undefined
  wasOn?: ResourceKey | undefined
}

type Orders = Board['orders']

const siteOf = (stop: TourStop, orders: Orders): PlanSite | undefined => {
  const order = orders.get(stop.orderId)
  return order && endOf(order, stop).site
}

/** Kilometres along a row of stops. */
export function kmOf(stops: readonly TourStop[], orders: Orders): number {
  let [km, last] = [0, stops[0] && siteOf(stops[0], orders)]
  for (const stop of stops.slice(1)) {
    const site = siteOf(stop, orders)
    if (last && site) km += kmBetween(last, site)
    last = site ?? last
  }
  return km
}

const isDoneIn = (orders: Orders) => (stop: TourStop) => isStopDone(orders.get(stop.orderId), stop)

/**
 * All rows of stops in which an order is loaded and unloaded among the others, behind what is done. An order with several places has its
 * loading places in a row, and so its unloading places: a person may take them apart.
 */
export function insertions(stops: readonly TourStop[], orderId: string, orders: Orders): TourStop[][] {
  const { pickup, delivery } = chainsOf(orderId, orders.get(orderId))
  const done = doneCount(stops, isDoneIn(orders))
  const rows: TourStop[][] = []
  for (let load = done; load <= stops.length; load++) {
    for (let unload = load; unload <= stops.length; unload++) {
      rows.push([...stops.slice(0, load), ...pickup, ...stops.slice(load, unload), ...delivery, ...stops.slice(unload)])
    }
  }
  return rows
}

/** The shortest of several rows of stops. */
function shortest(rows: readonly TourStop[][], orders: Orders): TourStop[] {
  const measured = rows.map((row) => ({ row, km: kmOf(row, orders) }))
  return measured.toSorted((a, b) => a.km - b.km)[0]?.row ?? []
}

/** Orders put one after the other where they cost the fewest kilometres. */
export function joined(stops: readonly TourStop[], orderIds: readonly string[], orders: Orders): TourStop[] {
  let row = [...stops]
  for (const id of orderIds) row = shortest(insertions(row, id, orders), orders)
  return row
}

/** Stops that begin at another time: what was set for them no longer holds, but for what is done. */
const moved = (stops: readonly TourStop[], orders: Orders): TourStop[] =>
  stops.map((stop) => (isDoneIn(orders)(stop) ? stop : untimed(stop)))

/** The stops of what is carried as a tour of its own: as they stood together, or the shortest way. */
export function ownStops(
  { orderIds, tourId }: Selection,
  board: Board,
): { tourId?: string | undefined; stops: TourStop[] } {
  const { tours, tourOf } = indexOf(board)
  const own = tourId === undefined ? undefined : tours.get(tourId)?.tour
  if (own) return { tourId, stops: moved(own.stops, board.orders) }
  const from = new Set(orderIds.map((id) => tourOf.get(id)?.tour))
  const [tour] = from
  if (tour === undefined || from.size > 1) return { stops: joined([], orderIds, board.orders) }
  const isWhole = orderIdsOf(tour.stops).length === orderIds.length
  return isWhole
    ? { tourId: tour.id, stops: moved(tour.stops, board.orders) }
    : { stops: ofOrders(tour.stops, orderIds).map(untimed) }
}

/**
 * The better of two verdicts first: what breaks nothing, then what breaks the lesser thing and less of it, then by what is left
 * of it or kilometres, then with less to mind, then by time. What no one has named a price for comes behind what is known.
 */
export function byWorth(a: Verdict, b: Verdict): number {
  const broken = gravityOf(a.violations) - gravityOf(b.violations) || a.violations.length - b.violations.length
  const unpriced = ({ figures: { margin } }: Verdict) => (margin === undefined ? 1 : 0)
  const worth = ({ figures: { margin, extraKm } }: Verdict) => margin ?? -extraKm
  const price = unpriced(a) - unpriced(b) || worth(b) - worth(a)
  const minded = a.hints.length - b.hints.length || a.figures.minutes - b.figures.minutes
  return broken || price || minded || a.figures.extraKm - b.figures.extraKm || a.timeline.end - b.timeline.end
}
