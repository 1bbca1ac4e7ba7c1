/** The six steps of the business order workflow. Source: specification 4. */
export const WORKFLOW = ['CREATED', 'CONFIRMED', 'ASSIGNED', 'IN_TRANSIT', 'DELIVERED', 'BILLED'] as const

/** All statuses that can be set: the workflow, then CANCELLED. Source: decision B1. */
export const ORDER_STATUSES = [...WORKFLOW, 'CANCELLED'] as const

/** The status of an order as read; `unknown` stands for anything the product does not know. */
export type OrderStatus = (typeof ORDER_STATUSES)[number] | 'unknown'

/** What lists of orders can be filtered by, in the order of the workflow. */
export const FILTER_STATUSES: readonly OrderStatus[] = [...ORDER_STATUSES, 'unknown']

/** The known statuses of a comma-joined list, in the order of the workflow. */
export function statusesIn(text: string | undefined): OrderStatus[] {
  const named = new Set((text ?? '').split(',').map((part) => part.trim()))
  return FILTER_STATUSES.filter((status) => named.has(status))
}

/** Whether the goods have left with the one who carries them, and are not billed yet. */
export function isUnderWay(status: OrderStatus): boolean {
  return status === 'IN_TRANSIT' || status === 'DELIVERED'
}

/** Reads an order status; anything unknown is `unknown`. Never throws. */
export function parseOrderStatus(value: unknown): OrderStatus {
  return ORDER_STATUSES.find((status) => status === value) ?? 'unknown'
}

/** The next step of the workflow; none after BILLED and for CANCELLED and unknown. */
export function forwardStatus(from: OrderStatus): OrderStatus | undefined {
  const step = WORKFLOW.findIndex((status) => status === from)
  return step < 0 ? undefined : WORKFLOW[step + 1]
}
