import { weekday } from '#src/domain/basics/dates.ts'
import { readDay } from '#src/i18n/typed-dates.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import type { FieldKind } from '#src/records/fields/kinds/kinds.ts'
import { weekdaysText } from '../recurring-words.ts'

const daysOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((day): day is number => typeof day === 'number') : []

/** A weekday by its word in the language of the interface; undefined where it is none. */
function dayNamed(word: string, today: string): number | undefined {
  if (!/^\p{L}+\.?$/u.test(word)) return undefined
  const date = readDay(word, today)
  return date === undefined ? undefined : weekday(date)
}

/** The weekdays of a range, over Sunday where it ends before it begins. */
function through(from: number, to: number): number[] {
  const count = ((to - from + 7) % 7) + 1
  return Array.from({ length: count }, (_, at) => ((from - 1 + at) % 7) + 1)
}

/** Weekdays, 1 Monday … 7 Sunday: typed as `Mo, Mi, Fr`, `mo-fr` or `di do`. */
export const weekdaysKind: FieldKind = {
  control: 'text',
  maxLength: 60,
  typed: ([value]) => {
    const days = daysOf(value)
    return days.length === 0 ? '' : weekdaysText(days, formatFor(currentLanguage()))
  },
  read: (text, { today }) => {
    const parts = text
      .replace(/\s*[-–—]\s*/g, '–')
      .split(/[\s,;+/]+/)
      .filter(Boolean)
    const read = parts.map((part) => {
      const [from, to = from, ...more] = part.split('–').map((word) => dayNamed(word, today))
      return from === undefined || to === undefined || more.length > 0 ? undefined : through(from, to)
    })
    const days = read.flatMap((some) => some ?? [])
    return read.includes(undefined) ? undefined : [[...new Set(days)].toSorted((a, b) => a - b)]
  },
  shown: ([value], { format }) => weekdaysText(daysOf(value), format),
  wrong: 'recurring.weekdays.wrong',
  hint: 'recurring.weekdays.hint',
}
