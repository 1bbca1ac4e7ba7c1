import { daysThrough, type PlainDate, weekday, zonedToEpoch } from '../../basics/dates.ts'
import { HOLIDAY_ROAD_TABLE } from '../../places/lands/holiday-road-table.ts'
import type { Coordinates } from '../../places/places.ts'
import { type Share, timeOn } from './bans.ts'
import type { PlanSite } from './board.ts'
import { dateOf } from './calendar.ts'
import { kmBetween } from './distance.ts'
import { wayThrough } from './way.ts'

/** How near the straight line of a way comes to a road that its truck may use, kilometres. An assumption */
const NEAR_KM = 25
/** Shorter ways are driven on other roads, road kilometres. An assumption */
const LEAST_KM = 75
/** Points of a way that are looked at. */
const POINTS = 60
const KM_OF_DEGREE = 111.2

interface Road {
  name: string
  points: readonly Coordinates[]
}

const ROADS: readonly Road[] = HOLIDAY_ROAD_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name = '', points = ''] = line.split('|')
    return {
      name,
      points: points.split(' ').map((point) => {
        const [lat = 0, lng = 0] = point.split(',').map(Number)
        return { lat, lng }
      }),
    }
  })

/** Kilometres from a point to a line between two others, in the plane. */
function kmToLine(point: Coordinates, one: Coordinates, other: Coordinates): number {
  const width = Math.cos((point.lat * Math.PI) / 180)
  const flat = ({ lat, lng }: Coordinates) => ({
    x: (lng - point.lng) * width * KM_OF_DEGREE,
    y: (lat - point.lat) * KM_OF_DEGREE,
  })
  const [a, b] = [flat(one), flat(other)]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, -(a.x * dx + a.y * dy) / length))
  return Math.hypot(a.x + share * dx, a.y + share * dy)
}

const isNear = (point: Coordinates, { points }: Road): boolean =>
  points.some((one, at) => {
    const next = points[at + 1]
    return next !== undefined && kmToLine(point, one, next) <= NEAR_KM
  })

interface NearRoad extends Share {
  name: string
}

const nearRoads = new Map<string, readonly NearRoad[]>()

/** The roads of the list a way comes near to in Germany, with the part of it that does. */
function roadsNear(from: PlanSite, to: PlanSite): readonly NearRoad[] {
  const name = `${from.point.lat},${from.point.lng}|${to.point.lat},${to.point.lng}`
  const known = nearRoads.get(name)
  if (known) return known
  const { stretches } = wayThrough(from, to)
  const found: NearRoad[] = []
  for (let index = 0; index < POINTS; index += 1) {
    const share = (index + 0.5) / POINTS
    const land = stretches.find((stretch) => share >= stretch.from && share < stretch.to)
    if (land?.country !== 'DE') continue
    const along = (one: number, other: number) => one + (other - one) * share
    const point = { lat: along(from.point.lat, to.point.lat), lng: along(from.point.lng, to.point.lng) }
    for (const road of ROADS)
      if (isNear(point, road)) found.push({ name: road.name, from: index / POINTS, to: (index + 1) / POINTS })
  }
  nearRoads.set(name, found)
  return found
}

/** Whether the ban holds on a day. Source: § 1 (1) FerReiseV */
const isHolidaySaturday = (date: PlainDate): boolean =>
  weekday(date) === 6 && date.slice(5) >= '07-01' && date.slice(5) <= '08-31'

/**
 * Roads of the holiday ordinance a drive may lead over while they are closed to trucks: Saturdays from 7 to 20 h in July and
 * August. No one knows the road, so these are those the straight line comes near to. Source: § 1 FerReiseV
 */
export function closedRoads(
  drive: { from: number; to: number },
  [from, to]: readonly [PlanSite, PlanSite],
  share: Share,
): readonly string[] {
  const closed = daysThrough(dateOf(drive.from), dateOf(drive.to)).filter(isHolidaySaturday)
  if (closed.length === 0 || kmBetween(from, to) <= LEAST_KM) return []
  const found = roadsNear(from, to).flatMap((road) => {
    const on = timeOn(road, drive, share)
    const isThen = closed.some(
      (day) => Math.min(on.to, zonedToEpoch(day, '20:00')) > Math.max(on.from, zonedToEpoch(day, '07:00')),
    )
    return isThen ? [road.name] : []
  })
  return [...new Set(found)]
}
