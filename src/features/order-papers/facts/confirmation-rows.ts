import type { FactRow } from '#src/domain/papers/fact-rows.ts'
import type { PaperFacts } from './paper-facts.ts'
import type { Price } from './price-facts.ts'
import { words } from './paper-words.ts'

/** What stands under the title of the confirmation to a customer. */
export const confirmationRows = ({ number, today, reference, contact, company }: PaperFacts): FactRow[] => [
  { label: words.orderNumber, value: number },
  { label: words.date, value: today },
  { label: words.reference, value: reference, optional: true },
  { label: words.contact, value: contact },
  { label: words.phone, value: company?.phone, optional: true },
  { label: words.email, value: company?.email, optional: true },
]

/** What he pays, position by position, and the sums. */
export const priceRows = ({ charges, net, vat, vatRate, gross }: Price): (FactRow & { isSum?: boolean })[] => [
  ...charges.map(({ label, amount }) => ({ label, value: amount })),
  { label: words['price.net'], value: net, isSum: charges.length > 0 },
  { label: [words['price.vat'], vatRate].filter(Boolean).join(' '), value: vat },
  { label: words['price.gross'], value: gross, isSum: true },
]

/** What stands under the sums: when he pays, and why without VAT. */
export const priceNotes = ({ terms, vatReason }: Price): FactRow[] => [
  { label: words['freight.terms'], value: terms },
  { label: words['price.vat'], value: vatReason, optional: true },
]
