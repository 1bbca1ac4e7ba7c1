import { addDays, type PlainDate } from '#src/domain/basics/dates.ts'
import { readTypedDate, type DateLanguages, type TypedDate } from '#src/domain/basics/typed-dates.ts'
import { hasNoYear, parseTypedRange, READ_BACK, type TypedRange } from '#src/domain/basics/typed-range.ts'
import { dateLanguages } from '#src/i18n/typed-dates.ts'

export type { TypedRange }

/** How far ahead orders are made, in days; what is typed without a year and would lie further ahead lies behind us. */
const AHEAD = 90

/**
 * Reads a day as somebody types it who looks for orders: who orders looks ahead, but who filters also looks back. `9.5.`
 * typed in November is last May, `15.1.` next January: the reading that lies at most 90 days ahead.
 */
function readFilterDay(text: string, today: PlainDate, languages: DateLanguages): TypedDate | undefined {
  const read = readTypedDate(text, today, languages)
  // Words such as next week are counted from today, whatever the year.
  if (read === undefined || !hasNoYear(read) || !/\d/.test(text)) return read
  return readTypedDate(text, addDays(today, AHEAD + READ_BACK - 364), languages)
}

/** Reads a range of days as somebody types it who looks for orders: `mo-fr`, `ab mo`, `KW 48`, `9.5.` of last May. */
export const parseRange = (text: string, today: PlainDate, languages: DateLanguages = dateLanguages()): TypedRange =>
  parseTypedRange(text, today, languages, readFilterDay)
