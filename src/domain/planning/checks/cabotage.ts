import { addDays } from '../../basics/dates.ts'
import { countryCode, isInEu } from '../../places/country-codes.ts'
import { countryName } from '../../places/postal-codes.ts'
import type { Board, Resource } from '../facts/board.ts'
import { dateOf, epochOf } from '../facts/calendar.ts'
import type { TimedTour } from '../scene/board-index.ts'
import type { Violation } from '../scene/placement.ts'
import { isOwn, type Scene } from '../scene/scene.ts'

/** Most cabotage operations behind one international carriage, within so many days. Source: VO (EG) 1072/2009, Art. 8 (2) */
const MOST_TRIPS = 3
const DAYS = 7
/** Days without cabotage in that country with that vehicle before it may begin again. Source: Art. 8 (2a) */
const PAUSE_DAYS = 4

/** One order on a truck: from which country to which, ISO 3166-1 alpha-2, and when it is loaded and unloaded, milliseconds since 1970. */
interface Ride {
  orderId: string
  from: string | undefined
  to: string | undefined
  loads: number
  unloads: number
}

function ridesOn(row: readonly TimedTour[], { orders }: Board): Ride[] {
  return row.flatMap(({ timeline: { stops } }) =>
    stops.flatMap(({ orderId, kind, begin }) => {
      const order = orders.get(orderId)
      const unloading = stops.find((stop) => stop.orderId === orderId && stop.kind === 'delivery')
      if (kind !== 'pickup' || !order || !unloading) return []
      const [from, to] = [countryCode(order.pickup.site.country), countryCode(order.delivery.site.country)]
      return [{ orderId, from, to, loads: begin, unloads: unloading.end }]
    }),
  )
}

/** Where who drives is at home: a subcontractor by his address, an own vehicle by its depot, which stands in Germany if no one says where. */
export const homeOf = ({ carrier, home }: Resource): string | undefined =>
  countryCode(carrier?.country) ?? (carrier ? undefined : (countryCode(home?.country) ?? 'DE'))

const isCabotage = ({ from, to }: Ride, home: string): boolean => from !== undefined && from === to && from !== home

/** The first moment of a day so many days behind that of another moment: periods in days begin with the day after. Source: VO (EWG) 1182/71, Art. 3 */
const daysBehind = (moment: number, days: number): number =>
  epochOf(addDays(dateOf(moment), days + 1), '00:00') ?? moment

const hint = (code: Violation['code'], values: Violation['values']): Violation => ({ code, severity: 'warn', values })

/** What is known of a carriage inside a country that is not the truck's own: how many there were, and what came before. */
function cabotageOf(ride: Ride, rides: readonly Ride[], home: string): Violation[] {
  const host = ride.from ?? ''
  const country = countryName(host)
  const incoming = rides
    .filter(({ from, to, unloads }) => to === host && from !== host && unloads <= ride.loads)
    .findLast(({ unloads }) => ride.unloads <= daysBehind(unloads, DAYS))
  if (!incoming) return [hint('reason.plan.cabotageUnknown', { country })]
  const inside = rides.filter((one) => one.from === host && isCabotage(one, home))
  const count = inside.filter(({ loads }) => loads >= incoming.unloads && loads <= ride.loads).length
  const last = inside.findLast(({ unloads }) => unloads < incoming.unloads)
  const again = last && daysBehind(last.unloads, PAUSE_DAYS)
  return [
    ...(count > MOST_TRIPS ? [hint('reason.plan.cabotage', { country, count })] : []),
    ...(again !== undefined && ride.loads < again
      ? [hint('reason.plan.cabotagePause', { country, date: dateOf(again) })]
      : []),
  ]
}

/** The member states in which the driver of a ride counts as posted: inside one, or between two that are not his own. */
const postedIn = (ride: Ride, home: string): string[] => {
  const { from, to } = ride
  const isCrossTrade = from !== to && from !== home && to !== home
  return isCabotage(ride, home) || isCrossTrade
    ? [from, to].flatMap((one) => (one !== undefined && isInEu(one) ? [one] : []))
    : []
}

/**
 * What orders mean that are carried outside the truck's own country: cabotage, counted over what the board knows of the truck, and
 * the declaration of posted drivers. Hints, as tours of others and of other weeks are not known here. Source: VO (EG) 1072/2009,
 * Art. 8; Directive (EU) 2020/1057, Art. 1 (3) to (7)
 */
export function cabotageHints({ row, resource, orders, board }: Scene): Violation[] {
  const home = resource && homeOf(resource)
  if (!resource || home === undefined) return []
  const rides = ridesOn(row, board).toSorted((a, b) => a.unloads - b.unloads)
  const own = rides.filter(({ orderId }) => orders.some(({ id }) => id === orderId))
  const countries = [...new Set(own.flatMap((ride) => postedIn(ride, home)))].map(countryName)
  const isHis = isOwn(resource.key) && resource.carrier === undefined
  const said = own.filter((ride) => isCabotage(ride, home)).flatMap((ride) => cabotageOf(ride, rides, home))
  const first = said.filter(({ code }, at) => said.findIndex((one) => one.code === code) === at)
  const posting = isHis ? 'reason.plan.posting' : 'reason.plan.postingCarrier'
  return [...first, ...(countries.length > 0 ? [hint(posting, { country: countries.join(', ') })] : [])]
}
