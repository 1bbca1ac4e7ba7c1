import { daysThrough, type PlainDate, weekday, zonedToEpoch } from '../../basics/dates.ts'
import { holidayOn } from '../../basics/holidays.ts'
import { findCountry } from '../../places/postal-codes.ts'
import { type FederalState, federalStateOf, regionalHolidayOn, STATE_CODES } from '../../places/regional-holidays.ts'
import { bindsVehicle } from '../../stops/checks.ts'
import type { PlanSite, Resource } from './board.ts'
import { dateOf } from './calendar.ts'

/** When trucks must stand, milliseconds since 1970; the name of the holiday, none on a Sunday. */
export interface Ban {
  from: number
  to: number
  holiday?: string | undefined
}

const regionalDays = new Map<PlainDate, boolean>()

/** Whether trucks must stand somewhere in Germany on a day. */
function isBannedSomewhere(date: PlainDate): boolean {
  const known = regionalDays.get(date)
  if (known !== undefined) return known
  const somewhere = banOn(date) !== undefined || STATE_CODES.some((state) => banOn(date, state) !== undefined)
  regionalDays.set(date, somewhere)
  return somewhere
}

const bansByDay = new Map<string, Ban | undefined>()

/** The ban of a day, from 0 to 22 h; in a Land also on its own holidays. Source: § 30 (3) StVO */
export function banOn(date: PlainDate, state?: FederalState): Ban | undefined {
  const name = `${date}${state ?? ''}`
  if (bansByDay.has(name)) return bansByDay.get(name)
  const holiday = holidayOn(date) ?? (state && regionalHolidayOn(date, state))
  const isBanned = weekday(date) === 7 || holiday !== undefined
  const ban = isBanned ? { from: zonedToEpoch(date, '00:00'), to: zonedToEpoch(date, '22:00'), holiday } : undefined
  bansByDay.set(name, ban)
  return ban
}

/** The bans of some days that bind a vehicle everywhere in Germany. */
export function bansFor(resource: Resource | undefined, from: PlainDate, to: PlainDate): Ban[] {
  if (resource === undefined || !bindsVehicle(resource.type)) return []
  return daysThrough(from, to).flatMap((date) => banOn(date) ?? [])
}

/** How much driving between two sites falls into a ban, and into which. The ends of the way say in which Land it is. */
export function banned(
  { from, to }: { from: number; to: number },
  sites: readonly PlanSite[],
): { minutes: number; ban: Ban; state?: FederalState | undefined } | undefined {
  const [first, last] = [dateOf(from), dateOf(to)]
  const isFree = !isBannedSomewhere(first) && (first === last || !isBannedSomewhere(last))
  if (isFree && (to - from) / 3_600_000 < 24) return undefined
  const german = sites.filter(({ country }) => findCountry(country)?.code === 'DE')
  if (german.length === 0) return undefined
  const states = german.map(({ postalCode }) => federalStateOf(postalCode))
  for (const date of daysThrough(first, last)) {
    const nationwide = banOn(date)
    const state = nationwide ? undefined : states.find((one) => one !== undefined && banOn(date, one) !== undefined)
    const ban = nationwide ?? (state && banOn(date, state))
    const minutes = ban ? Math.round((Math.min(to, ban.to) - Math.max(from, ban.from)) / 60_000) : 0
    if (ban && minutes > 0) return { minutes, ban, state }
  }
  return undefined
}
