import type { StopDraft } from './draft.ts'
import { epochToZoned } from '../basics/dates.ts'
import { earliestArrival } from '../places/driving-time.ts'
import { type FieldIssue, warningAt } from '../refusals/field-issue.ts'
import { textOf } from '../basics/given-text.ts'
import { arePlacesKnown } from '../places/known-places.ts'
import { isPlaced, needsPlaces, roadDistanceKm } from '../places/places.ts'
import { checkStopOrder, tripSpan } from './checks.ts'

/** What is said about both stops together: the order in time, and whether the way can be driven. Source: decision B4 */
export function checkRoute(pickup: StopDraft, delivery: StopDraft): FieldIssue[] {
  const disorder = checkStopOrder(pickup, delivery)
  const { start, end } = tripSpan(pickup, delivery)
  if (disorder.length > 0 || Number.isNaN(start) || Number.isNaN(end)) return disorder
  // Where the tables of places are not here yet, nobody knows how far it is.
  if (arePlacesMissing(pickup, delivery) || !isOnMap(pickup) || !isOnMap(delivery)) return []
  const arrival = earliestArrival(start, roadDistanceKm(pickup, delivery).km)
  return arrival > end ? warningAt('delivery.date', 'notReachable', epochToZoned(arrival)) : []
}

const arePlacesMissing = (...stops: readonly StopDraft[]): boolean => !arePlacesKnown() && stops.some(needsPlaces)

const isOnMap = (stop: StopDraft): boolean =>
  isPlaced({ country: textOf(stop.country), postalCode: textOf(stop.postalCode), city: textOf(stop.city) })
