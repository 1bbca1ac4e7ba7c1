import { wholeList } from '#src/api/whole-list.ts'
import { focusedOf, type Choice, type CommandContext } from '#src/commands/gate/command.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { Partner } from '#src/contract/partners/partner.ts'
import { orderChanges } from '#src/entities/orders/order-changes.ts'
import { audit } from '../order-audit.ts'
import { newestRecords } from '#src/records/changes/newest-records.ts'

/** The customer who is chosen, and the order as it was when he was offered: the version the person decided upon (decision A21). */
interface NewCustomer {
  customer: Partner
  order: Order
}

async function focusedOrder(context: CommandContext): Promise<Order | undefined> {
  const focus = focusedOf(context, 'order')
  return focus === undefined ? undefined : (await newestRecords(context, 'order', [focus]))[0]
}

/** All customers by name, found by name, number or town; the one who has the order already cannot be taken. */
export async function customerChoices(context: CommandContext): Promise<Choice<NewCustomer>[]> {
  const { t } = context.services
  const [order, customers] = await Promise.all([
    focusedOrder(context),
    wholeList(context.services, 'partners.list', { kind: 'customer', sortBy: 'name', sortOrder: 'asc' }),
  ])
  if (order === undefined) return []
  return customers.map((customer) => ({
    id: customer.id,
    title: customer.name,
    detail: [
      ...(customer.blocked ? [t('records.partner.blocked')] : []),
      `${customer.postalCode} ${customer.city}`.trim(),
      customer.number,
    ]
      .filter(Boolean)
      .join(' · '),
    ...(customer.id === order.customerId && { blocked: t('orders.setCustomer.current') }),
    value: { customer, order },
  }))
}

/** Gives the order to another customer; can be taken back, and the audit log is told. Source: specification 7, orders */
export async function setCustomer(context: CommandContext, { customer, order }: NewCustomer): Promise<void> {
  const { t } = context.services
  await orderChanges.change<{ customerId: string }>(context, {
    commandId: 'orders.setCustomer',
    title: t('orders.setCustomer.done', { name: customer.name }),
    records: [order],
    field: 'customerName',
    call: (call, request) => call('orders.setCustomer', request),
    deliver: (send) => send({ customerId: customer.id }),
    done: (changed) =>
      audit(context, changed, { partner: 'customer', newValue: customer.id, source: 'orders.setCustomer' }),
  })
}
