import { WORKFLOW, type OrderStatus } from './order-status.ts'
import type { ReasonCode } from '../refusals/reason-messages.ts'
import { hasNotes, refuse, type Refusal, type TransitionCheck } from '../refusals/refusal.ts'
import { hasRole, roleReason, type Role } from '../accounts/roles.ts'
import { isLoaded, type TransportStatus } from './transport-status.ts'

/** How long a departure can be taken back, in minutes. Source: decision B1. */
const DEPARTURE_UNDO_MINUTES = 60

/** How long a cancelled order can be restored, in days. Source: decision B1. */
const CANCELLATION_UNDO_DAYS = 30

/** What a change of status depends on. Times are epoch milliseconds, prices integer cents. */
export type TransitionFacts = {
  role: Role
  now: number
  from: OrderStatus
  hasCustomer: boolean
  hasCargo: boolean
  /** Both stops are complete and without blocking issues. */
  stopsValid: boolean
  pickupPostalCode: string | undefined
  deliveryPostalCode: string | undefined
  customerPriceCents: number | undefined
  carrierPriceCents?: number
  /** The order runs on an own vehicle: there is no carrier's price to ask for. */
  ownVehicle?: boolean
  vatRate: number | undefined
  hasCarrierOrVehicle: boolean
  /** The blocking conflicts of the assignment, see `assignmentConflicts`. */
  conflicts: readonly string[]
  transportStatus?: TransportStatus
  transportLoaded: boolean
  proofOfDeliveryVerified: boolean
  /** Since when the order has its status; without it nothing counts as within a time limit. */
  statusSince?: number
  /** The reason a person gave. */
  notes?: string
  /** The person goes ahead against a rule that can be overridden; needs `notes`. */
  override?: boolean
}

type Need = (facts: TransitionFacts) => Refusal | undefined
interface Transition {
  /** What a person does: the event of the workflow machine. */
  action: string
  from: OrderStatus
  to: OrderStatus
  roles: readonly Role[]
  notes?: true
  needs?: readonly Need[]
}

const need = (reason: ReasonCode, met: (facts: TransitionFacts) => boolean): Need => {
  return (facts) => (met(facts) ? undefined : refuse('need', reason))
}

/** A need that a person may override with a reason. */
const overridableNeed = (
  reason: ReasonCode,
  met: (facts: TransitionFacts) => boolean,
  values: (facts: TransitionFacts) => Record<string, string | number> = () => ({}),
): Need => {
  return (facts) => {
    if (met(facts)) return undefined
    if (facts.override !== true) return refuse('need', reason, values(facts), true)
    return hasNotes(facts.notes) ? undefined : refuse('notes', 'reason.notesRequired')
  }
}

const postalCodes: Need = (facts) => {
  const codes = [facts.pickupPostalCode, facts.deliveryPostalCode].map((code) => code?.trim() ?? '')
  if (codes.includes('00000')) return refuse('need', 'reason.postalCodePlaceholder')
  return codes.includes('') ? refuse('need', 'reason.postalCodeMissing') : undefined
}

const withinMilliseconds = (facts: TransitionFacts, limit: number) =>
  facts.statusSince !== undefined && facts.now - facts.statusSince <= limit

const departedRecently: Need = (facts) =>
  withinMilliseconds(facts, DEPARTURE_UNDO_MINUTES * 60_000)
    ? undefined
    : refuse('need', 'reason.onlyWithinMinutes', { minutes: DEPARTURE_UNDO_MINUTES })

const cancelledRecently: Need = (facts) =>
  withinMilliseconds(facts, CANCELLATION_UNDO_DAYS * 86_400_000)
    ? undefined
    : refuse('need', 'reason.onlyWithinDays', { days: CANCELLATION_UNDO_DAYS })

const hasCustomer = need('reason.customerMissing', (facts) => facts.hasCustomer)
const hasCargo = need('reason.cargoMissing', (facts) => facts.hasCargo)
const stopsValid = need('reason.stopsInvalid', (facts) => facts.stopsValid)
const customerPrice = need('reason.customerPriceMissing', (facts) => (facts.customerPriceCents ?? 0) > 0)
const carrierPrice = need('reason.carrierPriceMissing', (facts) => {
  return facts.ownVehicle === true || (facts.carrierPriceCents ?? -1) >= 0
})
const vatRate = need('reason.vatRateMissing', (facts) => (facts.vatRate ?? -1) >= 0)
const carrierOrVehicle = need('reason.carrierOrVehicleMissing', (facts) => facts.hasCarrierOrVehicle)
const noConflicts = overridableNeed(
  'reason.conflicts',
  (facts) => facts.conflicts.length === 0,
  (facts) => ({ open: facts.conflicts.length }),
)
const loaded = need('reason.transportNotLoaded', (facts) => {
  return facts.transportLoaded || (facts.transportStatus !== undefined && isLoaded(facts.transportStatus))
})
// Billing belongs to finance alone, so its override belongs to the role that bills.
const proofVerified = overridableNeed('reason.proofNotVerified', (facts) => facts.proofOfDeliveryVerified)

const complete = [hasCustomer, hasCargo, postalCodes, stopsValid, customerPrice]
const billable = [customerPrice, carrierPrice, vatRate, proofVerified]

