import { addDays, pad, weekday, type PlainDate } from './dates.ts'

/** Easter Sunday of a year in the Gregorian calendar. Source: Meeus, Jones and Butcher */
export function easterSunday(year: number): PlainDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  return `${pad(year, 4)}-${pad(month)}-${pad(((h + l - 7 * m + 114) % 31) + 1)}`
}

/** The holidays of all German states in a year, by date. */
export function germanHolidays(year: number): Map<PlainDate, string> {
  const easter = easterSunday(year)
  return new Map([
    [`${pad(year, 4)}-01-01`, 'Neujahr'],
    [addDays(easter, -2), 'Karfreitag'],
    [addDays(easter, 1), 'Ostermontag'],
    [`${pad(year, 4)}-05-01`, 'Tag der Arbeit'],
    [addDays(easter, 39), 'Christi Himmelfahrt'],
    [addDays(easter, 50), 'Pfingstmontag'],
    [`${pad(year, 4)}-10-03`, 'Tag der Deutschen Einheit'],
    [`${pad(year, 4)}-12-25`, '1. Weihnachtstag'],
    [`${pad(year, 4)}-12-26`, '2. Weihnachtstag'],
  ])
}

/** The nationwide holiday on a date, if any. */
export function holidayOn(date: PlainDate): string | undefined {
  return germanHolidays(Number(date.slice(0, 4))).get(date)
}

/** Whether trucks above 7.5 t must stand from 0 to 22 h: a Sunday or nationwide holiday. Source: § 30 StVO */
export function sundayBan(date: PlainDate): boolean {
  return weekday(date) === 7 || holidayOn(date) !== undefined
}
