import type { Order } from '#src/contract/order.ts'
import { parseTimeWindow, parseTypedDate, parseTypedTime, type PlainDate } from '#src/domain/dates.ts'
import { parseAmount, toCents, toEuros } from '#src/domain/money.ts'
import { parseDecimal } from '#src/domain/numbers.ts'
import { NOTHING, type Format } from '#src/i18n/format.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'

/** A value of a field as the order holds it and as it travels; null clears. */
export type FieldValue = string | number | null

/** What reading needs from around: what "mo" means, and what a half-typed window is completed with. */
export interface Reading {
  today: PlainDate
  before: readonly (FieldValue | undefined)[]
}

export interface Words {
  t: Translate
  format: Format
  /** What amounts are in, and how many packages there are: "1 Europalette", "2 Europaletten". */
  order: Pick<Order, 'currency' | 'packageCount'>
}

/** How the values of a field become text to read, text to type, and values again. Most fields have one value. */
export interface FieldKind {
  /** Which control it is typed in. */
  control: 'text' | 'long' | 'choice'
  inputMode?: 'decimal' | 'numeric' | 'tel' | 'email'
  /** Amounts and numbers stand at the right while they are typed. */
  align?: 'right'
  /** The text an edit starts with; German notation whatever the language, like everything typed. */
  typed(values: readonly unknown[]): string
  /** Undefined for what is none of these. */
  read(text: string, reading: Reading): readonly FieldValue[] | undefined
  shown(values: readonly unknown[], words: Words): string
  /** What is said about text that cannot be read. */
  wrong: TextKey
  /** What is to be typed, for a field that is empty. */
  hint?: TextKey
  options?(words: Words): readonly { value: string; word: string }[]
  maxLength?: number
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const asTyped = (value: unknown) => (isNumber(value) ? String(value).replace('.', ',').replace('-', '−') : '')

/** Text of one line. */
export function textKind(maxLength = 200, inputMode?: 'tel' | 'email'): FieldKind {
  return {
    control: 'text',
    maxLength,
    ...(inputMode && { inputMode }),
    typed: ([value]) => (isText(value) ? value : ''),
    read: (text) => [text.trim() === '' ? null : text.trim()],
    shown: ([value]) => (isText(value) ? value : NOTHING),
    wrong: 'issue.required',
  }
}

/** Text of several lines. */
export function longKind(maxLength: number): FieldKind {
  return { ...textKind(maxLength), control: 'long' }
}

/** A number with its unit. */
export function numberKind(unit: string, decimals = 3): FieldKind {
  return {
    control: 'text',
    inputMode: 'decimal',
    align: 'right',
    maxLength: 24,
    typed: ([value]) => asTyped(value),
    read: (text) => {
      if (text.trim() === '') return [null]
      const value = parseDecimal(text)
      return value === undefined ? undefined : [value]
    },
    shown: ([value], { format }) =>
      isNumber(value) ? [format.number(value, decimals), unit].filter(Boolean).join(' ') : NOTHING,
    wrong: 'orders.fields.numberWrong',
  }
}

/** Metres of loading floor. */
export const loadingMetersKind: FieldKind = {
  ...numberKind('LDM'),
  shown: ([value], { format }) => format.loadingMeters(isNumber(value) ? value : undefined),
}

/** `30 Tage netto` of days until payment. */
export function termsText(days: number, t: Translate): string {
  return days === 0 ? t('orders.terms.now') : t('orders.terms', { count: days })
}

/** Days until payment. */
export const termsKind: FieldKind = {
  ...numberKind(''),
  shown: ([days], { t }) => (isNumber(days) ? termsText(days, t) : NOTHING),
}

/** An amount in euros, net; integer cents in between. */
export const moneyKind: FieldKind = {
  control: 'text',
  inputMode: 'decimal',
  align: 'right',
  maxLength: 24,
  typed: ([value]) => (isNumber(value) ? (toCents(value) / 100).toFixed(2).replace('.', ',') : ''),
  read: (text) => {
    if (text.trim() === '') return [null]
    const cents = parseAmount(text)
    return cents === undefined ? undefined : [toEuros(cents)]
  },
  shown: ([value], { format, order }) => format.money(isNumber(value) ? value : undefined, order.currency),
  wrong: 'orders.amountWrong',
}

export const dateKind: FieldKind = {
  control: 'text',
  maxLength: 20,
  typed: ([value]) => (isText(value) ? value.split('-').toReversed().join('.') : ''),
  read: (text, { today }) => {
    if (text.trim() === '') return [null]
    const date = parseTypedDate(text, today)
    return date === undefined ? undefined : [date]
  },
  shown: ([value], { format }) => format.dateWithYear(isText(value) ? value : undefined),
  wrong: 'orders.filter.dateWrong',
  hint: 'orders.filter.date.hint',
}

/** From and to; one time alone or `ab 8` is the beginning, `bis 12` the end, and the other one stays. */
export const windowKind: FieldKind = {
  control: 'text',
  maxLength: 30,
  typed: ([from, to]) => (isText(from) ? [from, to].filter(isText).join('–') : isText(to) ? `bis ${to}` : ''),
  read: (text, { before }) => {
    if (text.trim() === '') return [null, null]
    const window = parseTimeWindow(text)
    if (window !== undefined) return [window.from, window.to]
    const [, word = '', end = ''] = /^\s*([-–—]|bis|ab)?(.*)$/i.exec(text) ?? []
    const time = parseTypedTime(end)
    if (time === undefined) return undefined
    const [from = null, to = null] = before
    return word === '' || word.toLowerCase() === 'ab' ? [time, to] : [from, time]
  },
  shown: ([from, to], { format }) => format.timeWindow(isText(from) ? from : undefined, isText(to) ? to : undefined),
  wrong: 'orders.fields.windowWrong',
  hint: 'orders.fields.windowHint',
}

const RANGE = /^(.*?\d)\s*(?:°\s*C)?\s*(?:bis|\/|–|—|-)\s*([-−+]?\s*\d.*)$/i

/** The word before a temperature that is only one end: `ab 2`, `bis -18`. */
const ONE_END = /^(ab|mindestens|min\.?|bis|höchstens|max\.?)\s*(?=[-−+\d])/i

/** Lowest and highest temperature: `2-8`, `-20 bis -18`; one alone is both, `ab 2` only the lowest. */
export const temperatureKind: FieldKind = {
  control: 'text',
  maxLength: 24,
  typed: ([low, high]) => {
    if (isNumber(low) && low === high) return asTyped(low)
    if (isNumber(low)) return isNumber(high) ? `${asTyped(low)} bis ${asTyped(high)}` : `ab ${asTyped(low)}`
    return isNumber(high) ? `bis ${asTyped(high)}` : ''
  },
  read: (text) => {
    const typed = text.trim()
    if (typed === '') return [null, null]
    const [word, name = ''] = ONE_END.exec(typed) ?? []
    if (word !== undefined) {
      const end = parseDecimal(typed.slice(word.length))
      return end === undefined ? undefined : /^(?:ab|mi)/i.test(name) ? [end, null] : [null, end]
    }
    const [, low = typed, high = typed] = RANGE.exec(typed) ?? []
    const ends = [parseDecimal(low), parseDecimal(high)]
    return ends.every((end) => end !== undefined) ? ends : undefined
  },
  shown: ([low, high], { t, format }) => {
    if (!isNumber(low)) return isNumber(high) ? t('orders.temperature.most', { value: format.number(high) }) : NOTHING
    if (!isNumber(high)) return t('orders.temperature.least', { value: format.number(low) })
    if (low === high) return `${format.number(low)} °C`
    return t('orders.temperature', { low: format.number(low), high: format.number(high) })
  },
  wrong: 'orders.fields.temperatureWrong',
  hint: 'orders.fields.temperatureHint',
}

/** One of few; `read` makes the chosen text a value again, also one the order has and nobody offers. */
export function choiceKind(
  values: readonly (string | number)[],
  word: (value: string, words: Words) => string,
  isClearable = false,
): FieldKind {
  const known = new Map(values.map((value) => [String(value), value]))
  const isCount = values.every(isNumber)
  const wordOf = (value: unknown, words: Words) => {
    const key = isNumber(value) ? String(value) : isText(value) ? value : ''
    return key === '' ? NOTHING : known.has(key) ? word(key, words) : key
  }
  return {
    control: 'choice',
    typed: ([value]) => (isNumber(value) ? String(value) : isText(value) ? value : ''),
    read: (text) => (text === '' ? [null] : [known.get(text) ?? (isCount ? Number(text) : text)]),
    shown: ([value], words) => wordOf(value, words),
    wrong: 'issue.required',
    options: (words) => [
      ...(isClearable ? [{ value: '', word: NOTHING }] : []),
      ...values.map((value) => ({ value: String(value), word: word(String(value), words) })),
    ],
  }
}
