import { wholeList } from '#src/api/whole-list.ts'
import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import type { Driver } from '#src/contract/drivers.ts'
import type { Vehicle } from '#src/contract/vehicles.ts'
import type { Order } from '#src/contract/order.ts'
import type { Partner } from '#src/contract/partners.ts'
import { needsAdrVehicle } from '#src/domain/adr-lines.ts'
import { assignmentConflicts, type AssignmentConflict, type CargoForAssignment } from '#src/domain/assignment.ts'
import { offerConflicts } from '#src/domain/vehicle-availability.ts'
import { epochToZoned, type PlainDate } from '#src/domain/dates.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { driverOffers } from '#src/i18n/driver-offer.ts'
import { objectionText, vehicleOffer } from '#src/i18n/vehicle-offer.ts'
import { doesCarrierDrive } from '../order-values.ts'

/**
 * Who or what is chosen, `null` takes the assignment away, with the orders as they were when it was offered: the versions the
 * person decided upon (decision A21).
 */
export interface Assigned {
  id: string | null
  name: string
  orders: readonly Order[]
}

/** A carrier's own truck or driver is known to nobody here: it is typed into the order. */
export const TYPED = { typed: true } as const
export type Typed = typeof TYPED

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
    ...(cooled && { temperature: { min: order.temperatureMin, max: order.temperatureMax } }),
  }
}

function sentence(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ')
}

/** An assignment also plans a confirmed order: what happens beside the choice stands with it. */
function alsoSets(orders: readonly Order[], t: Translate): string | undefined {
  if (!orders.some(({ status }) => status === 'CONFIRMED')) return undefined
  return t('orders.assign.alsoSets', { status: t('order.status.ASSIGNED') })
}

/** The carriers, with what blocks them, their place and number. */
export async function carrierChoices(context: CommandContext, orders: readonly Order[]): Promise<Choice<Assigned>[]> {
  const { t } = context.services
  const carriers = await wholeList(context.services, 'partners.list', {
    kind: 'carrier',
    sortBy: 'name',
    sortOrder: 'asc',
  })
  const today = epochToZoned(Date.now()).date
  const cargo = orders.map(cargoOf)[0] ?? {}
  return [...carriers.map(choiceOf), ...takeAway(orders, ({ carrierId }) => carrierId, t('orders.setCarrier.none'))]

  function choiceOf(carrier: Partner): Choice<Assigned> {
    const conflicts = assignmentConflicts({
      cargo,
      carrier: { ...carrier, checkedAt: carrier.complianceCheckedAt },
      today,
    })
    const blocking = conflicts.filter(({ severity }) => severity === 'block')
    return {
      id: carrier.id,
      title: carrier.name,
      detail: sentence([
        objectionText(blocking, t),
        `${carrier.postalCode} ${carrier.city}`.trim(),
        carrier.number,
        alsoSets(orders, t),
      ]),
      value: { id: carrier.id, name: carrier.name, orders },
    }
  }
}

/** The vehicles, those that fit first; each with what speaks against it, or its room, place and driver. */
export async function vehicleChoices(
  context: CommandContext,
  orders: readonly Order[],
): Promise<Choice<Assigned | Typed>[]> {
  const { t } = context.services
  const vehicles = await wholeList(context.services, 'vehicles.list', { sortBy: 'licencePlate', sortOrder: 'asc' })
  const today = epochToZoned(Date.now()).date
  const offers = vehicles.map((vehicle) => ({ vehicle, conflicts: conflictsOf(vehicle, orders, today) }))
  const fitting = offers.toSorted((a, b) => a.conflicts.length - b.conflicts.length)
  return [
    ...typedChoice(context, orders, 'orders.setVehicle.typed'),
    ...fitting.map(({ vehicle, conflicts }) => {
      const row = vehicleOffer(vehicle, conflicts, t)
      const detail = sentence([row.detail, alsoSets(orders, t)])
      return { ...row, detail, value: { id: vehicle.id, name: row.title, orders } }
    }),
    ...takeAway(orders, ({ assignedVehicleId }) => assignedVehicleId, t('orders.setVehicle.none')),
  ]
}

function conflictsOf(vehicle: Vehicle, orders: readonly Order[], today: PlainDate): AssignmentConflict[] {
  return orders.flatMap((order) => {
    const days = { from: order.pickupDate ?? today, to: order.deliveryDate ?? order.pickupDate ?? today }
    return offerConflicts(vehicle, { cargo: cargoOf(order), days, today })
  })
}

/** The drivers, those nothing speaks against first; each with what does, or his number and vehicle. */
export async function driverChoices(
  context: CommandContext,
  orders: readonly Order[],
): Promise<Choice<AssignedDriver | Typed>[]> {
  const { t } = context.services
  const drivers = await wholeList(context.services, 'drivers.list', { sortBy: 'name', sortOrder: 'asc' })
  return [
    ...typedChoice(context, orders, 'orders.setDriver.typed'),
    ...driverOffers(drivers, orders.map(driveOf), t).map(({ driver, row }) => ({ ...row, value: { driver, orders } })),
  ]
}

/** An order as a driver drives it. */
function driveOf({ vehicleType, requiredVehicleType, dangerousGoods, pickupDate, deliveryDate }: Order) {
  return { vehicleType: vehicleType ?? requiredVehicleType, dangerousGoods, from: pickupDate, to: deliveryDate }
}

/** Where a carrier drives the one order in question: its truck or driver is typed. The first choice, as it is the usual one. */
function typedChoice(
  { focus, services }: CommandContext,
  orders: readonly Order[],
  title: 'orders.setVehicle.typed' | 'orders.setDriver.typed',
): Choice<Typed>[] {
  const [order, another] = orders
  if (order === undefined || another !== undefined || order.id !== focus?.id || !doesCarrierDrive(order)) return []
  return [{ id: 'typed', title: services.t(title, { carrier: order.carrierName ?? '' }), value: TYPED }]
}

/** Stands last: the choice on top is the one a quick Enter takes. */
function takeAway(
  orders: readonly Order[],
  assignedOf: (order: Order) => string | undefined,
  title: string,
): Choice<Assigned>[] {
  return orders.some(assignedOf) ? [{ id: 'nobody', title, value: { id: null, name: title, orders } }] : []
}
