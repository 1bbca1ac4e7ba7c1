import {
  assignmentConflicts,
  type AssignmentConflict,
  blockingConflicts,
  type VehicleForAssignment,
} from '#src/domain/assignment.ts'
import { needsAdrVehicle } from '#src/domain/adr-lines.ts'
import type { OrderDraft } from '#src/domain/order-draft.ts'
import { cargoOf, orderFacts, stopOf } from '#src/domain/order-facts.ts'
import type { TransitionFacts } from '#src/domain/order-transitions.ts'
import type { Row } from '../../db/models.ts'
import { type RuleContext, todayOf } from '../rule-context.ts'
import { ACTIVE } from '../active-transports.ts'

type Order = Row<'orders'>

/** An order in the words of a draft, as the checks and the matching of the domain take it. */
export function orderDraft(order: Order): OrderDraft {
  return {
    customer: { customerId: order.customerId, name: order.customerName, customerReference: order.customerReference },
    cargo: cargoOf(order),
    pickup: stopOf(order, 'pickup'),
    delivery: stopOf(order, 'delivery'),
  }
}

/** Transports a vehicle has between two days, besides that of one order. */
async function otherJobs(context: RuleContext, vehicleId: string, order: Order): Promise<Row<'transports'>[]> {
  const jobs = await context.store.all('transports', {
    vehicleId,
    status: { in: ACTIVE },
  })
  const [from = '', to = from] = [order.pickupDate, order.deliveryDate]
  return jobs.filter(
    (job) => job.orderId !== order.id && (job.loadingDate ?? '') <= to && (job.unloadingDate ?? '9999') >= from,
  )
}

async function vehicleForAssignment(
  context: RuleContext,
  vehicle: Row<'vehicles'>,
  order: Order,
): Promise<VehicleForAssignment> {
  const jobs = await otherJobs(context, vehicle.id, order)
  const ids = jobs.flatMap(({ orderId }) => orderId ?? [])
  const others = await context.store.findMany('orders', ids)
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
  context: RuleContext,
  order: Order,
  by: { carrier?: Row<'partners'> | undefined; vehicle?: Row<'vehicles'> | undefined },
): Promise<AssignmentConflict[]> {
  const { cargo } = orderDraft(order)
  return assignmentConflicts({
    cargo: {
      loadingMeters: cargo.loadingMeters,
      weightKg: cargo.weightKg,
      adr: needsAdrVehicle(order.dangerousGoods),
      temperature: cargo.temperature,
    },
    ...(by.vehicle ? { vehicle: await vehicleForAssignment(context, by.vehicle, order) } : {}),
    ...(by.carrier ? { carrier: { ...by.carrier, checkedAt: by.carrier.complianceCheckedAt } } : {}),
    today: todayOf(context),
  })
}

/** Everything the table of transitions asks about an order, read from the store. */
export async function transitionFacts(
  context: RuleContext,
  order: Order,
  input: { notes?: string | undefined; override?: boolean | undefined },
): Promise<TransitionFacts> {
  const { store } = context
  const [carrier, vehicle, transport] = await Promise.all([
    order.carrierId ? store.find('partners', order.carrierId) : undefined,
    order.assignedVehicleId ? store.find('vehicles', order.assignedVehicleId) : undefined,
    order.transportId ? store.find('transports', order.transportId) : undefined,
  ])
  return {
    ...orderFacts({ ...order, transportStatus: transport?.status }, { role: context.session.role, now: context.now }),
    conflicts: blockingConflicts(await conflictsOf(context, order, { carrier, vehicle })),
    ...(input.notes === undefined ? {} : { notes: input.notes }),
    ...(input.override === undefined ? {} : { override: input.override }),
  }
}
