import { bindsVehicle } from '../../stops/checks.ts'
import { orderIdsOf } from '../../tours/stops.ts'
import { type VehicleType, vehicleCapacity } from '../../vehicles/vehicles.ts'
import type { Board, PlanTour, Resource } from './board.ts'

const most = (types: readonly VehicleType[], pick: 'loadingMeters' | 'payloadKg' | 'pallets') =>
  Math.max(...types.map((type) => vehicleCapacity(type)[pick]))

/** What the subcontractor of a tour has said he drives it with, order by order. */
function saidFor(resource: Resource, tour: PlanTour | undefined, { orders }: Pick<Board, 'orders'>): VehicleType[] {
  if (tour?.resource !== resource.key) return []
  return orderIdsOf(tour.stops).flatMap((id) => orders.get(id)?.hauledBy ?? [])
}

/**
 * What is known of the truck a subcontractor sends: the one he has named for the tour as it is, else what he has, the largest
 * of it for what fits in. A ban binds him where one of them is bound. Without any of that nothing is judged.
 */
export function carrierTruck(resource: Resource, tour: PlanTour | undefined, board: Pick<Board, 'orders'>): Resource {
  const said = saidFor(resource, tour, board)
  const types = said.length > 0 ? said.slice(0, 1) : (resource.types ?? [])
  if (types.length === 0) return resource
  return {
    ...resource,
    types,
    type: types.find(bindsVehicle) ?? types[0],
    ...{ loadingMeters: most(types, 'loadingMeters'), payloadKg: most(types, 'payloadKg') },
    pallets: most(types, 'pallets'),
  }
}
