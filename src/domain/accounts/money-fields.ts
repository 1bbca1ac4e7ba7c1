/**
 * Fields of the wire that hold money, whatever record they stand in: revenue, prices, margins, cost per kilometre. The server
 * leaves them out of its answers to anyone who may not read them. Source: decision A23
 */
const MONEY_FIELDS: ReadonlySet<string> = new Set([
  'amount',
  'amountCents',
  'avgCostPerKm',
  'carrierCharges',
  'carrierPrice',
  'creditLimitCents',
  'creditUsedCents',
  'customerCharges',
  'customerGrossPrice',
  'customerNetPrice',
  'customerPrice',
  'dailyRevenue',
  'dayRevenue',
  'dayRevenueFormatted',
  'estimatedCost',
  'grossPrice',
  'margin',
  'marginPercent',
  'marketRange',
  'minimumCents',
  'netPrice',
  'openCents',
  'openInvoicesCents',
  'priceCents',
  'pricePerKm',
  'purchaseCents',
  'revenueCents',
  'settledCents',
  'totalRevenue',
  'unbilledOrdersCents',
  'usedCents',
  'freeCents',
  'limitCents',
  'vatAmount',
])

/** Whether a field of the wire holds money. */
export const isMoneyField = (name: string): boolean => MONEY_FIELDS.has(name)

/** Fields of a partner that say where money goes: those see them who pay, and no one else. Source: decision 034 */
const BANK_FIELDS: ReadonlySet<string> = new Set(['iban', 'bic'])

/** Whether a field of a partner is bank data. */
export const isBankField = (name: string): boolean => BANK_FIELDS.has(name)

/**
 * A value of the wire without its money, however deep that lies; of a list of changes without those of money. What is left
 * out is not there at all: a nought or a blank would be read as one.
 */
export const withoutMoney = (value: unknown): unknown => without(value, isMoneyField)

/** The same without bank data. */
export const withoutBankData = (value: unknown): unknown => without(value, isBankField)

function without(value: unknown, isHidden: (name: string) => boolean): unknown {
  if (Array.isArray(value)) {
    return value.filter((entry) => !isChangeOf(entry, isHidden)).map((entry) => without(entry, isHidden))
  }
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => !isHidden(name))
  return Object.fromEntries(kept.map(([name, entry]) => [name, without(entry, isHidden)]))
}

function isChangeOf(entry: unknown, isHidden: (name: string) => boolean): boolean {
  if (typeof entry !== 'object' || entry === null || !('field' in entry)) return false
  return typeof entry.field === 'string' && isHidden(entry.field)
}
