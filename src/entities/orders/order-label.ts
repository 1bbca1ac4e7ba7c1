import type { Order } from '#src/contract/order.ts'

/** The name of an order for people. */
export const orderLabel = ({ id, orderNumber }: Pick<Order, 'id' | 'orderNumber'>) => orderNumber || id
