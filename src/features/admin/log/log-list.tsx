import { ScrollText } from 'lucide-react'
import type { AuditEntry } from '#src/contract/accounts/audit.ts'
import { usersByName } from '#src/entities/accounts/users-by-name.ts'
import { defineColumns, words } from '#src/records/columns/define-columns.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { periodFilter, recordFilter, setFilter, textFilter } from '#src/records/filters/kinds.ts'
import { searchSchema } from '#src/records/filters/search.ts'
import { defineList, pagedRows } from '#src/records/list/define-list.ts'
import { ACTIONS, actionText, changeTexts, KINDS, kindText } from './entry-text.ts'

const LOG_COLUMNS = defineColumns<AuditEntry>({
  name: 'at',
  sort: { id: 'at', desc: true },
  sortable: ['at'],
  lines: [
    ['at', 'actorName'],
    ['kind', 'recordName', 'change'],
  ],
  usual: ['at', 'actorName', 'kind', 'recordName', 'field', 'change'],
  columns: {
    at: words('log.at', 136, ({ at }, { format }) => format.stamp(at), { sort: 'descending' }),
    actorName: words('log.who', 136, ({ actorName }) => actorName, {
      cell: ({ actorName, actorId }) => (
        <span className={actorId === undefined ? 'text-text-3' : undefined}>{actorName}</span>
      ),
    }),
    kind: words('log.kind', 96, (entry, { t }) => kindText(entry, t), {
      priority: 3,
    }),
    recordName: words('log.what', 136, ({ recordName }) => recordName),
    action: words('log.action', 112, (entry, { t }) => actionText(entry, t), {
      priority: -1,
    }),
    field: words(
      'log.field',
      112,
      (entry, { t, format }) => changeTexts(entry, t, format)[0]?.field ?? actionText(entry, t),
      {
        priority: 2,
        inFile: (entry, { t, format }) =>
          changeTexts(entry, t, format)
            .map(({ field }) => field)
            .join('; ') || actionText(entry, t),
      },
    ),
    change: words(
      'log.change',
      'rest',
      (entry, { t, format }) => {
        const [first] = changeTexts(entry, t, format)
        return first && `${first.from} → ${first.to}`
      },
      {
        minWidth: () => 144,
        goodWidth: 280,
        inFile: (entry, { t, format }) =>
          changeTexts(entry, t, format)
            .map(({ from, to }) => `${from} → ${to}`)
            .join('; ') || undefined,
        cell: (entry, { t, format }) => {
          const [first, ...more] = changeTexts(entry, t, format)
          if (first === undefined) return <span className="text-text-3">–</span>
          return (
            <>
              <span className="text-text-3">{first.from} → </span>
              {first.to}
              {more.length > 0 && <span className="text-text-3"> {t('log.more', { count: more.length })}</span>}
            </>
          )
        },
      },
    ),
  },
})

const LOG_FILTERS = defineFilters([
  textFilter('q', { label: 'list.filter.text', most: 200, wide: true }),
  recordFilter('actor', { query: 'actorId', label: 'log.who', of: usersByName }),
  periodFilter(['from', 'to'], { label: 'log.at' }),
  textFilter('record', { query: 'recordId', label: 'log.record', most: 100 }),
  setFilter('kind', {
    label: 'log.kind',
    values: KINDS,
    word: (value, t) => kindText({ kind: value }, t),
    counted: true,
  }),
  setFilter('action', {
    label: 'log.action',
    values: ACTIONS,
    word: (value, t) => actionText({ action: value }, t),
    counted: true,
  }),
])

/** What was done, by whom and when: read of the one history, and so never changed. */
export const logList = defineList<AuditEntry>({
  name: 'adminLog',
  kind: 'user',
  icon: ScrollText,
  access: { permission: 'users.manage', refusal: 'admin.noPermission' },
  words: {
    title: 'admin.title',
    rows: 'log.rows',
    loadFailed: 'log.failed',
    empty: 'log.empty',
    emptyText: 'log.empty',
    noMatch: 'log.noMatch',
  },
  columns: LOG_COLUMNS,
  filters: LOG_FILTERS,
  search: searchSchema(LOG_FILTERS, LOG_COLUMNS),
  useRows: pagedRows<AuditEntry>({ endpoint: 'audit.list' }),
  label: ({ recordName }) => recordName,
  leadsTo: ({ id }) => ({ kind: 'logEntry', id }),
  text: (entry, t, format) => {
    const changes = changeTexts(entry, t, format).map(({ field, from, to }) => `${field}: ${from} → ${to}`)
    return [format.stamp(entry.at), entry.actorName, kindText(entry, t), entry.recordName, changes.join('; ')].join(
      '\t',
    )
  },
})
