import type { HTMLAttributes } from 'react'
import type { PlainDate } from '#src/domain/basics/dates.ts'
import { parseAmount, toCents, toEuros } from '#src/domain/basics/money.ts'
import { parseDecimal } from '#src/domain/basics/numbers.ts'
import { NOTHING, type Format } from '#src/i18n/format.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'
import { asTypedHere, germanNumbers } from '#src/i18n/typed-number.ts'

/** A value of a field as the record holds it and as it travels; null clears. */
export type FieldValue = string | number | boolean | null | readonly FieldLine[] | readonly string[] | readonly number[]

/** One entry of a field that holds several. */
export interface FieldLine {
  readonly [part: string]: string | number | boolean | undefined
}

/** What reading needs from around: what "mo" means, and what a half-typed window is completed with. */
export interface Reading {
  today: PlainDate
  before: readonly (FieldValue | undefined)[]
  /** The rest of the record, where there is one already. */
  record?: Readonly<Record<string, unknown>>
}

/** What a value is put into words with; what it is in or counted by stands elsewhere in the record. */
export interface Words<T = unknown> {
  t: Translate
  format: Format
  record: T
}

/** How the values of a field become text to read, text to type, and values again. Most fields have one value. */
export interface FieldKind<T = unknown> {
  /** Which control it is typed in. */
  control: 'text' | 'long' | 'choice'
  inputMode?: HTMLAttributes<HTMLElement>['inputMode']
  /** Amounts and numbers stand at the right while they are typed. */
  align?: 'right'
  /** The text an edit starts with, in the digits of the language. */
  typed(values: readonly unknown[]): string
  /** Undefined for what is none of these. */
  read(text: string, reading: Reading): readonly FieldValue[] | undefined
  shown(values: readonly unknown[], words: Words<T>): string
  /** The same as words and amounts, for values that are drawn so: a row each. */
  rows?(values: readonly unknown[], words: Words<T>): readonly (readonly [word: string, amount: string])[]
  /** What is typed is read into something fuller, also in several lines: how it was understood is said. */
  saysUnderstood?: true
  /** It holds a day: a calendar can be opened. */
  isDay?: true
  /** What is said about text that cannot be read. */
  wrong: TextKey
  /** What is to be typed, for a field that is empty. */
  hint?: TextKey
  options?(words: Words<T>): readonly { value: string; word: string }[]
  maxLength?: number
}

/** Whether a value is a text with something in it. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
/** Whether a value is a number that can be shown and typed without an exponent. */
export const isNumber = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) < 1e15
/** A number as it is typed: `−2,5`. */
export const asTyped = (value: unknown) =>
  isNumber(value) ? asTypedHere(String(value).replace('.', ',').replace('-', '−')) : ''

/** Text of one line. */
export function textKind(maxLength = 200, inputMode?: FieldKind['inputMode']): FieldKind {
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
      const value = parseDecimal(germanNumbers(text))
      return value === undefined ? undefined : [value]
    },
    shown: ([value], { format }) =>
      isNumber(value) ? [format.number(value, decimals), unit].filter(Boolean).join(' ') : NOTHING,
    wrong: 'issue.numberWrong',
  }
}

/** An amount in the currency of the record; integer cents in between. */
export function moneyKind<T>(currencyOf: (record: T) => string): FieldKind<T> {
  return {
    control: 'text',
    inputMode: 'decimal',
    align: 'right',
    maxLength: 24,
    typed: ([value]) => (isNumber(value) ? asTypedHere((toCents(value) / 100).toFixed(2).replace('.', ',')) : ''),
    read: (text) => {
      if (text.trim() === '') return [null]
      const cents = parseAmount(germanNumbers(text))
      return cents === undefined ? undefined : [toEuros(cents)]
    },
    shown: ([value], { format, record }) => format.money(isNumber(value) ? value : undefined, currencyOf(record)),
    wrong: 'issue.amountWrong',
  }
}

/** One of few; `read` makes the chosen text a value again, also one the record has and no one offers. */
export function choiceKind<T = unknown>(
  values: readonly (string | number)[],
  word: (value: string, words: Words<T>) => string,
  isClearable = false,
): FieldKind<T> {
  const known = new Map(values.map((value) => [String(value), value]))
  const isCount = values.every(isNumber)
  const wordOf = (value: unknown, words: Words<T>) => {
    const key = isNumber(value) ? String(value) : isText(value) ? value : ''
    return key === '' ? NOTHING : known.has(key) || isCount ? word(key, words) : key
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

/** Words, parted by commas; each once, whatever its case. */
export function wordsKind(maxLength = 400): FieldKind {
  const wordsOf = (value: unknown) => (Array.isArray(value) ? value.filter(isText) : [])
  return {
    ...textKind(maxLength),
    typed: ([value]) => wordsOf(value).join(', '),
    read: (text) => [distinctWords(text.split(/[,;\n]/))],
    shown: ([value]) => wordsOf(value).join(', ') || NOTHING,
  }
}

/** Words without spaces around them, each once, whatever its case; the first one's stands. */
function distinctWords(given: readonly string[]): string[] {
  const known = new Map<string, string>()
  for (const word of given.map((one) => one.trim())) {
    const key = word.toLocaleLowerCase('de')
    if (word !== '' && !known.has(key)) known.set(key, word)
  }
  return [...known.values()]
}

/** Something that holds or does not; what does not hold is nothing. */
export function flagKind<T = unknown>(): FieldKind<T> {
  const word = (holds: boolean, { t }: Words<T>) => t(holds ? 'app.yes' : 'app.no')
  return {
    control: 'choice',
    typed: ([value]) => (value === true ? 'true' : ''),
    read: (text) => [text === 'true' ? true : null],
    shown: ([value], words) => word(value === true, words),
    wrong: 'issue.required',
    options: (words) => [
      { value: '', word: word(false, words) },
      { value: 'true', word: word(true, words) },
    ],
  }
}
