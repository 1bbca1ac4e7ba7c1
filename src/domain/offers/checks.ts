import { isPlainDate, type PlainDate } from '../basics/dates.ts'
import { isBlank } from '../basics/given-text.ts'
import { checkOrderFields, type OrderForChecks } from '../orders/checks.ts'
import type { OrderDraft } from '../orders/draft.ts'
import { errorAt, type FieldIssue } from '../refusals/field-issue.ts'
import { isVehicleType } from '../vehicles/vehicles.ts'

/** What an offer says of its freight; kg, loading metres, plain days, wall times, price in euros net. */
export interface OfferForChecks {
  customerId?: string | undefined
  customerName: string
  contactPerson?: string | undefined
  customerReference?: string | undefined
  description: string
  pickupPostalCode: string
  pickupCity: string
  pickupCountry: string
  pickupDate?: string | undefined
  pickupTimeFrom?: string | undefined
  pickupTimeTo?: string | undefined
  deliveryPostalCode: string
  deliveryCity: string
  deliveryCountry: string
  deliveryDate?: string | undefined
  deliveryTimeFrom?: string | undefined
  deliveryTimeTo?: string | undefined
  weightKg?: number | undefined
  loadingMeters?: number | undefined
  packageCount?: number | undefined
  packageType?: string | undefined
  vehicleType: string
  price?: number | undefined
  validUntil?: string | undefined
}

/** How an order calls what an offer calls otherwise. */
const OTHERWISE: ReadonlyMap<string, string> = new Map([
  ['description', 'cargoDescription'],
  ['weightKg', 'weight'],
  ['vehicleType', 'requiredVehicleType'],
  ['price', 'customerPrice'],
])
const BACK: ReadonlyMap<string, string> = new Map([...OTHERWISE].map(([own, order]) => [order, own] as const))

/** What is not an order's. */
const OWN: readonly string[] = ['customerId', 'validUntil', 'notes', 'reason']

/** What an offer must say: what it is, where from and where to. */
export const OFFER_NEEDS = ['description', 'pickupCity', 'deliveryCity'] as const

function orderShapeOf(offer: OfferForChecks): OrderForChecks {
  const { description: cargoDescription, weightKg: weight, vehicleType: requiredVehicleType, price } = offer
  return {
    ...offer,
    ...{ cargoDescription, weight, requiredVehicleType, customerPrice: price },
    ...{ status: 'CREATED', pickupAddress: '', deliveryAddress: '', vatRate: 0, proofOfDeliveryVerified: false },
  }
}

/** What is said about some fields of an offer, as they are to become: by the rules an order's fields have. */
export function checkOfferFields(
  offer: OfferForChecks,
  fields: readonly string[],
  { today }: { today: PlainDate },
): FieldIssue[] {
  const isGiven = (field: string) => !isBlank(Reflect.get(offer, field))
  const missing = OFFER_NEEDS.filter((field) => fields.includes(field) && !isGiven(field))
  const given = fields.filter((field) => isGiven(field) && !OWN.includes(field))
  const shown = given.map((field) => OTHERWISE.get(field) ?? field)
  const isOdd = fields.includes('vehicleType') && isGiven('vehicleType') && !isVehicleType(offer.vehicleType)
  const { validUntil } = offer
  const isNoDay = fields.includes('validUntil') && isGiven('validUntil') && !isPlainDate(validUntil)
  return [
    ...missing.flatMap((field) => errorAt(field, 'required')),
    ...checkOrderFields(orderShapeOf(offer), shown, { today }).map((issue) => ({
      ...issue,
      path: BACK.get(issue.path) ?? issue.path,
    })),
    ...(isOdd ? errorAt('vehicleType', 'vehicleType') : []),
    ...(isNoDay ? errorAt('validUntil', 'day') : []),
  ]
}

/** An offer in the words of a draft, as an order is made of it. */
export function draftOfOffer(offer: OfferForChecks): OrderDraft {
  const { customerId, customerName: name, contactPerson, customerReference, vehicleType } = offer
  return {
    customer: { customerId, name, contactPerson, customerReference },
    cargo: {
      description: offer.description,
      weightKg: offer.weightKg,
      loadingMeters: offer.loadingMeters,
      packageCount: offer.packageCount,
      packageType: offer.packageType,
      ...(isVehicleType(vehicleType) && { vehicleType }),
    },
    pickup: stopOfOffer(offer, 'pickup'),
    delivery: stopOfOffer(offer, 'delivery'),
  }
}

function stopOfOffer(offer: OfferForChecks, kind: 'pickup' | 'delivery') {
  return {
    postalCode: offer[`${kind}PostalCode`],
    city: offer[`${kind}City`],
    country: offer[`${kind}Country`],
    date: offer[`${kind}Date`],
    timeFrom: offer[`${kind}TimeFrom`],
    timeTo: offer[`${kind}TimeTo`],
  }
}
