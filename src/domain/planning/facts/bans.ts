import { daysThrough, type PlainDate, weekday, zonedToEpoch } from '../../basics/dates.ts'
import { holidayOn } from '../../basics/holidays.ts'
import { type FederalState, regionalHolidayOn, STATE_CODES } from '../../places/regional-holidays.ts'
import { bindsVehicle } from '../../stops/checks.ts'
import type { PlanSite, Resource } from './board.ts'
import { dateOf } from './calendar.ts'
import { type Stretch, wayThrough } from './way.ts'

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

/** What share of a way is behind the truck at the beginning of a drive, and at its end. */
export interface Share {
  from: number
  to: number
}

const WHOLE: Share = { from: 0, to: 1 }

/** Driving while trucks must stand. */
export interface BannedDrive {
  minutes: number
  /** The ban, from when on the truck is where it holds. */
  ban: Ban
  /** The Land whose holiday it is. */
  state?: FederalState | undefined
  /** No one knows the road: it may lead around where the ban holds. */
  isEstimated: boolean
}

/** Both ends of a way; a way that begins and ends in one place has one. */
type WayEnds = readonly PlanSite[]

const throughOf = (sites: WayEnds): readonly Stretch[] => {
  const [first, last] = [sites[0], sites.at(-1)]
  return first && last ? wayThrough(first, last).stretches : []
}

/** When a truck is on a stretch, where it drives so much of the way from one moment to another. */
export function timeOn(stretch: Share, { from, to }: { from: number; to: number }, share: Share) {
  const length = share.to - share.from
  const at = (part: number) => (length === 0 ? from : from + ((to - from) * (part - share.from)) / length)
  return { from: Math.max(from, at(stretch.from)), to: Math.min(to, at(stretch.to)) }
}

/** How much of a drive falls into the bans of a day. */
function bannedOn(
  date: PlainDate,
  { drive, through, share }: { drive: { from: number; to: number }; through: readonly Stretch[]; share: Share },
): BannedDrive | undefined {
  let [length, from] = [0, Infinity]
  let found: { ban: Ban; state: FederalState | undefined } | undefined
  const bound = through.filter(({ country }) => country === 'DE')
  for (const stretch of bound) {
    const nationwide = banOn(date)
    const ban = nationwide ?? (stretch.state && banOn(date, stretch.state))
    if (!ban) continue
    const on = timeOn(stretch, drive, share)
    const begin = Math.max(on.from, ban.from)
    const over = Math.min(on.to, ban.to)
    if (over <= begin) continue
    length += over - begin
    from = Math.min(from, begin)
    found ??= { ban, state: nationwide ? undefined : stretch.state }
  }
  const minutes = Math.round(length / 60_000)
  if (!found || minutes <= 0) return undefined
  const { ban, state } = found
  const isEstimated = through.some(({ country }) => country !== 'DE') || (state !== undefined && isMixed(through))
  return { minutes, ban: { ...ban, from: Math.floor(from / 60_000) * 60_000 }, state, isEstimated }
}

const isMixed = (through: readonly Stretch[]): boolean => through.some(({ state }) => state !== through[0]?.state)

/**
 * How much of a drive between two sites falls into a ban, and into which: of all it goes through, by the moment the truck is
 * there. `share` is the part of the way that is driven, all of it where none is told. Source: § 30 (3) and (4) StVO
 */
export function banned(
  drive: { from: number; to: number },
  sites: WayEnds,
  share: Share = WHOLE,
): BannedDrive | undefined {
  const { from, to } = drive
  const [first, last] = [dateOf(from), dateOf(to)]
  const isFree = !isBannedSomewhere(first) && (first === last || !isBannedSomewhere(last))
  if (isFree && (to - from) / 3_600_000 < 24) return undefined
  const through = throughOf(sites)
  for (const date of daysThrough(first, last)) {
    const found = bannedOn(date, { drive, through, share })
    if (found) return found
  }
  return undefined
}

/**
 * Countries other than Germany a drive goes through on a Sunday or on a holiday of all Länder, by ISO code: what is banned
 * there, and when, no one knows here.
 */
export function abroadOnBan(
  { from, to }: { from: number; to: number },
  sites: WayEnds,
  share: Share = WHOLE,
): readonly string[] {
  const isDay = daysThrough(dateOf(from), dateOf(to)).some((date) => banOn(date) !== undefined)
  if (!isDay) return []
  return throughOf(sites).flatMap((stretch) => {
    const on = timeOn(stretch, { from, to }, share)
    const isThen = on.to > on.from && [on.from, on.to - 1].some((at) => banOn(dateOf(at)) !== undefined)
    return isThen && stretch.country !== undefined && stretch.country !== 'DE' ? [stretch.country] : []
  })
}
