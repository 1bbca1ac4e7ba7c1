import { addDays, epochToZoned, isPlainDate, minutesOf, type PlainDate, zonedToEpoch } from '../../basics/dates.ts'

const HOUR = 3_600_000

/** Days by the hour they hold: what day it is in Berlin changes on a full hour, and is asked for thousands of times. */
const dates = new Map<number, PlainDate>()
/** When days begin; none for one on which the clock changes, or that is no day. */
const beginnings = new Map<string, number | undefined>()

/** The day of a moment in Berlin. */
export function dateOf(epoch: number): PlainDate {
  const hour = Math.floor(epoch / HOUR)
  const known = dates.get(hour)
  if (known !== undefined) return known
  const { date } = epochToZoned(epoch)
  dates.set(hour, date)
  return date
}

function beginningOf(date: string): number | undefined {
  if (beginnings.has(date)) return beginnings.get(date)
  const [start, end] = isPlainDate(date)
    ? [zonedToEpoch(date, '00:00'), zonedToEpoch(addDays(date, 1), '00:00')]
    : [0, 0]
  const beginning = end - start === 24 * HOUR ? start : undefined
  beginnings.set(date, beginning)
  return beginning
}

/** The moment of a day and time in Berlin; nothing where one of them is none. */
export function epochOf(date: PlainDate | undefined, time: string | undefined): number | undefined {
  if (date === undefined || time === undefined) return undefined
  const beginning = beginningOf(date)
  const epoch =
    beginning === undefined
      ? isPlainDate(date)
        ? zonedToEpoch(date, time)
        : Number.NaN
      : beginning + minutesOf(time) * 60_000
  return Number.isNaN(epoch) ? undefined : epoch
}
