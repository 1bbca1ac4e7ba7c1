import type { FieldChange } from '#src/contract/order-events.ts'
import { deleteRefusal } from '#src/domain/order-permissions.ts'
import { HttpError, saying } from '../../core/http-error.ts'
import type { Row } from '../../db/models.ts'
import { type Act, forbidden, notNow, stamp } from '../act.ts'
import { recordEvent } from './history.ts'
import { type OrderChange, readOrder } from './order-write.ts'
import { stamped } from '../stamped.ts'

type Order = Row<'orders'>
type DeletedOrder = Row<'deletedOrders'>

/** Word in the `of` of an undoing: what it took back was a deletion. */
const DELETION = 'deleted'

/**
 * Removes an order with its load, alerts, history and cancelled transport, and keeps them aside; documents stay, without
 * their order. Admin only, and only CREATED or CANCELLED (decision B5). `eventId` is what brings it back.
 */
export async function deleteOrder(act: Act, id: string): Promise<{ success: boolean; eventId: string }> {
  return { success: true, eventId: await takeAway(act, await readOrder(act, id)) }
}

async function takeAway(act: Act, order: Order): Promise<string> {
  const refusal = deleteRefusal(act.session.role, order.status)
  if (refusal === 'reason.deleteOnlyFrom') throw notNow(refusal, 'DELETE_NOT_ALLOWED')
  if (refusal) throw forbidden(refusal)
  const { store } = act
  const of = { orderId: order.id }
  const documents = await store.all('documents', of)
  const kept = await store.insert('deletedOrders', {
    id: order.id,
    eventId: act.newId('evt'),
    actorId: act.session.userId,
    order,
    events: await store.all('orderEvents', of),
    loads: await store.all('loads', of),
    transports: (await store.all('transports', of)).map(stamped),
    alerts: await store.all('alerts', of),
    documentIds: documents.map(({ id }) => id),
  })
  for (const entity of ['loads', 'transports', 'alerts'] as const) {
    for (const { id } of kept[entity]) {
      await store.remove(entity, id)
      act.publish({ entity, id, change: 'deleted' })
    }
  }
  for (const { id } of kept.events) await store.remove('orderEvents', id)
  for (const { id } of documents) await linkDocument(act, id, undefined)
  await store.remove('orders', order.id)
  act.publish({ entity: 'orders', id: order.id, change: 'deleted' })
  return kept.eventId
}

/** What was deleted under an id, when it was this event that deleted it. */
export async function findDeleted(act: Act, id: string, eventId: string): Promise<DeletedOrder | undefined> {
  const kept = await act.store.find('deletedOrders', id)
  return kept?.eventId === eventId ? kept : undefined
}

/** Brings a deleted order back whole, one version higher, with the event of it. Only who deleted it, and admins. */
export async function bringBack(act: Act, kept: DeletedOrder): Promise<OrderChange> {
  if (kept.actorId !== act.session.userId && act.session.role !== 'admin') throw forbidden('reason.role.admin')
  const { store } = act
  const order = await store.insert('orders', { ...kept.order, version: kept.order.version + 1, updatedAt: stamp(act) })
  for (const event of kept.events) await store.insert('orderEvents', event)
  for (const load of kept.loads) await store.insert('loads', load)
  for (const transport of kept.transports) await store.insert('transports', transport)
  for (const alert of kept.alerts) await store.insert('alerts', alert)
  for (const entity of ['loads', 'transports', 'alerts'] as const) {
    for (const { id } of kept[entity]) act.publish({ entity, id, change: 'created' })
  }
  for (const id of kept.documentIds) await linkDocument(act, id, order.id)
  await store.remove('deletedOrders', kept.id)
  const payload = { undoes: kept.eventId, of: DELETION, version: order.version }
  const event = await recordEvent(act, kept.order, { type: 'undone', payload })
  act.publish({ entity: 'orders', id: order.id, change: 'created', version: order.version })
  return { order, eventId: event.id, warnings: [] }
}

/** Whether an event brought a deleted order back, so that taking it back deletes again. */
export function isBringingBack(event: Row<'orderEvents'>): boolean {
  return event.type === 'undone' && event.payload?.['of'] === DELETION
}

/** Deletes again what was brought back; 409 `UNDO_CONFLICT` when it was changed since, unless forced. */
export async function deleteAgain(
  act: Act,
  order: Order,
  event: Row<'orderEvents'>,
  force: boolean,
): Promise<OrderChange> {
  if (event.payload?.['version'] !== order.version && !force) {
    const conflicts = await changedSince(act, order, event)
    throw new HttpError(409, { ...saying({ code: 'reason.changedMeanwhile' }), code: 'UNDO_CONFLICT', conflicts })
  }
  return { order, eventId: await takeAway(act, order), warnings: [], deleted: true }
}

/** Each field that was changed after an event: what it was, and what it is now. */
async function changedSince(act: Act, order: Order, event: Row<'orderEvents'>) {
  const events = await act.store.all('orderEvents', { orderId: order.id })
  const later = events.slice(events.findIndex(({ id }) => id === event.id) + 1)
  const first = new Map<string, FieldChange>()
  for (const change of later.flatMap(({ changedFields }) => changedFields)) {
    if (!first.has(change.field)) first.set(change.field, change)
  }
  return [...first.values()].map(({ field, from }) => {
    return { field, mine: from ?? null, theirs: Reflect.get(order, field) ?? null }
  })
}

async function linkDocument(act: Act, id: string, orderId: string | undefined): Promise<void> {
  if (!(await act.store.find('documents', id))) return
  const { version } = await act.store.patch('documents', id, { orderId })
  act.publish({ entity: 'documents', id, change: 'updated', version, changedFields: ['orderId'] })
}
