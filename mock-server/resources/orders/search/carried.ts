import type { OrderListQuery } from '#src/contract/orders/list-query.ts'
import type { Fleet } from '#src/domain/reports/figures.ts'
import { AREA_LENGTH, type LaneEnd, parseLane } from '#src/domain/reports/lanes.ts'
import type { Store, Where } from '../../../store/store.ts'

type Filter = Where<'orders'>

/** Carried by an own vehicle, by another or one that is not known, or by none and no one. */
export const FLEET_FILTERS: Readonly<Record<Fleet, Filter>> = {
  own: { assignedVehicleId: { exists: true }, carrierId: { exists: false } },
  foreign: { anyOf: [{ assignedVehicleId: { exists: false } }, { carrierId: { exists: true } }] },
  none: { assignedVehicleId: { exists: false }, carrierId: { exists: false } },
}

const NOTHING: Filter = { id: { in: [] } }

function laneFilter(lane: string): Filter {
  const ends = parseLane(lane)
  return ends ? { ...endFilter('pickup', ends.from), ...endFilter('delivery', ends.to) } : NOTHING
}

const endFilter = (stop: 'pickup' | 'delivery', { country, area }: LaneEnd): Filter => ({
  [`${stop}Country`]: country,
  [`${stop}PostalCode`]: area === '' ? { exists: false } : area.length < AREA_LENGTH ? area : { prefix: area },
})

/** Orders that vehicles of one depot carry. */
async function siteFilter(store: Store, site: string): Promise<Filter> {
  const vehicles = await store.all('vehicles', { depotCity: site })
  return { assignedVehicleId: { in: vehicles.map(({ id }) => id) } }
}

/** By whom and between which areas orders are carried. */
export async function carriedFilters(store: Store, query: Partial<OrderListQuery>): Promise<Filter[]> {
  return [
    ...(query.vehicleId ? [{ assignedVehicleId: query.vehicleId }] : []),
    ...(query.site ? [await siteFilter(store, query.site)] : []),
    ...(query.fleet ? [FLEET_FILTERS[query.fleet]] : []),
    ...(query.lane ? [laneFilter(query.lane)] : []),
  ]
}
