import type { FieldIssue } from '../refusals/field-issue.ts'
import { type OrderPlace, placesOf, type WithPlaces } from '../stops/further-stops.ts'
import { TRANSPORT_CHAIN, type TransportStatus } from '../workflow/transport-status.ts'
import { type AllStamps, checkStopStamps, type PlaceStamps, stampsAt, type StopStamps } from './stop-stamps.ts'

/** The two things that are seen of a truck at a place. */
export const SEEN = ['arrivedAt', 'leftAt'] as const
export type PlaceStamp = (typeof SEEN)[number]

/** What somebody says of a place: when the truck came or left, ISO 8601; `null` takes it back, what is missing stays as it is. */
export interface SeenStop extends OrderPlace {
  arrivedAt?: string | null | undefined
  leftAt?: string | null | undefined
}

/** Whether it is this place of an order. */
export const isAt = (place: OrderPlace) => (one: OrderPlace) => one.kind === place.kind && one.part === place.part

/** What becomes of a transport's stamps by what is said of one place; only those that may differ. */
export function stampsAsSaid(known: AllStamps, said: SeenStop): AllStamps {
  const { kind, part } = said
  const before = stampsAt(known, said)
  const [arrivedAt, leftAt] = SEEN.map((seen) => (said[seen] === undefined ? before[seen] : (said[seen] ?? undefined)))
  if (part === 0) return { [`${kind}ArrivedAt`]: arrivedAt, [`${kind}LeftAt`]: leftAt }
  const others = (known.furtherStamps ?? []).filter((one) => !isAt(said)(one))
  const own = arrivedAt === undefined && leftAt === undefined ? [] : [{ kind, part, arrivedAt, leftAt }]
  return { furtherStamps: [...others, ...own] }
}

/**
 * What speaks against it: a moment that is none, that is ahead, or that stands before an earlier one of its place, of the main places also
 * of the other. `now` is milliseconds since 1970.
 */
export function checkSeenStop(known: AllStamps, said: SeenStop, now: number): FieldIssue[] {
  const { kind, part } = said
  const after = { ...known, ...stampsAsSaid(known, said) }
  const own: PlaceStamps = stampsAt(after, said)
  const fieldOf = { arrivedAt: `${kind}ArrivedAt`, leftAt: `${kind}LeftAt` } as const
  const stamps: StopStamps = {
    ...(part === 0 && after),
    [fieldOf.arrivedAt]: own.arrivedAt,
    [fieldOf.leftAt]: own.leftAt,
  }
  return SEEN.filter((seen) => typeof said[seen] === 'string').flatMap((seen) =>
    checkStopStamps(stamps, [fieldOf[seen]], now).map((issue) => ({ ...issue, path: seen })),
  )
}

/** What the truck has been seen at, from the last that tells to the first. */
const TOLD: readonly [kind: OrderPlace['kind'], seen: PlaceStamp, status: TransportStatus][] = [
  ['delivery', 'leftAt', 'DELIVERED'],
  ['delivery', 'arrivedAt', 'AT_DELIVERY'],
  ['pickup', 'leftAt', 'IN_TRANSIT'],
  ['pickup', 'arrivedAt', 'AT_PICKUP'],
]

/**
 * How far a transport is by what has been seen of its truck: it has left a kind of place once it has left all of them, and stands there once
 * it has come to the main one. Undefined where that is no further than it is said to be. Source: decisions A40, B2
 */
export function statusBySeen(
  order: WithPlaces,
  stamps: AllStamps & { status: TransportStatus },
): TransportStatus | undefined {
  const rank = (status: TransportStatus) => TRANSPORT_CHAIN.indexOf(status)
  const told = TOLD.find(([kind, seen]) =>
    placesOf(order)
      .filter((place) => place.kind === kind && (seen === 'leftAt' || place.part === 0))
      .every((place) => stampsAt(stamps, place)[seen] !== undefined),
  )?.[2]
  return told !== undefined && rank(stamps.status) >= 0 && rank(told) > rank(stamps.status) ? told : undefined
}

/** What is likely to be said next: the first that no one has seen behind the last that somebody has. */
export function nextToSay(order: WithPlaces, stamps: AllStamps): { place: OrderPlace; seen: PlaceStamp }[] {
  const all = placesOf(order).flatMap((place) => SEEN.map((seen) => ({ place, seen })))
  const last = all.findLastIndex(({ place, seen }) => stampsAt(stamps, place)[seen] !== undefined)
  return [...all.slice(last + 1), ...all.slice(0, last + 1)]
}
