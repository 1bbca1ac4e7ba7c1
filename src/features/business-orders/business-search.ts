import { z } from 'zod'
import type { Order } from '#src/contract/order.ts'
import { ORDER_STATUSES, type OrderStatus } from '#src/domain/order-status.ts'

/** What the list can be filtered by, in the order of the workflow. */
export const STEP_STATUSES: readonly OrderStatus[] = [...ORDER_STATUSES, 'unknown']

/** Filter and focused row as they stand in the URL: `?status=CREATED,CONFIRMED&row=NK-2026-004711`. What cannot be read is dropped. */
export const BusinessSearch = z.object({
  status: z
    .string()
    .transform((text) => statusesIn(text).join(',') || undefined)
    .optional()
    .catch(undefined),
  row: z.string().trim().min(1).max(100).optional().catch(undefined),
})
export type BusinessSearch = z.output<typeof BusinessSearch>

/** Known statuses of a comma-joined list, in the order of the workflow. */
export function statusesIn(text: string | undefined): OrderStatus[] {
  const named = new Set((text ?? '').split(',').map((part) => part.trim()))
  return STEP_STATUSES.filter((status) => named.has(status))
}

/** The orders with one of the statuses, all without any; the newest first. */
export function shownOrders(orders: readonly Order[], statuses: readonly OrderStatus[]): Order[] {
  const kept = statuses.length === 0 ? orders : orders.filter(({ status }) => statuses.includes(status))
  return kept.toSorted((a, b) => newer(b.createdAt, a.createdAt) || newer(b.orderNumber, a.orderNumber))
}

const newer = (one = '', other = '') => (one === other ? 0 : one > other ? 1 : -1)
