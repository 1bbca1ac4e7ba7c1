import { roundHalfUp } from '../basics/money.ts'
import type { PlainDate } from '../basics/dates.ts'
import { aboardAfter, type Freight, ordersAboard } from '../tours/load.ts'
import type { StopOfOrder } from '../tours/stops.ts'
import { type Block, blockIn } from '../vehicles/availability.ts'
import { percentOf } from './shares.ts'
import { OWN_KM_CENTS } from './sums.ts'

/** A stop of a tour that was driven, in the order in which they were; `place` tells sites apart. */
interface DrivenStop extends StopOfOrder {
  place: string
  date: PlainDate
}

/** A tour an own vehicle has driven, and how much it can take, loading metres. */
export interface DrivenTour {
  vehicleId: string
  stops: readonly DrivenStop[]
  vehicleLength: number
  blocks: readonly Block[]
}

/** What tours come to; kilometres, and loading metres times kilometres. */
export interface TourSums {
  tours: number
  km: number
  emptyKm: number
  loaded: number
  offered: number
}

export const NO_TOURS: TourSums = { tours: 0, km: 0, emptyKm: 0, loaded: 0, offered: 0 }

export const addedTours = (one: TourSums, other: TourSums): TourSums => ({
  tours: one.tours + other.tours,
  km: one.km + other.km,
  emptyKm: one.emptyKm + other.emptyKm,
  loaded: one.loaded + other.loaded,
  offered: one.offered + other.offered,
})

/** What all the tours come to. */
export const totalOfTours = (all: readonly TourSums[]): TourSums => all.reduce(addedTours, NO_TOURS)

/** Loaded of offered loading metres, weighted with kilometres; percent with one decimal, undefined where nothing was offered. */
export const utilisationOf = ({ loaded, offered }: Pick<TourSums, 'loaded' | 'offered'>): number | undefined =>
  percentOf(loaded, offered)

/** What tours are measured by. */
export interface Measures {
  km(from: string, to: string): number
  freightOf(orderId: string): Freight | undefined
}

/**
 * One tour leg by leg: what is aboard, what the vehicle could take, and the run to its first stop from where the one before
 * has ended. A leg of a day on which the vehicle is in the workshop or away offers nothing.
 */
export function sumsOfTour(tour: DrivenTour, before: DrivenTour | undefined, { km, freightOf }: Measures): TourSums {
  const [first] = tour.stops
  const last = before?.stops.at(-1)
  const emptyRun = first && last ? km(last.place, first.place) : 0
  const sums = { ...NO_TOURS, tours: 1, km: emptyRun, emptyKm: emptyRun }
  const aboard = aboardAfter(tour.stops, freightOf)
  const carried = ordersAboard(tour.stops)
  for (const [at, stop] of tour.stops.entries()) {
    const next = tour.stops[at + 1]
    if (next === undefined) break
    const length = km(stop.place, next.place)
    sums.km += length
    if (carried[at]?.length === 0) sums.emptyKm += length
    if (blockIn(tour.blocks, { from: stop.date, to: stop.date })) continue
    sums.loaded += Math.min(aboard[at]?.loadingMeters ?? 0, tour.vehicleLength) * length
    sums.offered += tour.vehicleLength * length
  }
  return sums
}

/** Cost of the own vehicles in cents: every kilometre at the rate, the empty ones too. */
export const ownCostOf = ({ km }: Pick<TourSums, 'km'>): number => km * OWN_KM_CENTS

/** What a kilometre with goods aboard costs, cents; undefined where there was none. */
export function costPerLoadedKm(sums: Pick<TourSums, 'km' | 'emptyKm'>): number | undefined {
  const loadedKm = sums.km - sums.emptyKm
  return loadedKm <= 0 ? undefined : roundHalfUp(ownCostOf(sums) / loadedKm)
}
