import { transportDeleteRefusal } from '#src/domain/transports/permissions.ts'
import { HttpError, refusalBody } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import type { RuleContext } from '../../core/rule-context.ts'

type Transport = Row<'transports'>

/** 409 for a transport that something rides with, or whose order has gone on. */
export async function refuseInUse({ store }: RuleContext, { id, orderId, status }: Transport): Promise<void> {
  const order = orderId === undefined ? undefined : await store.find('orders', orderId)
  const refusal = transportDeleteRefusal(status, order && { ...order, isCarried: order.transportId === id })
  if (refusal) throw new HttpError(409, { ...refusalBody(refusal), code: 'DELETE_NOT_ALLOWED' })
}

/** Takes a transport away with the alerts about it. */
export async function removeTransport({ store }: RuleContext, { id }: Transport): Promise<void> {
  for (const alert of await store.all('alerts', { transportId: id })) await store.remove('alerts', alert.id)
  await store.remove('transports', id)
}
