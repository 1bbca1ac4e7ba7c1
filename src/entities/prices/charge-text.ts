import type { Charge } from '#src/domain/prices/charges.ts'
import type { Format } from '#src/i18n/format.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'

/** What an order, or an event of one, holds of positions. */
export const chargesIn = (value: unknown): Charge[] =>
  Array.isArray(value) ? value.filter((line): line is Charge => typeof line?.amount === 'number') : []

/** What a position is for: `Standgeld 2 h Rampe 3`; an unknown code keeps its name. */
export function chargeWord({ code, text }: Charge, t: Translate): string {
  const key = `orders.charge.${code}` as TextKey
  const word = t(key)
  return [word === key ? code : word, text].filter(Boolean).join(' ')
}

/** Positions in one text: `Fracht 1.200,00 €; Maut 120,50 €`. */
export function chargesText(
  charges: readonly Charge[],
  t: Translate,
  format: Format,
  currency: string | undefined,
): string {
  return charges.map((charge) => `${chargeWord(charge, t)} ${amountText(charge.amount, currency, format)}`).join('; ')
}

/** `50,00 €` in the currency, without one the number alone. */
export function amountText(euros: number, currency: string | undefined, format: Format): string {
  return currency === undefined ? format.number(euros, 2, true) : format.money(euros, currency)
}
