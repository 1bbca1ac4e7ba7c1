import type { Order } from '#src/contract/orders/order.ts'

/** The name of an order for people. */
export const orderLabel = ({ id, orderNumber }: Pick<Order, 'id' | 'orderNumber'>) => orderNumber || id
