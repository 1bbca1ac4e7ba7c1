import { parseOpeningHours, writtenOpeningHours } from '#src/domain/places/opening-hours.ts'
import type { Format } from '#src/i18n/format.ts'

/** Days from Monday on; 1 January 2024 was one. */
const WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => `2024-01-0${day}`)

/** Opening hours with the days in the person's language; what cannot be read stays as it is. */
export function openingHoursText(text: string | undefined, format: Format): string {
  const hours = text === undefined || text === '' ? undefined : parseOpeningHours(text)
  if (hours === undefined) return text ?? ''
  return writtenOpeningHours(
    hours,
    WEEK.map((day) => format.weekday(day)),
  )
}
