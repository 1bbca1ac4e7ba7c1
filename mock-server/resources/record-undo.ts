import type { FieldChange } from '#src/contract/order-events.ts'
import type { RecordUndone } from '#src/contract/record-events.ts'
import { HttpError, notFound, saying } from '../core/http-error.ts'
import type { Row } from '../store/models.ts'
import { type RuleContext, forbidden, notNow } from '../core/rule-context.ts'
import { putCreatedBack } from './partners/rules.ts'
import { undoOrderEvent } from './orders/undo.ts'
import { entityOf, noteRecordEvent, type RowOf, type WrittenKind, writeRecord } from '../write/record-write.ts'
import { sameValue } from '../write/same-value.ts'
import { isMemberAlert } from './team/rules.ts'
import { putTransportBack } from './transports/status.ts'

type Event = Row<'recordEvents'>

/** What is asked for, as the handlers of all kinds have it. */
interface Asked {
  params: { id: string }
  body: { eventId: string; force?: boolean | undefined }
}

/**
 * Takes an event of a record back: its fields get their old values, and what followed from it goes back in the same step.
 * The undoing is an event itself, whose own undoing is the redo. Only one's own events, for admins all. 409
 * `UNDO_CONFLICT` when a field was changed since, unless forced; a status that moved on is never written over.
 */
export async function undoRecordEvent(
  context: RuleContext,
  kind: WrittenKind,
  { params, body }: Asked,
): Promise<RecordUndone> {
  const event = await context.store.find('recordEvents', body.eventId)
  if (!event || event.kind !== kind || event.recordId !== params.id) throw notFound()
  if (event.actorId !== context.session.userId && context.session.role !== 'admin') throw forbidden('reason.role.admin')
  const force = body.force === true
  if (kind === 'partner') return putCreatedBack(context, event)
  if (kind === 'loadingPoint' && event.changedFields.length === 0) {
    return (await import('./loading-points/rules.ts')).putPointBack(context, event)
  }
  if (kind === 'vehicle' && event.changedFields.length === 0) {
    return (await import('./vehicles/rules.ts')).undoVehicle(context, event)
  }
  if (kind === 'driver' && event.changedFields.length === 0) {
    return (await import('./drivers/rules.ts')).putDriverBack(context, event, {})
  }
  if (kind === 'enhancedOrder' && event.payload?.['order'] !== undefined) {
    return (await import('./enhanced-orders/conversion.ts')).undoConversion(context, event)
  }
  if (kind === 'transport' && event.changedFields.length === 0) {
    return (await import('./transports/removal.ts')).undoExistence(context, event, force)
  }
  if (kind === 'load' && event.changedFields.length === 0) {
    return (await import('./loads/rules.ts')).putLoadBack(context, event, force)
  }
  if (kind === 'tour' && event.payload?.['plan'] !== undefined) {
    return (await import('./tours/plan/undo.ts')).undoPlan(context, event, force)
  }
  const row = await context.store.find(entityOf(kind), params.id)
  if (!row && kind === 'alert')
    throw notNow(isMemberAlert(params.id) ? 'reason.registrationSettled' : 'reason.alertSettled')
  if (!row) throw notFound()
  // Stops that are written over would lose the orders that joined since.
  refuseConflicts(row, event.changedFields, force && kind !== 'tour')
  if (kind === 'transport') return undoTransport(context, row as RowOf<'transport'>, event, force)
  if (kind === 'tour') return (await import('./tours/undo.ts')).undoTour(context, row as RowOf<'tour'>, event)
  if (kind === 'vehicle') return (await import('./vehicles/rules.ts')).undoVehicle(context, event)
  if (kind === 'driver') {
    return (await import('./drivers/rules.ts')).putDriverBack(context, event, valuesBefore(event))
  }
  if (kind === 'enhancedOrder') {
    const { undoCorrection } = await import('./enhanced-orders/correction.ts')
    return undoCorrection(context, row as RowOf<'enhancedOrder'>, event, valuesBefore(event))
  }
  if (kind === 'document') return undoWithOrder(context, kind, row as RowOf<'document'>, { event, force })
  if (kind === 'load') return undoWithOrder(context, kind, row as RowOf<'load'>, { event, force })
  const { eventId } = await writeRecord(context, kind, row as RowOf<'alert'>, valuesBefore(event), {
    event: { type: 'undone', payload: undoneBy(event) },
  })
  return { eventId, warnings: [] }
}

async function undoTransport(
  context: RuleContext,
  row: RowOf<'transport'>,
  event: Event,
  force: boolean,
): Promise<RecordUndone> {
  const back = await putTransportBack(context, row, {
    values: valuesBefore(event),
    orderEventId: orderEventOf(event),
    force,
  })
  const { values, along, warnings } = back
  const written = { event: { type: 'undone', payload: undoneBy(event) }, along }
  // From what it was before its order took it along: that is what a redo has to bring back.
  const { eventId } = await writeRecord(context, 'transport', row, values, written)
  return { eventId, warnings }
}

/** A record and its order go back together: the order's own undoing marks the document, and changes the load. */
async function undoWithOrder<K extends 'document' | 'load'>(
  context: RuleContext,
  kind: K,
  row: RowOf<K>,
  { event, force }: { event: Event; force: boolean },
): Promise<RecordUndone> {
  const orderId = row.orderId
  const orderEventId = orderEventOf(event)
  if (orderId === undefined || orderEventId === undefined) {
    const written = { event: { type: 'undone', payload: undoneBy(event) } }
    const { eventId } = await writeRecord(context, kind, row, valuesBefore(event) as Partial<RowOf<K>>, written)
    return { eventId, warnings: [] }
  }
  const move = await undoOrderEvent({ ...context, ifMatch: undefined }, orderId, { eventId: orderEventId, force })
  const payload = { ...undoneBy(event), orderEventId: move.eventId }
  return { eventId: await noteReversed(context, kind, event, payload), warnings: move.warnings }
}

/** What somebody else changed since: the value the event left, and the one there now. */
function refuseConflicts(row: object, changes: readonly FieldChange[], force: boolean): void {
  const conflicts = changes
    .filter(({ field, to }) => !sameValue(Reflect.get(row, field), to))
    .map(({ field, to }) => ({ field, mine: to ?? null, theirs: Reflect.get(row, field) ?? null }))
  const statusMoved = conflicts.some(({ field }) => field === 'status')
  if (conflicts.length === 0 || (force && !statusMoved)) return
  throw new HttpError(409, { ...saying({ code: 'reason.recordChangedMeanwhile' }), code: 'UNDO_CONFLICT', conflicts })
}

const valuesBefore = ({ changedFields }: Event): Record<string, unknown> =>
  Object.fromEntries(changedFields.map(({ field, from }) => [field, from ?? undefined]))

function orderEventOf({ payload }: Event): string | undefined {
  const id = payload?.['orderEventId']
  return typeof id === 'string' ? id : undefined
}

const undoneBy = ({ id, type }: Event) => ({ undoes: id, of: type })

/** Notes the undoing of an event whose record has its old values already. */
function noteReversed(context: RuleContext, kind: WrittenKind, { recordId, changedFields }: Event, payload: object) {
  const reversed = changedFields.map(({ field, from, to }) => ({ field, from: to, to: from }))
  return noteRecordEvent(context, kind, recordId, { type: 'undone', changedFields: reversed, payload: { ...payload } })
}
