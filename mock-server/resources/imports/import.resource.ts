import { defineResource } from '../../write/define-resource.ts'
import { withOrders, withOrderCounts } from './orders-of-import.ts'

/** Lists of orders that somebody has taken in, the newest first. */
export const imports = defineResource({
  kind: 'import',
  list: { sort: [{ field: 'createdAt', order: 'desc' }], filters: {} },
  view: (rows, { store }) => withOrderCounts(store, rows),
  record: (row, { store }) => withOrders(store, row),
})
