import { ReceiptEuro } from 'lucide-react'
import type { Invoice } from '#src/contract/billing/invoice.ts'
import { invoiceState } from '#src/entities/billing/invoice-words.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { defineList, pagedRows } from '#src/records/list/define-list.ts'
import { INVOICE_COLUMNS, INVOICE_FILTERS, InvoiceSearch } from './invoice-columns.tsx'

/** What ticked invoices come to, and what of it is open. */
function sums(invoices: readonly Invoice[], t: Translate, format: Format): string[] {
  const gross = invoices.reduce((sum, { grossCents }) => sum + grossCents, 0)
  const open = invoices.reduce((sum, { openCents }) => sum + openCents, 0)
  return [
    t('billing.sum.gross', { amount: format.cents(gross) }),
    t('billing.sum.open', { amount: format.cents(open) }),
  ]
}

const pages = { endpoint: 'invoices.list', record: 'invoices.get' } as const

const shared = {
  kind: 'invoice',
  icon: ReceiptEuro,
  access: { permission: 'billing.use', refusal: 'billing.noPermission' },
  columns: INVOICE_COLUMNS,
  filters: INVOICE_FILTERS,
  search: InvoiceSearch,
  label: ({ number, id }: Invoice) => number ?? id,
  text: (invoice: Invoice, t: Translate, format: Format) =>
    [
      invoice.number ?? t('billing.state.draft'),
      invoiceState(invoice, t),
      invoice.customerName,
      format.cents(invoice.openCents),
    ].join('\t'),
  facts: sums,
} as const

const words = {
  title: 'billing.title',
  rows: 'billing.invoiceRows',
  loadFailed: 'billing.invoices.failed',
  noMatch: 'billing.invoices.noMatch',
  emptyText: 'billing.invoices.empty.text',
} as const

const ofState = (state: string) => pagedRows<Invoice>({ ...pages, fixed: { state, type: 'invoice' } })

/** What is not paid yet, also where it is over. */
export const openInvoices = defineList<Invoice>({
  name: 'billingOpen',
  ...shared,
  words: { ...words, empty: 'billing.open.empty' },
  useRows: ofState('open'),
})

/** What should have been paid by now. */
export const overdueInvoices = defineList<Invoice>({
  name: 'billingOverdue',
  ...shared,
  words: { ...words, empty: 'billing.overdue.empty' },
  useRows: ofState('overdue'),
})

/** All of them: drafts, cancelled ones and what cancels them by a filter. */
export const allInvoices = defineList<Invoice>({
  name: 'billingAll',
  ...shared,
  words: { ...words, empty: 'billing.invoices.empty' },
  useRows: pagedRows<Invoice>(pages),
})
