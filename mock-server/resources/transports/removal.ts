import type { FieldChange } from '#src/contract/order-events.ts'
import type { RecordUndone } from '#src/contract/record-events.ts'
import { transportDeleteRefusal } from '#src/domain/transport-permissions.ts'
import { HttpError, saying } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import { transportOf } from '../orders/follow.ts'
import { noteRecordEvent } from '../../write/record-write.ts'
import { type RuleContext, stamp } from '../../core/rule-context.ts'
import { transports } from './transport.resource.ts'
import { showOnOrder } from './status.ts'

type Transport = Row<'transports'>
type Event = Row<'recordEvents'>

/** What is kept of a transport that was deleted, in the event that brings it back. */
interface Kept {
  transport: Transport
  alerts: Row<'alerts'>[]
  /** Whether it was the one its order has. */
  isOfOrder: boolean
}

/** Deletes a transport that is planned or called off, with its alerts; its order keeps without one. `eventId` brings it back. */
export async function deleteTransport(
  context: RuleContext,
  id: string,
): Promise<{ success: boolean; eventId: string }> {
  const transport = await transports.read(context, id)
  return { success: true, eventId: await takeAway(context, transport, { type: 'deleted' }) }
}

async function takeAway(
  context: RuleContext,
  transport: Transport,
  event: { type: string; payload?: Record<string, unknown> },
): Promise<string> {
  const { store } = context
  const { id, orderId } = transport
  const order = orderId === undefined ? undefined : await store.find('orders', orderId)
  const isOfOrder = order?.transportId === id
  const refusal = transportDeleteRefusal(transport.status, order && { ...order, isCarried: isOfOrder })
  if (refusal) throw new HttpError(409, { ...saying(refusal), code: 'DELETE_NOT_ALLOWED' })
  const alerts = await store.all('alerts', { transportId: id })
  await showOnOrder(context, transport, undefined)
  for (const alert of alerts) {
    await store.remove('alerts', alert.id)
  }
  await store.remove('transports', id)
  const kept: Kept = { transport, alerts, isOfOrder }
  return noteRecordEvent(context, 'transport', id, {
    ...event,
    changedFields: [],
    payload: { ...event.payload, kept },
  })
}

/**
 * Takes back that a transport was made or deleted: brings it back whole, one version higher, or deletes it again. 409
 * `NOT_UNDOABLE` where its order has another one by now or is gone, `UNDO_CONFLICT` where what was made has been changed
 * since, unless forced.
 */
export async function undoExistence(context: RuleContext, event: Event, force: boolean): Promise<RecordUndone> {
  const { id: undoes, type: of, payload } = event
  const kept = payload?.['kept'] as Kept | undefined
  if (kept) return { eventId: await bringBack(context, kept, { undoes, of }), warnings: [] }
  const transport = await transports.read({ store: context.store }, event.recordId)
  const conflicts = transport.version === payload?.['version'] ? [] : await changedSince(context, event, transport)
  if (conflicts.length > 0 && !force) {
    throw new HttpError(409, { ...saying({ code: 'reason.recordChangedMeanwhile' }), code: 'UNDO_CONFLICT', conflicts })
  }
  return {
    eventId: await takeAway(context, transport, { type: 'undone', payload: { undoes, of } }),
    warnings: [],
  }
}

async function bringBack(context: RuleContext, kept: Kept, payload: { undoes: string; of: string }): Promise<string> {
  const { store } = context
  const { id, orderId } = kept.transport
  const order = orderId === undefined ? undefined : await store.find('orders', orderId)
  const isGone = orderId !== undefined && !order
  const isTaken = kept.isOfOrder && (order?.status !== 'CONFIRMED' || order.transportId !== undefined)
  if (isGone || isTaken || (await store.find('transports', id)))
    throw new HttpError(409, { ...saying({ code: 'reason.notUndoable' }), code: 'NOT_UNDOABLE' })
  const transport = await store.insert('transports', {
    ...kept.transport,
    version: kept.transport.version + 1,
    updatedAt: stamp(context),
  })
  if (order && kept.isOfOrder && (await transportOf(context, order)))
    await showOnOrder(context, transport, transport.status)
  for (const alert of kept.alerts) {
    await store.insert('alerts', alert)
  }
  const { version } = transport
  return noteRecordEvent(context, 'transport', id, {
    type: 'undone',
    changedFields: [],
    payload: { ...payload, version },
  })
}

/** Each field that was changed after an event: what it was, and what it is now. */
async function changedSince({ store }: RuleContext, event: Event, transport: Transport) {
  const events = await store.all('recordEvents', { recordId: event.recordId })
  const later = events.slice(events.findIndex(({ id }) => id === event.id) + 1)
  const first = new Map<string, FieldChange>()
  for (const change of later.flatMap(({ changedFields }) => changedFields))
    if (!first.has(change.field)) first.set(change.field, change)
  return [...first.values()].map(({ field, from }) => {
    return { field, mine: from ?? null, theirs: Reflect.get(transport, field) ?? null }
  })
}
