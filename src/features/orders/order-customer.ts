import { queryFor } from '#src/api/query.ts'
import type { Choice, CommandContext } from '#src/commands/command.ts'
import type { Order } from '#src/contract/order.ts'
import type { Partner } from '#src/contract/partners.ts'
import { audit } from './order-audit.ts'
import { changeOrders } from './order-changes.ts'
import { withVersion } from './order-obstacles.ts'
import { ordersOf } from './order-targets.ts'
import { withKey } from './order-wish-key.ts'

/** Customers of one request, the most the server gives, and most requests: whoever has more searches by number. */
const REQUEST = 500
const MOST_REQUESTS = 10

/** The order as it was when the choices were offered: the version the person decided upon (decision A21). */
let offered: Order | undefined

async function focusedOrder(context: CommandContext): Promise<Order | undefined> {
  const { focus } = context
  return focus === undefined ? undefined : (await ordersOf(context, [focus]))[0]
}

/** All customers by name, found by name, number or town; the one who has the order already cannot be taken. */
export async function customerChoices(context: CommandContext): Promise<Choice[]> {
  const { t } = context.services
  const [order, customers] = await Promise.all([focusedOrder(context), allCustomers(context)])
  offered = order
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
    ...(customer.id === order?.customerId && { blocked: t('orders.setCustomer.current') }),
  }))
}

async function allCustomers({ services }: CommandContext): Promise<Partner[]> {
  const { call, queryClient } = services
  const page = (number: number) =>
    queryClient.fetchQuery(
      queryFor(call, 'partners.list', {
        query: { kind: 'customer', page: number, limit: REQUEST, sortBy: 'name', sortOrder: 'asc' },
      }),
    )
  const first = await page(1)
  const pages = Math.min(first.pagination.totalPages, MOST_REQUESTS)
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, at) => page(at + 2)))
  return [first, ...others].flatMap(({ data }) => data)
}

/** Gives the order to another customer; can be taken back, and the audit log is told. Source: specification 7, orders */
export async function setCustomer(context: CommandContext, choice: Choice): Promise<void> {
  const { call, t } = context.services
  const known = await focusedOrder(context)
  if (known === undefined) return
  const order = offered?.id === known.id ? offered : known
  const body = { customerId: choice.id }
  await changeOrders(context, {
    commandId: 'orders.setCustomer',
    title: t('orders.setCustomer.done', { name: choice.title }),
    orders: [order],
    done: (changed) =>
      audit(context, changed, { partner: 'customer', newValue: choice.id, source: 'orders.setCustomer' }),
    send: () =>
      withVersion(context, order, 'customerName', (ifMatch) =>
        withKey(context, ['orders.setCustomer', order.id, ifMatch, body], (idempotencyKey) =>
          call('orders.setCustomer', { params: { id: order.id }, body, ifMatch, idempotencyKey }),
        ),
      ),
  })
}
