import { checkPrices } from '#src/domain/prices/price-checks.ts'
import type { AssignmentConflict } from '#src/domain/refusals/conflict.ts'
import type { SaidWarning } from '#src/contract/said-reason.ts'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import { type Carriage, transshipmentConflicts, vehicleOffRefusal } from '#src/domain/assignment/loaded-goods.ts'
import { isUnderWay } from '#src/domain/workflow/order-status.ts'
import { checkTransition, nextStatuses } from '#src/domain/workflow/order-transitions.ts'
import { hasNotes } from '#src/domain/refusals/refusal.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { HttpError, notFound, reasonText, saying } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import { driverNamed, steadyDriver } from '../drivers/conflicts.ts'
import { type RuleContext, demand, notNow, refusedTransition } from '../../core/rule-context.ts'
import { passIssues, warningsOf } from '../../core/issues.ts'
import { conflictsOf, transitionFacts } from './transition-facts.ts'
import { CARRIER_CONTACT_GONE } from './contacts.ts'
import { UNASSIGNED } from './status.ts'
import { readOrder } from './read.ts'
import { type OrderChange, refuseReadOnly, writeOrder } from './write.ts'

type Order = Row<'orders'>

/** A conflict with its German sentence. */
const worded = <C extends AssignmentConflict>(conflict: C) => ({
  ...conflict,
  message: reasonText(conflict),
})

/**
 * Lets an assignment pass, or 409 `CONFLICTS` with all that speaks against it. With a reason by somebody who may
 * override, blocking conflicts become warnings. Answers the warnings.
 */
export function passConflicts(
  context: RuleContext,
  conflicts: readonly AssignmentConflict[],
  overrideReason: string | undefined,
): SaidWarning[] {
  const all = conflicts.map(worded)
  const blocked = all.filter(({ severity }) => severity === 'block')
  const overridden = hasNotes(overrideReason) && may(context.session.role, 'orders.override')
  if (blocked.length > 0 && !overridden) {
    throw new HttpError(409, {
      ...saying(...blocked.map(({ code, values }) => ({ code, values }))),
      code: 'CONFLICTS',
      conflicts: all,
    })
  }
  return all.map(({ code, values, message }) => ({ code, values, message }))
}

/** The status that comes by itself: CONFIRMED and assigned is ASSIGNED; nobody left on an assigned order is CONFIRMED. */
async function followingStatus(context: RuleContext, order: Order, assigned: boolean): Promise<Partial<Order>> {
  if (assigned) return order.status === 'CONFIRMED' ? { status: 'ASSIGNED' } : {}
  if (order.status === 'CREATED' || order.status === 'CONFIRMED') return {}
  const check = checkTransition('CONFIRMED', await transitionFacts(context, order, {}))
  if (!check.allowed) throw refusedTransition(check, order.status, 'CONFIRMED', nextStatuses(order.status))
  return { status: 'CONFIRMED', ...UNASSIGNED }
}

const reasonGiven = (overrideReason: string | undefined) =>
  hasNotes(overrideReason) ? { payload: { overrideReason } } : {}

/** A truck and its driver, when they leave an order. */
const TRUCK_GONE = {
  vehiclePlate: undefined,
  trailerPlate: undefined,
  vehicleType: undefined,
  driverName: undefined,
  driverPhone: undefined,
} satisfies Partial<Order>

/** Who shall carry an order, and for which price in euros; without one the price agreed with another carrier is gone. */
export interface CarrierInput {
  carrierId: string | null
  carrierPrice?: number | null | undefined
  overrideReason?: string | undefined
  /** What speaks against it was judged before, with the whole tour. */
  isJudged?: boolean | undefined
}

/**
 * The price of an order that a carrier gets: the one given, else none where it was agreed with another one. Missing it is
 * warned of, and refused once the order is on its way. Source: decision A31
 */
function priceOf(
  order: Order,
  { carrierId, carrierPrice }: CarrierInput,
): { values: Partial<Order>; warnings: SaidWarning[] } {
  const isOthers = order.carrierId !== undefined && order.carrierId !== carrierId
  // Toll and waiting time of another one's price are not his.
  const charges = isOthers ? { carrierCharges: undefined } : {}
  if (typeof carrierPrice === 'number') {
    const { customerPrice, distanceKm } = order
    const issues = passIssues(checkPrices({ customerPrice, carrierPrice, distanceKm }))
    const said = issues.filter(({ path }) => path === 'carrierPrice')
    return { values: { ...charges, carrierPrice }, warnings: warningsOf(said) }
  }
  if (!isOthers || order.carrierPrice === undefined) return { values: {}, warnings: [] }
  const missing = saying({ code: 'reason.carrierPriceMissing' })
  if (isUnderWay(order.status))
    throw new HttpError(422, { ...missing, code: 'VALIDATION', fieldErrors: errorAt('carrierPrice', 'required') })
  const warning = { code: 'reason.carrierPriceMissing', values: {}, message: missing.message }
  return { values: { ...charges, carrierPrice: undefined }, warnings: [warning] }
}

