import { type InvoiceDocument, isSelfBilling, recipientOf } from '../invoice-document.ts'
import { isInEu } from '../../places/country-codes.ts'
import type { VatTreatment } from '../../prices/vat-treatment.ts'

/** Standard charts of accounts of DATEV. */
export const CHARTS = ['SKR03', 'SKR04'] as const
export type Chart = (typeof CHARTS)[number]

/**
 * Accounts that know their tax by themselves ("Automatikkonten"), so that no key stands beside them: a second one would be refused.
 * Revenue by rate, of exempt carriage (§ 4 Nr. 2 to 7 UStG), owed by the buyer in another member state, placed in a third country; and
 * services bought, with input tax, under § 13b from within the European Union and from outside, without input tax. Source: DATEV charts of
 * accounts SKR 03 and SKR 04, 2025
 */
const ACCOUNTS = {
  revenue19: { SKR03: '8400', SKR04: '4400' },
  revenue7: { SKR03: '8300', SKR04: '4300' },
  revenueExempt: { SKR03: '8150', SKR04: '4150' },
  revenueReverse: { SKR03: '8336', SKR04: '4336' },
  revenueAbroad: { SKR03: '8338', SKR04: '4338' },
  bought19: { SKR03: '3106', SKR04: '5906' },
  bought7: { SKR03: '3108', SKR04: '5908' },
  boughtReverseEu: { SKR03: '3123', SKR04: '5923' },
  boughtReverseAbroad: { SKR03: '3125', SKR04: '5925' },
  boughtUntaxed: { SKR03: '3109', SKR04: '5909' },
} as const satisfies Record<string, Record<Chart, string>>

/** The account of revenue, or of services bought, for how something is taxed. */
export function accountOf(document: InvoiceDocument, vat: VatTreatment, chart: Chart): string {
  return ACCOUNTS[isSelfBilling(document) ? boughtBy(vat, document.seller.country) : soldBy(vat)][chart]
}

function soldBy({ category, ratePercent }: VatTreatment): keyof typeof ACCOUNTS {
  if (category === 'AE') return 'revenueReverse'
  if (category === 'O') return 'revenueAbroad'
  if (category !== 'S') return 'revenueExempt'
  return ratePercent === 7 ? 'revenue7' : 'revenue19'
}

function boughtBy({ category, ratePercent }: VatTreatment, sellerCountry: string): keyof typeof ACCOUNTS {
  if (category === 'AE') return isInEu(sellerCountry) ? 'boughtReverseEu' : 'boughtReverseAbroad'
  if (category !== 'S') return 'boughtUntaxed'
  return ratePercent === 7 ? 'bought7' : 'bought19'
}

const DEBTORS = { first: 10_000, count: 60_000 }
const CREDITORS = { first: 70_000, count: 30_000 }

/**
 * The personal account of the other side, five digits: its number, where that lies in the range of debtors (10000 to 69999) or of
 * creditors (70000 to 99999), else moved into it. A partner without a number is the collective account at the start of the range.
 */
export function personalAccount(document: InvoiceDocument): string {
  const { first, count } = isSelfBilling(document) ? CREDITORS : DEBTORS
  const number = Number((recipientOf(document).number ?? '').replaceAll(/\D/g, '').slice(-9) || first)
  const isInside = number >= first && number < first + count
  return String(isInside ? number : first + (number % count))
}
