import { handle } from '../../core/handle.ts'
import { partners } from './partner.resource.ts'
import { orderHistory } from './rules.ts'

export const partnerNoun = {
  ...partners,
  handlers: {
    ...partners.handlers,
    'customers.orderHistory': handle('customers.orderHistory', ({ store, params, query }) =>
      orderHistory(store, 'customer', params.id, query.limit),
    ),
    'carriers.orderHistory': handle('carriers.orderHistory', ({ store, params, query }) =>
      orderHistory(store, 'carrier', params.id, query.limit),
    ),
  },
}
