import { hasTemperature, isFrozen, rangesMeet, type TemperatureRange } from '../goods/temperature.ts'
import { ordersAboard } from './load.ts'
import { haltsOf, type StopOfOrder } from './stops.ts'

/** Two orders that are aboard together from a stop on, by its place in the tour. */
export interface BesideEachOther {
  stop: number
  orderId: string
  otherId: string
}

/** Every two orders that are aboard together, once, at the stop from which on they are. */
function pairsAboard(stops: readonly StopOfOrder[]): BesideEachOther[] {
  return ordersAboard(stops).flatMap((aboard, stop) => {
    const [loaded, kind] = [stops[stop]?.orderId ?? '', stops[stop]?.kind]
    const isFirst = stops.findIndex(({ orderId }) => orderId === loaded) === stop
    const others = kind === 'pickup' && isFirst ? aboard.filter((id) => id !== loaded) : []
    return others.map((orderId) => ({ stop, orderId, otherId: loaded }))
  })
}

type RangeOf = (orderId: string) => TemperatureRange | undefined

/** Orders aboard together that have no temperature in common: −20 °C beside +5 °C. Source: ATP Annex 2 */
export function temperatureClashes(stops: readonly StopOfOrder[], rangeOf: RangeOf): BesideEachOther[] {
  return pairsAboard(stops).filter(({ orderId, otherId }) => {
    const [one, other] = [rangeOf(orderId), rangeOf(otherId)]
    return one !== undefined && other !== undefined && !rangesMeet(one, other)
  })
}

/** Goods without a temperature beside frozen ones, which stand first: they get as cold. */
export function dryBesideFrozen(stops: readonly StopOfOrder[], rangeOf: RangeOf): BesideEachOther[] {
  return pairsAboard(stops).flatMap(({ stop, orderId, otherId }) => {
    const [one, other] = [rangeOf(orderId) ?? {}, rangeOf(otherId) ?? {}]
    if (isFrozen(one) && !hasTemperature(other)) return [{ stop, orderId, otherId }]
    return isFrozen(other) && !hasTemperature(one) ? [{ stop, orderId: otherId, otherId: orderId }] : []
  })
}

/** An order that is unloaded at a stop while others stand between it and the doors. */
interface Reload {
  stop: number
  orderId: string
  inFront: string[]
}

/**
 * What has to be moved out of the way where goods go in and out by the rear doors: what is unloaded first has to be loaded last. What
 * is loaded at one halt can be put in any order.
 */
export function reloadsOf(stops: readonly StopOfOrder[], siteOf: (stop: StopOfOrder) => string): Reload[] {
  const halts = haltsOf(
    stops.map((stop, at) => ({ ...stop, at })),
    siteOf,
  )
  const loadedAt = (orderId: string) =>
    halts.findIndex((halt) => halt.some((stop) => stop.orderId === orderId && stop.kind === 'pickup'))
  const emptiedAt = (orderId: string) =>
    halts.findLastIndex((halt) => halt.some((stop) => stop.orderId === orderId && stop.kind === 'delivery'))
  const ids = [...new Set(stops.map(({ orderId }) => orderId))]
  return halts.flatMap((halt, now) =>
    halt.flatMap(({ orderId, kind, at }) => {
      if (kind !== 'delivery') return []
      const loaded = loadedAt(orderId)
      const inFront = ids.filter((id) => {
        const [from, to] = [loadedAt(id), emptiedAt(id)]
        return from > loaded && from < now && to > now
      })
      return inFront.length === 0 ? [] : [{ stop: at, orderId, inFront }]
    }),
  )
}
