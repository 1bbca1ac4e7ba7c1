import { pad } from '#src/domain/basics/dates.ts'
import { roadDistanceKm } from '#src/domain/places/places.ts'
import type { OfferStatus } from '#src/domain/offers/offers.ts'
import type { VehicleType } from '#src/domain/vehicles/vehicles.ts'
import type { Row } from '../store/models.ts'
import { countryName, placeOf, writtenPostalCode } from './basics/places.ts'
import type { SeedContext } from './basics/seed-context.ts'
import { TENANTS } from './companies/tenants.ts'

type Offer = Row<'offers'>

interface OfferPlan {
  lane: readonly [from: string, to: string]
  goods: readonly [description: string, packages: number, meters: number, weightKg: number, vehicle: VehicleType]
  status: OfferStatus
  /** Days from today until loading, and until the last day of the offer. */
  days: readonly [loading: number, valid: number]
  /** Euros net per kilometre. */
  rate: number
  reason?: string
}

const plan = (
  lane: OfferPlan['lane'],
  goods: OfferPlan['goods'],
  status: OfferStatus,
  days: OfferPlan['days'],
  rate: number,
  reason?: string,
): OfferPlan => ({ lane, goods, status, days, rate, ...(reason !== undefined && { reason }) })

/** What is asked of each company. */
const PLANS: Readonly<Record<string, readonly OfferPlan[]>> = {
  nordkurs: [
    plan(['20457', '80331'], ['33 Europaletten Getränke', 33, 13.2, 22_400, 'TAUTLINER'], 'open', [3, 2], 1.86),
    plan(['28197', '50667'], ['18 Industriepaletten Kaffee', 18, 9, 11_300, 'TRUCK'], 'open', [2, 1], 2.12),
    plan(['24103', '70173'], ['12 Gitterboxen Gussteile', 12, 4.8, 9_600, 'TRUCK'], 'open', [4, 6], 1.71),
    plan(['23552', '01067'], ['26 Europaletten Tiefkühlkost', 26, 10.4, 14_800, 'REEFER'], 'open', [3, 3], 2.34),
    plan(['30159', '60311'], ['8 Europaletten Displays', 8, 3.2, 1_900, 'SOLO_12'], 'open', [1, 0], 2.05),
    plan(['18055', '04103'], ['34 Europaletten Düngemittel', 34, 13.6, 23_600, 'MEGA'], 'accepted', [2, 4], 1.79),
    plan(['20457', '90402'], ['20 Europaletten Elektrogeräte', 20, 8, 7_400, 'BOX'], 'accepted', [5, 5], 2.08),
    plan(
      ['27568', '10115'],
      ['15 Europaletten Fischkonserven', 15, 6, 8_250, 'TRUCK'],
      'rejected',
      [3, 3],
      2.41,
      'Zu teuer',
    ),
    plan(
      ['38440', '80331'],
      ['30 Gitterboxen Achsteile', 30, 12, 21_000, 'JUMBO'],
      'rejected',
      [2, 2],
      1.93,
      'Termin passt nicht',
    ),
    plan(['26122', '50667'], ['6 Europaletten Saatgut', 6, 2.4, 3_900, 'SOLO_7_5'], 'expired', [-2, -4], 2.6),
    plan(['49074', '97070'], ['24 Europaletten Wellpappe', 24, 9.6, 5_200, 'MEGA'], 'expired', [-1, -3], 1.88),
    plan(['21079', '34117'], ['2 Europaletten Ersatzteile', 2, 0.8, 620, 'SPRINTER'], 'open', [1, 2], 1.35),
  ],
  mainspessart: [
    plan(['97070', '20457'], ['22 Industriepaletten Maschinenteile', 22, 11, 16_500, 'TRUCK'], 'open', [2, 3], 1.97),
    plan(['60311', '80331'], ['14 Europaletten Glas', 14, 5.6, 8_900, 'TRUCK'], 'accepted', [3, 4], 2.2),
    plan(['90402', '50667'], ['33 Europaletten Papier', 33, 13.2, 23_100, 'TAUTLINER'], 'expired', [-3, -5], 1.74),
    plan(
      ['97070', '10115'],
      ['9 Europaletten Wein', 9, 3.6, 5_800, 'SOLO_12'],
      'rejected',
      [4, 2],
      2.3,
      'Kunde fährt selbst',
    ),
  ],
  elbeoder: [
    plan(['01067', '80331'], ['22 Industriepaletten Fliesen', 22, 11, 14_300, 'TRUCK'], 'open', [1, 2], 2.1),
    plan(['10115', '20457'], ['28 Europaletten Bücher', 28, 11.2, 17_600, 'TRUCK'], 'open', [3, 4], 1.9),
    plan(['04103', '70173'], ['10 Europaletten Leuchten', 10, 4, 2_700, 'BOX'], 'accepted', [2, 3], 2.15),
    plan(['01067', '24103'], ['34 Europaletten Zement', 34, 13.6, 24_000, 'TRUCK'], 'expired', [-2, -2], 1.68),
  ],
}

