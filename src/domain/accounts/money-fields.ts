/**
 * Fields of the wire that hold money, whatever record they stand in: revenue, prices, margins, cost per kilometre. The server
 * leaves them out of its answers to anyone who may not read them. Source: decision A23
 */
const MONEY_FIELDS: ReadonlySet<string> = new Set([
  'amount',
  'avgCostPerKm',
  'carrierCharges',
  'carrierPrice',
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
  'netPrice',
  'pricePerKm',
  'totalRevenue',
  'vatAmount',
])

/** Whether a field of the wire holds money. */
export const isMoneyField = (name: string): boolean => MONEY_FIELDS.has(name)

/**
 * A value of the wire without its money, however deep that lies; of a list of changes without those of money. What is left
 * out is not there at all: a nought or a blank would be read as one.
 */
export function withoutMoney(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => !isChangeOfMoney(entry)).map(withoutMoney)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => !isMoneyField(name))
  return Object.fromEntries(kept.map(([name, entry]) => [name, withoutMoney(entry)]))
}

function isChangeOfMoney(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null || !('field' in entry)) return false
  return typeof entry.field === 'string' && isMoneyField(entry.field)
}
