import type { Order } from '#src/contract/orders.ts'
import { toCents } from '#src/domain/money.ts'
import { epochToZoned } from '#src/domain/dates.ts'
import { checkStop, type StopDraft } from '#src/domain/order-draft.ts'
import type { TransitionFacts } from '#src/domain/order-status.ts'
import type { Role } from '#src/domain/roles.ts'
import { checkRoute } from '#src/domain/stop-checks.ts'
import { isLoaded } from '#src/domain/transport-status.ts'

/** Who asks, and when (milliseconds since 1970). */
export interface Asker {
  role: Role
  now: number
}

/**
 * What the table of transitions asks about an order, as far as an order itself tells it. Conflicts of an assignment are
 * the server's to find: here there are none, and its refusal is shown. Source: decision B1
 */
export function transitionFacts(order: Order, { role, now }: Asker): TransitionFacts {
  const since = order.statusSince === undefined ? Number.NaN : Date.parse(order.statusSince)
  return {
    role,
    now,
    from: order.status,
    hasCustomer: order.customerId !== undefined || (order.customerName !== '' && order.customerName !== 'Unbekannt'),
    hasCargo: order.cargoDescription.trim().length >= 3 && (order.weight ?? 0) > 0,
    stopsValid: areStopsValid(order, now),
    pickupPostalCode: order.pickupPostalCode,
    deliveryPostalCode: order.deliveryPostalCode,
    customerPriceCents: order.customerPrice === undefined ? undefined : toCents(order.customerPrice),
    ...(order.carrierPrice !== undefined && { carrierPriceCents: toCents(order.carrierPrice) }),
    ownVehicle: order.carrierId === undefined && order.assignedVehicleId !== undefined,
    vatRate: order.vatRate,
    hasCarrierOrVehicle: order.carrierId !== undefined || order.assignedVehicleId !== undefined,
    conflicts: [],
    ...(order.transportStatus && { transportStatus: order.transportStatus }),
    transportLoaded: order.transportStatus !== undefined && isLoaded(order.transportStatus),
    proofOfDeliveryVerified: order.proofOfDeliveryVerified,
    ...(Number.isFinite(since) && { statusSince: since }),
  }
}

function areStopsValid(order: Order, now: number): boolean {
  const context = { today: epochToZoned(now).date, confirming: true }
  const [pickup, delivery] = [stopOf(order, 'pickup'), stopOf(order, 'delivery')]
  const issues = [
    ...checkStop('pickup', pickup, context),
    ...checkStop('delivery', delivery, context),
    ...checkRoute(pickup, delivery),
  ]
  return issues.every(({ severity }) => severity === 'warning')
}

/** A stop of an order in the words of the domain's checks. */
export function stopOf(order: Order, kind: 'pickup' | 'delivery'): StopDraft {
  return {
    company: order[`${kind}Company`],
    street: order[`${kind}Address`],
    postalCode: order[`${kind}PostalCode`],
    city: order[`${kind}City`],
    country: order[`${kind}Country`],
    date: order[`${kind}Date`],
    timeFrom: order[`${kind}TimeFrom`],
    timeTo: order[`${kind}TimeTo`],
    contactPerson: order[`${kind}ContactPerson`],
  }
}
