import type { AssignmentConflict } from '#src/domain/refusals/conflict.ts'
import type { FieldChange } from '#src/contract/orders/events.ts'
import { CHARGES_OF, PRICE_FIELDS } from '#src/domain/prices/charges.ts'
import { orderFacts } from '#src/domain/orders/facts.ts'
import { type OrderStatus, parseOrderStatus } from '#src/domain/workflow/order-status.ts'
import { checkReturn, nextStatuses } from '#src/domain/workflow/order-transitions.ts'
import { hasNotes } from '#src/domain/refusals/refusal.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { HttpError, reasonText, refusalBody } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import { type EventView, historyOf } from '../../write/history.ts'
import { sameValue } from '../../write/same-value.ts'
import { isTakingBack } from '../../write/undo.ts'
import { notNow, type RuleContext, refusedTransition } from '../../core/rule-context.ts'
import { assertNoConflicts } from './assignment/passing.ts'
import { conflictsOf } from './transition-facts.ts'
import { refuseFields } from './edit.ts'
import { refuseReadOnly } from './write.ts'

type Order = Row<'orders'>
type Event = Pick<EventView, 'type' | 'payload' | 'changedFields'>

/** What somebody else changed since: the value the event left, and the one there now. */
function conflictsSince(order: Order, changes: readonly FieldChange[]) {
  const changed = changes.filter(({ field, to }) => !sameValue(Reflect.get(order, field), to))
  // Positions of a price go with it: one question is enough.
  const asked = new Set<string>(PRICE_FIELDS.flatMap((price) => (isIn(changed, price) ? CHARGES_OF[price] : [])))
  return changed
    .filter(({ field }) => !asked.has(field))
    .map(({ field, to }) => ({ field, mine: to ?? null, theirs: Reflect.get(order, field) ?? null }))
}

const isIn = (changes: readonly FieldChange[], name: string) => changes.some(({ field }) => field === name)

/** A status as the event changed it, when it did. */
function statusChange(event: Event): { from: OrderStatus; to: OrderStatus } | undefined {
  const change = event.changedFields.find(({ field }) => field === 'status')
  return change && { from: parseOrderStatus(change.from), to: parseOrderStatus(change.to) }
}

/** Who may set a field may put it back, and no one else. */
export function refuseChange(context: RuleContext, order: Order, event: Event): void {
  if (statusChange(event)) return
  refuseReadOnly(order)
  refuseFields(
    context,
    order,
    event.changedFields.map(({ field }) => field),
  )
}

/** A change of status goes back by whom it may be made, and within the time limits of decision B1. */
function refuseReturn(context: RuleContext, order: Order, event: Event, values: Partial<Order>): void {
  const change = statusChange(event)
  if (!change) return
  // What is billed has an invoice, and that is cancelled, not taken back (decision A29).
  if (change.to === 'BILLED' || change.from === 'BILLED') throw notNow('reason.billing.onlyCancel', 'NOT_UNDOABLE')
  const made = isTakingBack(event) ? { from: change.to, to: change.from } : change
  const facts = orderFacts(
    { ...order, ...values, status: order.status },
    { role: context.session.role, now: context.now },
  )
  const check = checkReturn(made, change.from, facts)
  if (!check.allowed) throw refusedTransition(check, order.status, change.from, nextStatuses(order.status))
}

/** Statuses in which a carrier or a vehicle that is named is not bound. */
const OFF_PLAN: readonly OrderStatus[] = ['CREATED', 'CONFIRMED', 'CANCELLED']

/**
 * What speaks against the carrier or the vehicle that comes back: it may have been booked or have lost its papers since.
 * A reason given for the assignment holds when it comes back.
 */
async function conflictsOfReturn(context: RuleContext, order: Order, values: Partial<Order>) {
  const after = { ...order, ...values }
  const isPlanned = !OFF_PLAN.includes(after.status)
  const back = (field: 'carrierId' | 'assignedVehicleId') =>
    after[field] !== order[field] || (isPlanned && OFF_PLAN.includes(order.status)) ? after[field] : undefined
  const [carrierId, vehicleId] = [back('carrierId'), back('assignedVehicleId')]
  if (!carrierId && !vehicleId) return []
  if (may(context.session.role, 'orders.override') && (await wasLifted(context, order, [carrierId, vehicleId])))
    return []
  const [carrier, vehicle] = await Promise.all([
    carrierId ? context.store.find('partners', carrierId) : undefined,
    vehicleId ? context.store.find('vehicles', vehicleId) : undefined,
  ])
  return (await conflictsOf(context, after, { carrier, vehicle })).filter(({ severity }) => severity === 'block')
}

const isOverridden = ({ payload }: Event) => hasNotes(payload?.['overrideReason']) || payload?.['override'] === true

/** Whether all that comes back was once given, or planned, against a rule and with a reason. */
async function wasLifted(context: RuleContext, order: Order, ids: readonly (string | undefined)[]): Promise<boolean> {
  const lifted = (await historyOf(context, { kind: 'order', id: order.id })).filter(isOverridden)
  const given = new Set(lifted.flatMap(({ changedFields }) => changedFields.map(({ to }) => to)))
  return given.has('ASSIGNED') || ids.every((id) => id === undefined || given.has(id))
}

/**
 * What an undo may run into, `values` being what it puts back. 403 and 422 for a status that may not go back, 409
 * `UNDO_CONFLICT` for what the person decides, 409 `CONFLICTS` where she may not.
 */
export async function refuseConflicts(
  context: RuleContext,
  order: Order,
  event: Event,
  values: Partial<Order>,
  force: boolean,
): Promise<void> {
  const since = conflictsSince(order, event.changedFields)
  // A status that moved on is no value to be written over: its own table says how to go back.
  const statusMoved = since.some(({ field }) => field === 'status')
  if (!statusMoved) refuseReturn(context, order, event, values)
  const against = statusMoved ? [] : await conflictsOfReturn(context, order, values)
  if (against.length > 0 && !may(context.session.role, 'orders.override'))
    assertNoConflicts(context, against, undefined)
  const conflicts = [...since, ...against.map((conflict) => inWords(conflict, { ...order, ...values }))]
  if (conflicts.length > 0 && (!force || statusMoved)) {
    throw new HttpError(409, {
      ...(against.length > 0 ? refusalBody(...against) : refusalBody({ code: 'reason.changedMeanwhile' })),
      code: 'UNDO_CONFLICT',
      conflicts,
    })
  }
}

/** A conflict as one of a field: who or what would come back, and what speaks against it. */
function inWords({ code, values: figures }: AssignmentConflict, after: Order) {
  const field = code.startsWith('reason.driver.')
    ? 'driverName'
    : CARRIER_CONFLICT.test(code)
      ? 'carrierName'
      : 'vehiclePlate'
  return { field, mine: after[field] ?? null, theirs: reasonText({ code, values: figures }), code }
}

const CARRIER_CONFLICT = /carrier|licence|insurance|compliance/i
