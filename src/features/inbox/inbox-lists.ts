import { Inbox } from 'lucide-react'
import type { Email } from '#src/contract/emails/email.ts'
import type { PlainDate } from '#src/domain/basics/dates.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { searchSchema } from '#src/records/filters/search.ts'
import { defineList, pagedRows } from '#src/records/list/define-list.ts'
import { EmailRow } from './email-row.tsx'
import { dueToday, followUpGroup, listedGroup, senderOf } from './email-words.ts'
import { EMAIL_FILTERS, FOLLOW_UP_COLUMNS, LISTED_COLUMNS, RECEIVED_COLUMNS } from './inbox-columns.tsx'

const rowsOf = (fixed: Readonly<Record<string, string>>) =>
  pagedRows<Email>({ endpoint: 'emails.list', record: 'emails.get', fixed })

const words = {
  title: 'inbox.title',
  rows: 'inbox.rows',
  loadFailed: 'inbox.failed',
  empty: 'inbox.none',
  emptyText: 'inbox.none.text',
  noMatch: 'inbox.noMatch',
} as const

const asRows = { height: 64, Row: EmailRow, groupOf: listedGroup }

const shared = {
  kind: 'email',
  icon: Inbox,
  access: { permission: 'emails.use', refusal: 'inbox.noPermission' },
  words,
  columns: RECEIVED_COLUMNS,
  filters: EMAIL_FILTERS,
  search: searchSchema(EMAIL_FILTERS, RECEIVED_COLUMNS),
  asRows,
  builtIn: [],
  label: ({ subject }: Email) => subject,
  text: (email: Email, _t: Translate, format: Format) =>
    [senderOf(email), email.subject, format.stamp(email.receivedAt)].join('\t'),
} as const

/** What is there to be done: new ones first, and below them those that are to come back later. */
const asWork = {
  columns: LISTED_COLUMNS,
  search: searchSchema(EMAIL_FILTERS, LISTED_COLUMNS),
  asRows: {
    ...asRows,
    groupFact: (rows: readonly Email[], today: PlainDate, t: Translate) =>
      rows.every(({ followUpAt }) => followUpAt !== undefined)
        ? t('inbox.followUp.due', { count: rows.length, due: dueToday(rows, today) })
        : undefined,
  },
} as const

/** Those no one has dealt with. */
export const newList = defineList<Email>({
  name: 'inboxNew',
  ...shared,
  ...asWork,
  words: { ...words, empty: 'inbox.empty', emptyText: 'inbox.empty.text' },
  useRows: rowsOf({ status: 'new' }),
})

/** The ones among them that are not put off. */
export const openRows = rowsOf({ status: 'new', followUp: 'false' })

/** The ones nobody has opened yet. */
export const unreadRows = rowsOf({ status: 'new', followUp: 'false', read: 'false' })

/** Those the person at work has taken on. */
export const mineList = defineList<Email>({
  name: 'inboxMine',
  ...shared,
  ...asWork,
  useRows: rowsOf({ status: 'new', assigneeId: 'me' }),
})

/** Those that are to be shown again, the next one first. */
export const followUpList = defineList<Email>({
  name: 'inboxFollowUp',
  ...shared,
  asRows: { ...asRows, groupOf: followUpGroup },
  columns: FOLLOW_UP_COLUMNS,
  search: searchSchema(EMAIL_FILTERS, FOLLOW_UP_COLUMNS),
  useRows: rowsOf({ status: 'new', followUp: 'true' }),
})

/** Those that are dealt with, or that nobody needs to. */
export const doneList = defineList<Email>({
  name: 'inboxDone',
  ...shared,
  useRows: rowsOf({ status: 'processed,ignored' }),
})
