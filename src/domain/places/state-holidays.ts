import { addDays, weekday, type PlainDate } from '../basics/dates.ts'
import { easterSunday, holidayOn } from '../basics/holidays.ts'
import { regionalHolidayOn, type FederalState } from './regional-holidays.ts'

/** The Wednesday before the last Sunday but one of the church year, that is before 23 November. */
function dayOfRepentance(year: number): PlainDate {
  const latest: PlainDate = `${year}-11-22`
  return addDays(latest, -((weekday(latest) + 4) % 7))
}

/**
 * Holidays of single Länder on which trucks may drive, but nobody stands at the ramp. Mariä Himmelfahrt counts in all of Bayern,
 * where it is one in three of four communities. Source: the Länder's own laws of holidays, 2026
 */
function quietHolidays(year: number): readonly { date: PlainDate; name: string; states: readonly FederalState[] }[] {
  return [
    { date: `${year}-01-06`, name: 'Heilige Drei Könige', states: ['BW', 'BY', 'ST'] },
    { date: `${year}-03-08`, name: 'Internationaler Frauentag', states: ['BE', 'MV'] },
    { date: easterSunday(year), name: 'Ostersonntag', states: ['BB'] },
    { date: addDays(easterSunday(year), 49), name: 'Pfingstsonntag', states: ['BB'] },
    { date: `${year}-08-15`, name: 'Mariä Himmelfahrt', states: ['BY', 'SL'] },
    { date: `${year}-09-20`, name: 'Weltkindertag', states: ['TH'] },
    { date: dayOfRepentance(year), name: 'Buß- und Bettag', states: ['SN'] },
  ]
}

/** The holiday of a day in a Land: those of all Länder, on which trucks must stand there, and the quiet ones. */
export function stateHolidayOn(date: PlainDate, state: FederalState): string | undefined {
  const quiet = quietHolidays(Number(date.slice(0, 4))).find((day) => day.date === date && day.states.includes(state))
  return holidayOn(date) ?? regionalHolidayOn(date, state) ?? quiet?.name
}
