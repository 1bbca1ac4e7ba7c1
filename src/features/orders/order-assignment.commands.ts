import { queryFor } from '#src/api/query.ts'
import type { Choice, Command, CommandContext } from '#src/commands/command.ts'
import { needsRecord } from '#src/commands/conditions.ts'
import type { Driver, Vehicle } from '#src/contract/fleet.ts'
import type { Order } from '#src/contract/orders.ts'
import type { Partner } from '#src/contract/partners.ts'
import { assignmentConflicts, type AssignmentConflict, type CargoForAssignment } from '#src/domain/assignment.ts'
import { epochToZoned, type PlainDate } from '#src/domain/dates.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { changeOrders, withOverride, withVersion } from './order-changes.ts'
import { vehicleTypeText } from './order-values.ts'
import { bulkTargets, needsOpenOrder, ordersOf } from './order-targets.ts'

/** Most carriers, vehicles and drivers a palette page is filled with. */
const MOST = 500

/** Choice that takes the assignment away. */
const NOBODY = 'none'

/** The orders as they were when the choices were offered: the version the person decided upon (decision A21). */
let offered: readonly Order[] = []

async function offer(context: CommandContext): Promise<readonly Order[]> {
  offered = await ordersOf(context, bulkTargets(context))
  return offered
}

async function ordersAsOffered(context: CommandContext): Promise<Order[]> {
  const orders = await ordersOf(context, bulkTargets(context))
  return orders.map((order) => offered.find(({ id }) => id === order.id) ?? order)
}

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

