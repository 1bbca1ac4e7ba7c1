import { EMAIL_SORTS } from '#src/contract/emails.ts'
import type { Email } from '#src/contract/emails/email.ts'
import { EMAIL_KINDS } from '#src/domain/emails/emails.ts'
import { defineColumns, words, type ColumnSort } from '#src/records/columns/define-columns.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { setFilter, textFilter } from '#src/records/filters/kinds.ts'
import { emailKind } from './email-words.ts'

/** What a list of e-mails has in a file and on paper, and is sorted by. */
const columnsBy = (sort: ColumnSort) =>
  defineColumns<Email>({
    name: 'fromName',
    sort,
    sortable: EMAIL_SORTS,
    usual: ['fromName', 'subject', 'kind', 'receivedAt'],
    columns: {
      fromName: words('inbox.sender', 200, ({ fromName, fromAddress }) => fromName || fromAddress),
      ...(sort.id === 'listedAt' && {
        listedAt: words('inbox.listed', 136, ({ listedAt }, { format }) => listedAt && format.stamp(listedAt), {
          sort: 'descending',
        }),
      }),
      subject: words('inbox.subject', 'rest', ({ subject }) => subject),
      kind: words('inbox.kind', 160, ({ kind }, { t }) => t(`inbox.kind.${kind}`)),
      receivedAt: words('inbox.received', 136, ({ receivedAt }, { format }) => format.stamp(receivedAt), {
        sort: 'descending',
      }),
      followUpAt: words(
        'inbox.tab.followUp',
        136,
        ({ followUpAt }, { format }) => followUpAt && format.stamp(followUpAt),
      ),
      assigneeName: words('inbox.handler', 160, ({ assigneeName }) => assigneeName),
      status: words('inbox.status', 112, ({ status }, { t }) => t(`inbox.status.${status}`)),
    },
  })

/** What came, or came back, last stands first; what is put off stands behind. */
export const LISTED_COLUMNS = columnsBy({ id: 'listedAt', desc: true })

/** Newest first. */
export const RECEIVED_COLUMNS = columnsBy({ id: 'receivedAt', desc: true })

/** What is due first stands first. */
export const FOLLOW_UP_COLUMNS = columnsBy({ id: 'followUpAt', desc: false })

export const EMAIL_FILTERS = defineFilters([
  textFilter('q', { label: 'list.filter.text', most: 200, wide: true }),
  setFilter('kind', {
    label: 'inbox.kind',
    values: EMAIL_KINDS,
    word: (kind, t) => t(`inbox.kind.${emailKind(kind)}`),
    counted: true,
  }),
])
