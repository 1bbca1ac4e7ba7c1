import type { Row } from '../store/models.ts'
import type { Store } from '../store/store.ts'
import { shownOnOrder } from '../resources/orders/follow.ts'

type Transport = Row<'transports'>

/** The order says what its transport has reported. */
export async function showReport(store: Store, transport: Transport): Promise<void> {
  const order = transport.orderId === undefined ? undefined : await store.find('orders', transport.orderId)
  if (order?.transportId === transport.id) await report(store, 'orders', order.id, shownOnOrder(order, transport))
}

/** No one has edited what a truck reports: anyone who is at work on the record goes on from the version they have. */
export async function report<E extends 'transports' | 'orders' | 'vehicles'>(
  store: Store,
  entity: E,
  id: string,
  values: Partial<Row<E>>,
): Promise<Row<E>> {
  return store.patch(entity, id, values, { keepsVersion: true })
}
