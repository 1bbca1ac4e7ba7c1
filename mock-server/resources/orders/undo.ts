import { HttpError, notFound, saying } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import { type RuleContext, forbidden } from '../../core/rule-context.ts'
import { bringBack, deleteAgain, findDeleted, isBringingBack } from './delete.ts'
import { markDocument } from '../documents/rules.ts'
import { findEvent } from './history.ts'
import { leftTourOf } from '../tours/follow.ts'
import { readOrder } from './read.ts'
import { type OrderChange, plannedTransportOf, writeOrder } from './write.ts'
import { isTakingBack, refuseChange, refuseConflicts } from './undo-checks.ts'

type Order = Row<'orders'>
type Event = Row<'orderEvents'>

/** What of an event its undoing says again: the document. */
function keptPayload({ payload = {} }: Event): Record<string, unknown> {
  const kept = ['documentId', 'name'] as const
  return Object.fromEntries(kept.flatMap((key) => (payload[key] === undefined ? [] : [[key, payload[key]]])))
}

/** A proof of delivery is marked like its order. */
async function followWithDocument(context: RuleContext, event: Event, order: Order): Promise<void> {
  const id = event.payload?.['documentId']
  if (!event.changedFields.some(({ field }) => field === 'proofOfDeliveryVerified') || typeof id !== 'string') return
  const document = await context.store.find('documents', id)
  if (document) await markDocument(context, document, order.proofOfDeliveryVerified)
}

/**
 * Takes an event back: its fields get their old values, transport, load, vehicle and document follow. The undoing is an
 * event itself, whose own undoing is the redo. Only one's own events, for admins all. 409 `UNDO_CONFLICT` when a field
 * was changed since, or the carrier or vehicle that comes back is in conflict by now, unless forced; only who may override
 * decides on the latter.
 */
export async function undoOrderEvent(
  context: RuleContext,
  id: string,
  input: { eventId: string; force?: boolean | undefined },
): Promise<OrderChange> {
  const deleted = await findDeleted(context, id, input.eventId)
  if (deleted) return bringBack(context, deleted)
  const order = await readOrder(context, id)
  const event = await findEvent(context, order, input.eventId)
  if (!event) throw notFound()
  if (event.actorId !== context.session.userId && context.session.role !== 'admin') throw forbidden('reason.role.admin')
  if (isBringingBack(event)) return deleteAgain(context, order, event, input.force === true)
  if (event.changedFields.length === 0) {
    throw new HttpError(409, { ...saying({ code: 'reason.notUndoable' }), code: 'NOT_UNDOABLE' })
  }
  refuseChange(context, order, event)
  const values: Partial<Order> = Object.fromEntries(
    event.changedFields.map(({ field, from }) => [field, from ?? undefined]),
  )
  await refuseConflicts(context, order, event, values, input.force === true)
  const since = event.payload?.statusSince
  const restored = typeof since === 'string' && values.status !== undefined ? { statusSince: since } : {}
  // An undoing that is taken back makes the change again; its own undoing is one of the first kind.
  const payload = {
    ...keptPayload(event),
    undoes: event.id,
    of: event.type,
    ...(isTakingBack(event) && { redo: true }),
  }
  const change = await writeOrder(
    context,
    order,
    { ...values, ...restored },
    {
      type: 'undone',
      payload,
      backTo: leftTourOf(event),
      planned: plannedTransportOf(event),
    },
  )
  await followWithDocument(context, event, change.order)
  return change
}
