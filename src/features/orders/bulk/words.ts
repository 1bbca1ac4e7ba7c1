import type { Order } from '#src/contract/order.ts'
import { toEuros } from '#src/domain/money.ts'
import { parseDayShift, parsePriceChange } from '#src/domain/bulk-change.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import type { BulkInput } from './input.ts'
import { amountText } from '#src/i18n/charge-text.ts'
import { fieldText } from '../order-values.ts'

/** What was typed, as it was understood: "+3 %", "+50,00 €", "neuer Preis 480,00 €", "2 Tage früher"; undefined where it was not. */
export function understoodText(
  input: BulkInput,
  orders: readonly Order[],
  t: Translate,
  format: Format,
): string | undefined {
  if (input.kind === 'dates') {
    const days = parseDayShift(input.text)
    if (days === undefined) return undefined
    return t(days > 0 ? 'orders.shiftDates.later' : 'orders.shiftDates.earlier', { count: Math.abs(days) })
  }
  const change = input.kind === 'price' ? parsePriceChange(input.text) : undefined
  if (change === undefined) return undefined
  if (change.by === 'percent') return signed(change.percent, format.percent(change.percent, 2))
  const [currency, ...others] = new Set(orders.map((order) => order.currency))
  const amount = amountText(toEuros(change.cents), others.length === 0 ? currency : undefined, format)
  return change.by === 'amount' ? signed(change.cents, amount) : t('orders.changePrice.newPrice', { amount })
}

const signed = (value: number, text: string) => (value > 0 ? `+${text}` : text)

/** What was done, for the message and the history: "Kundenpreis +3 %". */
export function doneTitle(
  title: string,
  input: BulkInput,
  orders: readonly Order[],
  t: Translate,
  format: Format,
): string {
  const change = understoodText(input, orders, t, format)
  if (change === undefined) return title
  if (input.kind === 'price') return t('orders.changePrice.done', { field: fieldText(input.field, t), change })
  return input.kind === 'dates' ? t(`orders.shiftDates.done.${input.stops}`, { change }) : title
}
