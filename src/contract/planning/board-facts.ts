import type { PlainDate } from '#src/domain/basics/dates.ts'
import { measured } from '#src/domain/goods/dimensions.ts'
import {
  type Board,
  EUR_PER_KM,
  type PlanEnd,
  type PlanOrder,
  type PlanSite,
  type PlanTour,
  type Resource,
  resourceKeyOf,
} from '#src/domain/planning/facts/board.ts'
import type { BoardOrder } from './board-order.ts'
import type { BoardAnswer, BoardResource, BoardTour } from './board.ts'

/** An order of the board, and the transport that tells where it is. */
export interface BoardedOrder extends PlanOrder {
  transportId?: string | undefined
}

/** The tours and orders of an answer, as the rules of planning take them. */
export interface BoardPart {
  tours: readonly PlanTour[]
  orders: readonly BoardedOrder[]
}

/** What was asked for: it stands in for what an answer does not say, or says so that no calendar has it. */
export interface AskedBoard {
  from: PlainDate
  to: PlainDate
  /** The asker's clock, milliseconds since 1970. */
  now: number
}

/** The plan as the rules of planning take it. An order whose places are not known is left out, and its stops with it. */
export function boardOf(answer: BoardAnswer, asked: AskedBoard): Board {
  const { now = asked.now, from = asked.from, to = asked.to, sites } = answer
  const { tours, orders } = partOf(answer)
  return {
    ...{ now, from, to, tours },
    resources: answer.resources.map((resource) => resourceOf(resource, sites)),
    orders: new Map(orders.map((order) => [order.id, order])),
    eurPerKm: EUR_PER_KM,
    leftOut: answer.leftOut,
  }
}

export function partOf({ tours, orders, sites }: BoardAnswer): BoardPart {
  const known = orders.flatMap((order) => orderOf(order, sites) ?? [])
  const ids = new Set(known.map(({ id }) => id))
  return { tours: tours.map((tour) => tourOf(tour, ids)), orders: known }
}

function tourOf({ id, version, number, vehicleId, carrierId, stops }: BoardTour, known: ReadonlySet<string>): PlanTour {
  const resource = resourceKeyOf({ vehicleId, carrierId })
  return { id, version, number, resource, stops: stops.filter(({ orderId }) => known.has(orderId)) }
}

function orderOf(order: BoardOrder, sites: readonly PlanSite[]): BoardedOrder | undefined {
  const [pickup, delivery] = [endOf(order.pickup, sites), endOf(order.delivery, sites)]
  const furtherStops = order.furtherStops?.flatMap(({ kind, ...further }) => {
    const end = endOf(further, sites)
    return end ? [{ ...end, kind }] : []
  })
  const isWhole = furtherStops?.length === order.furtherStops?.length
  return pickup && delivery && isWhole
    ? { ...order, ...measured(order.dimensions), pickup, delivery, furtherStops }
    : undefined
}

function endOf({ site, ...end }: BoardOrder['pickup'], sites: readonly PlanSite[]): PlanEnd | undefined {
  const where = sites[site]
  return where && { ...end, site: where }
}

function resourceOf({ kind, home, standsAt, ...resource }: BoardResource, sites: readonly PlanSite[]): Resource {
  return {
    ...resource,
    key: `${kind}:${resource.id}`,
    home: home === undefined ? undefined : sites[home],
    standsAt: standsAt === undefined ? undefined : sites[standsAt],
  }
}
