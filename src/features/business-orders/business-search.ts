import * as z from 'zod/mini'
import type { Order } from '#src/contract/order.ts'
import { statusesIn, type OrderStatus } from '#src/domain/order-status.ts'

/** Filter and focused row as they stand in the URL: `?status=CREATED,CONFIRMED&row=NK-2026-004711`. What cannot be read is dropped. */
export const BusinessSearch = z.object({
  status: z.catch(
    z.optional(
      z.pipe(
        z.string(),
        z.transform((text) => statusesIn(text).join(',') || undefined),
      ),
    ),
    undefined,
  ),
  row: z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))), undefined),
})
export type BusinessSearch = z.output<typeof BusinessSearch>

/** The orders with one of the statuses, all without any; the newest first. */
export function shownOrders(orders: readonly Order[], statuses: readonly OrderStatus[]): Order[] {
  const kept = statuses.length === 0 ? orders : orders.filter(({ status }) => statuses.includes(status))
  return kept.toSorted((a, b) => newer(b.createdAt, a.createdAt) || newer(b.orderNumber, a.orderNumber))
}

const newer = (one = '', other = '') => (one === other ? 0 : one > other ? 1 : -1)
