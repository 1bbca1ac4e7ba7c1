import type { Absence } from '#src/domain/drivers/availability.ts'
import { neededLicence, nextExpiry } from '#src/domain/drivers/papers.ts'
import type { Row } from '../../store/models.ts'
import { FIRST_NAMES, LAST_NAMES } from '../basics/names.ts'
import { mobile } from '../basics/phone-numbers.ts'
import { placeOf } from '../basics/places.ts'
import type { SeedContext } from '../basics/seed-context.ts'
import { TENANTS, type TenantPlan } from '../companies/tenants.ts'
import { fleetNumber } from './vehicles.ts'

type Driver = Row<'drivers'>

/** One driver per vehicle, and in each tenant three who fill in: one with an old Code 95, one on holiday, one who is ill. */
export function driverRows(vehicles: readonly Row<'vehicles'>[], context: SeedContext): Driver[] {
  const steady = vehicles.map((vehicle, index) => steadyDriver(vehicle, index, context))
  const spare = TENANTS.flatMap((tenant, place) =>
    Array.from({ length: 3 }, (_, nth) => {
      const index = vehicles.length + place * 3 + nth
      const papers = nth === 0 ? { code95Until: context.day(-12) } : {}
      return complete(driver(index, tenant, context), papers, absencesOf(index, nth, context))
    }),
  )
  return [...steady, ...spare]
}

/** Who drives a vehicle, of the same number. */
export function steadyDriver(vehicle: Row<'vehicles'>, index: number, context: SeedContext): Driver {
  const { tenantId, driverName = 'Unbekannt', driverPhone = '', licencePlate } = vehicle
  const tenant = TENANTS.find(({ id }) => id === tenantId)
  const own = { name: driverName, phone: driverPhone, vehicleId: vehicle.id, vehiclePlate: licencePlate }
  return complete(
    { ...driver(index, tenant, context, vehicle), ...own },
    papersOf(index, context),
    plannedHoliday(index, context),
  )
}

function complete(row: Driver, papers: Partial<Driver>, absences: Absence[]): Driver {
  const whole = { ...row, ...papers, absences }
  return { ...whole, nextExpiry: nextExpiry(whole)?.until }
}

/** A driver card that ends soon, of every eleventh; long after the days the world's orders lie on, or just before. */
function papersOf(index: number, context: SeedContext): Partial<Driver> {
  return index % 11 === 4 ? { driverCardUntil: context.day(12 + (index % 17)) } : {}
}

/** Every ninth has a holiday ahead, behind the last orders of the world. */
function plannedHoliday(index: number, context: SeedContext): Absence[] {
  if (index % 9 !== 5) return []
  const from = 13 + (index % 5)
  return [{ id: `abs-${fleetNumber(index)}`, from: context.day(from), to: context.day(from + 9), kind: 'holiday' }]
}

function absencesOf(index: number, nth: number, context: SeedContext): Absence[] {
  const id = `abs-${fleetNumber(index)}`
  if (nth === 1) return [{ id, from: context.day(-4), to: context.day(9), kind: 'holiday' }]
  return nth === 2
    ? [{ id, from: context.day(-1), to: context.day(3), kind: 'sick', note: 'Krankmeldung liegt vor' }]
    : []
}

function driver(
  index: number,
  tenant: TenantPlan | undefined,
  context: SeedContext,
  vehicle?: Row<'vehicles'>,
): Driver {
  const random = context.random(`driver:${index}`)
  const name = `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`
  const certified = random.chance(0.45) ? context.day(random.int(20, 1500)) : undefined
  const code95Until = context.day(random.int(30, 1700))
  const createdAt = context.hoursAgo(24 * random.int(100, 2000))
  const updatedAt = context.hoursAgo(24 * random.int(1, 90))
  const papers = context.random(`driver papers:${index}`)
  const licence = neededLicence(vehicle?.type) ?? 'CE'
  // Whose vehicle carries dangerous goods has the certificate for it.
  const adrCertificateUntil = certified ?? (vehicle?.adr === true ? context.day(papers.int(40, 1500)) : undefined)
  const depot = tenant && placeOf(tenant.postalCode)
  return {
    id: `drv-${fleetNumber(index)}`,
    tenantId: tenant?.id ?? '',
    version: 1,
    name,
    phone: mobile(index),
    status: 'free',
    licenceClasses: licence === 'CE' || papers.chance(0.6) ? 'C, CE' : licence === 'C' ? 'C1, C' : 'B, C1',
    licenceUntil: context.day(papers.int(60, 1800)),
    driverCardNumber: `DF${String(papers.int(10_000_000, 99_999_999))}${String(papers.int(100_000, 999_999))}`,
    driverCardUntil: context.day(papers.int(60, 1800)),
    code95Until,
    adrCourses: adrCertificateUntil === undefined ? '' : papers.chance(0.3) ? 'basic, tank' : 'basic',
    ...(adrCertificateUntil !== undefined && { adrCertificateUntil }),
    depotCity: depot?.city ?? '',
    depotPostalCode: depot?.postalCode ?? '',
    absences: [],
    createdAt,
    updatedAt,
  }
}
