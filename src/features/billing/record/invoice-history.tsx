import type { Invoice } from '#src/contract/billing/invoice.ts'
import { INVOICE_STATES } from '#src/domain/billing/states.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { RecordHistory } from '#src/records/history/record-history.tsx'
import { draftFields } from '../fields/draft-fields.ts'

/** Who has changed what of it. */
export function InvoiceHistory({ invoice }: { invoice: Invoice }) {
  const { t } = useText()
  const format = useFormat()
  return (
    <RecordHistory
      endpoint="invoices.events"
      id={invoice.id}
      record={invoice}
      fields={draftFields}
      own={({ field, from, to }) => {
        if (field === 'state') {
          const word = (value: unknown) => {
            const known = INVOICE_STATES.find((one) => one === value)
            return known === undefined ? NOTHING : t(`billing.filter.${known}`)
          }
          return [t('history.change', { field: t('orders.column.status'), from: word(from), to: word(to) })]
        }
        if (field === 'paidCents' || field === 'openCents') {
          const amount = (value: unknown) => format.cents(typeof value === 'number' ? value : undefined)
          const name = t(field === 'paidCents' ? 'billing.paid' : 'billing.column.open')
          return [t('history.change', { field: name, from: amount(from), to: amount(to) })]
        }
        return undefined
      }}
    />
  )
}