async function carrierChoices(context: CommandContext, orders: readonly Order[]): Promise<Choice[]> {
  const { call, queryClient, t } = context.services
  const query = queryFor(call, 'partners.list', {
    query: { kind: 'carrier', limit: MOST, sortBy: 'name', sortOrder: 'asc' },
  })
  const { data } = await queryClient.fetchQuery(query)
  const today = epochToZoned(Date.now()).date
  const cargo = orders.map(cargoOf)[0] ?? {}
  return [
    ...takeAway(
      orders.some(({ carrierId }) => carrierId),
      t('orders.setCarrier.none'),
    ),
    ...data.map(choiceOf),
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

async function vehicleChoices(context: CommandContext, orders: readonly Order[]): Promise<Choice[]> {
  const { call, queryClient, t } = context.services
  const query = queryFor(call, 'vehicles.list', { query: { limit: MOST, sortBy: 'licencePlate', sortOrder: 'asc' } })
  const { data } = await queryClient.fetchQuery(query)
  const today = epochToZoned(Date.now()).date
  const offers = data.map((vehicle) => ({ vehicle, conflicts: conflictsOf(vehicle, orders, today) }))
  const fitting = offers.toSorted((a, b) => a.conflicts.length - b.conflicts.length)
  return [
    ...takeAway(
      orders.some(({ assignedVehicleId }) => assignedVehicleId),
      t('orders.setVehicle.none'),
    ),
    ...fitting.map(({ vehicle, conflicts }) => vehicleChoice(vehicle, objection(conflicts, t), t)),
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

async function driverChoices(context: CommandContext): Promise<Choice[]> {
  const { call, queryClient } = context.services
  const query = queryFor(call, 'drivers.list', { query: { limit: MOST, sortBy: 'name', sortOrder: 'asc' } })
  const { data } = await queryClient.fetchQuery(query)
  return data.map((driver: Driver) => ({ id: driver.id, title: driver.name, detail: driver.phone }))
}

function takeAway(possible: boolean | undefined, title: string): Choice[] {
  return possible === true ? [{ id: NOBODY, title }] : []
}

async function setCarrier(context: CommandContext, choice: Choice): Promise<void> {
  const { call, t } = context.services
  const carrierId = choice.id === NOBODY ? null : choice.id
  await changeOrders(context, {
    commandId: 'orders.setCarrier',
    title: carrierId === null ? t('orders.setCarrier.none') : t('orders.setCarrier.done', { name: choice.title }),
    orders: await ordersAsOffered(context),
    done: (order) => audit(context, order, carrierId),
    send: (order) =>
      withVersion(context, order, 'carrierName', (ifMatch) =>
        withOverride(context, order, (overrideReason) =>
          call('orders.setCarrier', {
            params: { id: order.id },
            body: { carrierId, ...(overrideReason !== undefined && { overrideReason }) },
            ifMatch,
            idempotencyKey: crypto.randomUUID(),
          }),
        ),
      ),
  })
}

/** Tells the audit log of a new carrier, as the server asks for it; the change itself does not wait for it. */
function audit({ session, services }: CommandContext, order: Order, carrierId: string | null): void {
  const body = {
    tenantId: session.tenantId,
    entityType: 'order',
    entityId: order.id,
    eventType: 'carrier_changed',
    details: { field: 'carrierId', newValue: carrierId, source: 'orders.setCarrier', at: new Date().toISOString() },
  }
  services.call('auditLogs.create', { body, idempotencyKey: crypto.randomUUID() }).catch(() => undefined)
}

async function setVehicle(context: CommandContext, choice: Choice): Promise<void> {
  const { call, t } = context.services
  const vehicleId = choice.id === NOBODY ? null : choice.id
  await changeOrders(context, {
    commandId: 'orders.setVehicle',
    title: vehicleId === null ? t('orders.setVehicle.none') : t('orders.setVehicle.done', { name: choice.title }),
    orders: await ordersAsOffered(context),
    send: (order) =>
      withVersion(context, order, 'vehiclePlate', (ifMatch) =>
        withOverride(context, order, (overrideReason) =>
          call('orders.setVehicle', {
            params: { id: order.id },
            body: { vehicleId, ...(overrideReason !== undefined && { overrideReason }) },
            ifMatch,
            idempotencyKey: crypto.randomUUID(),
          }),
        ),
      ),
  })
}

async function setDriver(context: CommandContext, choice: Choice): Promise<void> {
  const { call, t } = context.services
  const driverPhone = choice.detail ?? null
  await changeOrders(context, {
    commandId: 'orders.setDriver',
    title: t('orders.setDriver.done', { name: choice.title }),
    orders: await ordersAsOffered(context),
    send: (order) =>
      withVersion(context, order, 'driverName', (ifMatch) =>
        call('orders.update', {
          params: { id: order.id },
          body: { driverName: choice.title, driverPhone },
          ifMatch,
          idempotencyKey: crypto.randomUUID(),
        }),
      ),
  })
}

const shared = {
  group: 'order',
  scope: ['list', 'record'],
  permission: 'orders.assign',
  changesData: true,
  placements: ['row', 'bulk'],
  needs: [needsRecord('order'), needsOpenOrder],
} as const

/** Who and what carries an order. */
export const commands: readonly Command[] = [
  {
    ...shared,
    id: 'orders.setCarrier',
    title: 'orders.setCarrier.title',
    keys: ['c'],
    icon: 'partner',
    synonyms: ['carrier', 'frachtführer zuweisen', 'unternehmer', 'vergeben'],
    choicesTitle: 'orders.setCarrier.choose',
    choices: async (context) => carrierChoices(context, await offer(context)),
    run: (context, choice) => (choice ? setCarrier(context, choice) : undefined),
  },
  {
    ...shared,
    id: 'orders.setVehicle',
    title: 'orders.setVehicle.title',
    keys: ['v'],
    icon: 'vehicle',
    synonyms: ['vehicle', 'truck', 'lkw', 'fahrzeug zuweisen'],
    choicesTitle: 'orders.setVehicle.choose',
    choices: async (context) => vehicleChoices(context, await offer(context)),
    run: (context, choice) => (choice ? setVehicle(context, choice) : undefined),
  },
  {
    ...shared,
    id: 'orders.setDriver',
    title: 'orders.setDriver.title',
    keys: ['b'],
    icon: 'driver',
    synonyms: ['driver', 'fahrer zuweisen', 'kraftfahrer'],
    choicesTitle: 'orders.setDriver.choose',
    choices: async (context) => {
      await offer(context)
      return driverChoices(context)
    },
    run: (context, choice) => (choice ? setDriver(context, choice) : undefined),
  },
]
