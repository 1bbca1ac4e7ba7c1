import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import { planner, type OfferedPlace } from '#src/entities/planning/planner.ts'
import type { Driver } from '#src/contract/drivers.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { planOrdersOf } from '#src/contract/planning/plan-order.ts'
import { needsAdrVehicle } from '#src/domain/goods/adr-points.ts'
import type { CargoForAssignment } from '#src/domain/assignment/assignment.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { vehicleOffRefusal } from '#src/domain/assignment/loaded-goods.ts'
import { cargoOf as draftCargo } from '#src/domain/orders/facts.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { carrierOffers } from '#src/entities/planning/offers/carrier-offers.ts'
import { driverOffers } from '#src/entities/planning/offers/driver-offers.ts'
import { type Offer, offeredChoices } from '#src/entities/planning/offers/offer.ts'
import { wantedOrders } from '#src/entities/planning/offers/plan-around.ts'
import { vehicleOffers } from '#src/entities/planning/offers/vehicle-offers.ts'
import { noneChoice } from '#src/records/changes/none-choice.ts'
import { doesCarrierDrive } from '../order-values.ts'

/**
 * Who or what is chosen, `null` takes the assignment away, with the orders as they were when it was offered: the versions the
 * person decided upon (decision A21).
 */
export interface AssignmentTarget {
  id: string | null
  name: string
  orders: readonly Order[]
}

/** A carrier's own truck or driver is known to no one here: it is typed into the order. */
export const TYPED = { typed: true } as const
export type FreeTextChoice = typeof TYPED

export interface AssignedDriver {
  driver: Driver
  orders: readonly Order[]
}

function cargoOf(order: Order): CargoForAssignment {
  const cooled = order.temperatureMin !== undefined || order.temperatureMax !== undefined
  return {
    loadingMeters: order.loadingMeters,
    weightKg: order.weight,
    adr: needsAdrVehicle(order.dangerousGoods),
    ...{ order: order.orderNumber, vehicleType: order.requiredVehicleType, tailLift: order.tailLift },
    dimensions: order.dimensions,
    ...(cooled && { temperature: { min: order.temperatureMin, max: order.temperatureMax } }),
  }
}

/** An assignment also plans a confirmed order: what happens beside the choice stands with it. */
function alsoSets(orders: readonly Order[], t: Translate): string | undefined {
  if (!orders.some(({ status }) => status === 'CONFIRMED')) return undefined
  return t('orders.assign.alsoSets', { status: t('order.status.ASSIGNED') })
}

/** The carriers, those whose papers hold and who are near first; each with what speaks against him, his place and number. */
export async function carrierChoices(
  context: CommandContext,
  orders: readonly Order[],
): Promise<Choice<AssignmentTarget>[]> {
  const { t } = context.services
  const loadings = orders.map((order) => ({
    country: order.pickupCountry,
    postalCode: order.pickupPostalCode,
    city: order.pickupCity,
    vehicleType: order.requiredVehicleType,
    cargo: draftCargo(order),
    delivered: order.deliveryDate,
  }))
  const offers = await carrierOffers(context, loadings)
  return [
    ...offeredChoices(
      offers.map((offer) => assigned(offer, orders, t)),
      t,
    ),
    ...noneChoice<AssignmentTarget>(
      orders.some(({ carrierId }) => carrierId),
      { id: null, name: t('orders.setCarrier.none'), orders },
    ),
  ]
}

/** The vehicles, those that fit first; each with what speaks against it, or how near it is, its room, place and driver. */
export async function vehicleChoices(
  context: CommandContext,
  orders: readonly Order[],
): Promise<Choice<AssignmentTarget | FreeTextChoice | OfferedPlace>[]> {
  const { t } = context.services
  const planned = await plannedChoices(context, orders)
  if (planned) return planned
  const today = epochToZoned(Date.now()).date
  const freights = orders.map((order) => ({
    cargo: cargoOf(order),
    days: { from: order.pickupDate ?? today, to: order.deliveryDate ?? order.pickupDate ?? today },
  }))
  const wanted = await wantedOrders(context.services, await planOrdersOf(orders))
  const offers = await vehicleOffers(context, freights, wanted)
  return [
    ...typedChoice(context, orders, 'orders.setVehicle.typed'),
    ...offeredChoices(
      offers.map((offer) => assigned(offer, orders, t)),
      t,
    ),
    ...withoutVehicle(orders, t),
  ]
}

/** Where a plan is on the screen, each vehicle stands with its best place there; what is no matter of a plan as ever. */
async function plannedChoices(
  context: CommandContext,
  orders: readonly Order[],
): Promise<Choice<AssignmentTarget | FreeTextChoice | OfferedPlace>[] | undefined> {
  const places = await context.services.sessionValue(planner).current()?.(
    context,
    orders.map(({ id }) => id),
  )
  return (
    places && [
      ...typedChoice(context, orders, 'orders.setVehicle.typed'),
      ...places.map((place) => ({ ...place, value: place })),
      ...withoutVehicle(orders, context.services.t),
    ]
  )
}

/** What is offered as what it would be assigned to; it says what else the assignment sets. */
function assigned<V>(offer: Offer<V>, orders: readonly Order[], t: Translate): Offer<AssignmentTarget> {
  const { id, title, facts } = offer
  return { ...offer, facts: [...facts, alsoSets(orders, t)], value: { id, name: title, orders } }
}

/** The drivers, those nothing speaks against first; each with what does, or his number and vehicle. */
export async function driverChoices(
  context: CommandContext,
  orders: readonly Order[],
): Promise<Choice<AssignedDriver | FreeTextChoice>[]> {
  const { t } = context.services
  const wanted = await wantedOrders(context.services, await planOrdersOf(orders))
  const offers = await driverOffers(context, orders.map(driveOf), wanted)
  return [
    ...typedChoice(context, orders, 'orders.setDriver.typed'),
    ...offeredChoices(
      offers.map((offer) => ({ ...offer, value: { driver: offer.value, orders } })),
      t,
    ),
  ]
}

/** An order as a driver drives it. */
function driveOf(order: Order) {
  const { vehicleType, requiredVehicleType, dangerousGoods, pickupDate, deliveryDate, assignedVehicleId } = order
  const type = vehicleType ?? requiredVehicleType
  return { vehicleType: type, dangerousGoods, from: pickupDate, to: deliveryDate, vehicleId: assignedVehicleId }
}

/** Where a carrier drives the one order in question: its truck or driver is typed. The first choice, as it is the usual one. */
function typedChoice(
  { focus, services }: CommandContext,
  orders: readonly Order[],
  title: 'orders.setVehicle.typed' | 'orders.setDriver.typed',
): Choice<FreeTextChoice>[] {
  const [order, another] = orders
  if (order === undefined || another !== undefined || order.id !== focus?.id || !doesCarrierDrive(order)) return []
  return [
    { id: 'typed', title: services.t(title, { carrier: order.carrierName ?? '' }), section: 'fits', value: TYPED },
  ]
}

/** That orders shall have no vehicle; where all that have one are loaded, why that cannot be. */
function withoutVehicle(orders: readonly Order[], t: Translate): Choice<AssignmentTarget>[] {
  const refusals = orders.flatMap(({ assignedVehicleId, transportStatus }) =>
    assignedVehicleId === undefined ? [] : [transportStatus && vehicleOffRefusal(transportStatus)],
  )
  const [refusal] = refusals
  const blocked = refusal !== undefined && refusals.every((one) => one !== undefined) ? t(refusal) : undefined
  return noneChoice(refusals.length > 0, { id: null, name: t('orders.setVehicle.none'), orders }, blocked)
}
