import { isPlainDate, minutesOf, weekday } from '../basics/dates.ts'
import { textOf } from '../basics/given-text.ts'
import { parseOpeningHours } from '../places/opening-hours.ts'

export type StopKind = 'pickup' | 'delivery'

/** The window of a stop that names none; it counts as assumed. Source: specification 5 */
export const DEFAULT_WINDOWS = {
  pickup: { timeFrom: '08:00', timeTo: '18:00' },
  delivery: { timeFrom: '14:00', timeTo: '18:00' },
} as const

/** What a stop says of its times: wall times `HH:MM`, either may be missing. */
export interface StopTimes {
  date?: string | undefined
  timeFrom?: string | undefined
  timeTo?: string | undefined
  /** The times are not given: they are the ones creation fills in. */
  timesAssumed?: boolean | undefined
  openingHours?: string | undefined
}

/** Where an end of a window comes from: somebody said it, it is usual, the place opens or closes then, or nothing ends it. */
export type WindowEnd = 'said' | 'assumed' | 'hours' | 'open'

/** From when until when a stop is open for the truck; an end that is open is missing. */
export interface StopWindow {
  from?: string
  to?: string
  fromBy: WindowEnd
  toBy: WindowEnd
}

/** The first opening and the last closing of the place on a day; undefined where it is closed or nothing is known. */
function openOn(text: string | undefined, date: string | undefined): { from: string; to: string } | undefined {
  const hours = textOf(text) === '' || !isPlainDate(date) ? undefined : parseOpeningHours(textOf(text))
  const spans = hours?.get(weekday(date ?? '')) ?? []
  const [first, last] = [spans.at(0), spans.at(-1)]
  return first && last && { from: first.from, to: last.to }
}

/**
 * The window that counts: what was said; of a time on one side only the other end is when the place opens or closes that
 * day, else it is open; where nothing was said, the usual window, marked as assumed. Source: decision A36, specification 5
 */
export function stopWindow(kind: StopKind, stop: StopTimes): StopWindow {
  const [from, to] = [textOf(stop.timeFrom), textOf(stop.timeTo)]
  if (from === '' && to === '') {
    const { timeFrom, timeTo } = DEFAULT_WINDOWS[kind]
    return { from: timeFrom, to: timeTo, fromBy: 'assumed', toBy: 'assumed' }
  }
  const by = stop.timesAssumed === true ? 'assumed' : 'said'
  if (from !== '' && to !== '') return { from, to, fromBy: by, toBy: by }
  const open = openOn(stop.openingHours, stop.date)
  if (from !== '') {
    const closes = open !== undefined && minutesOf(open.to) > minutesOf(from) ? open.to : undefined
    return { from, fromBy: by, ...(closes ? { to: closes, toBy: 'hours' } : { toBy: 'open' }) }
  }
  const opens = open !== undefined && minutesOf(open.from) < minutesOf(to) ? open.from : undefined
  return { to, toBy: by, ...(opens ? { from: opens, fromBy: 'hours' } : { fromBy: 'open' }) }
}

/** The times somebody has said; those that are only assumed are no one's. */
export function statedTimes({ timeFrom, timeTo, timesAssumed }: StopTimes): Pick<StopTimes, 'timeFrom' | 'timeTo'> {
  return timesAssumed === true ? {} : { timeFrom, timeTo }
}

const WINDOW = /^\s*(\d{1,2}:\d{2})\s*(?:-|–|bis)\s*(\d{1,2}:\d{2})\s*$/

/** The two ends of a window that is written as one text, `08:00-18:00`; undefined for anything else. Source: specification 3 */
export function windowEnds(text: unknown): { from: string; to: string } | undefined {
  const [, from = '', to = ''] = (typeof text === 'string' ? WINDOW.exec(text) : undefined) ?? []
  return from === '' ? undefined : { from: from.padStart(5, '0'), to: to.padStart(5, '0') }
}
