import type { Order } from '#src/contract/order.ts'

/** Whether a screen handed an order in. */
export function isOrder(record: unknown): record is Order {
  if (typeof record !== 'object' || record === null) return false
  return 'orderNumber' in record && 'pickupCountry' in record && 'deliveryCountry' in record
}
