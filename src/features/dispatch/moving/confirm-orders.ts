import type { CommandContext } from '#src/commands/gate/command.ts'
import { holdingKeys } from '#src/commands/keys/hold-keys.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import { withReason } from '#src/records/changes/reasons.ts'

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
  const { t, call } = context.services
  const status = t('order.status.CONFIRMED')
  const confirmed: Order[] = []
  await changeRecords(context, {
    kind: 'order',
    commandId: 'orders.confirm',
    title: t('orders.setStatus.done', { status }),
    records: orders,
    labelOf: ({ orderNumber }) => orderNumber,
    countOf: (count) => t('orders.bulk.count', { count }),
    done: (order) => confirmed.push(order),
    async send(order, own) {
      const { id, orderNumber: label, version: ifMatch } = order
      const title = t('orders.setStatus.question', { name: label, status })
      const send = (notes?: string) => {
        const body = { status: 'CONFIRMED' as const, ...(notes !== undefined && { notes, override: true }) }
        return own(['orders.setStatus', id, ifMatch, body], (idempotencyKey) =>
          call('orders.setStatus', { params: { id }, body, ifMatch, idempotencyKey }),
        )
      }
      const answer = await withReason(context, { kind: 'order', id, label }, 'orders.override', send, { title })
      return answer && { record: answer.order, eventId: answer.eventId, warnings: answer.warnings }
    },
  })
  return confirmed
}
