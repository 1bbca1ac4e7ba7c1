import type { CommandContext } from '#src/commands/gate/command.ts'
import type { OfferedPlace } from '#src/entities/planning/planner.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { OrderChanged } from '#src/contract/orders/events.ts'
import { editField } from '#src/records/fields/saving/editing.ts'
import {
  carrierChoices,
  driverChoices,
  vehicleChoices,
  type Assigned,
  type AssignedDriver,
  type Typed,
} from './choices.ts'
import { chargesIn, chargesText } from '#src/entities/prices/charge-text.ts'
import { audit } from '../order-audit.ts'
import { openBulk } from '#src/records/bulk/open.ts'
import { orderPlan } from '../bulk/plan.tsx'
import { changeOrders } from '../order-changes.ts'
import { onVersion, withReason } from '../order-obstacles.ts'
import { bulkTargets, ordersOf } from '../order-targets.ts'
import { isPlainFreight } from '#src/domain/prices/charges.ts'
import { parseAmount, toEuros } from '#src/domain/basics/money.ts'
import { isUnderWay } from '#src/domain/workflow/order-status.ts'
import { formatFor, NOTHING } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import type { SendOwn } from '#src/records/changes/intent-key.ts'
import { germanNumbers } from '#src/i18n/typed-number.ts'

/** Gives the orders to a carrier, or takes him away: one at once, many after a look at what would happen. */
export async function setCarrier(context: CommandContext, { id: carrierId, name, orders }: Assigned): Promise<void> {
  const { call, t } = context.services
  const intent = {
    commandId: 'orders.setCarrier',
    title: carrierId === null ? t('orders.setCarrier.none') : t('orders.setCarrier.done', { name }),
    orders,
    done: (order: Order) =>
      audit(context, order, { partner: 'carrier', newValue: carrierId, source: 'orders.setCarrier' }),
  }
  if (intent.orders.length > 1) {
    const input = { kind: 'carrier', carrierId } as const
    return openBulk({ ...intent, plan: orderPlan, context, records: intent.orders, input })
  }
  const sendWith = (own: SendOwn, order: Order) => (carrierPrice?: number) =>
    sendLifted(context, order, 'carrierName', ({ id }, ifMatch, overrideReason) => {
      const body = {
        carrierId,
        ...(carrierPrice !== undefined && { carrierPrice }),
        ...(overrideReason !== undefined && { overrideReason }),
      }
      return own(['orders.setCarrier', id, ifMatch, body], (idempotencyKey) =>
        call('orders.setCarrier', { params: { id }, body, ifMatch, idempotencyKey }),
      )
    })
  await changeOrders(context, {
    ...intent,
    send: (order, own) =>
      losesPrice(order, carrierId) ? sendWithPrice(context, order, name, sendWith(own, order)) : sendWith(own, order)(),
  })
}

/** What another carrier was promised is not the new one's price (decision A31). */
const losesPrice = (order: Order, carrierId: string | null): boolean =>
  carrierId !== null &&
  order.carrierId !== undefined &&
  order.carrierId !== carrierId &&
  order.carrierPrice !== undefined

/**
 * Asks for the new carrier's price with the old one in view, and sends with it; none is none yet, until the order is on its
 * way. The question stands until that is done.
 */
