import type { Company } from '#src/contract/accounts/tenants.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { Partner } from '#src/contract/partners/partner.ts'
import { grossOf, isVatRate, toCents, vatOf } from '#src/domain/basics/money.ts'
import type { VatTreatment } from '#src/domain/billing/invoice-document.ts'
import { treatmentOf } from '#src/domain/billing/obstacles.ts'
import { paperText } from '#src/domain/documents/paper-text.ts'
import { chargeLabel } from '#src/domain/prices/charge-lines.ts'
import { chargesOf, isPlainFreight } from '#src/domain/prices/charges.ts'
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
  /** Why no tax is charged. */
  untaxed: PaperText
  terms: PaperText
}

/** How the customer's price is taxed, as its invoice will be; nothing where a country is not known. */
export function customerTax(order: Order, company: Company | undefined, customer: Partner | undefined) {
  if (company === undefined || customer === undefined) return undefined
  return treatmentOf(order, { sellerCountry: company.country, buyerCountry: customer.country, buyerIsShipper: true })
}

export function priceOf(order: Order, treatment: VatTreatment | undefined): Price {
  const { customerPrice, customerCharges, currency, paymentTerms } = order
  const isTaxed = treatment === undefined || treatment.category === 'S'
  const vatRate = isTaxed ? order.vatRate : 0
  const net = customerPrice === undefined ? undefined : toCents(customerPrice)
  const money = (cents: number | undefined) => (cents === undefined ? undefined : shown(format.cents(cents, currency)))
  return {
    charges: chargeLines(customerCharges, customerPrice, currency),
    net: money(net),
    vatRate: isVatRate(vatRate) ? format.percent(vatRate) : undefined,
    vat: money(net === undefined ? undefined : vatOf(net, vatRate)),
    gross: money(net === undefined ? undefined : grossOf(net, vatRate)),
    untaxed: vatRate === 0 ? ((isTaxed ? undefined : treatment.reason) ?? words['price.untaxed']) : undefined,
    terms: termsText(paymentTerms, 'price'),
  }
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
