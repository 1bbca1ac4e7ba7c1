import type { PlainDate } from '../basics/dates.ts'
import { errorAt, type FieldIssue } from '../refusals/field-issue.ts'
import { isBlank } from '../basics/given-text.ts'
import { checkOrderFields, type OrderForChecks } from '../orders/checks.ts'
import { isVehicleType } from '../vehicles/vehicles.ts'

/** What a load says of its freight; kg, loading metres, plain days. */
export interface LoadForChecks {
  customerName: string
  description: string
  originCity: string
  originPostalCode: string
  originCountry: string
  destinationCity: string
  destinationPostalCode: string
  destinationCountry: string
  pickupDate?: string | undefined
  deliveryDate?: string | undefined
  weightKg?: number | undefined
  loadingMeters?: number | undefined
  vehicleType: string
}

/** How an order calls what a load says: a load of an order shows what stands there. */
export const ORDER_FIELD_OF_LOAD = {
  description: 'cargoDescription',
  originCity: 'pickupCity',
  originPostalCode: 'pickupPostalCode',
  originCountry: 'pickupCountry',
  destinationCity: 'deliveryCity',
  destinationPostalCode: 'deliveryPostalCode',
  destinationCountry: 'deliveryCountry',
  pickupDate: 'pickupDate',
  deliveryDate: 'deliveryDate',
  weightKg: 'weight',
  loadingMeters: 'loadingMeters',
  vehicleType: 'requiredVehicleType',
} as const

const loadFields: ReadonlyMap<string, string> = new Map(
  Object.entries(ORDER_FIELD_OF_LOAD).map(([own, order]) => [order, own] as const),
)

/** The field of a load that shows one of its order; another one stays as it is called. */
export const loadFieldOf = (orderField: string): string => loadFields.get(orderField) ?? orderField

function orderShapeOf(load: LoadForChecks): OrderForChecks {
  return {
    status: 'CREATED',
    customerName: load.customerName,
    cargoDescription: load.description,
    weight: load.weightKg,
    loadingMeters: load.loadingMeters,
    requiredVehicleType: load.vehicleType,
    pickupAddress: '',
    pickupCity: load.originCity,
    pickupPostalCode: load.originPostalCode,
    pickupCountry: load.originCountry,
    pickupDate: load.pickupDate,
    deliveryAddress: '',
    deliveryCity: load.destinationCity,
    deliveryPostalCode: load.destinationPostalCode,
    deliveryCountry: load.destinationCountry,
    deliveryDate: load.deliveryDate,
    vatRate: 0,
    proofOfDeliveryVerified: false,
  }
}

/** What a load must say: what it is, where from and where to. */
export const LOAD_NEEDS = ['description', 'originCity', 'destinationCity'] as const

/**
 * What is said about some fields of a load, as they are to become: by the rules an order's fields have, except that no more
 * than the freight and both towns must be there.
 */
export function checkLoadFields(
  load: LoadForChecks,
  fields: readonly string[],
  { today }: { today: PlainDate },
): FieldIssue[] {
  const isGiven = (field: string) => !isBlank(Reflect.get(load, field))
  const missing = LOAD_NEEDS.filter((field) => fields.includes(field) && !isGiven(field))
  const given = Object.entries(ORDER_FIELD_OF_LOAD).filter(([own]) => fields.includes(own) && isGiven(own))
  const shown = given.map(([, field]) => field)
  const isOdd = fields.includes('vehicleType') && isGiven('vehicleType') && !isVehicleType(load.vehicleType)
  return [
    ...missing.flatMap((field) => errorAt(field, 'required')),
    ...checkOrderFields(orderShapeOf(load), shown, { today }).map((issue) => ({
      ...issue,
      path: loadFieldOf(issue.path),
    })),
    ...(isOdd ? errorAt('vehicleType', 'vehicleType') : []),
  ]
}
