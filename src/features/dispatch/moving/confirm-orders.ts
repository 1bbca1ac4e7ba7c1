import type { CommandContext } from '#src/commands/gate/command.ts'
import { holdingKeys } from '#src/commands/keys/hold-keys.ts'
import type { InputOf } from '#src/contract/basics/core.ts'
import type { Endpoints } from '#src/contract/index.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { orderChanges } from '#src/entities/orders/order-changes.ts'

/**
 * Offers to confirm orders that are to be planned, and confirms them; goes on with the orders as they are then. Not where the
 * person would rather not, or not all of them could be confirmed. What is typed meanwhile is for what comes after.
 */
export async function confirmOrders(
  context: CommandContext,
  orders: readonly Order[],
  goOn: (confirmed: readonly Order[]) => Promise<void>,
): Promise<void> {
  const { t, confirm } = context.services
  const names = orders.map(({ orderNumber }) => orderNumber)
  const isMeant = await confirm({
    title: t('carry.confirm.title', { count: orders.length, name: names[0] ?? '' }),
    detail: t('carry.confirm.detail', { count: orders.length, names: names.join(' · ') }),
    confirmLabel: t('carry.confirm.do'),
  })
  if (!isMeant) return
  const sent = async () => {
    const confirmed = await sendAll(context, orders)
    if (confirmed.length === orders.length) await goOn(confirmed)
  }
  await holdingKeys(sent, { isOpening: () => false })
}

async function sendAll(context: CommandContext, orders: readonly Order[]): Promise<Order[]> {
  const { t } = context.services
  const status = t('order.status.CONFIRMED')
  const confirmed: Order[] = []
  await orderChanges.change<InputOf<Endpoints['orders.setStatus']>['body']>(context, {
    commandId: 'orders.confirm',
    intent: 'orders.setStatus',
    title: t('orders.setStatus.done', { status }),
    records: orders,
    call: (call, request) => call('orders.setStatus', request),
    deliver(send, order) {
      const title = t('orders.setStatus.question', { name: order.orderNumber, status })
      const sendWith = (notes?: string) =>
        send({ status: 'CONFIRMED', ...(notes !== undefined && { notes, override: true }) })
      return orderChanges.withReason(context, order, sendWith, { title })
    },
    done: (order) => confirmed.push(order),
  })
  return confirmed
}
