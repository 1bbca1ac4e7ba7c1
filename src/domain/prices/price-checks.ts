import { toCents, toEuros } from '../basics/money.ts'
import { isBlank } from '../basics/given-text.ts'
import { errorAt, warningAt } from '../refusals/field-issue.ts'
import type { FieldIssue } from '../refusals/field-issue.ts'

/** Prices of an order in euros net, as they travel; the distance is needed for the price per kilometre only. */
export interface PricesDraft {
  customerPrice?: number
  carrierPrice?: number
  vatRate?: number
  distanceKm?: number
}

const PRICE_RANGE = { min: 0, max: 99_999.99 }

const RATE_RANGE = { min: 0.8, max: 6 }

function checkPrice(path: string, price: number | undefined): FieldIssue[] {
  if (isBlank(price)) return []
  if (Number.isNaN(price)) return errorAt(path, 'amountWrong')
  if (!(price >= PRICE_RANGE.min && price <= PRICE_RANGE.max)) return errorAt(path, 'priceRange', PRICE_RANGE)
  return toEuros(toCents(price)) === price ? [] : errorAt(path, 'priceDecimals')
}

/** What is said about prices: their range, the margin, the price per kilometre, the VAT rate. Source: decision B4 */
export function checkPrices({ customerPrice, carrierPrice, vatRate, distanceKm }: PricesDraft): FieldIssue[] {
  const perKm = !isBlank(customerPrice) && !isBlank(distanceKm) && distanceKm > 0 ? customerPrice / distanceKm : 1
  const odd = perKm < RATE_RANGE.min || perKm > RATE_RANGE.max
  const loss = !isBlank(customerPrice) && !isBlank(carrierPrice) && carrierPrice > customerPrice
  return [
    ...checkPrice('customerPrice', customerPrice),
    ...checkPrice('carrierPrice', carrierPrice),
    ...(loss ? warningAt('carrierPrice', 'buyAboveSell') : []),
    ...(odd ? warningAt('customerPrice', 'pricePerKm', { rate: toEuros(toCents(perKm)), ...RATE_RANGE }) : []),
    ...(isBlank(vatRate) || [0, 7, 19].includes(vatRate) ? [] : errorAt('vatRate', 'vatRate')),
    // Carriage of goods is in no list of what is taxed less (§ 12 Abs. 2 UStG).
    ...(vatRate === 7 ? errorAt('vatRate', 'vatRateOfFreight') : []),
  ]
}
