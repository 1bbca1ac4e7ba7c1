import { MESSAGE_KINDS, MESSAGE_STATUSES } from '#src/domain/messages/messages.ts'
import { is, oneOf } from '../../core/lists/filters.ts'
import { defineResource } from '../../write/define-resource.ts'
import { shownMessage, shownMessages } from './shown.ts'

/** The outbox, newest first. No list says where a carrier answers. */
export const messages = defineResource({
  kind: 'message',
  list: {
    sort: [
      { field: 'sentAt', order: 'desc' },
      { field: 'id', order: 'desc' },
    ],
    filters: {
      orderId: is('orderId'),
      kind: oneOf('kind', MESSAGE_KINDS),
      status: oneOf('status', MESSAGE_STATUSES),
    },
  },
  view: (rows, { store }) => shownMessages(store, rows, 'user'),
  record: (message, { store, session }) => shownMessage(store, message, session.role),
})