/** What customers ask a price for, in every state; made from a stream of its own. */
export function offerRows(customers: readonly Row<'partners'>[], context: SeedContext): Offer[] {
  return TENANTS.flatMap((tenant) => {
    const own = customers.filter(({ tenantId }) => tenantId === tenant.id)
    return (PLANS[tenant.id] ?? []).map((one, index) => offerRow(one, index, { tenantId: tenant.id, own, context }))
  })
}

function offerRow(
  { lane, goods, status, days, rate, reason }: OfferPlan,
  index: number,
  { tenantId, own, context }: { tenantId: string; own: readonly Row<'partners'>[]; context: SeedContext },
): Offer {
  const random = context.random(`offer:${tenantId}:${index}`)
  const customer = random.pick(own)
  const [from, to] = [placeOf(lane[0]), placeOf(lane[1])]
  const [description, packageCount, loadingMeters, weightKg, vehicleType] = goods
  const { km: distanceKm } = roadDistanceKm(from, to)
  const asked = context.hoursAgo(24 * Math.max(1, 1 - days[1]) + random.int(2, 20))
  const answered = status === 'accepted' || status === 'rejected' ? context.hoursAgo(random.int(1, 20)) : undefined
  return {
    ...{ id: `OFF-2026-${pad(index + 1, 4)}`, tenantId, version: 1, status },
    ...{ customerId: customer.id, customerName: customer.name, contactPerson: customer.contactPerson },
    ...{ description, packageCount, loadingMeters, weightKg, vehicleType, distanceKm },
    packageType: packageTypeOf(description),
    ...{ pickupPostalCode: writtenPostalCode(from), pickupCity: from.city, pickupCountry: countryName(from) },
    ...{ pickupDate: context.day(days[0]), pickupTimeFrom: '08:00', pickupTimeTo: '14:00' },
    ...{ deliveryPostalCode: writtenPostalCode(to), deliveryCity: to.city, deliveryCountry: countryName(to) },
    ...{ deliveryDate: context.day(days[0] + 1), deliveryTimeFrom: '08:00', deliveryTimeTo: '16:00' },
    ...{ price: Math.round((rate * distanceKm) / 5) * 5, validUntil: context.day(days[1]) },
    ...(answered !== undefined && { answeredAt: answered, answeredBy: customer.contactPerson }),
    ...(reason !== undefined && { reason }),
    ...{ createdAt: asked, createdBy: 'Vertrieb', updatedAt: answered ?? asked },
  }
}

/** Goods say what they are packed in. */
const packageTypeOf = (description: string): string => {
  if (description.includes('Gitterbox')) return 'Gitterbox'
  return description.includes('Industriepalette') ? 'Industriepalette' : 'Europalette'
}
