import { parseAmount, roundHalfUp, toEuros } from '../basics/money.ts'

/** A price change as typed: percent, a signed amount, or a new price. Percent with decimals; amounts in cents. */
export type PriceChange =
  | { by: 'percent'; percent: number }
  | { by: 'amount'; cents: number }
  | { by: 'fixed'; cents: number }

/** Most a price may be changed by, in percent. */
const MAX_PERCENT = 100

/**
 * Reads a price change: `+3%`, `-2,5 %` change by percent, `+50`, `-12,50` by an amount, `1.234,56` is the new price.
 * Undefined for what is none of these, and for percents beyond ±100.
 */
export function parsePriceChange(text: string): PriceChange | undefined {
  const typed = text
    .trim()
    .replace(/[−–]/g, '-')
    .replace(/\s*(€|eur)$/i, '')
  const percent = /^([+-])\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:%|prozent)$/i.exec(typed)
  if (percent) {
    const value = Number(`${percent[1]}${percent[2]?.replace(',', '.')}`)
    return Math.abs(value) > MAX_PERCENT || value === 0 ? undefined : { by: 'percent', percent: value }
  }
  const sign = /^[+-]/.exec(typed)?.[0]
  const cents = parseAmount(sign === undefined ? typed : typed.slice(1).trim())
  if (cents === undefined || cents < 0) return undefined
  if (sign === undefined) return { by: 'fixed', cents }
  return cents === 0 ? undefined : { by: 'amount', cents: sign === '-' ? -cents : cents }
}

/**
 * The new price in cents, rounded away from zero at the half, so that +3 % and −3 % of one price mirror each other;
 * below zero there is none.
 */
export function changedPrice(cents: number, change: PriceChange): number | undefined {
  const next =
    change.by === 'fixed'
      ? change.cents
      : change.by === 'amount'
        ? cents + change.cents
        : cents + roundHalfUp((cents * Math.round(change.percent * 100)) / 10_000)
  return next < 0 ? undefined : next
}

/** The change as it travels: percent, or euros. */
export function priceChangeOnWire(change: PriceChange): { by: PriceChange['by']; value: number } {
  return change.by === 'percent'
    ? { by: 'percent', value: change.percent }
    : { by: change.by, value: toEuros(change.cents) }
}
