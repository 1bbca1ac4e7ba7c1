import { handle } from '../core/handle.ts'
import { createPartner, findPartners, orderHistory, readPartner } from '../rules/partner-rules.ts'
import { undoing } from './undoing.ts'
import { withTimestamps } from '../rules/with-timestamps.ts'

export const partnerHandlers = {
  'partners.list': handle('partners.list', async ({ store, query }) => {
    const page = await findPartners(store, query)
    return { ...page, data: page.data.map(withTimestamps) }
  }),
  'partners.get': handle('partners.get', async ({ store, params }) => {
    return withTimestamps(await readPartner(store, params.id))
  }),
  'partners.create': handle(
    'partners.create',
    async (context) => {
      const { row, eventId } = await createPartner(context, context.body)
      return { ...withTimestamps(row), eventId }
    },
    { status: 201 },
  ),
  'partners.undo': handle('partners.undo', undoing('partner')),
  'customers.orderHistory': handle('customers.orderHistory', ({ store, params, query }) => {
    return orderHistory(store, 'customer', params.id, query.limit)
  }),
  'carriers.orderHistory': handle('carriers.orderHistory', ({ store, params, query }) => {
    return orderHistory(store, 'carrier', params.id, query.limit)
  }),
}
