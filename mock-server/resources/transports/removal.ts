import { transportDeleteRefusal } from '#src/domain/transport-permissions.ts'
import { HttpError, saying } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import { act } from '../../write/act.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import { transports } from './transport.resource.ts'

type Transport = Row<'transports'>

/** Deletes a transport that is planned or called off, with its alerts; its order keeps without one. `eventId` brings it back. */
export async function deleteTransport(
  context: RuleContext,
  id: string,
): Promise<{ success: boolean; eventId: string | undefined }> {
  const transport = await transports.read(context, id)
  await refuseInUse(context, transport)
  const head = { kind: 'transport', id } as const
  return { success: true, eventId: await act(context, head, { type: 'deleted' }, () => takeAway(context, transport)) }
}

/** 409 for a transport that something rides with, or whose order has gone on. */
export async function refuseInUse({ store }: RuleContext, { id, orderId, status }: Transport): Promise<void> {
  const order = orderId === undefined ? undefined : await store.find('orders', orderId)
  const refusal = transportDeleteRefusal(status, order && { ...order, isCarried: order.transportId === id })
  if (refusal) throw new HttpError(409, { ...saying(refusal), code: 'DELETE_NOT_ALLOWED' })
}

/** Takes a transport away with the alerts about it. */
export async function takeAway({ store }: RuleContext, { id }: Transport): Promise<void> {
  for (const alert of await store.all('alerts', { transportId: id })) await store.remove('alerts', alert.id)
  await store.remove('transports', id)
}