/** Every change there is: per status forward, back, cancel. Admin passes every role. Source: decision B1. */
const TRANSITIONS = [
  { action: 'confirm', from: 'CREATED', to: 'CONFIRMED', roles: ['sales', 'dispatcher'], needs: complete },
  { action: 'cancel', from: 'CREATED', to: 'CANCELLED', roles: ['sales', 'dispatcher'], notes: true },
  {
    action: 'assign',
    from: 'CONFIRMED',
    to: 'ASSIGNED',
    roles: ['dispatcher'],
    needs: [carrierOrVehicle, noConflicts],
  },
  { action: 'unconfirm', from: 'CONFIRMED', to: 'CREATED', roles: ['sales', 'dispatcher'], notes: true },
  { action: 'cancel', from: 'CONFIRMED', to: 'CANCELLED', roles: ['sales', 'dispatcher'], notes: true },
  { action: 'depart', from: 'ASSIGNED', to: 'IN_TRANSIT', roles: ['dispatcher'], needs: [loaded] },
  { action: 'unassign', from: 'ASSIGNED', to: 'CONFIRMED', roles: ['dispatcher'] },
  { action: 'cancel', from: 'ASSIGNED', to: 'CANCELLED', roles: ['dispatcher'], notes: true },
  { action: 'deliver', from: 'IN_TRANSIT', to: 'DELIVERED', roles: ['dispatcher'] },
  {
    action: 'returnToAssigned',
    from: 'IN_TRANSIT',
    to: 'ASSIGNED',
    roles: ['dispatcher'],
    notes: true,
    needs: [departedRecently],
  },
  { action: 'cancel', from: 'IN_TRANSIT', to: 'CANCELLED', roles: [], notes: true },
  { action: 'bill', from: 'DELIVERED', to: 'BILLED', roles: ['finance'], needs: billable },
  { action: 'reopenDelivery', from: 'DELIVERED', to: 'IN_TRANSIT', roles: ['dispatcher'], notes: true },
  { action: 'unbill', from: 'BILLED', to: 'DELIVERED', roles: ['finance'], notes: true },
  { action: 'restore', from: 'CANCELLED', to: 'CREATED', roles: ['dispatcher'], needs: [cancelledRecently] },
] as const satisfies readonly Transition[]

/** What people do to an order's status: confirm, assign, depart … */
export type WorkflowAction = (typeof TRANSITIONS)[number]['action']

/** What can be done in a status, and where it leads; who may and what it needs says `checkTransition`. */
export function workflowMoves(from: OrderStatus): readonly { action: WorkflowAction; to: OrderStatus }[] {
  return TRANSITIONS.filter((candidate) => candidate.from === from)
}

const transition = (from: OrderStatus, to: OrderStatus): Transition | undefined =>
  TRANSITIONS.find((candidate) => candidate.from === from && candidate.to === to)

/** The statuses the table allows next, no matter who asks: forward, back, cancel. */
export function nextStatuses(from: OrderStatus): OrderStatus[] {
  return TRANSITIONS.filter((candidate) => candidate.from === from).map(({ to }) => to)
}

/**
 * Whether an order may take a status. Refusals come in this order: not in the table, role, unmet need, missing reason;
 * so a reason is only asked for when it is all that is missing. Never throws. Source: decision B1.
 */
export function checkTransition(to: OrderStatus, facts: TransitionFacts): TransitionCheck {
  const row = transition(facts.from, to)
  if (!row) return refuse('illegal', illegalReason(facts.from, to))
  if (!hasRole(facts.role, row.roles)) return refuse('role', roleReason(row.roles))
  for (const unmet of row.needs ?? []) {
    const refusal = unmet(facts)
    if (refusal) return refusal
  }
  return row.notes && !hasNotes(facts.notes) ? refuse('notes', 'reason.notesRequired') : { allowed: true }
}

/** Needs that taking back does not ask for: the transport comes along, and conflicts and proof are judged elsewhere. */
const NOT_ASKED_AGAIN: readonly Need[] = [loaded, noConflicts, proofVerified]

/**
 * Whether a change of status may be taken back, or made again: by whom the table lets make it, within the table's time
 * limits, and forward only where the needs still hold. It may lead to statuses that the table does not lead back to, and
 * needs no reason. `facts.from` is the status now, `facts` those of the order as it is to become. Source: decision B1.
 */
export function checkReturn(
  made: { from: OrderStatus; to: OrderStatus },
  to: OrderStatus,
  facts: TransitionFacts,
): TransitionCheck {
  // What the table does not know came by the transport, which is dispatch's.
  const roles = transition(made.from, made.to)?.roles ?? ['dispatcher']
  if (!hasRole(facts.role, roles)) return refuse('role', roleReason(roles))
  const step = (status: OrderStatus) => WORKFLOW.findIndex((name) => name === status)
  const isBack = step(to) >= 0 && step(to) < step(facts.from)
  const needs = [
    ...(facts.from === 'IN_TRANSIT' && isBack ? [departedRecently] : []),
    ...(facts.from === 'CANCELLED' ? [cancelledRecently] : []),
    ...(isBack ? [] : (transition(facts.from, to)?.needs ?? [])),
  ]
  for (const unmet of needs) {
    const refusal = NOT_ASKED_AGAIN.includes(unmet) ? undefined : unmet(facts)
    if (refusal) return refusal
  }
  return { allowed: true }
}

function illegalReason(from: OrderStatus, to: OrderStatus): ReasonCode {
  if (from === 'unknown' || to === 'unknown') return 'reason.statusUnknown'
  return from === to ? 'reason.sameStatus' : `reason.onlyFrom.${to}`
}
