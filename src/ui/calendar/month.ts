import { addDays, daysBetween, isoWeek, pad, plainDate, weekday, type PlainDate } from '#src/domain/basics/dates.ts'

/** A week of a month's sheet: its number and its seven days, Monday first, of the months around too. */
export interface SheetWeek {
  week: number
  days: readonly PlainDate[]
}

/** The first day of a date's month. */
const firstOf = (date: PlainDate): PlainDate => `${date.slice(0, 7)}-01`

/** A date some months on; at the end of a shorter month its last day. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const at = year * 12 + month - 1 + months
  const first = `${pad(Math.floor(at / 12), 4)}-${pad((at % 12) + 1)}-01`
  for (let last = day; last > 28; last -= 1) {
    const found = plainDate(Math.floor(at / 12), (at % 12) + 1, last)
    if (found !== undefined) return found
  }
  return addDays(first, Math.min(day, 28) - 1)
}

/** The weeks of a date's month, as a calendar on the wall has them. */
export function sheetOf(date: PlainDate): readonly SheetWeek[] {
  const first = firstOf(date)
  const monday = addDays(first, 1 - weekday(first))
  const count = Math.ceil(daysBetween(monday, firstOf(addMonths(first, 1))) / 7)
  return Array.from({ length: count }, (_, row) => {
    const start = addDays(monday, row * 7)
    return { week: isoWeek(start), days: Array.from({ length: 7 }, (_day, at) => addDays(start, at)) }
  })
}

/** Where a key leads to from a day; `today` is where `0` leads. Undefined for a key that means nothing here. */
export function dayAt(key: string, isShift: boolean, day: PlainDate, today: PlainDate): PlainDate | undefined {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
  const step = steps[key]
  if (step !== undefined) return addDays(day, step)
  if (key === 'PageUp') return addMonths(day, isShift ? -12 : -1)
  if (key === 'PageDown') return addMonths(day, isShift ? 12 : 1)
  if (key === 'Home') return addDays(day, 1 - weekday(day))
  if (key === 'End') return addDays(day, 7 - weekday(day))
  return key === '0' ? today : undefined
}
