import type { BoardResource } from '#src/contract/planning/board.ts'
import { isVehicleType, vehicleCapacity } from '#src/domain/vehicles/vehicles.ts'
import type { Row } from '../../store/models.ts'
import { MOST_ROWS, type Store } from '../../store/store.ts'
import type { Sites } from './sites.ts'

type Tour = Row<'tours'>

/**
 * Vehicles by plate, then the subcontractors who drive a tour with a vehicle that is not known, or are asked for. `isCut` where a
 * tenant has more vehicles than `MOST_ROWS`, and only the first ones are told of.
 */
export async function resourcesOf(
  { store, mayReadPapers }: { store: Store; mayReadPapers: boolean },
  tours: readonly Tour[],
  { vehicleIds, wished }: { vehicleIds?: readonly string[]; wished: readonly string[] },
  sites: Sites,
): Promise<{ resources: BoardResource[]; isCut: boolean }> {
  const { vehicles, isCut } = vehicleIds
    ? { vehicles: await store.findMany('vehicles', vehicleIds), isCut: false }
    : await vehiclesByPlate(store)
  const driverIds = mayReadPapers
    ? vehicles.flatMap(({ driverId, coDriverId }) => [driverId ?? [], coDriverId ?? []].flat())
    : []
  const drivers = new Map((await store.findMany('drivers', driverIds)).map((driver) => [driver.id, driver]))
  const unknown = tours.flatMap(({ vehicleId, carrierId }) => (vehicleId === undefined ? (carrierId ?? []) : []))
  const driving = new Set([...unknown, ...wished])
  const owners = vehicles.flatMap(({ carrierId }) => carrierId ?? [])
  const partners = new Map(
    (await store.findMany('partners', [...new Set([...driving, ...owners])])).map((partner) => [partner.id, partner]),
  )
  const rows = vehicles.map((vehicle): BoardResource => {
    const owner = vehicle.carrierId === undefined ? undefined : partners.get(vehicle.carrierId)
    const driver = vehicle.driverId === undefined ? undefined : drivers.get(vehicle.driverId)
    const coDriver = vehicle.coDriverId === undefined ? undefined : drivers.get(vehicle.coDriverId)
    return vehicleLine(vehicle, { driver, coDriver, owner, mayReadPapers, sites })
  })
  const carriers = [...driving].flatMap((id) => partners.get(id) ?? []).filter(({ kind }) => kind === 'carrier')
  const byName = carriers.toSorted((a, b) => a.name.localeCompare(b.name, 'de'))
  return { resources: [...rows, ...byName.map((carrier) => carrierResource(carrier, mayReadPapers))], isCut }
}

async function vehiclesByPlate(store: Store) {
  const { data, pagination } = await store.page('vehicles', { sort: [{ field: 'licencePlate' }], limit: MOST_ROWS })
  return { vehicles: data, isCut: pagination.total > data.length }
}

function vehicleLine(
  vehicle: Row<'vehicles'>,
  known: {
    driver?: Row<'drivers'> | undefined
    coDriver?: Row<'drivers'> | undefined
    owner?: Row<'partners'> | undefined
    mayReadPapers: boolean
    sites: Sites
  },
): BoardResource {
  const { id, licencePlate, type, loadingMeters, payloadKg, adr, reefer, tailLift, driverName, outOfServiceSince } =
    vehicle
  const { driver, coDriver, owner, mayReadPapers, sites } = known
  const depot = { country: 'Deutschland', postalCode: vehicle.depotPostalCode, city: vehicle.depotCity }
  const now = { country: vehicle.currentCountry, postalCode: vehicle.currentPostalCode, city: vehicle.currentCity }
  return {
    kind: 'vehicle',
    types: [],
    ...{
      id,
      label: licencePlate,
      plate: licencePlate,
      loadingMeters,
      payloadKg,
      adr,
      reefer,
      tailLift,
      outOfServiceSince,
    },
    ...(isVehicleType(type) && { type, pallets: vehicleCapacity(type).pallets }),
    driver: driverLine(driver, driverName),
    coDriver: driverLine(coDriver, vehicle.coDriverName),
    blocks: vehicle.blocks.map(({ kind, from, to, reason }) => ({ kind, from, to, reason })),
    papers: mayReadPapers ? [...vehicle.papers] : [],
    ...(mayReadPapers && { papersRead: true }),
    carrier: owner && carrierLine(owner, mayReadPapers),
    home: depot.city === '' ? undefined : sites.placeOf(depot),
    standsAt: now.city === '' ? undefined : sites.placeOf(now),
  }
}

function driverLine(driver: Row<'drivers'> | undefined, name: string | undefined): BoardResource['driver'] {
  if (!driver) return name === undefined ? undefined : { name, absences: [] }
  const { id, licenceClasses, licenceUntil, driverCardUntil, code95Until, adrCourses, adrCertificateUntil } = driver
  return {
    ...{ id, licenceClasses, licenceUntil, driverCardUntil, code95Until, adrCourses, adrCertificateUntil },
    name: name ?? driver.name,
    absences: driver.absences.map(({ id: absence, from, to, kind: why }) => ({ id: absence, from, to, kind: why })),
  }
}

function carrierLine(partner: Row<'partners'>, mayReadPapers: boolean): NonNullable<BoardResource['carrier']> {
  const { id, name, country, euLicenceUntil, insuranceUntil, complianceCheckedAt: checkedAt, blocked } = partner
  return { id, name, country, ...(mayReadPapers && { euLicenceUntil, insuranceUntil, checkedAt, blocked }) }
}

function carrierResource(partner: Row<'partners'>, mayReadPapers: boolean): BoardResource {
  const { id, name, adr, tailLift, palletExchange, temperatureMin, temperatureMax } = partner
  const types = partner.vehicleTypes.filter(isVehicleType)
  return {
    kind: 'carrier',
    id,
    types,
    ...{ adr, tailLift, palletExchange, temperatureMin, temperatureMax },
    label: name,
    blocks: [],
    papers: [],
    carrier: carrierLine(partner, mayReadPapers),
  }
}
