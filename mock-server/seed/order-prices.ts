import { grossOf, margin, toCents, toEuros } from '#src/domain/money.ts'

/** What sell and buy price give: net, gross and margin, euros with two decimals. Empty where a price is missing. */
export function derivedPrices(prices: {
  customerPrice?: number | undefined
  carrierPrice?: number | undefined
  vatRate: number
}) {
  const sell = prices.customerPrice === undefined ? undefined : toCents(prices.customerPrice)
  const buy = prices.carrierPrice === undefined ? undefined : toCents(prices.carrierPrice)
  const left = sell === undefined || buy === undefined ? undefined : margin(sell, buy)
  return {
    customerNetPrice: sell === undefined ? undefined : toEuros(sell),
    customerGrossPrice: sell === undefined ? undefined : toEuros(grossOf(sell, prices.vatRate)),
    margin: left === undefined ? undefined : toEuros(left.cents),
    marginPercent: left?.percent,
  }
}
