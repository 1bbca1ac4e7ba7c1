import type { FieldChange } from '#src/contract/order-events.ts'
import { HttpError, notFound } from '../core/http-error.ts'
import type { Row } from '../db/models.ts'
import { type Act, demandAny, forbidden } from './act.ts'
import { bringBack, deleteAgain, findDeleted, isBringingBack } from './delete-rules.ts'
import { findEvent } from './history.ts'
import { refuseFields } from './order-edit-rules.ts'
import { type OrderChange, readOrder, refuseReadOnly, writeOrder } from './order-write.ts'

type Order = Row<'orders'>

/** Whether two values of a field are the same; what is missing, null or blank is nothing. */
const same = (a: unknown, b: unknown) => (a ?? '') === (b ?? '')

/** What somebody else changed since: the value the event left, and the one there now. */
function conflictsSince(order: Order, changes: readonly FieldChange[]) {
  return changes
    .filter(({ field, to }) => !same(Reflect.get(order, field), to))
    .map(({ field, to }) => ({ field, mine: to ?? null, theirs: Reflect.get(order, field) ?? null }))
}

/** Who may set a field may put it back, and nobody else; a change of status has its own way back. */
function refuseChange(act: Act, order: Order, event: Row<'orderEvents'>): void {
  const fields = event.changedFields.map(({ field }) => field)
  if (fields.includes('status')) return
  refuseReadOnly(order)
  refuseFields(act, order, fields)
}

/**
 * Takes an event back: its fields get their old values, transport, load and vehicle follow. The undoing is an event
 * itself, whose own undoing is the redo. Only one's own events, for admins all. 409 `UNDO_CONFLICT` when a field was
 * changed since, unless forced.
 */
export async function undoOrderEvent(
  act: Act,
  id: string,
  input: { eventId: string; force?: boolean | undefined },
): Promise<OrderChange> {
  demandAny(act, ['orders.edit', 'orders.setCustomerPrice'])
  const deleted = await findDeleted(act, id, input.eventId)
  if (deleted) return bringBack(act, deleted)
  const order = await readOrder(act, id)
  const event = await findEvent(act.store, order, input.eventId)
  if (!event) throw notFound()
  if (event.actorId !== act.session.userId && act.session.role !== 'admin') throw forbidden('reason.role.admin')
  if (isBringingBack(event)) return deleteAgain(act, order, event, input.force === true)
  if (event.changedFields.length === 0) {
    throw new HttpError(409, { message: 'Lässt sich nicht rückgängig machen', code: 'NOT_UNDOABLE' })
  }
  refuseChange(act, order, event)
  const conflicts = conflictsSince(order, event.changedFields)
  // A status that moved on is no value to be written over: its own table says how to go back.
  const statusMoved = conflicts.some(({ field }) => field === 'status')
  if (conflicts.length > 0 && (input.force !== true || statusMoved)) {
    throw new HttpError(409, { message: 'Der Auftrag wurde inzwischen geändert', code: 'UNDO_CONFLICT', conflicts })
  }
  const values: Partial<Order> = Object.fromEntries(
    event.changedFields.map(({ field, from }) => [field, from ?? undefined]),
  )
  const since = event.payload?.statusSince
  const restored = typeof since === 'string' && values.status !== undefined ? { statusSince: since } : {}
  // An undoing that is taken back makes the change again; its own undoing is one of the first kind.
  const redo = event.type === 'undone' && event.payload?.['redo'] !== true
  const payload = { undoes: event.id, of: event.type, ...(redo && { redo }) }
  return writeOrder(act, order, { ...values, ...restored }, { type: 'undone', payload })
}