async function sendWithPrice(
  context: CommandContext,
  order: Order,
  name: string,
  send: (price: number | undefined) => Promise<OrderChanged | undefined>,
): Promise<OrderChanged | undefined> {
  const { t, ask } = context.services
  const { carrierName = NOTHING, carrierPrice, currency } = order
  const format = formatFor(currentLanguage())
  const price = format.money(carrierPrice, currency)
  const charges = chargesIn(order.carrierCharges)
  const lost = isPlainFreight(charges) ? '' : chargesText(charges, t, format, currency)
  const isNeeded = isUnderWay(order.status)
  const detail = t(isNeeded ? 'orders.setCarrier.price.needed' : 'orders.setCarrier.price.detail', {
    carrierName,
    price,
  })
  let answer: OrderChanged | undefined
  await ask({
    title: t('orders.setCarrier.price.title', { order: order.orderNumber, name }),
    detail: lost === '' ? detail : `${detail} ${t('orders.setCarrier.price.charges', { charges: lost })}`,
    label: t('orders.carrierPrice'),
    required: isNeeded,
    line: (text) =>
      (text === '' ? !isNeeded : parseAmount(germanNumbers(text)) !== undefined) ? undefined : t('issue.amountWrong'),
    async send(text) {
      const cents = parseAmount(germanNumbers(text))
      answer = await send(cents === undefined ? undefined : toEuros(cents))
      return answer !== undefined
    },
  })
  return answer
}

/** Gives the orders a vehicle, or takes it away. Of many nobody is asked one by one: what stands in the way of one is told, and it stays selected. */
export async function setVehicle(context: CommandContext, chosen: Assigned | Typed | OfferedPlace): Promise<void> {
  if ('take' in chosen) return chosen.take(context)
  if ('typed' in chosen) return editField(context, 'vehiclePlate')
  const { id: vehicleId, name, orders } = chosen
  const { call, t } = context.services
  const send = (own: SendOwn, { id }: Order, ifMatch: number, overrideReason?: string) => {
    const body = { vehicleId, ...(overrideReason !== undefined && { overrideReason }) }
    return own(['orders.setVehicle', id, ifMatch, body], (idempotencyKey) =>
      call('orders.setVehicle', { params: { id }, body, ifMatch, idempotencyKey }),
    )
  }
  await changeOrders(context, {
    commandId: 'orders.setVehicle',
    title: vehicleId === null ? t('orders.setVehicle.none') : t('orders.setVehicle.done', { name }),
    orders,
    send: (order, own) =>
      orders.length > 1
        ? send(own, order, order.version)
        : sendLifted(context, order, 'vehiclePlate', (...how) => send(own, ...how)),
  })
}

/** Sends for one order: what stands in the way may be lifted with a reason, which outlasts a conflict of versions. */
function sendLifted(
  context: CommandContext,
  order: Order,
  field: 'carrierName' | 'vehiclePlate' | 'driverName',
  send: (order: Order, ifMatch: number, overrideReason?: string) => Promise<OrderChanged>,
): Promise<OrderChanged | undefined> {
  const versioned = onVersion(context, order, field)
  return withReason(context, order, (reason) => versioned((ifMatch) => send(order, ifMatch, reason)))
}

/** Gives the orders a driver, with his number. */
export async function setDriver(context: CommandContext, chosen: AssignedDriver | Typed): Promise<void> {
  if ('typed' in chosen) return editField(context, 'driverName')
  const { driver, orders } = chosen
  const { call, t } = context.services
  const body = { driverName: driver.name, driverPhone: driver.phone ?? null }
  const send = (own: SendOwn, { id }: Order, ifMatch: number, overrideReason?: string) => {
    const sent = { ...body, ...(overrideReason !== undefined && { overrideReason }) }
    return own(['orders.update', id, ifMatch, sent], (idempotencyKey) =>
      call('orders.update', { params: { id }, body: sent, ifMatch, idempotencyKey }),
    )
  }
  await changeOrders(context, {
    commandId: 'orders.setDriver',
    title: t('orders.setDriver.done', { name: driver.name }),
    orders,
    send: (order, own) =>
      orders.length > 1
        ? send(own, order, order.version)
        : sendLifted(context, order, 'driverName', (...how) => send(own, ...how)),
  })
}

const targets = (context: CommandContext) => ordersOf(context, bulkTargets(context))

/** The choices of each command; each carries the orders it is offered for. */
export const choicesOf = {
  carrier: async (context: CommandContext) => carrierChoices(context, await targets(context)),
  vehicle: async (context: CommandContext) => vehicleChoices(context, await targets(context)),
  driver: async (context: CommandContext) => driverChoices(context, await targets(context)),
}
