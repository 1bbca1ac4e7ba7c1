import { epochToZoned, minutesOf, repeatedHour, secondZonedToEpoch, weekday } from '../../basics/dates.ts'
import { type OpeningHours, parseOpeningHours } from '../../places/opening-hours.ts'
import type { TourStop } from '../../tours/stops.ts'
import type { PlanEnd } from './board.ts'
import { epochOf } from './calendar.ts'

/** When no one said from when on, work begins. */
export const USUAL_BEGIN = '07:00'

/** When a stop may begin, milliseconds since 1970; what no one said is missing. */
interface Window {
  open?: number | undefined
  close?: number | undefined
  hours?: OpeningHours | undefined
}

const windows = new WeakMap<PlanEnd, Window>()

/** The window of one end of an order, as moments. */
export function windowOf(end: PlanEnd): Window {
  const known = windows.get(end)
  if (known) return known
  const text = end.openingHours?.trim() ?? ''
  const window = {
    open: epochOf(end.date, end.from ?? '00:00'),
    // A fixed date with one time is that time.
    close: epochOf(end.date, end.to ?? (end.fixed ? end.from : undefined) ?? '23:59'),
    hours: text === '' ? undefined : parseOpeningHours(text),
  }
  windows.set(end, window)
  return window
}

/** The moment a person has set for a stop. */
export function setTimeOf({ plannedDate, plannedTime, plannedSecond }: TourStop): number | undefined {
  const first = epochOf(plannedDate, plannedTime)
  if (first === undefined || plannedSecond !== true) return first
  return secondZonedToEpoch(plannedDate ?? '', plannedTime ?? '')
}

/** A stop at a moment a person has set. */
export function setAt<S extends TourStop>(stop: S, at: number) {
  const { date: plannedDate, time: plannedTime } = epochToZoned(at)
  return { ...stop, plannedDate, plannedTime, plannedSecond: repeatedHour(at) === 'B' ? true : undefined }
}

/** Where opening hours are known: the next moment on the same day at which the place is open; `closed` after that. */
export function openFrom(end: PlanEnd, at: number): number | 'closed' {
  const { hours } = windowOf(end)
  if (hours === undefined) return at
  const { date, time } = epochToZoned(at)
  const span = (hours.get(weekday(date)) ?? []).find(({ to }) => minutesOf(time) < minutesOf(to))
  if (span === undefined) return 'closed'
  return minutesOf(time) >= minutesOf(span.from) ? at : (epochOf(date, span.from) ?? at)
}

/** When work at a stop ends, milliseconds since 1970; `closing` is when the place closes for the day before that, `HH:MM`, `over` by how many minutes. */
interface WorkEnd {
  at: number
  closing?: string | undefined
  over: number
}

const MINUTE = 60_000

/**
 * Work of some minutes that begins at a moment: a break of the place interrupts it, and it goes on behind that. Where the place
 * closes for the day before it is done, it would go on all the same; so it does where the place is closed at its beginning.
 */
export function workUntil(end: PlanEnd, begin: number, minutes: number): WorkEnd {
  const { hours } = windowOf(end)
  const done = begin + minutes * MINUTE
  if (hours === undefined) return { at: done, over: 0 }
  const { date, time } = epochToZoned(begin)
  const spans = (hours.get(weekday(date)) ?? []).filter(({ to }) => minutesOf(time) < minutesOf(to))
  const [first] = spans
  if (first === undefined || minutesOf(time) < minutesOf(first.from)) return { at: done, over: 0 }
  let [at, left] = [begin, minutes]
  for (const { from, to } of spans) {
    const [opens, closes] = [epochOf(date, from) ?? at, epochOf(date, to) ?? at]
    at = Math.max(at, opens)
    const room = (closes - at) / MINUTE
    if (room >= left) return { at: at + left * MINUTE, over: 0 }
    left -= room
    at = closes
  }
  return { at: at + left * MINUTE, closing: spans.at(-1)?.to, over: left }
}

/** When a tour begins that no one has set a time for: as soon as its first stop is open. */
export function usualStart(end: PlanEnd): number | undefined {
  const { open } = windowOf(end)
  if (open === undefined) return undefined
  if (end.from !== undefined) return open
  const begin = epochOf(end.date, USUAL_BEGIN) ?? open
  const opened = openFrom(end, open)
  return opened === 'closed' || opened === open ? begin : opened
}
