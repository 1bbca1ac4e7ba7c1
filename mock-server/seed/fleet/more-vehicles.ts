import type { Row } from '../../store/models.ts'
import { steadyDriver } from './drivers.ts'
import type { SeedContext } from '../basics/seed-context.ts'
import { TENANTS } from '../companies/tenants.ts'
import { placedVehicles } from './transports.ts'
import { shuffledTypes, vehicle } from './vehicles.ts'

/** Fleet numbers of the vehicles of a larger fleet begin behind this one, above all of the small world. */
const LAST_NUMBER = 1000

/**
 * Further vehicles of the largest company, each with its driver: none has a job, some stand in the workshop. Made fleet
 * by fleet of eighty; no plate is there twice.
 */
export function* moreVehicles(
  count: number,
  known: readonly Row<'vehicles'>[],
  context: SeedContext,
): Generator<{ vehicle: Row<'vehicles'>; driver: Row<'drivers'> }> {
  const [tenant] = TENANTS
  if (tenant === undefined) return
  const types = shuffledTypes(context)
  const plates = new Set(known.map(({ licencePlate }) => licencePlate))
  let index = LAST_NUMBER
  for (let made = 0; made < count; made += types.length) {
    const fleet = types.slice(0, count - made).map((type) => {
      let one = vehicle(tenant, type, index, context)
      while (plates.has(one.licencePlate)) one = vehicle(tenant, type, ++index, context)
      plates.add(one.licencePlate)
      index += 1
      return { row: one, driver: steadyDriver(one, index - 1, context) }
    })
    const workshop = new Map([[tenant.id, tenant.vehicles.workshop]])
    const placed = placedVehicles(
      fleet.map(({ row }) => row),
      [],
      workshop,
      context,
    )
    for (const [place, { driver }] of fleet.entries()) {
      const row = placed[place]
      if (row) yield { vehicle: row, driver }
    }
  }
}
