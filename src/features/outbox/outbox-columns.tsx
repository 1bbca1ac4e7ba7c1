import { MESSAGE_SORTS, type Message } from '#src/contract/messages.ts'
import { MESSAGE_KINDS, MESSAGE_STATUSES } from '#src/domain/messages/messages.ts'
import { defineColumns, words } from '#src/records/columns/define-columns.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { setFilter, textFilter } from '#src/records/filters/kinds.ts'
import { searchSchema } from '#src/records/filters/search.ts'
import { messageSign, messageState } from '#src/entities/messages/message-words.ts'

/** Every column of the outbox. */
export const OUTBOX_COLUMNS = defineColumns<Message>({
  name: 'orderNumber',
  sort: { id: 'sentAt', desc: true },
  sortable: MESSAGE_SORTS,
  lines: [
    ['orderNumber', 'status'],
    ['recipientName', 'kind', 'sentAt'],
  ],
  usual: ['orderNumber', 'kind', 'recipientName', 'recipient', 'status', 'sentAt', 'sentBy'],
  columns: {
    orderNumber: words('documents.column.order', 128, (message) => message.orderNumber, { fits: true }),
    kind: words('outbox.column.kind', 160, ({ kind }, { t }) => t(`message.kind.${kind}`), {
      priority: 4,
    }),
    recipientName: words('outbox.column.recipient', 'rest', (message) => message.recipientName, {
      minWidth: ({ isStacked }) => (isStacked ? 76 : 140),
      goodWidth: 208,
    }),
    recipient: words('outbox.column.address', 208, (message) => message.recipient, { priority: 2, goodWidth: 248 }),
    status: words('outbox.column.state', 176, (message, { t }) => messageState(message, t), {
      sign: messageSign,
    }),
    sentAt: words('outbox.column.sentAt', 120, (message, { format }) => format.stamp(message.sentAt), {
      sort: 'descending',
      priority: 3,
    }),
    sentBy: words('outbox.column.sentBy', 144, (message) => message.sentBy, { priority: 1 }),
    subject: words('message.subject', 208, (message) => message.subject, { priority: 0, extra: true, goodWidth: 288 }),
    reason: words('message.reason', 208, (message) => message.reason),
  },
})

/** Its filters. */
export const OUTBOX_FILTERS = defineFilters([
  textFilter('q', { label: 'list.filter.text', most: 200, wide: true }),
  setFilter('status', {
    label: 'outbox.column.state',
    values: MESSAGE_STATUSES,
    word: (status, t) => t(`message.status.${MESSAGE_STATUSES.find((known) => known === status) ?? 'sent'}`),
    counted: true,
  }),
  setFilter('kind', {
    label: 'outbox.column.kind',
    values: MESSAGE_KINDS,
    word: (kind, t) => t(`message.kind.${MESSAGE_KINDS.find((known) => known === kind) ?? 'transportOrder'}`),
    counted: true,
  }),
])

/** Its address. */
export const OutboxSearch = searchSchema(OUTBOX_FILTERS, OUTBOX_COLUMNS)
