import {
  assignmentConflicts,
  type AssignmentConflict,
  blockingConflicts,
  type VehicleForAssignment,
} from '#src/domain/assignment.ts'
import { toCents } from '#src/domain/money.ts'
import type { OrderDraft, StopDraft } from '#src/domain/order-draft.ts'
import { checkStop } from '#src/domain/order-draft.ts'
import type { TransitionFacts } from '#src/domain/order-status.ts'
import { checkRoute } from '#src/domain/stop-checks.ts'
import { isLoaded } from '#src/domain/transport-status.ts'
import { isVehicleType } from '#src/domain/vehicles.ts'
import type { Row } from '../db/models.ts'
import { type Act, todayOf } from './act.ts'
import { ACTIVE } from './active-transports.ts'

type Order = Row<'orders'>

/** The stop of an order in the words of a draft. */
export function stopDraft(order: Order, kind: 'pickup' | 'delivery'): StopDraft {
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

/** An order in the words of a draft, as the checks and the matching of the domain take it. */
export function orderDraft(order: Order): OrderDraft {
  const cooled = order.temperatureMin !== undefined || order.temperatureMax !== undefined
  return {
    customer: { customerId: order.customerId, name: order.customerName, customerReference: order.customerReference },
    cargo: {
      description: order.cargoDescription,
      weightKg: order.weight,
      volumeM3: order.volume,
      quantity: order.quantity,
      packageType: order.packageType,
      packageCount: order.packageCount,
      loadingMeters: order.loadingMeters,
      vehicleType: isVehicleType(order.requiredVehicleType) ? order.requiredVehicleType : undefined,
      ...(order.adrUnNumber ? { adr: { unNumber: order.adrUnNumber, class: order.adrClass } } : {}),
      ...(cooled ? { temperature: { min: order.temperatureMin, max: order.temperatureMax } } : {}),
    },
    pickup: stopDraft(order, 'pickup'),
    delivery: stopDraft(order, 'delivery'),
  }
}

/** Transports a vehicle has between two days, besides that of one order. */
async function otherJobs(act: Act, vehicleId: string, order: Order): Promise<Row<'transports'>[]> {
  const jobs = await act.store.all('transports', {
    vehicleId,
    status: { in: ACTIVE },
  })
  const [from = '', to = from] = [order.pickupDate, order.deliveryDate]
  return jobs.filter(
    (job) => job.orderId !== order.id && (job.loadingDate ?? '') <= to && (job.unloadingDate ?? '9999') >= from,
  )
}

async function vehicleForAssignment(act: Act, vehicle: Row<'vehicles'>, order: Order): Promise<VehicleForAssignment> {
  const jobs = await otherJobs(act, vehicle.id, order)
  const ids = jobs.flatMap(({ orderId }) => orderId ?? [])
  const others = await act.store.findMany('orders', ids)
  return {
    type: vehicle.type,
    loadingMeters: vehicle.loadingMeters,
    payloadKg: vehicle.payloadKg,
    adr: vehicle.adr,
    reefer: vehicle.reefer,
    loadedMeters: others.reduce((sum, { loadingMeters = 0 }) => sum + loadingMeters, 0),
    loadedKg: others.reduce((sum, { weight = 0 }) => sum + weight, 0),
  }
}

/** What speaks against a carrier or a vehicle for an order: capacity, equipment and papers (domain rules). */
export async function conflictsOf(
  act: Act,
  order: Order,
  by: { carrier?: Row<'partners'> | undefined; vehicle?: Row<'vehicles'> | undefined },
): Promise<AssignmentConflict[]> {
  const { cargo } = orderDraft(order)
  return assignmentConflicts({
    cargo: {
      loadingMeters: cargo.loadingMeters,
      weightKg: cargo.weightKg,
      adr: cargo.adr !== undefined,
      temperature: cargo.temperature,
    },
    ...(by.vehicle ? { vehicle: await vehicleForAssignment(act, by.vehicle, order) } : {}),
    ...(by.carrier ? { carrier: { ...by.carrier, checkedAt: by.carrier.complianceCheckedAt } } : {}),
    today: todayOf(act),
  })
}

/** Everything the table of transitions asks about an order, read from the store. */
export async function transitionFacts(
  act: Act,
  order: Order,
  input: { notes?: string | undefined; override?: boolean | undefined },
): Promise<TransitionFacts> {
  const { store } = act
  const [carrier, vehicle, transport] = await Promise.all([
    order.carrierId ? store.find('partners', order.carrierId) : undefined,
    order.assignedVehicleId ? store.find('vehicles', order.assignedVehicleId) : undefined,
    order.transportId ? store.find('transports', order.transportId) : undefined,
  ])
  const { pickup, delivery } = orderDraft(order)
  const context = { today: todayOf(act), confirming: true }
  const issues = [
    ...checkStop('pickup', pickup, context),
    ...checkStop('delivery', delivery, context),
    ...checkRoute(pickup, delivery),
  ]
  return {
    role: act.session.role,
    now: act.now,
    from: order.status,
    hasCustomer: order.customerId !== undefined || (order.customerName !== '' && order.customerName !== 'Unbekannt'),
    hasCargo: order.cargoDescription.trim().length >= 3 && (order.weight ?? 0) > 0,
    stopsValid: issues.every(({ severity }) => severity === 'warning'),
    pickupPostalCode: order.pickupPostalCode,
    deliveryPostalCode: order.deliveryPostalCode,
    customerPriceCents: order.customerPrice === undefined ? undefined : toCents(order.customerPrice),
    ...(order.carrierPrice === undefined ? {} : { carrierPriceCents: toCents(order.carrierPrice) }),
    ownVehicle: order.carrierId === undefined && order.assignedVehicleId !== undefined,
    vatRate: order.vatRate,
    hasCarrierOrVehicle: order.carrierId !== undefined || order.assignedVehicleId !== undefined,
    conflicts: blockingConflicts(await conflictsOf(act, order, { carrier, vehicle })),
    ...(transport ? { transportStatus: transport.status } : {}),
    transportLoaded: transport !== undefined && isLoaded(transport.status),
    proofOfDeliveryVerified: order.proofOfDeliveryVerified,
    ...(order.statusSince ? { statusSince: Date.parse(order.statusSince) } : {}),
    ...(input.notes === undefined ? {} : { notes: input.notes }),
    ...(input.override === undefined ? {} : { override: input.override }),
  }
}
