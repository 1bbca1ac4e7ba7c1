import type { PlainDate } from '../basics/dates.ts'
import type { StopKind } from './window.ts'

/** A loading or unloading place an order has beside its first loading place and its last unloading place. */
export interface FurtherStop {
  kind: StopKind
  company?: string | undefined
  /** Street and number. */
  address?: string | undefined
  postalCode: string
  city: string
  country: string
  date?: PlainDate | undefined
  /** Wall time `HH:MM`, Europe/Berlin. */
  timeFrom?: string | undefined
  timeTo?: string | undefined
  /** Neither early nor late. */
  fixed?: boolean | undefined
  contactPerson?: string | undefined
  phone?: string | undefined
  /** What the gate asks the driver for. */
  reference?: string | undefined
}

/**
 * One place of an order: which of its loading or its unloading places. Part 0 is the place the order itself has fields for, 1 and up are
 * its further ones of that kind, in their order.
 */
export interface OrderPlace {
  kind: StopKind
  part: number
}

const furtherOf = (stops: readonly Pick<FurtherStop, 'kind'>[], kind: StopKind): OrderPlace[] =>
  stops.filter((stop) => stop.kind === kind).map((_, index) => ({ kind, part: index + 1 }))

/** As much of an order as its places need. */
export interface WithPlaces {
  furtherStops?: readonly Pick<FurtherStop, 'kind'>[] | undefined
}

/**
 * The places of an order in the order in which a truck that carries nothing else calls at them: first loading place, further ones,
 * further unloading places, last unloading place.
 */
export function placesOf({ furtherStops = [] }: WithPlaces): OrderPlace[] {
  return [
    { kind: 'pickup', part: 0 },
    ...furtherOf(furtherStops, 'pickup'),
    ...furtherOf(furtherStops, 'delivery'),
    { kind: 'delivery', part: 0 },
  ]
}

/** Places as the next order has them: their days, and what the gate asks for, are this one's own. */
export const forNextOrder = (stops: readonly FurtherStop[] | undefined): FurtherStop[] | undefined =>
  stops?.map(({ date: _day, reference: _reference, ...stop }) => stop)

/** Whether an order has several places of a kind. */
export const hasSeveral = ({ furtherStops = [] }: WithPlaces, kind: StopKind): boolean =>
  furtherStops.some((stop) => stop.kind === kind)

/** The further places of an order, where it has any: in the order it keeps them, each with its part. */
export function furtherPlaces({ furtherStops }: WithPlaces): OrderPlace[] | undefined {
  return furtherStops?.map(({ kind }, at) => ({
    kind,
    part: furtherStops.slice(0, at + 1).filter((stop) => stop.kind === kind).length,
  }))
}

/** The further stop a part means; none of part 0, and of one the order does not have. */
export function furtherStop<S extends Pick<FurtherStop, 'kind'>>(
  { furtherStops = [] }: { furtherStops?: readonly S[] | undefined },
  { kind, part }: OrderPlace,
): S | undefined {
  return furtherStops.filter((stop) => stop.kind === kind)[part - 1]
}
