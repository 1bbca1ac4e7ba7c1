import type { Format } from '#src/i18n/format.ts'

/** `50,00 €` in the currency, without one the number alone. */
export function amountText(euros: number, currency: string | undefined, format: Format): string {
  return currency === undefined ? format.number(euros, 2, true) : format.money(euros, currency)
}
