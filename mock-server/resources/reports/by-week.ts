import { added, NO_ORDERS, type OrderSums } from '#src/domain/reports/sums.ts'
import { type Week, weekOf } from '#src/domain/reports/weeks.ts'
import type { Store, Where } from '../../store/store.ts'
import { sumsBy } from './sums-by.ts'

/** What orders come to by the week they were delivered in. */
export async function sumsByWeek(store: Store, where: Where<'orders'>): Promise<ReadonlyMap<Week, OrderSums>> {
  const weeks = new Map<Week, OrderSums>()
  for (const { values, sums } of await sumsBy(store, where, ['deliveryDate'])) {
    const week = weekOf(String(values[0]))
    weeks.set(week, added(weeks.get(week) ?? NO_ORDERS, sums))
  }
  return weeks
}
