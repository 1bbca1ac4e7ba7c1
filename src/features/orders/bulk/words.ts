import type { Order } from '#src/contract/orders/order.ts'
import { toEuros } from '#src/domain/basics/money.ts'
import { parsePriceChange } from '#src/domain/prices/price-change.ts'
import { appointmentOf, movedAppointment, type AppointmentMove } from '#src/domain/stops/typed-move.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { moveOf, type BulkInput, type DatesInput } from './input.ts'
import { amountText } from '#src/entities/prices/charge-text.ts'
import { germanNumbers } from '#src/i18n/typed-number.ts'
import { fieldText } from '../order-values.ts'

/** Most days that are named one by one. */
const MOST_NAMED = 3

/** What was typed, as it was understood: "+3 %", "+50,00 €", "neuer Preis 480,00 €", "2 Tage früher"; undefined where it was not. */
export function understoodText(
  input: BulkInput,
  orders: readonly Order[],
  t: Translate,
  format: Format,
): string | undefined {
  if (input.kind === 'dates') {
    const [order, ...others] = orders
    const move = moveOf(input, order)
    if (move === undefined) return undefined
    const said = movesText(input, orders, t, format)
    // Of one order it is plain where it then stands.
    return order === undefined || others.length > 0 || move.date !== undefined
      ? said
      : `${said}: ${placeText(order, input.stops, move, format)}`
  }
  const change = input.kind === 'price' ? parsePriceChange(germanNumbers(input.text)) : undefined
  if (change === undefined) return undefined
  if (change.by === 'percent') return signed(change.percent, format.percent(change.percent, 2))
  const [currency, ...others] = new Set(orders.map((order) => order.currency))
  const amount = amountText(toEuros(change.cents), others.length === 0 ? currency : undefined, format)
  return change.by === 'amount' ? signed(change.cents, amount) : t('orders.changePrice.newPrice', { amount })
}

/** What was typed as it is meant for each order, said once: weekdays may be another day for each. */
function movesText(input: DatesInput, orders: readonly Order[], t: Translate, format: Format): string | undefined {
  const moves = (orders.length === 0 ? [undefined] : orders).flatMap((order) => moveOf(input, order) ?? [])
  const said = [
    ...new Set(
      moves
        .toSorted(({ date = '' }, other) => date.localeCompare(other.date ?? ''))
        .map((move) => moveText(move, t, format)),
    ),
  ]
  const rest = said.length - MOST_NAMED
  if (said.length === 0) return undefined
  const named = said.slice(0, MOST_NAMED).join(' · ')
  return rest > 0 ? `${named} ${t('app.others', { count: rest })}` : named
}

/** "2 Tage später", "Mo 30.11. 10:00", "1 Tag später, 10:00" */
function moveText({ days = 0, date, timeFrom, timeTo }: AppointmentMove, t: Translate, format: Format): string {
  // An hour alone is when it is: `Mo 30.11. 10:00`.
  if (date !== undefined) return format.stopTime(date, timeFrom, timeTo ?? timeFrom)
  const window = timeFrom === undefined && timeTo === undefined ? [] : [format.timeWindow(timeFrom, timeTo)]
  const shift =
    days === 0 ? [] : [t(days > 0 ? 'orders.shiftDates.later' : 'orders.shiftDates.earlier', { count: Math.abs(days) })]
  return [...shift, ...window].join(', ')
}

/** Where the first of the stops then stands: "Mo 30.11. 08:00–12:00". */
function placeText(order: Order, stops: DatesInput['stops'], move: AppointmentMove, format: Format): string {
  const stop = stops === 'delivery' ? 'delivery' : 'pickup'
  const { date, timeFrom, timeTo } = movedAppointment(appointmentOf(order, stop), move)
  return format.stopTime(date, timeFrom, timeTo)
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
  const change = input.kind === 'dates' ? movesText(input, orders, t, format) : understoodText(input, orders, t, format)
  if (change === undefined) return title
  if (input.kind === 'price') return t('orders.changePrice.done', { field: fieldText(input.field, t), change })
  if (input.kind !== 'dates') return title
  const isDay = moveOf(input, orders[0])?.date !== undefined
  return t(`orders.shiftDates.done.${input.stops === 'both' && isDay ? 'from' : input.stops}`, { change })
}
