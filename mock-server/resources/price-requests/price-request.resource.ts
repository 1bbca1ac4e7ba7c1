import { PRICE_REQUEST_STATUSES } from '#src/domain/matching/quotes.ts'
import { is, oneOf } from '../../core/lists/filters.ts'
import { notNow } from '../../core/rule-context.ts'
import { defineResource } from '../../write/define-resource.ts'
import { newRequest } from './ask.ts'

/** What carriers are asked a price for, the newest first. */
export const priceRequests = defineResource({
  kind: 'priceRequest',
  list: {
    sort: [
      { field: 'createdAt', order: 'desc' },
      { field: 'id', order: 'desc' },
    ],
    filters: { orderId: is('orderId'), status: oneOf('status', PRICE_REQUEST_STATUSES) },
  },
  write: {
    create: newRequest,
    // What went out of the house cannot be called back (decision A29).
    refuseRemoval: () => {
      throw notNow('reason.notUndoable', 'NOT_UNDOABLE')
    },
  },
})
