import type { CommandContext } from '#src/commands/gate/command.ts'
import type { OfferedPlace } from '#src/entities/planning/planner.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { InputOf } from '#src/contract/basics/core.ts'
import type { Endpoints } from '#src/contract/index.ts'
import { editField } from '#src/records/fields/saving/editing.ts'
import {
  carrierChoices,
  driverChoices,
  vehicleChoices,
  type AssignmentTarget,
  type AssignedDriver,
  type FreeTextChoice,
} from './choices.ts'
import { chargesIn, chargesText } from '#src/entities/prices/charge-text.ts'
import type { ReasonWords } from '#src/records/changes/reasons.ts'
import { orderChanges } from '#src/entities/orders/order-changes.ts'
import { audit } from '../order-audit.ts'
import { openBulk } from '#src/records/bulk/open.ts'
import { orderPlan } from '../bulk/plan.tsx'
import { targetOrders } from '../order-targets.ts'
import { isPlainFreight } from '#src/domain/prices/charges.ts'
import { parseAmount, toEuros } from '#src/domain/basics/money.ts'
import { isUnderWay } from '#src/domain/workflow/order-status.ts'
import { formatFor, NOTHING } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import type { ChangeResult } from '#src/records/changes/change-records.ts'
import { germanNumbers } from '#src/i18n/typed-number.ts'

/** Gives the orders to a carrier, or takes him away: one at once, many after a look at what would happen. */
export async function setCarrier(
  context: CommandContext,
  { id: carrierId, name, orders }: AssignmentTarget,
): Promise<void> {
  const { t } = context.services
  const intent = {
    commandId: 'orders.setCarrier',
    title: carrierId === null ? t('orders.setCarrier.none') : t('orders.setCarrier.done', { name }),
    records: orders,
    done: (order: Order) =>
      audit(context, order, { partner: 'carrier', newValue: carrierId, source: 'orders.setCarrier' }),
  }
  if (orders.length > 1) {
    const input = { kind: 'carrier', carrierId } as const
    return openBulk({ ...intent, plan: orderPlan, context, input })
  }
  await orderChanges.change<BodyOf<'orders.setCarrier'>>(context, {
    ...intent,
    field: 'carrierName',
    call: (call, request) => call('orders.setCarrier', request),
    deliver(send, order) {
      const sendWith = (carrierPrice?: number) =>
        lifted(
          context,
          order,
          (reason) => send({ carrierId, ...(carrierPrice !== undefined && { carrierPrice }), ...reason }),
          carrierId === null ? undefined : { beside: besidePartner(context, carrierId) },
        )
      return losesPrice(order, carrierId) ? sendWithPrice(context, order, name, sendWith) : sendWith()
    },
  })
}

type BodyOf<N extends 'orders.setCarrier' | 'orders.setVehicle' | 'orders.update'> = InputOf<Endpoints[N]>['body']

/** What stands in the way of one order may be lifted with a reason, which outlasts a conflict of versions. */
const lifted = <T>(
  context: CommandContext,
  order: Order,
  send: (reason: { overrideReason?: string }) => Promise<T | undefined>,
  words?: ReasonWords,
) =>
  orderChanges.withReason(
    context,
    order,
    (overrideReason) => send(overrideReason === undefined ? {} : { overrideReason }),
    words,
  )

/** Leads to the page of the carrier, where his papers are, from the question what lifts what is missing of them. */
const besidePartner = ({ services: { t, navigate } }: CommandContext, id: string) => ({
  label: t('partners.toPapers'),
  open: () => navigate(`/partners/${encodeURIComponent(id)}`),
})

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
  send: (price: number | undefined) => Promise<ChangeResult<Order> | undefined>,
): Promise<ChangeResult<Order> | undefined> {
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
  let answer: ChangeResult<Order> | undefined
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

/** Gives the orders a vehicle, or takes it away. Of many no one is asked one by one: what stands in the way of one is told, and it stays selected. */
export async function setVehicle(
  context: CommandContext,
  chosen: AssignmentTarget | FreeTextChoice | OfferedPlace,
): Promise<void> {
  if ('take' in chosen) return chosen.take(context)
  if ('typed' in chosen) return editField(context, 'vehiclePlate')
  const { id: vehicleId, name, orders } = chosen
  const { t } = context.services
  await orderChanges.change<BodyOf<'orders.setVehicle'>>(context, {
    commandId: 'orders.setVehicle',
    title: vehicleId === null ? t('orders.setVehicle.none') : t('orders.setVehicle.done', { name }),
    records: orders,
    field: orders.length > 1 ? undefined : 'vehiclePlate',
    call: (call, request) => call('orders.setVehicle', request),
    deliver: (send, order) =>
      orders.length > 1 ? send({ vehicleId }) : lifted(context, order, (reason) => send({ vehicleId, ...reason })),
  })
}

/** Gives the orders a driver, with his number. */
export async function setDriver(context: CommandContext, chosen: AssignedDriver | FreeTextChoice): Promise<void> {
  if ('typed' in chosen) return editField(context, 'driverName')
  const { driver, orders } = chosen
  const { t } = context.services
  const body = { driverName: driver.name, driverPhone: driver.phone ?? null }
  await orderChanges.change<BodyOf<'orders.update'>>(context, {
    commandId: 'orders.setDriver',
    title: t('orders.setDriver.done', { name: driver.name }),
    records: orders,
    field: orders.length > 1 ? undefined : 'driverName',
    call: (call, request) => call('orders.update', request),
    deliver: (send, order) =>
      orders.length > 1 ? send(body) : lifted(context, order, (reason) => send({ ...body, ...reason })),
  })
}

/** The choices of each command; each carries the orders it is offered for. */
export const choicesOf = {
  carrier: async (context: CommandContext) => carrierChoices(context, await targetOrders(context)),
  vehicle: async (context: CommandContext) => vehicleChoices(context, await targetOrders(context)),
  driver: async (context: CommandContext) => driverChoices(context, await targetOrders(context)),
}
