import { type Cents, grossOf, toCents, toEuros } from '../basics/money.ts'
import { type FieldIssue, warningAt } from '../refusals/field-issue.ts'

/** What a customer may owe and owes, cents gross. */
export interface CreditFacts {
  limitCents: Cents | undefined
  openInvoicesCents: Cents
  unbilledOrdersCents: Cents
}

/** The sum of it: `freeCents` is negative where more is owed than he may; missing without a limit. */
export function creditOf({ limitCents, openInvoicesCents, unbilledOrdersCents }: CreditFacts) {
  const usedCents = openInvoicesCents + unbilledOrdersCents
  return {
    limitCents,
    openInvoicesCents,
    unbilledOrdersCents,
    usedCents,
    freeCents: limitCents === undefined ? undefined : limitCents - usedCents,
  }
}

/** What an order adds: its price in euros net with the tax its customer pays. */
export const grossOfOrder = (netEuros: number, vatRate: number): Cents => {
  const gross = grossOf(toCents(netEuros), vatRate)
  return Number.isNaN(gross) ? toCents(netEuros) : gross
}

/** Warns where so much more would pass the limit; it never blocks, since who gives credit decides. Amounts in euros. */
export function creditWarnings(facts: CreditFacts, addedCents: Cents, path = 'customerId'): FieldIssue[] {
  const { limitCents, usedCents } = creditOf(facts)
  const after = usedCents + addedCents
  if (limitCents === undefined || after <= limitCents) return []
  return warningAt(path, 'creditLimit', { limit: toEuros(limitCents), amount: toEuros(after) })
}
