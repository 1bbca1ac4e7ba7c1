import type { OrdersBehind } from '#src/contract/reports/reports.ts'
import { toCents } from '#src/domain/basics/money.ts'
import type { Fleet } from '#src/domain/reports/figures.ts'
import { FLEETS } from '#src/domain/reports/figures.ts'
import { MEASURED, ON_TIME } from './measured.ts'
import { added, NO_ORDERS, type OrderSums } from '#src/domain/reports/sums.ts'
import { allOf } from '../../store/all-of.ts'
import type { Scalar, Store, Tally, TallyKey, Where } from '../../store/store.ts'
import { FLEET_FILTERS } from '../orders/search/carried.ts'
import { orderFilter } from '../orders/search/search.ts'

type Filter = Where<'orders'>
export type Key = TallyKey<'orders'>

/** What the orders with the same values of some keys come to. */
interface SummedGroup {
  values: readonly (Scalar | undefined)[]
  sums: OrderSums
}

const isFleet = (fleet: string | undefined): fleet is Fleet => FLEETS.some((known) => known === fleet)

/** The filter of the order list that a report says it is made of. */
export function whereOf(store: Store, { fleet, ...behind }: OrdersBehind): Promise<Filter> {
  return orderFilter(store, { ...behind, fleet: isFleet(fleet) ? fleet : undefined })
}

/** Price and cost are known: there is a price of the carrier, or else an own vehicle and how far it has driven. */
const BOUGHT: Filter = { customerPrice: { exists: true }, carrierPrice: { exists: true } }
const DRIVEN: Filter = allOf<'orders'>([
  { customerPrice: { exists: true }, carrierPrice: { exists: false }, distanceKm: { exists: true } },
  FLEET_FILTERS.own,
])

/** What the orders that fit come to, by some keys; in five reads, however many there are. */
export async function sumsBy(store: Store, where: Filter, keys: readonly Key[]): Promise<SummedGroup[]> {
  const groups = new Map<string, SummedGroup>()
  const take = (tallies: readonly Tally[], sumsOf: (tally: Tally) => Partial<OrderSums>) => {
    for (const tally of tallies) {
      const name = JSON.stringify(tally.values.map((value) => value ?? null))
      const known = groups.get(name) ?? { values: tally.values, sums: NO_ORDERS }
      groups.set(name, { ...known, sums: added(known.sums, sumsOf(tally)) })
    }
  }
  const among = (part: Filter, sums: readonly ('customerPrice' | 'carrierPrice' | 'distanceKm')[]) =>
    store.tally('orders', keys, { where: allOf([where, part]), sums })
  take(await among({}, ['customerPrice', 'distanceKm']), ({ count, sums }) => ({
    orders: count,
    ...{ revenue: toCents(sums['customerPrice'] ?? 0), km: toCents(sums['distanceKm'] ?? 0) },
  }))
  take(await among(MEASURED, []), ({ count }) => ({ measured: count }))
  take(await among(ON_TIME, []), ({ count }) => ({ onTime: count }))
  take(await among(BOUGHT, ['customerPrice', 'carrierPrice']), ({ count, sums }) => ({
    ...{ priced: count, pricedRevenue: toCents(sums['customerPrice'] ?? 0) },
    carrierCost: toCents(sums['carrierPrice'] ?? 0),
  }))
  take(await among(DRIVEN, ['customerPrice', 'distanceKm']), ({ count, sums }) => ({
    ...{ priced: count, pricedRevenue: toCents(sums['customerPrice'] ?? 0) },
    ownKm: toCents(sums['distanceKm'] ?? 0),
  }))
  return [...groups.values()]
}
