import { isMoneyField } from '#src/domain/accounts/money-fields.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { handle } from '../../core/handle.ts'
import { findOrders } from './search/search.ts'
import { readOrder } from './read.ts'

/** Rows of one answer of the lists that are asked for without a limit. */
const PLAIN_LIST_LIMIT = 500

/** The lists of orders, and one order: what the first screen asks for. */
export const orderReads = {
  'orders.list': handle('orders.list', ({ store, query, session }) => {
    // An order by price tells the prices.
    const isTelling = query.sortBy !== undefined && isMoneyField(query.sortBy) && !may(session.role, 'money.read')
    return findOrders(store, isTelling ? { ...query, sortBy: undefined } : query)
  }),
  'orders.get': handle('orders.get', ({ store, params }) => readOrder({ store }, params.id)),
  'orders.statistics': handle('orders.statistics', async ({ store, body }) => {
    const where =
      body?.dateFrom || body?.dateTo
        ? { pickupDate: { gte: body.dateFrom || '0000', lte: body.dateTo || '9999' } }
        : undefined
    return { total: await store.count('orders', where), byStatus: await store.countBy('orders', 'status', where) }
  }),
  'orders.search': handle('orders.search', ({ store, body }) => {
    return findOrders(store, { q: body.query, page: 1, limit: body.limit ?? 50 })
  }),
  'orderManagement.list': handle('orderManagement.list', async ({ store, query }) => {
    return { orders: (await findOrders(store, { page: query.page ?? 1, limit: PLAIN_LIST_LIMIT })).data }
  }),
  'businessOrders.list': handle('businessOrders.list', ({ store, query }) => {
    return findOrders(store, { userId: query.userId, page: query.page ?? 1, limit: PLAIN_LIST_LIMIT })
  }),
  'businessOrders.get': handle('businessOrders.get', ({ store, params }) => readOrder({ store }, params.id)),
}
