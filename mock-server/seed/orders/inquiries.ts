import { tripDuration } from '#src/domain/places/driving-time.ts'
import { type Place, roadDistanceKm } from '#src/domain/places/places.ts'
import { vehicleCapacity } from '#src/domain/vehicles/vehicles.ts'
import type { Row } from '../../store/models.ts'
import { seedCargo } from './cargo.ts'
import { orderTimes } from './dates.ts'
import { countryName, GERMAN_PLACES, placeOf, writtenPostalCode } from '../basics/places.ts'
import type { SeedContext } from '../basics/seed-context.ts'
import { TENANTS, type TenantPlan } from '../companies/tenants.ts'

/** An inquiry read by OCR from a letter or e-mail: no driver, no vehicle, not yet an order. */
function inquiry(
  tenant: TenantPlan,
  place: number,
  customers: readonly Row<'partners'>[],
  context: SeedContext,
): Row<'transports'> {
  const random = context.random(`inquiry:${tenant.id}:${place}`)
  const type = random.pick(['TRUCK', 'MEGA', 'REEFER', 'SOLO_12', 'SPRINTER'] as const)
  const cargo = seedCargo(type, false, random)
  const from = placeOf(random.pick(tenant.region))
  const to = random.pick(GERMAN_PLACES.filter(({ city }) => city !== from.city))
  const { km } = roadDistanceKm(from, to)
  const pickup = random.int(1, 8)
  const times = orderTimes(false, random)
  // What many letters leave out: a window, or the code of a town.
  const letter = context.random(`letter:${tenant.id}:${place}`)
  const named = letter.chance(0.6) ? times : undefined
  const code = (of: Place) => (letter.chance(0.12) ? '' : writtenPostalCode(of))
  return {
    id: `tra-${tenant.mark}-ocr-${String(place + 1).padStart(3, '0')}`,
    tenantId: tenant.id,
    version: 1,
    status: 'inquiry',
    loadId: `${tenant.orderPrefix}-OCR-${String(place + 1).padStart(4, '0')}`,
    origin: from.city,
    originPostalCode: code(from),
    originCountry: countryName(from),
    destination: to.city,
    destinationPostalCode: code(to),
    destinationCountry: countryName(to),
    // Now and then the letterhead could not be read.
    customerName: random.chance(0.12) ? 'Unbekannt' : random.pick(customers).name,
    driverName: 'Unbekannt',
    vehicleNumber: 'Unbekannt',
    vehicleType: type,
    cargo: cargo.cargoDescription,
    weightKg: cargo.weight,
    loadingMeters: Math.min(cargo.loadingMeters, vehicleCapacity(type).loadingMeters),
    loadingDate: context.day(pickup),
    loadingTimeFrom: named?.pickupTimeFrom,
    loadingTimeTo: named?.pickupTimeTo,
    unloadingDate: context.day(pickup + (km > 500 ? 2 : 1)),
    unloadingTimeFrom: named?.deliveryTimeFrom,
    unloadingTimeTo: named?.deliveryTimeTo,
    isFromOCR: true,
    progress: 0,
    distanceKm: km,
    estimatedDuration: tripDuration(km).totalMin,
    createdAt: context.hoursAgo(random.int(1, 70)),
    updatedAt: context.hoursAgo(random.int(0, 1)),
  }
}

export function inquiryRows(customers: readonly Row<'partners'>[], context: SeedContext): Row<'transports'>[] {
  return TENANTS.flatMap((tenant) => {
    const own = customers.filter(({ tenantId }) => tenantId === tenant.id)
    return Array.from({ length: tenant.ocrInquiries }, (_, place) => inquiry(tenant, place, own, context))
  })
}
