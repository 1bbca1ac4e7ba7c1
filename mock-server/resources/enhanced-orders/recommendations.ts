import type { Recommendations } from '#src/contract/enhanced-orders.ts'
import { enhancedDraft, type Finding, riskLevel } from '#src/domain/enhanced/orders.ts'
import { rankCarriers } from '#src/domain/carriers/matching.ts'
import { DEFAULT_RADIUS_KM } from '#src/domain/carriers/match-limits.ts'
import { type OrderDraft, withOrderDefaults } from '#src/domain/orders/draft.ts'
import { distanceKm, locate } from '#src/domain/places/places.ts'
import { calculatePrice, chargeableLoadingMeters } from '#src/domain/prices/pricing.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { carrierCandidates } from '../partners/candidates.ts'
import { todayOf } from '../../core/rule-context.ts'
import { alertOf, customersByName, findingsOf, type Look } from './findings.ts'
import { inquiryOf } from './state.ts'

/** Proposals of each kind. */
const MOST = 3

/** Free vehicles that the goods fit on, the nearest first. */
async function vehiclesNear(store: Store, { cargo, pickup }: OrderDraft): Promise<Recommendations['vehicles']> {
  const { point } = locate(pickup)
  const { ldm } = chargeableLoadingMeters(cargo)
  // The nearest is one of all that fit: of a tenant's vehicles no more than the store answers at once.
  const fitting = await store.all('vehicles', {
    status: 'available',
    loadingMeters: { gte: ldm },
    ...(cargo.vehicleType === 'REEFER' && { reefer: true }),
  })
  const near = fitting.map((vehicle) => ({
    vehicleId: vehicle.id,
    licencePlate: vehicle.licencePlate,
    type: vehicle.type,
    city: vehicle.currentCity,
    postalCode: vehicle.currentPostalCode,
    distanceKm: distanceKm(
      locate({
        city: vehicle.currentCity,
        postalCode: vehicle.currentPostalCode,
        country: vehicle.currentCountry,
      }).point,
      point,
    ),
    driverName: vehicle.driverName,
  }))
  return near.toSorted((a, b) => a.distanceKm - b.distanceKm).slice(0, MOST)
}

/** Who could take an order that OCR has read, what it may cost by the usual rules, and what speaks against it. */
export async function recommend(look: Look, order: Row<'enhancedOrders'>): Promise<Recommendations> {
  const { store, now } = look
  const draft = withOrderDefaults(enhancedDraft(order, await inquiryOf(store, order)))
  const { cargo, pickup, delivery } = draft
  const price = calculatePrice({ cargo, pickup, delivery, now })
  const vehicles = await vehiclesNear(store, draft)
  const request = { cargo, pickup, delivery, customerPrice: price.netPrice, distanceKm: price.distanceKm }
  const carriers = rankCarriers(request, await carrierCandidates(store, { pickup, delivery }), todayOf({ now }))
  const none: Finding = { code: 'ocrNoVehicleNear', type: 'warning', values: { km: DEFAULT_RADIUS_KM } }
  const isNear = vehicles.some((vehicle) => vehicle.distanceKm <= DEFAULT_RADIUS_KM)
  const customers = await customersByName(store, [order.customer_name])
  const findings = [...(await findingsOf(look, order, customers)), ...(isNear ? [] : [none])]
  return {
    riskLevel: riskLevel(findings),
    risks: findings.map((finding, place) => alertOf(order, finding, place)),
    vehicles,
    carriers: carriers
      .filter(({ blockers }) => blockers.length === 0)
      .slice(0, MOST)
      .map(({ carrierId, carrierName, score, distanceKm: empty, estimatedCost }) => {
        return { carrierId, carrierName, score, distanceKm: empty, estimatedCost }
      }),
    price: {
      distanceKm: price.distanceKm,
      netPrice: price.netPrice,
      pricePerKm: price.pricePerKm,
      marketRange: price.marketRange,
    },
  }
}