/** What goods that are aboard of one truck say to another one. */
const movedOver = (
  { transportStatus, assignedVehicleId: vehicleId, vehiclePlate: plate, carrierId }: Order,
  to: Carriage & { name: string },
): AssignmentConflict[] => transshipmentConflicts(transportStatus, { vehicleId, plate, carrierId }, to)

/** What a change of carrier makes of an order, for one that is to be written with it. */
export interface CarrierChange {
  values: Partial<Order>
  event: { type: string; payload?: Record<string, unknown> }
  warnings: SaidWarning[]
}

/** What giving an order to a carrier changes, or taking it away with null; nothing where the carrier has it already. */
export async function carrierChange(
  context: RuleContext,
  order: Order,
  input: CarrierInput,
): Promise<CarrierChange | undefined> {
  demand(context, 'orders.assign')
  refuseReadOnly(order)
  // What is known of another carrier's truck and driver leaves with it.
  const truck = order.assignedVehicleId ? {} : TRUCK_GONE
  if (input.carrierId === null || input.carrierId === '') {
    const status = await followingStatus(context, order, order.assignedVehicleId !== undefined)
    const gone = { carrierName: undefined, carrierPrice: undefined, ...truck, ...CARRIER_CONTACT_GONE }
    const values = { carrierId: undefined, ...gone, ...status }
    return { values, event: { type: 'unassigned' }, warnings: [] }
  }
  const carrier = await context.store.find('partners', input.carrierId)
  if (!carrier || carrier.kind !== 'carrier') throw notFound({ code: 'reason.missing.carrier' })
  const isSame = carrier.id === order.carrierId && order.status !== 'CONFIRMED'
  if (isSame && (input.carrierPrice ?? order.carrierPrice) === order.carrierPrice) return undefined
  const price = priceOf(order, input)
  // The vehicle stays where it is known, whoever it is paid for to.
  const to = { vehicleId: order.assignedVehicleId, carrierId: carrier.id, name: carrier.name }
  const against = input.isJudged ? [] : [...movedOver(order, to), ...(await conflictsOf(context, order, { carrier }))]
  const warnings = passConflicts(context, against, input.overrideReason)
  const status = await followingStatus(context, order, true)
  const contact = carrier.id === order.carrierId ? {} : CARRIER_CONTACT_GONE
  const values = { carrierId: carrier.id, carrierName: carrier.name, ...contact, ...price.values, ...truck, ...status }
  const event = { type: 'assigned', ...reasonGiven(input.overrideReason) }
  return { values, event, warnings: [...price.warnings, ...warnings] }
}

/** Gives an order to a carrier, or takes it away with null. */
export async function setOrderCarrier(context: RuleContext, id: string, input: CarrierInput): Promise<OrderChange> {
  const order = await readOrder(context, id)
  const change = await carrierChange(context, order, input)
  if (!change) return { order, eventId: undefined, warnings: [] }
  return writeOrder(context, order, change.values, change.event, change.warnings)
}

/** Who shall drive instead of the vehicle's own driver, where he is one of the own. */
async function givenDriver(
  { store }: RuleContext,
  vehicle: Row<'vehicles'>,
  { driverName, driverPhone }: { driverName?: string | undefined; driverPhone?: string | undefined },
) {
  if (driverName === undefined || driverName === vehicle.driverName) return steadyDriver(store, vehicle)
  return driverNamed(store, driverName, driverPhone)
}

/** Which vehicle an order shall be on, with whom, and for which price where it is a subcontractor's. */
export interface VehicleInput {
  vehicleId: string | null
  driverName?: string | undefined
  driverPhone?: string | undefined
  carrierPrice?: number | null | undefined
  overrideReason?: string | undefined
  isJudged?: boolean | undefined
}

