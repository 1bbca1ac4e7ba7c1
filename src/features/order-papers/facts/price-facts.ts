import type { Company } from '#src/contract/accounts/tenants.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { Partner } from '#src/contract/partners/partner.ts'
import { grossOf, isVatRate, toCents, vatOf } from '#src/domain/basics/money.ts'
import { paperText } from '#src/domain/documents/paper-text.ts'
import { chargeLabel } from '#src/domain/prices/charge-lines.ts'
import { chargesOf, isPlainFreight } from '#src/domain/prices/charges.ts'
import { salesParties, treatmentOf } from '#src/domain/billing/obstacles.ts'
import { format, type PaperText, shown } from './paper-values.ts'
import { words } from './paper-words.ts'

/** A position of a price as printed. */
export interface ChargeLine {
  label: string
  amount: string
}

/** What the customer pays, what for, and when. */
export interface Price {
  charges: readonly ChargeLine[]
  net: PaperText
  vatRate: PaperText
  vat: PaperText
  gross: PaperText
  /** Why there is no VAT, as invoices have to state it. */
  vatReason: PaperText
  terms: PaperText
}

export function priceOf(order: Order, company: Company | undefined, customer: Partner | undefined): Price {
  const { customerPrice, customerCharges, currency, paymentTerms } = order
  const net = customerPrice === undefined ? undefined : toCents(customerPrice)
  const { rate, reason } = vatOfPaper(order, company, customer)
  const money = (cents: number | undefined) => (cents === undefined ? undefined : shown(format.cents(cents, currency)))
  const isKnown = net !== undefined && rate !== undefined
  return {
    charges: chargeLines(customerCharges, customerPrice, currency),
    net: money(net),
    vatRate: rate !== undefined && isVatRate(rate) ? format.percent(rate) : undefined,
    vat: money(isKnown ? vatOf(net, rate) : undefined),
    gross: money(isKnown ? grossOf(net, rate) : undefined),
    vatReason: reason,
    terms: termsText(paymentTerms, 'price'),
  }
}

/** The VAT as the invoice will state it; of a customer nobody knows what the order says. */
function vatOfPaper(order: Order, company: Company | undefined, customer: Partner | undefined) {
  if (customer === undefined)
    return { rate: order.vatRate, reason: order.vatRate === 0 ? words['price.vatUnknown'] : undefined }
  const vat = treatmentOf(order, salesParties(company, customer))
  return { rate: vat?.ratePercent, reason: vat ? vat.reason : words['price.vatUnknown'] }
}

/** The positions of a price; none where it is freight and nothing else, which its own line says. */
export function chargeLines(
  charges: Order['customerCharges'],
  price: number | undefined,
  currency: string,
): ChargeLine[] {
  const all = chargesOf(charges, price)
  if (isPlainFreight(all)) return []
  return all.map(({ code, text, amount }) => ({
    label: [chargeLabel(code), paperText(text)].filter(Boolean).join(' '),
    amount: format.money(amount, currency),
  }))
}

/** When it is paid, in words. */
export function termsText(days: number | undefined, of: 'freight' | 'price'): PaperText {
  if (days === undefined) return undefined
  return days > 0 ? `${format.number(days, 0)} ${words[`${of}.days`]}` : words[`${of}.now`]
}
