import type { Store, Where } from '../../store/store.ts'

export type OrderFilter = Where<'orders'>

/** Orders that were delivered. */
export const DONE: OrderFilter = { status: { in: ['DELIVERED', 'BILLED'] } }

/** A share in percent with one decimal; 100 where there is nothing to be late or lost. */
export const percent = (part: number, whole: number) => (whole === 0 ? 100 : Math.round((part / whole) * 1000) / 10)

/** Of the orders that came to an end the share that was delivered. */
export async function completionRate(store: Store): Promise<number> {
  const done = await store.count('orders', DONE)
  const cancelled = await store.count('orders', { status: 'CANCELLED' })
  return percent(done, done + cancelled)
}