/** Puts an order on a vehicle with its driver, or takes it off with null. */
export async function setOrderVehicle(context: RuleContext, id: string, input: VehicleInput): Promise<OrderChange> {
  const order = await readOrder(context, id)
  refuseReadOnly(order)
  if (input.vehicleId === null || input.vehicleId === '') {
    const refusal = order.assignedVehicleId === undefined ? undefined : vehicleOffRefusal(order.transportStatus)
    if (refusal) throw notNow(refusal, 'LOADED')
    const status = await followingStatus(context, order, order.carrierId !== undefined)
    const values = { assignedVehicleId: undefined, ...TRUCK_GONE, ...status }
    return writeOrder(context, order, values, { type: 'unassigned' })
  }
  const { values, event, warnings } = await vehicleChange(context, order, { ...input, vehicleId: input.vehicleId })
  return writeOrder(context, order, values, event, warnings)
}

/** What putting an order on a vehicle changes. */
export async function vehicleChange(
  context: RuleContext,
  order: Order,
  input: VehicleInput & { vehicleId: string },
): Promise<CarrierChange> {
  const vehicle = await context.store.find('vehicles', input.vehicleId)
  if (!vehicle) throw notFound({ code: 'reason.missing.vehicle' })
  const carrier = vehicle.carrierId ? await context.store.find('partners', vehicle.carrierId) : undefined
  const { carrierPrice } = input
  const price = carrier ? priceOf(order, { carrierId: carrier.id, carrierPrice }) : { values: {}, warnings: [] }
  const against = input.isJudged
    ? []
    : [
        ...movedOver(order, {
          vehicleId: vehicle.id,
          plate: vehicle.licencePlate,
          carrierId: vehicle.carrierId,
          name: vehicle.licencePlate,
        }),
        ...(await conflictsOf(context, order, {
          vehicle,
          carrier,
          driver: await givenDriver(context, vehicle, input),
        })),
      ]
  const warnings = [...price.warnings, ...passConflicts(context, against, input.overrideReason)]
  const status = await followingStatus(context, order, true)
  const values: Partial<Order> = {
    assignedVehicleId: vehicle.id,
    vehiclePlate: vehicle.licencePlate,
    trailerPlate: vehicle.trailerPlate,
    vehicleType: vehicle.type,
    driverName: input.driverName ?? vehicle.driverName,
    driverPhone: input.driverPhone ?? vehicle.driverPhone,
    ...(carrier
      ? {
          carrierId: carrier.id,
          carrierName: carrier.name,
          ...(carrier.id === order.carrierId ? {} : CARRIER_CONTACT_GONE),
          ...price.values,
        }
      : {}),
    ...status,
  }
  return { values, event: { type: 'assigned', ...reasonGiven(input.overrideReason) }, warnings }
}

/** An order that a subcontractor had, and an own vehicle gets: he and his price are gone. */
const CARRIER_GONE = {
  carrierId: undefined,
  carrierName: undefined,
  carrierPrice: undefined,
  carrierCharges: undefined,
  ...CARRIER_CONTACT_GONE,
} satisfies Partial<Order>

/** Who carries the orders of a tour, and for which price where it is a subcontractor. Neither: nobody yet. */
export interface CarriageInput {
  vehicleId: string | undefined
  carrierId: string | undefined
  carrierPrice?: number | undefined
  overrideReason?: string | undefined
}

/**
 * What an order becomes whose tour is planned for somebody, or for nobody yet. What speaks against that is judged with the
 * whole tour.
 */
export async function carriageChange(
  context: RuleContext,
  order: Order,
  { vehicleId, carrierId, ...input }: CarriageInput,
): Promise<CarrierChange> {
  refuseReadOnly(order)
  if (vehicleId !== undefined) {
    const change = await vehicleChange(context, order, { ...input, vehicleId, isJudged: true })
    return carrierId === undefined ? { ...change, values: { ...CARRIER_GONE, ...change.values } } : change
  }
  if (carrierId !== undefined) {
    const offVehicle = order.assignedVehicleId === undefined ? {} : { assignedVehicleId: undefined, ...TRUCK_GONE }
    const without = { ...order, assignedVehicleId: undefined }
    const change = await carrierChange(context, without, { ...input, carrierId, isJudged: true })
    if (change) return { ...change, values: { ...offVehicle, ...change.values } }
    return { values: offVehicle, event: { type: 'assigned', ...reasonGiven(input.overrideReason) }, warnings: [] }
  }
  const values = order.status === 'CONFIRMED' ? {} : await followingStatus(context, order, false)
  return { values, event: { type: 'unassigned', ...reasonGiven(input.overrideReason) }, warnings: [] }
}
