export const VEHICLE_SORTS = ['distance', 'cost', 'efficiency', 'capacity'] as const

export type VehicleSort = (typeof VEHICLE_SORTS)[number]

/** What a found vehicle is sorted by. Source: specification 3 */
export interface VehicleMatchFigures {
  distanceKm: number
  estimatedCost: number
  efficiencyScore: number
  capacity: number
}

const VEHICLE_ORDER: Readonly<Record<VehicleSort, (match: VehicleMatchFigures) => number>> = {
  distance: (match) => match.distanceKm,
  cost: (match) => match.estimatedCost,
  efficiency: (match) => -match.efficiencyScore,
  capacity: (match) => -match.capacity,
}

/** A sorted copy: nearest, cheapest, most efficient or largest first; equal ones keep their order. */
export function sortVehicleMatches<Match extends VehicleMatchFigures>(
  matches: readonly Match[],
  sort: VehicleSort,
): Match[] {
  const value = VEHICLE_ORDER[sort]
  return matches.toSorted((a, b) => value(a) - value(b))
}
