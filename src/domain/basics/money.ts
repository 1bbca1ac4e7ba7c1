import { parseGermanNumber } from './numbers.ts'

/** An amount of money in whole euro cents; always an integer, never −0. */
export type Cents = number

/** Turns −0 into 0, so that no amount is ever shown as "-0,00". */
const withoutNegativeZero = (value: number): number => (value === 0 ? 0 : value)

/** Rounds half away from zero after removing the noise of binary fractions (1.005 × 100 is 100.49999999999999). */
export function roundHalfUp(value: number): number {
  const clean = Number(Math.abs(value).toPrecision(15))
  return withoutNegativeZero(Math.sign(value) * Math.round(clean))
}

/** Euros with decimals, as on the wire, to cents; more than two decimals are rounded half up. NaN stays NaN. */
export function toCents(euros: number): Cents {
  return roundHalfUp(euros * 100)
}

/** Cents to euros with at most two decimals, as on the wire. */
export function toEuros(cents: Cents): number {
  return withoutNegativeZero(cents / 100)
}

/** Whether a rate of VAT in percent can be one anywhere; a server may send anything. */
export const isVatRate = (ratePercent: number): boolean => ratePercent >= 0 && ratePercent <= 100

/**
 * The VAT on a net amount in cents, rounded half up (half away from zero for credit notes).
 * Computed in integers, since floats get 19 % of 42,50 wrong. The rate may have two decimals; NaN for one that is none.
 */
export function vatOf(net: Cents, ratePercent: number): Cents {
  if (!isVatRate(ratePercent)) return Number.NaN
  const product = Math.abs(net) * Math.round(ratePercent * 100)
  const rest = product % 10_000
  const rounded = (product - rest) / 10_000 + (rest >= 5_000 ? 1 : 0)
  return withoutNegativeZero(Math.sign(net) * rounded)
}

/** Net plus VAT, to the cent. */
export function grossOf(net: Cents, ratePercent: number): Cents {
  return net + vatOf(net, ratePercent)
}

/** What is left of the sell price after the buy price: in cents, and in percent of the sell price with one decimal. */
export function margin(sell: Cents, buy: Cents): { cents: Cents; percent: number } {
  const cents = withoutNegativeZero(sell - buy)
  const percent = sell === 0 ? 0 : roundHalfUp((cents * 1000) / sell) / 10
  return { cents, percent: withoutNegativeZero(percent) }
}

/** What sell and buy price give: net, gross and margin, euros with two decimals. Empty where a price is missing. */
export function derivedPrices(prices: {
  customerPrice?: number | undefined
  carrierPrice?: number | undefined
  vatRate: number
}) {
  const sell = prices.customerPrice === undefined ? undefined : toCents(prices.customerPrice)
  const buy = prices.carrierPrice === undefined ? undefined : toCents(prices.carrierPrice)
  const left = sell === undefined || buy === undefined ? undefined : margin(sell, buy)
  const gross = sell === undefined || !isVatRate(prices.vatRate) ? undefined : grossOf(sell, prices.vatRate)
  return {
    customerNetPrice: sell === undefined ? undefined : toEuros(sell),
    customerGrossPrice: gross === undefined ? undefined : toEuros(gross),
    margin: left === undefined ? undefined : toEuros(left.cents),
    marginPercent: left?.percent,
  }
}

/**
 * Reads an amount the way people type it (`1.234,56`, `14,30`, `1430`, `1 234,56 €`, `€ 14,30`).
 * Undefined where it is no amount or has more than two decimals. Source: decision B4
 */
export function parseAmount(text: string): Cents | undefined {
  const parsed = parseGermanNumber(text.replace(/(€|EUR)\s*$/i, '').replace(/^(\s*[-−+]?)\s*(€|EUR)\s*/i, '$1'))
  if (!parsed || parsed.decimals > 2) return undefined
  const cents = toCents(parsed.value)
  return Number.isSafeInteger(cents) && Math.abs(cents) < 1e14 ? cents : undefined
}
