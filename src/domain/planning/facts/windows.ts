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

/** When a tour begins that no one has set a time for: as soon as its first stop is open. */
export function usualStart(end: PlanEnd): number | undefined {
  const { open } = windowOf(end)
  if (open === undefined) return undefined
  if (end.from !== undefined) return open
  const begin = epochOf(end.date, USUAL_BEGIN) ?? open
  const opened = openFrom(end, open)
  return opened === 'closed' || opened === open ? begin : opened
}
