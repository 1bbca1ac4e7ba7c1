import { handle } from '../../core/handle.ts'
import { undoing } from '../../write/undoing.ts'
import { withTimestamps } from '../../core/with-timestamps.ts'
import { partners } from './partner.resource.ts'

/** The rules of partners, fetched with the first call for one. */
const rules = () => import('./rules.ts')

export const partnerHandlers = {
  ...partners.handlers,
  'partners.create': handle(
    'partners.create',
    async (context) => {
      const { row, eventId } = await (await rules()).createPartner(context, context.body)
      return { ...withTimestamps(row), eventId }
    },
    { status: 201 },
  ),
  'partners.undo': handle('partners.undo', undoing('partner')),
  'customers.orderHistory': handle('customers.orderHistory', async ({ store, params, query }) => {
    return (await rules()).orderHistory(store, 'customer', params.id, query.limit)
  }),
  'carriers.orderHistory': handle('carriers.orderHistory', async ({ store, params, query }) => {
    return (await rules()).orderHistory(store, 'carrier', params.id, query.limit)
  }),
}
