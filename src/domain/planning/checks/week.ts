import { addDays, type PlainDate, weekday, zonedToEpoch } from '../../basics/dates.ts'
import { dateOf } from '../facts/calendar.ts'

/** A week from Monday 0:00 to Sunday 24:00, milliseconds since 1970. Source: VO (EG) 561/2006, Art. 4 (i); § 21a (2) ArbZG */
export interface Week {
  monday: PlainDate
  from: number
  to: number
}

const weeks = new Map<PlainDate, Week>()

/** The week of a moment in Berlin. */
export function weekOf(epoch: number): Week {
  const date = dateOf(epoch)
  const known = weeks.get(date)
  if (known) return known
  const monday = addDays(date, 1 - weekday(date))
  const week = { monday, from: zonedToEpoch(monday, '00:00'), to: zonedToEpoch(addDays(monday, 7), '00:00') }
  weeks.set(date, week)
  return week
}
