import type { StopDraft } from './draft.ts'
import { foldText } from '../basics/fold-text.ts'
import { isBlank, textOf } from '../basics/given-text.ts'

/** What makes two places the same one, however their names are written. */
function keyOf({ company, street, postalCode, city }: StopDraft): string {
  return [company, street, postalCode, city].map((part) => foldText(textOf(part))).join('|')
}

/** Whether a stop says enough to go there again: a name or a street, and the town. */
const isPlace = ({ company, street, city }: StopDraft): boolean =>
  !isBlank(city) && !(isBlank(company) && isBlank(street))

/**
 * The places a customer's orders used, each once, in the order of `stops` (the latest first). One that is a loading point by its id
 * or by its name and address is that point, as it is known today; any other one is what the order says of it.
 */
export function placesUsed<S extends StopDraft, P extends StopDraft & { loadingPointId: string }>(
  stops: readonly S[],
  points: readonly P[],
): (S | P)[] {
  const byId = new Map(points.map((point) => [point.loadingPointId, point]))
  const byKey = new Map(points.map((point) => [keyOf(point), point]))
  const places = stops
    .map((stop) => byId.get(stop.loadingPointId ?? '') ?? byKey.get(keyOf(stop)) ?? stop)
    .filter(isPlace)
  const seen = new Set<string>()
  return places.filter((place) => {
    const key = keyOf(place)
    return !seen.has(key) && seen.add(key)
  })
}
