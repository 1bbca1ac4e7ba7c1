import type { Invoice } from '#src/contract/billing/invoice.ts'
import { INVOICE_SORTS } from '#src/contract/billing/invoices.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { INVOICE_STATES } from '#src/domain/billing/states.ts'
import { invoiceSign, invoiceState, termText } from '#src/entities/billing/invoice-words.ts'
import { customersByName } from '#src/entities/partners/partners-by-name.ts'
import { openText } from '#src/entities/billing/amount-text.ts'
import { defineColumns, figures, words } from '#src/records/columns/define-columns.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { periodFilter, recordFilter, setFilter, textFilter } from '#src/records/filters/kinds.ts'
import { searchSchema } from '#src/records/filters/search.ts'

const todayNow = () => epochToZoned(Date.now()).date

/** Every column of the lists of invoices. */
export const INVOICE_COLUMNS = defineColumns<Invoice>({
  name: 'number',
  sort: { id: 'number', desc: true },
  sortable: INVOICE_SORTS,
  lines: [
    ['number', 'openCents'],
    ['state', 'customerName', 'dueDate'],
  ],
  usual: ['number', 'state', 'customerName', 'invoiceDate', 'dueDate', 'term', 'grossCents', 'openCents'],
  columns: {
    number: words('billing.invoice', 120, ({ number }, { t }) => number ?? t('billing.state.draft'), { fits: true }),
    state: words('orders.column.status', 112, (invoice, { t }) => invoiceState(invoice, t), {
      sign: invoiceSign,
      ranks: INVOICE_STATES,
    }),
    customerName: words('records.customer', 'rest', ({ customerName }) => customerName, {
      minWidth: ({ isStacked }) => (isStacked ? 96 : 128),
      goodWidth: 224,
    }),
    invoiceDate: words('billing.column.date', 60, ({ invoiceDate }, { format }) => format.dayMonth(invoiceDate), {
      sort: 'descending',
      fits: true,
      priority: 1,
    }),
    dueDate: words('billing.column.due', 88, ({ dueDate }, { format }) => format.date(dueDate), {
      fits: true,
      priority: 4,
    }),
    term: words('billing.column.term', 76, (invoice, { t }) => termText(invoice, todayNow(), t), {
      align: 'right',
      sort: undefined,
      priority: 3,
      cell: (invoice, { t }) => (
        <span className={invoice.state === 'overdue' ? 'text-status-amber' : 'text-text-3'}>
          {termText(invoice, todayNow(), t)}
        </span>
      ),
    }),
    reminderLevel: figures(
      'billing.column.reminder',
      72,
      ({ reminderLevel }, { format }) => (reminderLevel === 0 ? undefined : format.number(reminderLevel)),
      { priority: -1 },
    ),
    netCents: figures('billing.column.net', 92, ({ netCents }, { format }) => format.cents(netCents), { priority: -1 }),
    grossCents: figures('billing.column.gross', 92, ({ grossCents }, { format }) => format.cents(grossCents), {
      priority: 2,
    }),
    openCents: figures('billing.column.open', 96, (invoice, { format }) => openText(invoice, format)),
  },
})

/** Their filters. */
export const INVOICE_FILTERS = defineFilters([
  textFilter('q', { label: 'list.filter.text', most: 200, wide: true }),
  recordFilter('customer', { query: 'customerId', label: 'orders.customer', of: customersByName }),
  setFilter('states', {
    query: 'state',
    label: 'orders.column.status',
    values: INVOICE_STATES,
    word: (value, t) => t(`billing.filter.${INVOICE_STATES.find((known) => known === value) ?? 'draft'}`),
  }),
  setFilter('type', {
    label: 'billing.filter.type',
    values: ['invoice', 'cancellation'],
    word: (value, t) => t(value === 'cancellation' ? 'billing.cancellation' : 'billing.invoice'),
    single: true,
  }),
  periodFilter(['from', 'to'], { query: ['dateFrom', 'dateTo'], label: 'billing.column.date' }),
  periodFilter(['dueFrom', 'dueTo'], { label: 'billing.column.due' }),
])

/** Their address. */
export const InvoiceSearch = searchSchema(INVOICE_FILTERS, INVOICE_COLUMNS)
