import type { AssignmentConflict } from '#src/domain/refusals/conflict.ts'
import { assignmentConflicts, blockingConflicts, type VehicleForAssignment } from '#src/domain/assignment/assignment.ts'
import { adrOf } from '#src/domain/carriers/goods.ts'
import { temperatureText } from '#src/domain/goods/temperature.ts'
import { needsAdrVehicle } from '#src/domain/goods/adr-points.ts'
import type { OrderDraft } from '#src/domain/orders/draft.ts'
import { cargoOf, orderFacts, stopOf } from '#src/domain/orders/facts.ts'
import type { TransitionFacts } from '#src/domain/workflow/order-transitions.ts'
import { mergedStops } from '#src/domain/tours/changes.ts'
import { adrAboard, mostBeside, ordersAboard } from '#src/domain/tours/load.ts'
import { temperatureClashes } from '#src/domain/tours/together.ts'
import { loneStops, type TourStop } from '#src/domain/tours/stops.ts'
import { availabilityConflicts } from '#src/domain/vehicles/availability.ts'
import type { Row } from '../../store/models.ts'
import { crewConflicts } from '../drivers/conflicts.ts'
import { adrProof } from '../partners/candidates.ts'
import { type RuleContext, todayOf } from '../../core/rule-context.ts'
import { ACTIVE } from '#src/domain/workflow/transport-status.ts'
import { factsOf } from '../tours/facts.ts'

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

/**
 * A vehicle with what it carries beside an order while that is aboard: leg by leg, as what is unloaded before makes room.
 * `adr`: whether what is aboard together needs an ADR vehicle. Source: decision A27
 */
async function vehicleWithLoad(
  context: RuleContext,
  vehicle: Row<'vehicles'>,
  order: Order,
): Promise<{
  vehicle: VehicleForAssignment
  adr: boolean
  clashes: AssignmentConflict[]
  jobs: Row<'transports'>[]
}> {
  const { licencePlate, type, tailLift, loadingMeters, payloadKg, adr, reefer } = vehicle
  const jobs = await otherJobs(context, vehicle.id, order)
  const others = await context.store.findMany(
    'orders',
    jobs.flatMap(({ orderId }) => orderId ?? []),
  )
  const facts = factsOf([...others, order])
  const own = order.transportId === undefined ? undefined : await context.store.find('transports', order.transportId)
  const tourIds = [own, ...jobs].flatMap((job) => job?.tourId ?? [])
  const tours = await context.store.findMany('tours', [...new Set(tourIds)])
  const planned = tours.map(({ stops }) => stops.filter(({ orderId }) => facts.order(orderId) !== undefined))
  const known = new Set(planned.flat().map(({ orderId }) => orderId))
  const alone = [order, ...others].filter(({ id }) => !known.has(id)).map(({ id }) => loneStops(id))
  const stops = [...planned, ...alone].reduce<TourStop[]>((all, more) => mergedStops(all, more, facts), [])
  const beside = mostBeside(stops, order.id, facts.freightOf)
  const legs = ordersAboard(stops)
  const together = adrAboard(stops, facts.freightOf).filter((_, leg) => legs[leg]?.includes(order.id))
  return {
    vehicle: {
      ...{ licencePlate, type, tailLift, loadingMeters, payloadKg, adr, reefer },
      loadedMeters: beside.loadingMeters,
      loadedKg: beside.weightKg,
    },
    adr: together.some(needsAdrVehicle),
    clashes: clashesOf(stops, order, facts.order),
    jobs,
  }
}

/** Goods that ride beside an order and have no temperature in common with it. */
function clashesOf(
  stops: readonly TourStop[],
  order: Order,
  orderOf: (id: string) => Order | undefined,
): AssignmentConflict[] {
  const known = (id: string) => (id === order.id ? order : orderOf(id))
  return temperatureClashes(stops, known).flatMap(({ orderId, otherId }): AssignmentConflict[] => {
    const other = known(orderId === order.id ? otherId : orderId)
    if (![orderId, otherId].includes(order.id) || !other) return []
    const values = {
      ...{ order: order.orderNumber, range: temperatureText(order) },
      ...{ other: other.orderNumber, otherRange: temperatureText(other) },
    }
    return [{ code: 'reason.plan.temperature', severity: 'block', values }]
  })
}

/** A carrier as the rules of assignment take him: who has carried dangerous goods for us can, unless he says otherwise. */
async function saidOf({ store }: RuleContext, carrier: Row<'partners'>, needsAdr: boolean) {
  const isOpen = needsAdr && carrier.adr === undefined
  const adrProven = isOpen && (await adrProof(store, [carrier.id]))(carrier.id)
  return { ...carrier, adr: adrOf({ adr: carrier.adr, adrProven }), checkedAt: carrier.complianceCheckedAt }
}

/** What speaks against a carrier or a vehicle with its driver for an order: capacity, equipment, papers, absences. */
export async function conflictsOf(
  context: RuleContext,
  order: Order,
  by: {
    carrier?: Row<'partners'> | undefined
    vehicle?: Row<'vehicles'> | undefined
    /** Who shall drive, where it is not whom order and vehicle name. */
    driver?: Row<'drivers'> | undefined
  },
): Promise<AssignmentConflict[]> {
  const { cargo } = orderDraft(order)
  const loaded = by.vehicle && (await vehicleWithLoad(context, by.vehicle, order))
  const today = todayOf(context)
  const days = { from: order.pickupDate ?? today, to: order.deliveryDate ?? order.pickupDate ?? today }
  const adr = loaded?.adr ?? needsAdrVehicle(order.dangerousGoods)
  const conflicts = assignmentConflicts({
    cargo: {
      loadingMeters: cargo.loadingMeters,
      weightKg: cargo.weightKg,
      adr,
      temperature: cargo.temperature,
      ...{ order: order.orderNumber, vehicleType: order.requiredVehicleType, tailLift: order.tailLift },
      ...{ dimensions: order.dimensions, palletExchange: order.palletExchange },
    },
    ...(loaded && { vehicle: loaded.vehicle }),
    ...(by.carrier ? { carrier: await saidOf(context, by.carrier, adr) } : {}),
    today,
    // His papers must hold until it is delivered, as in the choosers and on the board.
    until: days.to < today ? today : days.to,
  })
  if (!by.vehicle || !loaded) return conflicts
  const needs = { adr: loaded.adr, cooled: cargo.temperature !== undefined }
  const crew = await crewConflicts(context, order, { ...by, ...loaded, vehicle: by.vehicle }, conflicts)
  return [...conflicts, ...loaded.clashes, ...availabilityConflicts(by.vehicle, days, needs), ...crew]
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
