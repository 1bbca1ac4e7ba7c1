import type { PlainDate } from '#src/domain/basics/dates.ts'
import { papersOf, papersUntil } from '#src/domain/vehicles/papers.ts'
import { vehicleCapacity, type VehicleType } from '#src/domain/vehicles/vehicles.ts'
import type { Row } from '../../store/models.ts'
import { FIRST_NAMES, LAST_NAMES } from '../basics/names.ts'
import { mobile } from '../basics/phone-numbers.ts'
import { placeOf } from '../basics/places.ts'
import type { Random } from '../basics/random.ts'
import type { SeedContext } from '../basics/seed-context.ts'
import { TENANTS, type TenantPlan } from '../companies/tenants.ts'

/** Eighty vehicles: 45 % curtain-sided semitrailers, 15 Mega, 12 reefers, 8 boxes, 12 solo trucks, 8 vans. */
const FLEET: readonly (readonly [VehicleType, number])[] = [
  ['TAUTLINER', 36],
  ['MEGA', 12],
  ['REEFER', 10],
  ['BOX', 6],
  ['SOLO_12', 6],
  ['SOLO_7_5', 4],
  ['SPRINTER', 6],
]

/** A van or a lorry without a trailer. */
export const isSolo = (type: string) => type === 'SOLO_12' || type === 'SOLO_7_5' || type === 'SPRINTER'

const LETTERS = 'ABCDEFGHJKLMNPRTUVWXYZ'

/** A plate of the town, at most 8 characters without separators, none of the forbidden letter pairs. */
export function licencePlate(town: string, random: Random): string {
  const letters = `${random.pick([...LETTERS])}${random.pick([...LETTERS])}`
  if (['HJ', 'KZ', 'NS', 'SA', 'SS'].includes(letters)) return licencePlate(town, random)
  return `${town}-${letters} ${random.int(100, town.length === 3 ? 999 : 4999)}`
}

/** A fleet number; every vehicle has a driver of the same number. */
export const fleetNumber = (index: number) => String(index + 1).padStart(3, '0')

/** One vehicle, free at its depot; all of it follows from its number. */
export function vehicle(tenant: TenantPlan, type: VehicleType, index: number, context: SeedContext): Row<'vehicles'> {
  const random = context.random(`vehicle:${index}`)
  const town = random.pick(tenant.plates)
  const depot = placeOf(tenant.postalCode)
  const capacity = vehicleCapacity(type)
  const plates = {
    licencePlate: licencePlate(town, random),
    ...(isSolo(type) ? {} : { trailerPlate: licencePlate(town, random) }),
  }
  const adr = !isSolo(type) && random.chance(0.4)
  return {
    id: `veh-${fleetNumber(index)}`,
    tenantId: tenant.id,
    version: 1,
    ...plates,
    type,
    loadingMeters: capacity.loadingMeters,
    payloadKg: capacity.payloadKg,
    adr,
    reefer: capacity.reefer,
    tailLift: isSolo(type) && type !== 'SPRINTER',
    status: 'available',
    depotCity: depot.city,
    depotPostalCode: depot.postalCode,
    currentCity: depot.city,
    currentPostalCode: depot.postalCode,
    currentCountry: 'Deutschland',
    driverId: `drv-${fleetNumber(index)}`,
    driverName: `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`,
    driverPhone: mobile(index),
    ...papersFor({ type, adr, reefer: capacity.reefer }, context.day(random.int(5, 340)), index, context),
    blocks: [],
    createdAt: context.hoursAgo(24 * random.int(100, 1200)),
    updatedAt: context.hoursAgo(random.int(1, 40)),
  }
}

/** Papers of a vehicle: one in twenty ends soon, a few have ended. The inspection is known. */
function papersFor(
  needs: Parameters<typeof papersOf>[0],
  inspection: PlainDate,
  index: number,
  context: SeedContext,
): Pick<Row<'vehicles'>, 'papers' | 'papersUntil'> {
  const random = context.random(`papers:${index}`)
  const end = () => {
    const [from, to] = random.weighted<readonly [number, number]>([
      [[-18, -1], 1],
      [[2, 28], 2],
      [[38, 700], 97],
    ])
    return context.day(random.int(from, to))
  }
  const papers = papersOf(needs).map((kind) => ({ kind, validUntil: kind === 'inspection' ? inspection : end() }))
  return { papers, papersUntil: papersUntil(papers) }
}

/** The types of eighty vehicles in the order in which these are made. */
export function shuffledTypes(context: SeedContext): VehicleType[] {
  return context
    .random('vehicle types')
    .shuffled(FLEET.flatMap(([type, count]) => Array.from({ length: count }, () => type)))
}

/** The vehicles of all tenants, all of them free at their depots. */
export function vehicleRows(context: SeedContext): Row<'vehicles'>[] {
  const types = shuffledTypes(context)
  const owners = TENANTS.flatMap((tenant) => Array.from({ length: tenant.vehicles.total }, () => tenant))
  return owners.map((tenant, index) => vehicle(tenant, types[index] ?? 'TAUTLINER', index, context))
}
