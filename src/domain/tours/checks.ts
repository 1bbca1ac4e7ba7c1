import type { Reason } from '../refusals/reason-messages.ts'
import type { Freight } from './load.ts'
import { doneCount, isSameStop, orderIdsOf, type StopOfOrder } from './stops.ts'

/** An order as a tour knows it: how it is called, what it puts on the truck, and whether that has to be cooled. */
export interface TourFreight extends Freight {
  number: string
  cooled?: boolean | undefined
}

type FreightOf = (orderId: string) => TourFreight | undefined

const numberOf = (freightOf: FreightOf, orderId: string) => freightOf(orderId)?.number ?? orderId

/**
 * What no reason lifts: every order of a tour is loaded once, unloaded once, and loaded before it is unloaded. Nothing where
 * that holds.
 */
export function stopsRefusal(stops: readonly StopOfOrder[], freightOf: FreightOf): Reason | undefined {
  for (const orderId of orderIdsOf(stops)) {
    const kinds = stops.filter((stop) => stop.orderId === orderId).map(({ kind }) => kind)
    const values = { order: numberOf(freightOf, orderId) }
    if (kinds.length !== 2 || kinds[0] === kinds[1]) return { code: 'reason.tour.stopsIncomplete', values }
    if (kinds[0] === 'delivery') return { code: 'reason.tour.deliveryFirst', values }
  }
  return undefined
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
