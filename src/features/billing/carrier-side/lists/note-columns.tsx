import type { CreditNote } from '#src/contract/billing/carrier-records.ts'
import { CREDIT_NOTE_SORTS } from '#src/contract/billing/carrier-side.ts'
import { CREDIT_NOTE_STATES, creditNoteSign, creditNoteState } from '#src/entities/billing/carrier-words.ts'
import { carriersByName } from '#src/entities/partners/partners-by-name.ts'
import { openText } from '#src/entities/billing/amount-text.ts'
import { defineColumns, figures, words } from '#src/records/columns/define-columns.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { periodFilter, recordFilter, setFilter, textFilter } from '#src/records/filters/kinds.ts'
import { searchSchema } from '#src/records/filters/search.ts'

/** Every column of the list of credit notes. */
export const NOTE_COLUMNS = defineColumns<CreditNote>({
  name: 'number',
  sort: { id: 'number', desc: true },
  sortable: CREDIT_NOTE_SORTS,
  lines: [
    ['number', 'openCents'],
    ['state', 'carrierName', 'dueDate'],
  ],
  usual: ['number', 'state', 'carrierName', 'date', 'dueDate', 'netCents', 'grossCents', 'openCents'],
  columns: {
    number: words('carriers.note', 120, ({ number }) => number, { fits: true }),
    state: words('orders.column.status', 112, (note, { t }) => creditNoteState(note, t), {
      sign: creditNoteSign,
      ranks: CREDIT_NOTE_STATES,
    }),
    carrierName: words('records.carrier', 'rest', ({ carrierName }) => carrierName, {
      minWidth: ({ isStacked }) => (isStacked ? 96 : 128),
      goodWidth: 224,
    }),
    date: words('billing.column.date', 76, ({ date }, { format }) => format.dayMonth(date), {
      sort: 'descending',
      fits: true,
      priority: 1,
    }),
    dueDate: words('billing.column.due', 88, ({ dueDate }, { format }) => format.date(dueDate), {
      fits: true,
      priority: 4,
    }),
    netCents: figures('billing.column.net', 92, ({ netCents }, { format }) => format.cents(netCents), { priority: 3 }),
    grossCents: figures('billing.column.gross', 92, ({ grossCents }, { format }) => format.cents(grossCents), {
      priority: 2,
    }),
    openCents: figures('billing.column.open', 96, (note, { format }) => openText(note, format)),
  },
})

/** Its filters. */
export const NOTE_FILTERS = defineFilters([
  textFilter('q', { label: 'list.filter.text', most: 200, wide: true }),
  recordFilter('carrier', { query: 'carrierId', label: 'records.carrier', of: carriersByName }),
  setFilter('states', {
    query: 'state',
    label: 'orders.column.status',
    values: CREDIT_NOTE_STATES,
    word: (value, t) => t(`carriers.note.state.${CREDIT_NOTE_STATES.find((known) => known === value) ?? 'issued'}`),
  }),
  periodFilter(['from', 'to'], { query: ['dateFrom', 'dateTo'], label: 'billing.column.date' }),
])

/** Its address. */
export const NoteSearch = searchSchema(NOTE_FILTERS, NOTE_COLUMNS)
