import type { Choice, CommandContext } from '#src/commands/command.ts'
import type { Order } from '#src/contract/order.ts'
import type { OrderChanged } from '#src/contract/order-events.ts'
import { carrierChoices, driverChoices, NOBODY, vehicleChoices } from './order-assignment-choices.ts'
import { audit } from './order-audit.ts'
import { orderBulk } from './order-bulk.ts'
import { changeOrders } from './order-changes.ts'
import { onVersion, withReason, withVersion } from './order-obstacles.ts'
import { bulkTargets, ordersOf } from './order-targets.ts'
import { withKey } from './order-wish-key.ts'

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

/** Gives the orders to a carrier, or takes him away: one at once, many after a look at what would happen. */
export async function setCarrier(context: CommandContext, choice: Choice): Promise<void> {
  const { call, t } = context.services
  const carrierId = choice.id === NOBODY ? null : choice.id
  const wish = {
    commandId: 'orders.setCarrier',
    title: carrierId === null ? t('orders.setCarrier.none') : t('orders.setCarrier.done', { name: choice.title }),
    orders: await ordersAsOffered(context),
    done: (order: Order) =>
      audit(context, order, { partner: 'carrier', newValue: carrierId, source: 'orders.setCarrier' }),
  }
  if (wish.orders.length > 1) return orderBulk.open({ ...wish, context, input: { kind: 'carrier', carrierId } })
  const send = ({ id }: Order, ifMatch: number, overrideReason?: string) => {
    const body = { carrierId, ...(overrideReason !== undefined && { overrideReason }) }
    return withKey(context, ['orders.setCarrier', id, ifMatch, body], (idempotencyKey) =>
      call('orders.setCarrier', { params: { id }, body, ifMatch, idempotencyKey }),
    )
  }
  await changeOrders(context, { ...wish, send: (order) => sendLifted(context, order, 'carrierName', send) })
}

/** Gives the orders a vehicle, or takes it away. Of many nobody is asked one by one: what stands in the way of one is told, and it stays selected. */
export async function setVehicle(context: CommandContext, choice: Choice): Promise<void> {
  const { call, t } = context.services
  const vehicleId = choice.id === NOBODY ? null : choice.id
  const orders = await ordersAsOffered(context)
  const send = ({ id }: Order, ifMatch: number, overrideReason?: string) => {
    const body = { vehicleId, ...(overrideReason !== undefined && { overrideReason }) }
    return withKey(context, ['orders.setVehicle', id, ifMatch, body], (idempotencyKey) =>
      call('orders.setVehicle', { params: { id }, body, ifMatch, idempotencyKey }),
    )
  }
  await changeOrders(context, {
    commandId: 'orders.setVehicle',
    title: vehicleId === null ? t('orders.setVehicle.none') : t('orders.setVehicle.done', { name: choice.title }),
    orders,
    send: (order) =>
      orders.length > 1 ? send(order, order.version) : sendLifted(context, order, 'vehiclePlate', send),
  })
}

/** Sends for one order: what stands in the way may be lifted with a reason, which outlasts a conflict of versions. */
function sendLifted(
  context: CommandContext,
  order: Order,
  field: 'carrierName' | 'vehiclePlate',
  send: (order: Order, ifMatch: number, overrideReason?: string) => Promise<OrderChanged>,
): Promise<OrderChanged | undefined> {
  const versioned = onVersion(context, order, field)
  return withReason(context, order, (reason) => versioned((ifMatch) => send(order, ifMatch, reason)))
}

/** Gives the orders a driver, with his number. */
export async function setDriver(context: CommandContext, choice: Choice): Promise<void> {
  const { call, t } = context.services
  const driverPhone = choice.detail ?? null
  const orders = await ordersAsOffered(context)
  const body = { driverName: choice.title, driverPhone }
  const send = ({ id }: Order, ifMatch: number) =>
    withKey(context, ['orders.update', id, ifMatch, body], (idempotencyKey) =>
      call('orders.update', { params: { id }, body, ifMatch, idempotencyKey }),
    )
  await changeOrders(context, {
    commandId: 'orders.setDriver',
    title: t('orders.setDriver.done', { name: choice.title }),
    orders,
    send: (order) =>
      orders.length > 1
        ? send(order, order.version)
        : withVersion(context, order, 'driverName', (ifMatch) => send(order, ifMatch)),
  })
}

/** What the choices of each command are made for is kept: the versions the person has seen. */
export const choicesOf = {
  carrier: async (context: CommandContext) => carrierChoices(context, await offer(context)),
  vehicle: async (context: CommandContext) => vehicleChoices(context, await offer(context)),
  async driver(context: CommandContext): Promise<Choice[]> {
    await offer(context)
    return driverChoices(context)
  },
}
