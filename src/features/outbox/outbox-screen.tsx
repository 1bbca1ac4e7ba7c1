import { Send } from 'lucide-react'
import type { Message } from '#src/contract/messages.ts'
import { messageState } from '#src/entities/messages/message-words.ts'
import { defineList, pagedRows } from '#src/records/list/define-list.ts'
import { ListScreen } from '#src/records/list/screen/list-screen.tsx'
import { OUTBOX_COLUMNS, OUTBOX_FILTERS, OutboxSearch } from './outbox-columns.tsx'

/** The list of what was sent. */
export const outboxList = defineList<Message>({
  name: 'outbox',
  kind: 'message',
  icon: Send,
  access: { permission: 'documents.read', refusal: 'outbox.noPermission' },
  words: {
    title: 'outbox.title',
    rows: 'outbox.rows',
    loadFailed: 'outbox.failed',
    empty: 'outbox.empty',
    emptyText: 'outbox.empty.text',
    noMatch: 'outbox.noMatch',
  },
  columns: OUTBOX_COLUMNS,
  filters: OUTBOX_FILTERS,
  search: OutboxSearch,
  builtIn: [
    {
      id: 'offen',
      title: 'outbox.view.open',
      filters: { status: 'sent', kind: 'transportOrder' },
      sort: 'sentAt',
      desc: true,
    },
  ],
  useRows: pagedRows({ endpoint: 'messages.list', record: 'messages.get' }),
  label: ({ subject }) => subject,
  text: (message, t) => [message.subject, message.recipient, messageState(message, t)].join('\t'),
})

/** The outbox: newest first, filtered by text, kind and what has become of it. */
export function OutboxScreen() {
  return <ListScreen list={outboxList} />
}
