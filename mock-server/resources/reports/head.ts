import type { OrdersBehind, ReportQuery } from '#src/contract/reports/reports.ts'
import { NO_ORDERS, type OrderSums, totalOf } from '#src/domain/reports/sums.ts'
import { daysOf, lastCompleteWeek, type Week } from '#src/domain/reports/weeks.ts'
import { type RuleContext, stamp, todayOf } from '../../core/rule-context.ts'
import { allOf } from '../../store/all-of.ts'
import { FLEET_FILTERS } from '../orders/search/carried.ts'
import { behind, daysThrough, type WeekRange } from './range.ts'
import { whereOf } from './sums-by.ts'

export type ReportContext = Pick<RuleContext, 'store' | 'now'>

/** What every report says of itself: its weeks, and the orders behind it. */
export async function headOf(
  context: ReportContext,
  {
    range,
    query,
    weeks,
    more,
  }: {
    range: WeekRange
    query: ReportQuery
    weeks: ReadonlyMap<Week, OrderSums>
    more?: Partial<OrdersBehind>
  },
) {
  const { store } = context
  const filter = behind(daysThrough(range.weeks), query, more)
  const where = await whereOf(store, filter)
  const others = await whereOf(store, { ...filter, currency: '' })
  const complete = lastCompleteWeek(todayOf(context))
  const own = allOf([where, FLEET_FILTERS.own])
  return {
    ...{ asOf: stamp(context), from: range.from, to: range.to, filter },
    weeks: range.weeks.map((week) => ({
      ...{ week, ...daysOf(week), complete: week <= complete },
      orders: (weeks.get(week) ?? NO_ORDERS).orders,
      filter: behind(daysOf(week), query, more),
    })),
    orders: totalOf(weeks.values()).orders,
    otherCurrency: await store.count('orders', allOf([others, { currency: { ne: 'EUR' } }])),
    customers: (await store.tally('orders', ['customerId'], { where })).length,
    vehicles: (await store.tally('orders', ['assignedVehicleId'], { where: own })).length,
  }
}
