import type { FieldChange } from '#src/contract/order-events.ts'
import { deleteRefusal } from '#src/domain/order-permissions.ts'
import { HttpError, saying } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import { type RuleContext, forbidden, notNow, stamp } from '../../core/rule-context.ts'
import { recordEvent } from './history.ts'
import { readOrder } from './read.ts'
import type { OrderChange } from './write.ts'
import { withTimestamps } from '../../core/with-timestamps.ts'

type Order = Row<'orders'>
type DeletedOrder = Row<'deletedOrders'>

/** Word in the `of` of an undoing: what it took back was a deletion. */
const DELETION = 'deleted'

/**
 * Removes an order with its load, alerts, history and cancelled transport, and keeps them aside; documents stay, without
 * their order. Admin only, and only CREATED or CANCELLED (decision B5). `eventId` is what brings it back.
 */
export async function deleteOrder(context: RuleContext, id: string): Promise<{ success: boolean; eventId: string }> {
  return { success: true, eventId: await takeAway(context, await readOrder(context, id)) }
}

async function takeAway(context: RuleContext, order: Order): Promise<string> {
  const refusal = deleteRefusal(context.session.role, order.status)
  if (refusal === 'reason.deleteOnlyFrom') throw notNow(refusal, 'DELETE_NOT_ALLOWED')
  if (refusal) throw forbidden(refusal)
  const { store } = context
  const of = { orderId: order.id }
  const documents = await store.all('documents', of)
  const kept = await store.insert('deletedOrders', {
    id: order.id,
    eventId: context.newId('evt'),
    actorId: context.session.userId,
    order,
    events: await store.all('orderEvents', of),
    loads: await store.all('loads', of),
    transports: (await store.all('transports', of)).map(withTimestamps),
    alerts: await store.all('alerts', of),
    documentIds: documents.map(({ id }) => id),
  })
  for (const entity of ['loads', 'transports', 'alerts'] as const) {
    for (const { id } of kept[entity]) {
      await store.remove(entity, id)
    }
  }
  for (const { id } of kept.events) await store.remove('orderEvents', id)
  for (const { id } of documents) await linkDocument(context, id, undefined)
  await store.remove('orders', order.id)
  return kept.eventId
}

/** What was deleted under an id, when it was this event that deleted it. */
export async function findDeleted(
  context: RuleContext,
  id: string,
  eventId: string,
): Promise<DeletedOrder | undefined> {
  const kept = await context.store.find('deletedOrders', id)
  return kept?.eventId === eventId ? kept : undefined
}

/** Brings a deleted order back whole, one version higher, with the event of it. Only who deleted it, and admins. */
export async function bringBack(context: RuleContext, kept: DeletedOrder): Promise<OrderChange> {
  if (kept.actorId !== context.session.userId && context.session.role !== 'admin') throw forbidden('reason.role.admin')
  const { store } = context
  const order = await store.insert('orders', {
    ...kept.order,
    version: kept.order.version + 1,
    updatedAt: stamp(context),
  })
  for (const event of kept.events) await store.insert('orderEvents', event)
  for (const load of kept.loads) await store.insert('loads', load)
  for (const transport of kept.transports) await store.insert('transports', transport)
  for (const alert of kept.alerts) await store.insert('alerts', alert)
  for (const id of kept.documentIds) await linkDocument(context, id, order.id)
  await store.remove('deletedOrders', kept.id)
  const payload = { undoes: kept.eventId, of: DELETION, version: order.version }
  const event = await recordEvent(context, kept.order, { type: 'undone', payload })
  return { order, eventId: event.id, warnings: [] }
}

/** Whether an event brought a deleted order back, so that taking it back deletes again. */
export function isBringingBack(event: Row<'orderEvents'>): boolean {
  return event.type === 'undone' && event.payload?.['of'] === DELETION
}

/** Deletes again what was brought back; 409 `UNDO_CONFLICT` when it was changed since, unless forced. */
export async function deleteAgain(
  context: RuleContext,
  order: Order,
  event: Row<'orderEvents'>,
  force: boolean,
): Promise<OrderChange> {
  if (event.payload?.['version'] !== order.version && !force) {
    const conflicts = await changedSince(context, order, event)
    throw new HttpError(409, { ...saying({ code: 'reason.changedMeanwhile' }), code: 'UNDO_CONFLICT', conflicts })
  }
  return { order, eventId: await takeAway(context, order), warnings: [], deleted: true }
}

/** Each field that was changed after an event: what it was, and what it is now. */
async function changedSince(context: RuleContext, order: Order, event: Row<'orderEvents'>) {
  const events = await context.store.all('orderEvents', { orderId: order.id })
  const later = events.slice(events.findIndex(({ id }) => id === event.id) + 1)
  const first = new Map<string, FieldChange>()
  for (const change of later.flatMap(({ changedFields }) => changedFields)) {
    if (!first.has(change.field)) first.set(change.field, change)
  }
  return [...first.values()].map(({ field, from }) => {
    return { field, mine: from ?? null, theirs: Reflect.get(order, field) ?? null }
  })
}

async function linkDocument(context: RuleContext, id: string, orderId: string | undefined): Promise<void> {
  if (!(await context.store.find('documents', id))) return
  await context.store.patch('documents', id, { orderId })
}
