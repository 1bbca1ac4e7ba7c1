import type { Order } from '#src/contract/orders/order.ts'
import { isPlainDate } from '#src/domain/basics/dates.ts'
import { foldText } from '#src/domain/basics/fold-text.ts'
import { parseGermanNumber } from '#src/domain/basics/numbers.ts'
import { packageWord } from '#src/entities/goods/package-word.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { readDayNow } from '#src/i18n/typed-dates.ts'
import { germanNumbers } from '#src/i18n/typed-number.ts'
import type { KnownField, ValueKind } from './known-fields.ts'

const NUMBERS: readonly ValueKind[] = ['weight', 'meters', 'number', 'money']

/** The number a value says, with whatever unit behind it: plain (`12000`, `7.2`) as it is kept, else as people write it. */
function numberIn(value: string): number | undefined {
  const bare = value.replace(/[^\d.,+−-]/g, '').replace('−', '-')
  if (/^-?\d+(?:\.\d+)?$/.test(bare) && !/^\d{1,3}\.\d{3}$/.test(bare)) return Number(bare)
  return parseGermanNumber(bare)?.value
}

/** A value as it is shown. */
export function shownValue(value: string, kind: ValueKind, format: Format, t: Translate): string {
  if (kind === 'day') return isPlainDate(value) ? format.dateWithYear(value) : value
  if (kind === 'flag') return value === 'true' ? t('documents.yes') : value === 'false' ? t('documents.no') : value
  if (kind === 'package') return packageWord(value, 2, t)
  const number = NUMBERS.includes(kind) ? numberIn(value) : undefined
  if (number === undefined) return value
  if (kind === 'weight') return format.weight(number)
  if (kind === 'meters') return format.loadingMeters(number)
  return kind === 'money' ? format.money(number) : format.number(number)
}

/** What somebody has typed, as it is kept; what a field cannot be stays as it was typed. */
export function typedValue(text: string, kind: ValueKind): string {
  if (kind === 'day') return readDayNow(text) ?? text
  const number = NUMBERS.includes(kind) ? numberIn(germanNumbers(text)) : undefined
  return number === undefined ? text : String(number)
}

/** Whether two values say the same, however they are written. */
export function isSame(one: string, other: string, kind: ValueKind): boolean {
  if (NUMBERS.includes(kind)) {
    const [a, b] = [numberIn(one), numberIn(other)]
    if (a !== undefined && b !== undefined) return Math.abs(a - b) < 0.005
  }
  const plain = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]/gu, '')
  const [a, b] = [plain(one), plain(other)]
  if (a === b) return true
  if (a === '' || b === '') return false
  // Of goods a paper says more or less than the order.
  if (kind === 'words') return a.includes(b) || b.includes(a)
  // A paper names truck and trailer in one field.
  return kind === 'plate' && (a.startsWith(b) || b.startsWith(a))
}

/** What the order says of a field, as it is kept; undefined where it says nothing. */
export function valueInOrder(order: Order, { order: field }: KnownField): string | undefined {
  const value = field === undefined ? undefined : order[field]
  return typeof value === 'string' || typeof value === 'number' ? String(value) || undefined : undefined
}
