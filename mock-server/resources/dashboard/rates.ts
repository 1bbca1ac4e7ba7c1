import type { PlainDate } from '#src/domain/basics/dates.ts'
import { percentOf } from '#src/domain/reports/shares.ts'
import { allOf } from '../../store/all-of.ts'
import type { Condition, Store, Where } from '../../store/store.ts'

type OrderFilter = Where<'orders'>

/** Days, both included; an end that is not given is open. */
export interface DayRange {
  from?: PlainDate | undefined
  to?: PlainDate | undefined
}

/** The days of a range as a condition; none of an open one. */
export const daysIn = ({ from, to }: DayRange): Condition | undefined =>
  from || to ? { gte: from || '0000', lte: to || '9999' } : undefined

/** Orders that were delivered. */
export const DONE: OrderFilter = { status: { in: ['DELIVERED', 'BILLED'] } }

/** Those delivered between two days. */
export const delivered = (range: DayRange): OrderFilter => ({ ...DONE, deliveryDate: daysIn(range) })

/** A share in percent with one decimal; 100 where there is nothing to be late or lost. */
const percent = (part: number, whole: number): number => percentOf(part, whole) ?? 100

/** The sum of the customers' prices in euros, to the cent; orders in another currency are left out. */
export const revenue = (store: Store, where: OrderFilter): Promise<number> =>
  store.sum('orders', 'customerPrice', { ...where, currency: 'EUR' })

/** Of the orders that came to an end, or would have in a range of days, the share that was delivered. */
export async function completionRate(store: Store, range: DayRange = {}): Promise<number> {
  const done = await store.count('orders', delivered(range))
  const cancelled = await store.count('orders', allOf([{ status: 'CANCELLED' }, { deliveryDate: daysIn(range) }]))
  return percent(done, done + cancelled)
}
