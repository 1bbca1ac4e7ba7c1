import { utilisationOf } from '#src/domain/reports/tours-driven.ts'
import type {
  ReportQuery,
  VEHICLE_FIGURE_SORTS,
  VehicleFigures,
  VehiclesAnswer,
} from '#src/contract/reports/reports.ts'
import { roundHalfUp } from '#src/domain/basics/money.ts'
import { percentOf } from '#src/domain/reports/shares.ts'
import { addedTours, costPerLoadedKm, NO_TOURS, type TourSums } from '#src/domain/reports/tours-driven.ts'
import { sumsByWeek } from './by-week.ts'
import { headOf, type ReportContext } from './head.ts'
import { behind, daysThrough, rangeOf } from './range.ts'
import { whereOf } from './sums-by.ts'
import { toursDriven } from './tours-driven.ts'

type VehiclesQuery = ReportQuery & {
  sortBy?: (typeof VEHICLE_FIGURE_SORTS)[number] | undefined
  sortOrder?: 'asc' | 'desc' | undefined
}

const VALUES: Readonly<Record<(typeof VEHICLE_FIGURE_SORTS)[number], (row: VehicleFigures) => number | string>> = {
  utilisation: ({ utilisationPercent = -1 }) => utilisationPercent,
  empty: ({ emptyPercent = -1 }) => emptyPercent,
  costPerKm: ({ costPerKmCents = -1 }) => costPerKmCents,
  km: ({ km }) => km,
  name: ({ licencePlate }) => licencePlate,
}

function sorted(rows: readonly VehicleFigures[], { sortBy = 'utilisation', sortOrder }: VehiclesQuery) {
  const sign = (sortOrder ?? (sortBy === 'name' ? 'asc' : 'desc')) === 'asc' ? 1 : -1
  const value = VALUES[sortBy]
  const compared = (a: VehicleFigures, b: VehicleFigures) => {
    const [one, other] = [value(a), value(b)]
    return one === other ? (a.licencePlate < b.licencePlate ? -1 : 1) : sign * (one < other ? -1 : 1)
  }
  return rows.toSorted(compared)
}

/** Each own vehicle by itself, the best used one first. */
export async function vehiclesOf(context: ReportContext, query: VehiclesQuery): Promise<VehiclesAnswer> {
  const { store } = context
  const range = rangeOf(context, query)
  const days = daysThrough(range.weeks)
  const where = await whereOf(store, behind(days, query, { fleet: 'own' }))
  const weeks = await sumsByWeek(store, where)
  const tours = await toursDriven(store, daysThrough(range.weeks), query)
  const orders = await store.countBy('orders', 'assignedVehicleId', where)
  const driven = new Map<string, TourSums>()
  for (const { vehicleId, sums } of tours ?? [])
    driven.set(vehicleId, addedTours(driven.get(vehicleId) ?? NO_TOURS, sums))
  const found = await store.pick('vehicles', [...driven.keys()], ['id', 'licencePlate', 'type'])
  const rows = found.map(({ id, licencePlate, type: vehicleType }): VehicleFigures => {
    const sums = driven.get(id) ?? NO_TOURS
    const { tours: count, km, emptyKm, loaded, offered } = sums
    return {
      ...{ vehicleId: id, licencePlate, vehicleType, tours: count, orders: orders[id] ?? 0, km, emptyKm },
      ...{ loaded: roundHalfUp(loaded), offered: roundHalfUp(offered) },
      ...{ emptyPercent: percentOf(emptyKm, km), utilisationPercent: utilisationOf({ loaded, offered }) },
      costPerKmCents: costPerLoadedKm(sums),
      filter: behind(days, query, { vehicleId: id, fleet: 'own' }),
    }
  })
  return {
    ...(await headOf(context, { range, query, weeks, more: { fleet: 'own' } })),
    rows: sorted(rows, query),
    missing: tours === undefined ? range.weeks.map((week) => ({ week, why: 'tooMany' as const })) : [],
  }
}
