import { epochToZoned, isPlainDate, zonedToEpoch } from '../dates.ts'
import { earliestArrival } from '../driving-time.ts'
import { roadDistanceKm, type Whereabouts } from '../places.ts'
import type { TourStop } from './stops.ts'

/** What loading or unloading takes at a halt, minutes; a rough figure. */
const HALT = 60

/** Nobody plans to the minute: an arrival is the next full five. */
const STEP = 5 * 60_000

/** Where a stop is, and when it is open for the truck. */
export interface StopSite {
  /** The same for stops at one address. */
  key: string
  place: Whereabouts
  date?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** When a stop is reached; `isLate` where that is behind its window, or sooner than the way allows. */
export interface PlannedTime {
  date: string | undefined
  time: string | undefined
  isLate: boolean
}

/**
 * When each stop of a tour is reached: at the time that was set, else as soon as its window is open and the truck can be
 * there from the stop before, with an hour at each halt and the breaks and rests of one way. A stop without a date follows
 * the one before.
 */
export function plannedTimes(stops: readonly TourStop[], siteOf: (stop: TourStop) => StopSite): PlannedTime[] {
  let before: { epoch: number; site: StopSite } | undefined
  return stops.map((stop) => {
    const site = siteOf(stop)
    const arrival = before && arrivalAfter(before, site)
    const set = epochOf(stop.plannedDate, stop.plannedTime)
    const epoch = set ?? latest(arrival, epochOf(site.date, site.from ?? '00:00'))
    if (epoch === undefined) return { date: undefined, time: undefined, isLate: false }
    before = { epoch, site }
    const closing = epochOf(site.date, site.to ?? '23:59')
    const isLate = (closing !== undefined && epoch > closing) || (arrival !== undefined && epoch < arrival)
    return { ...epochToZoned(epoch), isLate }
  })
}

function arrivalAfter(before: { epoch: number; site: StopSite }, site: StopSite): number {
  if (before.site.key === site.key) return before.epoch
  const { km } = roadDistanceKm(before.site.place, site.place)
  return Math.ceil(earliestArrival(before.epoch + HALT * 60_000, km) / STEP) * STEP
}

function epochOf(date: string | undefined, time: string | undefined): number | undefined {
  const epoch = isPlainDate(date) && time !== undefined ? zonedToEpoch(date, time) : Number.NaN
  return Number.isNaN(epoch) ? undefined : epoch
}

function latest(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.max(a, b)
}
