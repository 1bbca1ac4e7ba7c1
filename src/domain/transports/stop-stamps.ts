import { epochToZoned } from '../basics/dates.ts'
import type { OrderPlace } from '../stops/further-stops.ts'
import { errorAt, type FieldIssue } from '../refusals/field-issue.ts'
import { TRANSPORT_CHAIN, type TransportStatus } from '../workflow/transport-status.ts'

/** When a truck came to its two stops and left them, in the order in which that happens. */
export const STOP_STAMPS = ['pickupArrivedAt', 'pickupLeftAt', 'deliveryArrivedAt', 'deliveryLeftAt'] as const
export type StopStamp = (typeof STOP_STAMPS)[number]

/** The times a truck came and left, ISO 8601 in UTC; what no one has seen is missing. */
export type StopStamps = { [Stamp in StopStamp]?: string | undefined }

/** When a truck came to a place and left it, ISO 8601 in UTC. */
export interface PlaceStamps {
  arrivedAt?: string | undefined
  leftAt?: string | undefined
}

/** The same of all places of an order: those it always has, and its further ones. */
export interface AllStamps extends StopStamps {
  furtherStamps?: (OrderPlace & PlaceStamps)[] | undefined
}

const isOf = (place: OrderPlace) => (stamps: OrderPlace) => stamps.kind === place.kind && stamps.part === place.part

/** When a truck came to a place of its order and left it. */
export function stampsAt(stamps: AllStamps, place: OrderPlace): PlaceStamps {
  if (place.part > 0) return stamps.furtherStamps?.find(isOf(place)) ?? {}
  return { arrivedAt: stamps[`${place.kind}ArrivedAt`], leftAt: stamps[`${place.kind}LeftAt`] }
}

/** What a transport says once a truck has come to a place, or left it. */
export function withStampAt(stamps: AllStamps, place: OrderPlace, seen: PlaceStamps): AllStamps {
  if (place.part === 0) {
    const { arrivedAt, leftAt } = seen
    const own = { [`${place.kind}ArrivedAt`]: arrivedAt, [`${place.kind}LeftAt`]: leftAt }
    return Object.fromEntries(Object.entries(own).filter(([, at]) => at !== undefined))
  }
  const { furtherStamps = [] } = stamps
  const others = furtherStamps.filter((one) => !isOf(place)(one))
  return { furtherStamps: [...others, { ...place, ...furtherStamps.find(isOf(place)), ...seen }] }
}

/** The step that says it: a truck that is under way has left, and one that has delivered is unloaded. */
const STEP_OF: Readonly<Record<StopStamp, TransportStatus>> = {
  pickupArrivedAt: 'AT_PICKUP',
  pickupLeftAt: 'IN_TRANSIT',
  deliveryArrivedAt: 'AT_DELIVERY',
  deliveryLeftAt: 'DELIVERED',
}

/**
 * What a step of a transport says of its stops: the time of the step itself, where nobody has said another one, and nothing of
 * steps it goes back behind. Of a step that is skipped no one knows when it was. A truck that came on an earlier day was unloaded before
 * the step is set, and one that is said to stand there again came no later than it had left. Source: decisions A40, 057
 */
export function stampsOfStep(known: StopStamps, to: TransportStatus, now: string): StopStamps {
  const rank = TRANSPORT_CHAIN.findIndex((status) => status === to)
  // A transport that is called off keeps what has happened.
  if (rank < 0) return {}
  const changed = STOP_STAMPS.flatMap((stamp): (readonly [StopStamp, string | undefined])[] => {
    const own = TRANSPORT_CHAIN.findIndex((status) => status === STEP_OF[stamp])
    if (rank < own) return known[stamp] === undefined ? [] : [[stamp, undefined]]
    const at = rank === own && known[stamp] === undefined ? momentOfStep(known, stamp, now) : undefined
    return at === undefined ? [] : [[stamp, at]]
  })
  return Object.fromEntries(changed)
}

/** When what a step says has happened; undefined where only an earlier day than that of the step is known. */
function momentOfStep(known: StopStamps, stamp: StopStamp, now: string): string | undefined {
  const { deliveryArrivedAt, deliveryLeftAt } = known
  if (stamp === 'deliveryArrivedAt') return deliveryLeftAt ?? now
  if (stamp !== 'deliveryLeftAt' || deliveryArrivedAt === undefined) return now
  return dayOf(deliveryArrivedAt) < dayOf(now) ? undefined : now
}

const dayOf = (moment: string) => epochToZoned(Date.parse(moment)).date

export const isStopStamp = (field: string): field is StopStamp => STOP_STAMPS.some((stamp) => stamp === field)

/** Clocks of people and server differ by so much, milliseconds. */
const CLOCKS_DIFFER = 60_000

/**
 * What is said about times somebody gives, as they are to become: moments that have passed, each no earlier than those before it.
 * `now` is milliseconds since 1970.
 */
export function checkStopStamps(stamps: StopStamps, changed: readonly string[], now: number): FieldIssue[] {
  const known = STOP_STAMPS.flatMap((stamp) => {
    const text = stamps[stamp]
    return text === undefined ? [] : [{ stamp, at: Date.parse(text) }]
  })
  return known.flatMap(({ stamp, at }, index) => {
    if (!changed.includes(stamp)) return []
    if (Number.isNaN(at)) return errorAt(stamp, 'timeInvalid')
    if (at > now + CLOCKS_DIFFER) return errorAt(stamp, 'stopTimeAhead')
    const isDisordered = known.some((other, place) => (place < index ? other.at > at : other.at < at))
    return isDisordered ? errorAt(stamp, 'stopTimeOrder') : []
  })
}
