import { addDays, daysBetween, minutesOf, pad, type PlainDate } from '../basics/dates.ts'
import { GERMAN_DATE_WORDS, weekNamed } from '../basics/date-words.ts'
import { statedTimes, type StopKind } from './window.ts'
import {
  parseDayCount,
  parseDeliveryDay,
  parseTypedDate,
  parseTypedWindow,
  type DateLanguages,
} from '../basics/typed-dates.ts'

/** How an appointment moves: by days, or to a day; the time of day it then has. Never empty. */
export interface AppointmentMove {
  days?: number
  date?: PlainDate
  timeFrom?: string
  timeTo?: string
}

/** Most days dates may be moved by. */
export const MOST_DAYS = 366

const GERMAN: DateLanguages = [GERMAN_DATE_WORDS]

/** Reads a shift of dates: `+1 Tag`, `-2`, `1 Woche`, `nächste Woche`; days, signed. Undefined for 0 and beyond a year. */
export function parseDayShift(text: string, languages: DateLanguages = GERMAN): number | undefined {
  const typed = text.trim()
  const weeks = languages.map((words) => weekNamed(typed, words)).find((named) => named !== undefined)
  const days =
    weeks === undefined ? parseDayCount(/^\d{1,3}(?!\d)/.test(typed) ? `+${typed}` : typed, languages) : weeks * 7
  return days === undefined || days === 0 || Math.abs(days) > MOST_DAYS ? undefined : days
}

/** A time or a window that cannot be anything else: figures alone may also be a day. */
function readTimes(text: string, languages: DateLanguages, isBehindDay: boolean) {
  const isClear = isBehindDay || /:|uhr|h\s*$|\d\s*[-–—]\s*\d|\sbis\s/i.test(text)
  return isClear ? parseTypedWindow(text, languages) : undefined
}

/** The day a text names, if it names one. */
type ReadDay = (text: string) => PlainDate | undefined

/**
 * Reads how an appointment is to move: `+1 Tag`, `nächste Woche` (the same weekday), `mo 10:00`, `morgen 8-12`, `30.11.`,
 * `+1 10:00`, or a time alone. Undefined where it is none of these.
 */
export const parseTypedMove = (
  text: string,
  today: PlainDate,
  languages: DateLanguages = GERMAN,
): AppointmentMove | undefined => readMove(text, (day) => parseTypedDate(day, today, languages), languages)

/** The same of a delivery alone: a weekday is the first one from the day its goods are loaded on. */
export const parseDeliveryMove = (
  text: string,
  days: { today: PlainDate; loaded: string | undefined },
  languages: DateLanguages = GERMAN,
): AppointmentMove | undefined => readMove(text, (day) => parseDeliveryDay(day, days, languages), languages)

function readMove(text: string, readDay: ReadDay, languages: DateLanguages): AppointmentMove | undefined {
  const typed = text.trim().replace(/\s+/g, ' ')
  const whole = dayMove(typed, readDay, languages)
  if (whole !== undefined) return whole
  const times = readTimes(typed, languages, false)
  if (times !== undefined) return timesMove(times)
  for (const blank of [...typed.matchAll(/,? /g)].toReversed()) {
    const day = dayMove(typed.slice(0, blank.index), readDay, languages)
    const behind = day && readTimes(typed.slice(blank.index + blank[0].length), languages, true)
    if (day !== undefined && behind !== undefined) return { ...day, ...timesMove(behind) }
  }
  return undefined
}

function dayMove(text: string, readDay: ReadDay, languages: DateLanguages): AppointmentMove | undefined {
  const days = parseDayShift(text, languages)
  if (days !== undefined) return { days }
  const date = readDay(text)
  return date === undefined ? undefined : { date }
}

const timesMove = ({ from, to }: { from?: string; to?: string }): AppointmentMove => ({
  ...(from !== undefined && { timeFrom: from }),
  ...(to !== undefined && { timeTo: to }),
})

/** A day and the window on it, as a record holds them. */
export interface Appointment {
  date?: PlainDate | undefined
  timeFrom?: string | undefined
  timeTo?: string | undefined
}

type AppointmentsOfOrder = Partial<Record<`${StopKind}${'Date' | 'TimeFrom' | 'TimeTo'}`, string | undefined>> &
  Partial<Record<`${StopKind}TimesAssumed`, boolean | undefined>>

/** The appointment of one end of an order, with the times somebody has said. */
export function appointmentOf(order: AppointmentsOfOrder, stop: StopKind): Appointment {
  const [timeFrom, timeTo] = [order[`${stop}TimeFrom`], order[`${stop}TimeTo`]]
  const said = statedTimes({ timeFrom, timeTo, timesAssumed: order[`${stop}TimesAssumed`] })
  return { date: order[`${stop}Date`], ...said }
}

/** How many days a move is for an appointment; undefined where there is no day to count from. */
export function daysOfMove(date: PlainDate | undefined, move: AppointmentMove): number | undefined {
  if (move.date === undefined) return move.days ?? 0
  return date === undefined ? undefined : daysBetween(date, move.date)
}

/** The appointment where it has moved to; of a window only its beginning is typed for, the end moves along within the day. */
export function movedAppointment(before: Appointment, move: AppointmentMove): Appointment {
  const days = move.days ?? 0
  const date = move.date ?? (before.date === undefined ? undefined : addDays(before.date, days))
  return { date, ...movedWindow(before, move) }
}

function movedWindow({ timeFrom, timeTo }: Appointment, move: AppointmentMove): Omit<Appointment, 'date'> {
  if (move.timeFrom === undefined) return { timeFrom, timeTo: move.timeTo ?? timeTo }
  if (move.timeTo !== undefined || timeTo === undefined) return { timeFrom: move.timeFrom, timeTo: move.timeTo }
  const [from, to, start] = [minutesOf(timeFrom ?? ''), minutesOf(timeTo), minutesOf(move.timeFrom)]
  const length = Number.isNaN(from) ? Number.NaN : to - from
  const end = Math.min(Number.isNaN(length) ? Math.max(to, start) : start + length, 24 * 60 - 1)
  return { timeFrom: move.timeFrom, timeTo: `${pad(Math.floor(end / 60))}:${pad(end % 60)}` }
}
