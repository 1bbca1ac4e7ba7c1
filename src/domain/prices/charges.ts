import { errorAt, type FieldIssue } from '../refusals/field-issue.ts'
import { textOf } from '../basics/given-text.ts'
import { type Cents, roundHalfUp, toCents, toEuros } from '../basics/money.ts'

/** What a position of a price is for. Source: decision A28 */
export const CHARGE_CODES = ['FRACHT', 'MAUT', 'DIESEL', 'STANDGELD', 'PALETTEN', 'SONSTIGES'] as const
export type ChargeCode = (typeof CHARGE_CODES)[number]

/** One position of a price; the amount in euros net, or in whatever currency the order is in. */
export interface Charge {
  code: string
  text?: string | undefined
  amount: number
}

/** The two prices of an order, each with the field its positions are in: what the customer pays, what the carrier gets. */
export const CHARGES_OF = { customerPrice: 'customerCharges', carrierPrice: 'carrierCharges' } as const
export type PriceField = keyof typeof CHARGES_OF
export const PRICE_FIELDS = ['customerPrice', 'carrierPrice'] as const satisfies readonly PriceField[]

export function isChargeCode(code: unknown): code is ChargeCode {
  return CHARGE_CODES.some((known) => known === code)
}

/** What positions come to. */
export function chargesSum(charges: readonly Charge[]): Cents {
  return charges.reduce((sum, { amount }) => sum + toCents(amount), 0)
}

/** The positions of a price, which always come to it. A price that names none is one position of freight. */
export function chargesOf(charges: readonly Charge[] | undefined, price: number | undefined): readonly Charge[] {
  return price === undefined ? (charges ?? []) : chargesAt(charges ?? [], toCents(price))
}

/**
 * Positions that come to a price set by itself: the freight takes the difference, the rest stays as it was agreed. Where the
 * rest alone is more than the price, what was agreed holds no longer: the price is one position of freight.
 */
export function chargesAt<C extends Charge>(charges: readonly C[], price: Cents): readonly (C | Charge)[] {
  const difference = price - chargesSum(charges)
  if (difference === 0 && charges.length > 0) return charges
  const old = charges.find(({ code }) => code === 'FRACHT')
  const freight = toCents(old?.amount ?? 0) + difference
  if (freight < 0) return [{ code: 'FRACHT', amount: toEuros(price) }]
  const others: readonly C[] = charges.filter((charge) => charge !== old)
  if (freight === 0 && others.length > 0) return others
  const line: Charge = { code: 'FRACHT', ...old, amount: toEuros(freight) }
  return old === undefined ? [line, ...charges] : charges.map((charge) => (charge === old ? line : charge))
}

/** Positions of the same shares that come to another sum: each is what the sum grows by with it, rounded to the cent. */
export function chargesScaled(charges: readonly Charge[], sum: Cents): readonly Charge[] {
  const before = chargesSum(charges)
  if (before <= 0) return chargesAt(charges, sum)
  let upToHere = 0
  return charges.map((charge) => {
    const from = roundHalfUp((upToHere * sum) / before)
    upToHere += toCents(charge.amount)
    return { ...charge, amount: toEuros(roundHalfUp((upToHere * sum) / before) - from) }
  })
}

/** Positions that belong to one carriage only: what came up on the way. */
const OF_ONE_CARRIAGE: ReadonlySet<string> = new Set(['STANDGELD', 'PALETTEN'])

/** What is agreed for another carriage like it: the price without what came up on the way, and what it is made of. */
export function agreedCharges(charges: readonly Charge[] | undefined, price: number | undefined): readonly Charge[] {
  return chargesOf(charges, price).filter(({ code }) => !OF_ONE_CARRIAGE.has(code))
}

/** A position as it is kept: code first, no empty text, one line. */
export function keptCharge({ code, text, amount }: Charge): Charge {
  const said = textOf(text).replaceAll(/\s+/g, ' ')
  return { code, ...(said !== '' && { text: said }), amount }
}

const MOST = 99_999.99
/** Longest text of a position. */
const MOST_TEXT = 80

/** What is said about positions: known codes, amounts to the cent and in range, of which only the last may be a rebate. */
export function checkCharges(path: string, charges: readonly Charge[] | undefined): FieldIssue[] {
  return (charges ?? []).flatMap(({ code, text, amount }) => {
    if (!isChargeCode(code)) return errorAt(path, 'chargeCode', { code })
    const min = code === 'SONSTIGES' ? -MOST : 0
    if (!(amount >= min && amount <= MOST)) return errorAt(path, 'chargeAmount', { min: 0, max: MOST })
    if (toEuros(toCents(amount)) !== amount) return errorAt(path, 'priceDecimals')
    return textOf(text).length > MOST_TEXT ? errorAt(path, 'tooLong', { max: MOST_TEXT }) : []
  })
}

/** Whether positions say no more than the price itself does: none, or one of freight without words. */
export function isPlainFreight(charges: readonly Charge[]): boolean {
  const [first, second] = charges
  return second === undefined && (first === undefined || (first.code === 'FRACHT' && textOf(first.text) === ''))
}
