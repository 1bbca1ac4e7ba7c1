import type { Reason } from '../refusals/reason-messages.ts'
import type { GoodsLine } from '../stops/goods-lines.ts'
import type { Freight } from './load.ts'
import type { WithPlaces } from '../stops/further-stops.ts'
import { doneCount, isSameStop, loneStops, orderIdsOf, type StopOfOrder } from './stops.ts'

/** An order as a tour knows it: how it is called, what it puts on the truck, and whether that has to be cooled. */
export interface TourFreight extends Freight, WithPlaces {
  number: string
  cooled?: boolean | undefined
}

type FreightOf = (orderId: string) => TourFreight | undefined

const numberOf = (freightOf: FreightOf, orderId: string) => freightOf(orderId)?.number ?? orderId

/**
 * What no reason lifts: a tour stops at every place of its orders once, and what is unloaded has been loaded before: each line of goods
 * where lines are told, else all of the order. Nothing where that holds.
 */
export function stopsRefusal(stops: readonly StopOfOrder[], freightOf: FreightOf): Reason | undefined {
  for (const orderId of orderIdsOf(stops)) {
    const freight = freightOf(orderId)
    const own = stops.filter((stop) => stop.orderId === orderId)
    const places = loneStops(orderId, freight)
    const values = { order: numberOf(freightOf, orderId) }
    const isWhole = own.length === places.length && places.every((place) => own.some((stop) => isSameStop(stop, place)))
    if (!isWhole) return { code: 'reason.tour.stopsIncomplete', values }
    if (isUnloadedFirst(own, freight?.goodsLines)) return { code: 'reason.tour.deliveryFirst', values }
  }
  return undefined
}

/** Whether anything of an order is unloaded before it has been loaded. */
function isUnloadedFirst(own: readonly StopOfOrder[], lines: readonly GoodsLine[] = []): boolean {
  const at = (kind: StopOfOrder['kind'], part = 0) =>
    own.findIndex((stop) => stop.kind === kind && (stop.part ?? 0) === part)
  if (lines.length > 0)
    return lines.some(({ loadedAt, unloadedAt }) => at('pickup', loadedAt) > at('delivery', unloadedAt))
  return own.findLastIndex(({ kind }) => kind === 'pickup') > own.findIndex(({ kind }) => kind === 'delivery')
}

/** What the truck has behind it stays as it was: nothing is put before it, and nothing of it leaves the tour. */
export function doneRefusal<S extends StopOfOrder>(
  before: readonly S[],
  after: readonly StopOfOrder[],
  { isDone, freightOf }: { isDone: (stop: S) => boolean; freightOf: FreightOf },
): Reason | undefined {
  const done = before.slice(0, doneCount(before, isDone))
  const moved = done.find((stop, index) => {
    const now = after[index]
    return now === undefined || !isSameStop(now, stop)
  })
  return moved && { code: 'reason.tour.stopDone', values: { order: numberOf(freightOf, moved.orderId) } }
}
