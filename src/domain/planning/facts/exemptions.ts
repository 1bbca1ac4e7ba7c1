import type { BanExemption } from '../../goods/ban-exemptions.ts'
import { ordersAboard } from '../../tours/load.ts'
import type { StopOfOrder } from '../../tours/stops.ts'
import type { PlanOrder } from './board.ts'
import { kmBetween } from './distance.ts'

/** The longest way of combined transport that is free, kilometres. Source: § 30 (3) sentence 2 no. 1 StVO */
const COMBINED_KM = 200

/** Why an order is free of the ban; nothing where what it says does not free it. */
export function exemptionOf({ banExemption, pickup, delivery }: PlanOrder): BanExemption | undefined {
  if (banExemption !== 'combined') return banExemption
  return kmBetween(pickup.site, delivery.site) <= COMBINED_KM ? 'combined' : undefined
}

/** The orders that free a way of the ban. */
export type FreeingOrders = readonly PlanOrder[]

/**
 * For each stop what frees the way to it: all that is aboard is exempt; empty, the way belongs to fresh goods that come before
 * or behind it. Nothing where the ban binds. Source: § 30 (3) sentence 2 StVO
 */
export function freeWays(
  stops: readonly StopOfOrder[],
  orders: ReadonlyMap<string, PlanOrder>,
): readonly (FreeingOrders | undefined)[] {
  const known = (ids: readonly (string | undefined)[]) =>
    ids.flatMap((id) => (id === undefined ? [] : (orders.get(id) ?? [])))
  if (stops.every(({ orderId }) => orders.get(orderId)?.banExemption === undefined)) return []
  const aboard = ordersAboard(stops)
  return stops.map((stop, at) => {
    const loaded = known(aboard[at - 1] ?? [])
    if (loaded.length === 0) return freeEmpty(known([stops[at - 1]?.orderId, stop.orderId]))
    return loaded.every((order) => exemptionOf(order) !== undefined) ? loaded : undefined
  })
}

/** What frees an empty run: fresh goods at one of its ends. Source: § 30 (3) sentence 2 StVO, empty runs */
export function freeEmpty(around: readonly PlanOrder[]): FreeingOrders | undefined {
  const fresh = around.filter((order) => exemptionOf(order) === 'fresh')
  return fresh.length > 0 ? fresh : undefined
}
