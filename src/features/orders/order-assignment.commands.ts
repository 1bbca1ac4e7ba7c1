import type { Choice, Command, CommandContext } from '#src/commands/command.ts'
import { needsRecord } from '#src/commands/conditions.ts'
import type { Order } from '#src/contract/orders.ts'
import { carrierChoices, driverChoices, NOBODY, vehicleChoices } from './order-assignment-choices.ts'
import { changeOrders, withOverride, withVersion } from './order-changes.ts'
import { bulkTargets, needsOpenOrder, ordersOf } from './order-targets.ts'

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
