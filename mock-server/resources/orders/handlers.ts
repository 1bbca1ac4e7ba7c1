import { isMoneyField } from '#src/domain/money-fields.ts'
import { may } from '#src/domain/roles.ts'
import { handle } from '../../core/handle.ts'
import { findOrders } from './search.ts'
import { readOrder } from './read.ts'
import { recordAudit } from './audit.ts'

/** What changes an order, fetched with the first change: no list and no record waits for it. */
const edits = () => import('./edit.ts')
const assignments = () => import('./assignment.ts')
const statuses = () => import('./status.ts')

/** Rows of one answer of the lists that are asked for without a limit. */
const PLAIN_LIST_LIMIT = 500

export const orderHandlers = {
  'orders.list': handle('orders.list', ({ store, query, session }) => {
    // An order by price tells the prices.
    const isTelling = query.sortBy !== undefined && isMoneyField(query.sortBy) && !may(session.role, 'money.read')
    return findOrders(store, isTelling ? { ...query, sortBy: undefined } : query)
  }),
  'orders.get': handle('orders.get', ({ store, params }) => readOrder({ store }, params.id)),
  'orders.update': handle('orders.update', async (context) => {
    return (await edits()).updateOrder(context, context.params.id, context.body)
  }),
  'orders.delete': handle('orders.delete', async (context) => {
    const { deleteOrder } = await import('./delete.ts')
    return deleteOrder(context, context.params.id)
  }),
  'orders.events': handle('orders.events', async (context) => {
    const { params, query } = context
    const { historyPage } = await import('./history.ts')
    return historyPage(context, await readOrder({ store: context.store }, params.id), query.page, query.pageSize)
  }),
  'orders.setStatus': handle('orders.setStatus', async (context) => {
    return (await statuses()).setOrderStatus(context, context.params.id, context.body)
  }),
  'orders.setPricing': handle('orders.setPricing', async (context) => {
    return (await edits()).setOrderPricing(context, context.params.id, context.body)
  }),
  'orders.setCarrier': handle('orders.setCarrier', async (context) => {
    return (await assignments()).setOrderCarrier(context, context.params.id, context.body)
  }),
  'orders.setCustomer': handle('orders.setCustomer', async (context) => {
    return (await edits()).setOrderCustomer(context, context.params.id, context.body.customerId)
  }),
  'orders.setVehicle': handle('orders.setVehicle', async (context) => {
    return (await assignments()).setOrderVehicle(context, context.params.id, context.body)
  }),
  'orders.undo': handle('orders.undo', async (context) => {
    const { undoOrderEvent } = await import('./undo.ts')
    return undoOrderEvent(context, context.params.id, context.body)
  }),
  'orders.bulk': handle('orders.bulk', async (context) => {
    if (context.body.dryRun === true) context.forget()
    const { changeOrders } = await import('./bulk/rules.ts')
    return { results: await changeOrders(context, context.body) }
  }),
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
  'orderManagement.list': handle('orderManagement.list', async ({ store }) => {
    return { orders: (await findOrders(store, { page: 1, limit: PLAIN_LIST_LIMIT })).data }
  }),
  'businessOrders.list': handle('businessOrders.list', ({ store, query }) => {
    return findOrders(store, { userId: query.userId, page: query.page ?? 1, limit: PLAIN_LIST_LIMIT })
  }),
  'businessOrders.get': handle('businessOrders.get', ({ store, params }) => readOrder({ store }, params.id)),
  'auditLogs.create': handle('auditLogs.create', (context) => recordAudit(context, context.body)),
}
