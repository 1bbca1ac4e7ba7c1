import { queryFor } from '#src/api/query.ts'
import type { Choice, CommandContext } from '#src/commands/command.ts'
import type { Driver, Vehicle } from '#src/contract/fleet.ts'
import type { Order } from '#src/contract/order.ts'
import type { Partner } from '#src/contract/partners.ts'
import { assignmentConflicts, type AssignmentConflict, type CargoForAssignment } from '#src/domain/assignment.ts'
import { epochToZoned, type PlainDate } from '#src/domain/dates.ts'
import { formatFor } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { vehicleTypeText } from './order-values.ts'

/** Most carriers, vehicles and drivers a palette page is filled with. */
const MOST = 500

/** Choice that takes the assignment away. */
export const NOBODY = 'none'

function cargoOf(order: Order): CargoForAssignment {
  const cooled = order.temperatureMin !== undefined || order.temperatureMax !== undefined
  return {
    loadingMeters: order.loadingMeters,
    weightKg: order.weight,
    adr: order.adrUnNumber !== undefined,
    ...(cooled && { temperature: { min: order.temperatureMin, max: order.temperatureMax } }),
  }
}

/** The first thing that speaks against it, in words; blocking ones before warnings. */
function objection(conflicts: readonly AssignmentConflict[], t: Translate): string | undefined {
  const worst = conflicts.find(({ severity }) => severity === 'block') ?? conflicts[0]
  if (worst === undefined) return undefined
  const format = formatFor(currentLanguage())
  const values = Object.fromEntries(
    Object.entries(worst.values).map(([name, value]) => [
      name,
      typeof value === 'number' ? format.number(value) : format.dateWithYear(value),
    ]),
  )
  return t(worst.code, values)
}

function sentence(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ')
}

/** The carriers, with what blocks them, their place and number. */
export async function carrierChoices(context: CommandContext, orders: readonly Order[]): Promise<Choice[]> {
  const { call, queryClient, t } = context.services
  const query = queryFor(call, 'partners.list', {
    query: { kind: 'carrier', limit: MOST, sortBy: 'name', sortOrder: 'asc' },
  })
  const { data } = await queryClient.fetchQuery(query)
  const today = epochToZoned(Date.now()).date
  const cargo = orders.map(cargoOf)[0] ?? {}
  return [
    ...data.map(choiceOf),
    ...takeAway(
      orders.some(({ carrierId }) => carrierId),
      t('orders.setCarrier.none'),
    ),
  ]

  function choiceOf(carrier: Partner): Choice {
    const conflicts = assignmentConflicts({
      cargo,
      carrier: { ...carrier, checkedAt: carrier.complianceCheckedAt },
      today,
    })
    const blocking = conflicts.filter(({ severity }) => severity === 'block')
    return {
      id: carrier.id,
      title: carrier.name,
      detail: sentence([objection(blocking, t), `${carrier.postalCode} ${carrier.city}`.trim(), carrier.number]),
    }
  }
}

/** The vehicles, those that fit first; each with what speaks against it, or its room, place and driver. */
export async function vehicleChoices(context: CommandContext, orders: readonly Order[]): Promise<Choice[]> {
  const { call, queryClient, t } = context.services
  const query = queryFor(call, 'vehicles.list', { query: { limit: MOST, sortBy: 'licencePlate', sortOrder: 'asc' } })
  const { data } = await queryClient.fetchQuery(query)
  const today = epochToZoned(Date.now()).date
  const offers = data.map((vehicle) => ({ vehicle, conflicts: conflictsOf(vehicle, orders, today) }))
  const fitting = offers.toSorted((a, b) => a.conflicts.length - b.conflicts.length)
  return [
    ...fitting.map(({ vehicle, conflicts }) => vehicleChoice(vehicle, objection(conflicts, t), t)),
    ...takeAway(
      orders.some(({ assignedVehicleId }) => assignedVehicleId),
      t('orders.setVehicle.none'),
    ),
  ]
}

function conflictsOf(vehicle: Vehicle, orders: readonly Order[], today: PlainDate): AssignmentConflict[] {
  return orders.flatMap((order) => assignmentConflicts({ cargo: cargoOf(order), vehicle, today }))
}

function vehicleChoice(vehicle: Vehicle, against: string | undefined, t: Translate): Choice {
  const room = formatFor(currentLanguage()).loadingMeters(vehicle.loadingMeters)
  return {
    id: vehicle.id,
    title: [vehicle.licencePlate, vehicle.trailerPlate].filter(Boolean).join(' / '),
    detail: sentence([against, vehicleTypeText(vehicle.type, t), room, vehicle.currentCity, vehicle.driverName]),
    ...(vehicle.status === 'workshop' && { blocked: t('orders.setVehicle.workshop') }),
  }
}

/** The drivers with their numbers. */
export async function driverChoices(context: CommandContext): Promise<Choice[]> {
  const { call, queryClient } = context.services
  const query = queryFor(call, 'drivers.list', { query: { limit: MOST, sortBy: 'name', sortOrder: 'asc' } })
  const { data } = await queryClient.fetchQuery(query)
  return data.map((driver: Driver) => ({ id: driver.id, title: driver.name, detail: driver.phone }))
}

/** Stands last: the choice on top is the one a quick Enter takes. */
function takeAway(possible: boolean | undefined, title: string): Choice[] {
  return possible === true ? [{ id: NOBODY, title }] : []
}
