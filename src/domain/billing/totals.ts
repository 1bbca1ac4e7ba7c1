import { type Cents, vatOf } from '../basics/money.ts'
import type { InvoiceDocument, InvoiceDraft, InvoiceOrder, InvoiceTotals, InvoiceVatGroup } from './invoice-document.ts'
import type { VatTreatment } from '../prices/vat-treatment.ts'

/** A net amount and how it is taxed. */
interface TaxedAmount {
  netCents: Cents
  vat: VatTreatment
}

/** Two amounts are taxed alike where this is the same. */
export const treatmentKey = ({ category, ratePercent, reason, reasonCode }: VatTreatment): string =>
  [category, ratePercent, reasonCode, reason].join('|')

/**
 * What amounts come to: the tax of each rate on the sum of its net amounts, rounded half up to the cent (half away from zero below
 * zero), and nowhere else. Taxed ones first, by rate from above. Source: EN 16931 BR-CO-10, BR-CO-14, BR-CO-15, BR-CO-17; § 14 Abs. 4
 * Nr. 7 and 8 UStG
 */
export function invoiceTotals(amounts: readonly TaxedAmount[]): InvoiceTotals {
  const nets = new Map<string, { vat: VatTreatment; netCents: Cents }>()
  for (const { netCents, vat } of amounts) {
    const key = treatmentKey(vat)
    nets.set(key, { vat, netCents: (nets.get(key)?.netCents ?? 0) + netCents })
  }
  const groups = [...nets.values()]
    .map(({ vat, netCents }): InvoiceVatGroup => ({ ...vat, netCents, vatCents: vatOf(netCents, vat.ratePercent) }))
    .toSorted((a, b) => b.ratePercent - a.ratePercent || (a.category < b.category ? -1 : 1))
  const netCents = sumOf(groups, 'netCents')
  const vatCents = sumOf(groups, 'vatCents')
  return { groups, netCents, vatCents, grossCents: netCents + vatCents }
}

const sumOf = (groups: readonly InvoiceVatGroup[], of: 'netCents' | 'vatCents'): Cents =>
  groups.reduce((sum, group) => sum + group[of], 0)

/** A document with what follows from its orders: sums, and the period from the first loading to the last delivery. */
export function invoiceDocument(draft: InvoiceDraft): InvoiceDocument {
  const { orders, period, issueDate } = draft
  return {
    ...draft,
    currency: 'EUR',
    period: period ?? periodOf(orders) ?? { from: issueDate, to: issueDate },
    totals: invoiceTotals(orders),
  }
}

/** From the first loading to the last delivery; without orders there is none. */
export function periodOf(
  orders: readonly Pick<InvoiceOrder, 'loadedOn' | 'deliveredOn'>[],
): InvoiceDocument['period'] | undefined {
  const from = orders.map(({ loadedOn, deliveredOn }) => loadedOn ?? deliveredOn).toSorted()[0]
  const to = orders
    .map(({ deliveredOn }) => deliveredOn)
    .toSorted()
    .at(-1)
  return from === undefined || to === undefined ? undefined : { from: from < to ? from : to, to }
}

const negative = (value: number): number => (value === 0 ? 0 : -value)

/**
 * The document that cancels another one: all its amounts below zero, its number named. What is paid for it is paid back or set off, so
 * it is due on no day. Source: § 14 Abs. 6 UStG with § 31 Abs. 5 UStDV
 */
export function cancellationOf(
  document: InvoiceDocument,
  own: { number: string; issueDate: string; reason?: string | undefined },
): InvoiceDocument {
  const { dueDate: _, ...stated } = document
  return invoiceDocument({
    ...stated,
    kind: document.kind === 'selfBilling' ? 'selfBillingCancellation' : 'cancellation',
    number: own.number,
    issueDate: own.issueDate,
    reason: own.reason,
    preceding: { number: document.number, issueDate: document.issueDate },
    orders: document.orders.map((order) => ({
      ...order,
      netCents: negative(order.netCents),
      lines: order.lines.map((line) => ({
        ...line,
        quantity: negative(line.quantity),
        netCents: negative(line.netCents),
      })),
    })),
  })
}
