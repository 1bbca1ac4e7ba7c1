import type { Invoice } from '#src/contract/billing/invoice.ts'
import { invoiceState } from '#src/entities/billing/invoice-words.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { factsAsText } from '#src/records/panel/record-text.ts'

/** From when to when goods were carried: `18.11.–20.11.2026`; one day alone once. */
export function periodText({ periodFrom, periodTo }: Pick<Invoice, 'periodFrom' | 'periodTo'>, format: Format): string {
  if (periodFrom === periodTo || periodTo === undefined) return format.dayMonthYear(periodFrom)
  return `${format.dayMonth(periodFrom)}–${format.dayMonthYear(periodTo)}`
}

/** An invoice as text of several lines, for an e-mail or a chat. */
export function invoiceAsText(invoice: Invoice, label: string, t: Translate, format: Format): string {
  return factsAsText(`${label} · ${invoiceState(invoice, t)}`, [
    [t('records.customer'), invoice.customerName],
    [t('billing.column.date'), format.dateWithYear(invoice.invoiceDate)],
    [t('billing.column.due'), format.dateWithYear(invoice.dueDate)],
    [t('billing.period'), periodText(invoice, format)],
    [t('billing.total'), format.cents(invoice.grossCents)],
    [t('billing.column.open'), format.cents(invoice.openCents)],
    [t('billing.orders'), invoice.orders.map(({ orderNumber }) => orderNumber).join(', ')],
  ])
}
