import type { IncomingInvoice } from '#src/contract/billing/carrier-records.ts'
import { INCOMING_INVOICE_SORTS } from '#src/contract/billing/carrier-side.ts'
import { differenceText, INCOMING_STATES, incomingSign, incomingState } from '#src/entities/billing/carrier-words.ts'
import { carriersByName } from '#src/entities/partners/partners-by-name.ts'
import { defineColumns, figures, words } from '#src/records/columns/define-columns.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { periodFilter, recordFilter, setFilter, textFilter } from '#src/records/filters/kinds.ts'
import { searchSchema } from '#src/records/filters/search.ts'

/** Every column of the list of carriers' invoices. */
export const INCOMING_COLUMNS = defineColumns<IncomingInvoice>({
  name: 'number',
  sort: { id: 'date', desc: true },
  sortable: INCOMING_INVOICE_SORTS,
  lines: [
    ['number', 'openCents'],
    ['state', 'carrierName', 'differenceCents'],
  ],
  usual: ['number', 'state', 'carrierName', 'date', 'dueDate', 'netCents', 'differenceCents', 'openCents'],
  columns: {
    number: words('carriers.incoming', 120, ({ number }) => number),
    state: words('orders.column.status', 112, (invoice, { t }) => incomingState(invoice, t), {
      sign: incomingSign,
      ranks: INCOMING_STATES,
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
      priority: 2,
    }),
    netCents: figures('billing.column.net', 92, ({ netCents }, { format }) => format.cents(netCents), { priority: 4 }),
    agreedCents: figures('carriers.agreed', 92, ({ agreedCents }, { format }) => format.cents(agreedCents), {
      priority: -1,
    }),
    differenceCents: figures(
      'carriers.difference',
      208,
      ({ differenceCents }, { t, format }) => differenceText(differenceCents, t, format),
      {
        priority: 3,
        cell: ({ differenceCents }, { t, format }) => (
          <span className={differenceCents === 0 ? 'text-text-3' : 'text-status-amber'}>
            {differenceText(differenceCents, t, format)}
          </span>
        ),
      },
    ),
    grossCents: figures('billing.column.gross', 92, ({ grossCents }, { format }) => format.cents(grossCents), {
      priority: -1,
      sort: undefined,
    }),
    openCents: figures('billing.column.open', 96, ({ openCents }, { format }) => format.cents(openCents)),
  },
})

/** Its filters. */
export const INCOMING_FILTERS = defineFilters([
  textFilter('q', { label: 'list.filter.text', most: 200, wide: true }),
  recordFilter('carrier', { query: 'carrierId', label: 'records.carrier', of: carriersByName }),
  setFilter('states', {
    query: 'state',
    label: 'orders.column.status',
    values: INCOMING_STATES,
    word: (value, t) => t(`carriers.incoming.state.${INCOMING_STATES.find((known) => known === value) ?? 'received'}`),
  }),
  setFilter('differs', {
    label: 'carriers.difference',
    values: ['true', 'false'],
    word: (value, t) => t(value === 'true' ? 'carriers.differs' : 'carriers.difference.none'),
    single: true,
  }),
  periodFilter(['from', 'to'], { query: ['dateFrom', 'dateTo'], label: 'billing.column.date' }),
])

/** Its address. */
export const IncomingSearch = searchSchema(INCOMING_FILTERS, INCOMING_COLUMNS)
