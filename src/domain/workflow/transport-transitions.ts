import { hasNotes, refuse, type TransitionCheck } from '../refusals/refusal.ts'
import { may, permissionRefusal, type Role } from '../accounts/roles.ts'
import { isLoaded, TRANSPORT_CHAIN as chain, type TransportStatus } from './transport-status.ts'

/** Facts about one change of a transport's status. */
export type TransportTransitionFacts = {
  role: Role
  notes?: string
  proofOfDeliveryVerified?: boolean
  /** Whether there is a vehicle, or a subcontractor with his own, that can load. */
  isCarried?: boolean
}

/** What can follow a status: the next steps (they may be skipped), the step back, the cancellation. */
export function transportTransitions(from: TransportStatus): TransportStatus[] {
  const position = chain.indexOf(from)
  if (position < 0) return []
  const delivered = chain.indexOf('DELIVERED')
  const forward = position < delivered ? chain.slice(position + 1, delivered + 1) : chain.slice(position + 1)
  const back = chain.slice(Math.max(position - 1, 0), position)
  return [...forward, ...back, ...(position < delivered ? (['CANCELLED'] as const) : [])]
}

/** The next step of the chain; nothing after the last one, and nothing where it was called off. */
export function nextTransportStatus(from: TransportStatus): TransportStatus | undefined {
  const position = chain.indexOf(from)
  return position < 0 ? undefined : chain[position + 1]
}

/** Whether a change is a step back, which needs a reason. */
function isTransportStepBack(from: TransportStatus, to: TransportStatus): boolean {
  return to !== 'CANCELLED' && chain.indexOf(to) < chain.indexOf(from)
}

/**
 * Whether a transport may change its status: forward one or more steps up to DELIVERED, COMPLETED from DELIVERED with a
 * verified proof of delivery, CANCELLED before DELIVERED, one step back with a reason; what no one carries is not loaded.
 * Source: decision B2.
 */
export function checkTransportTransition(
  from: TransportStatus,
  to: TransportStatus,
  facts: TransportTransitionFacts,
): TransitionCheck {
  if (!transportTransitions(from).includes(to)) return refuse('illegal', illegalReason(from, to))
  if (!may(facts.role, 'transports.write')) {
    return refuse('role', permissionRefusal(facts.role, 'transports.write') ?? 'reason.role')
  }
  if (facts.isCarried === false && isLoaded(to) && !isLoaded(from))
    return refuse('need', 'reason.transport.nobodyLoads')
  if (to === 'COMPLETED' && facts.proofOfDeliveryVerified !== true) return refuse('need', 'reason.proofNotVerified')
  if (isTransportStepBack(from, to) && !hasNotes(facts.notes)) return refuse('notes', 'reason.notesRequired')
  return { allowed: true }
}

function illegalReason(from: TransportStatus, to: TransportStatus) {
  if (from === to) return 'reason.sameStatus'
  if (from === 'CANCELLED') return 'reason.transport.cancelled'
  if (to === 'CANCELLED') return 'reason.transport.cancelBeforeDelivery'
  if (to === 'COMPLETED') return 'reason.transport.completeFromDelivered'
  return 'reason.transport.oneStepBack'
}
