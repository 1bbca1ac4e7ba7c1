import { epochToZoned, minutesOf, pad, repeatedHour, zonedToEpoch } from '#src/domain/basics/dates.ts'

/** How much time the board shows: a day, three days, a week. */
export const ZOOMS = ['day', 'days', 'week'] as const
export type Zoom = (typeof ZOOMS)[number]

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The step of the cursor in minutes. Source: design, board */
const SLOT_MINUTES: Readonly<Record<Zoom, number>> = { day: 15, days: 60, week: 360 }

/** Width of an hour in px, on a usual screen and on a wide one. */
const HOUR_WIDTH: Readonly<Record<Zoom, { usual: number; wide: number }>> = {
  day: { usual: 40, wide: 48 },
  days: { usual: 12, wide: 16 },
  week: { usual: 4, wide: 6 },
}

export const slotOf = (zoom: Zoom): number => SLOT_MINUTES[zoom] * MINUTE

export const hourWidth = (zoom: Zoom, wide: boolean): number => HOUR_WIDTH[zoom][wide ? 'wide' : 'usual']

/**
 * The start of the slot a moment is in, by the clock on the wall: 6-hour slots begin at 0, 6, 12 and 18 also in summer. Up to an
 * hour long they are counted back from the moment: the hour that comes twice has its own both times.
 */
export function slotStart(at: number, slot: number): number {
  const { date, time } = epochToZoned(at)
  const minutes = slot / MINUTE
  if (slot <= HOUR) return Math.floor(at / MINUTE) * MINUTE - (minutesOf(time) % minutes) * MINUTE
  const start = Math.floor(minutesOf(time) / minutes) * minutes
  return zonedToEpoch(date, `${pad(Math.floor(start / 60))}:${pad(start % 60)}`)
}

/** The next slot, or the one before. */
export function slotStep(at: number, slot: number, by: -1 | 1): number {
  const start = slotStart(at, slot)
  if (by < 0) return slotStart(start === at ? start - 1 : at - slot, slot)
  const next = slotStart(start + slot, slot)
  // When the clocks go back a slot is an hour longer.
  return next > start ? next : slotStart(start + slot + HOUR, slot)
}

export const dayStart = (at: number): number => slotStart(at, DAY)

/** Midnight some days on. */
export const daysOn = (at: number, days: number): number => dayStart(dayStart(at) + days * DAY + 12 * HOUR)

/** The full hours of a day by the clock on the wall, with what they are called: 23 of them when summer time begins, 25 when it ends. */
export function hoursOf(midnight: number): { at: number; hour: number; name: string }[] {
  const count = Math.round((daysOn(midnight, 1) - midnight) / HOUR)
  return Array.from({ length: count }, (_, index) => {
    const at = midnight + index * HOUR
    const hour = epochToZoned(at).time.slice(0, 2)
    const turn = repeatedHour(at)
    return { at, hour: Number(hour), name: turn === undefined ? hour : `${Number(hour)}${turn}` }
  })
}

/** Where the board begins by itself: the last full six hours, two hours back at least, so that now stands whole on the axis. */
export const usualStart = (now: number): number => slotStart(now - 2 * HOUR, 6 * HOUR)
