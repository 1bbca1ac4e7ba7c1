import type { PlainDate } from '../basics/dates.ts'
import { errorAt, type FieldIssue } from '../refusals/field-issue.ts'
import { isBlank } from '../basics/given-text.ts'
import { checkOrderFields, type OrderForChecks } from '../orders/checks.ts'
import { isVehicleType } from '../vehicles/vehicles.ts'

/** Stands for what a transport does not know. Source: specification 3 */
export const UNKNOWN = 'Unbekannt'

/** What a transport says of its way, its goods and its crew; kg, loading metres, wall times. */
export interface TransportForChecks {
  customerName: string
  origin: string
  originPostalCode: string
  originCountry: string
  destination: string
  destinationPostalCode: string
  destinationCountry: string
  cargo: string
  weightKg?: number | undefined
  loadingMeters?: number | undefined
  vehicleType: string
  vehicleNumber: string
  driverPhone?: string | undefined
  loadingDate?: string | undefined
  loadingTimeFrom?: string | undefined
  loadingTimeTo?: string | undefined
  unloadingDate?: string | undefined
  unloadingTimeFrom?: string | undefined
  unloadingTimeTo?: string | undefined
}

/** How an order calls what a transport says: a transport of an order shows what stands there. */
export const ORDER_FIELD_OF = {
  origin: 'pickupCity',
  originPostalCode: 'pickupPostalCode',
  originCountry: 'pickupCountry',
  destination: 'deliveryCity',
  destinationPostalCode: 'deliveryPostalCode',
  destinationCountry: 'deliveryCountry',
  cargo: 'cargoDescription',
  weightKg: 'weight',
  loadingMeters: 'loadingMeters',
  vehicleType: 'requiredVehicleType',
  vehicleNumber: 'vehiclePlate',
  driverName: 'driverName',
  driverPhone: 'driverPhone',
  loadingDate: 'pickupDate',
  loadingTimeFrom: 'pickupTimeFrom',
  loadingTimeTo: 'pickupTimeTo',
  loadingTimesAssumed: 'pickupTimesAssumed',
  unloadingDate: 'deliveryDate',
  unloadingTimeFrom: 'deliveryTimeFrom',
  unloadingTimeTo: 'deliveryTimeTo',
  unloadingTimesAssumed: 'deliveryTimesAssumed',
} as const

const transportFields: ReadonlyMap<string, string> = new Map<string, string>([
  ...Object.entries(ORDER_FIELD_OF).map(([own, order]) => [order, own] as const),
  ['customerId', 'customerName'],
])

/** The field of a transport that shows one of its order; another one stays as it is called. */
export const transportFieldOf = (orderField: string): string => transportFields.get(orderField) ?? orderField

const known = (text: string): string => (text === UNKNOWN ? '' : text)

/** A transport in the words of an order, for rules that both have. */
export function orderShapeOf(transport: TransportForChecks): OrderForChecks {
  return {
    status: 'CONFIRMED',
    customerName: known(transport.customerName),
    cargoDescription: transport.cargo,
    weight: transport.weightKg,
    loadingMeters: transport.loadingMeters,
    requiredVehicleType: transport.vehicleType,
    vehiclePlate: known(transport.vehicleNumber),
    driverPhone: transport.driverPhone,
    pickupAddress: '',
    pickupCity: known(transport.origin),
    pickupPostalCode: transport.originPostalCode,
    pickupCountry: transport.originCountry,
    pickupDate: transport.loadingDate,
    pickupTimeFrom: transport.loadingTimeFrom,
    pickupTimeTo: transport.loadingTimeTo,
    deliveryAddress: '',
    deliveryCity: known(transport.destination),
    deliveryPostalCode: transport.destinationPostalCode,
    deliveryCountry: transport.destinationCountry,
    deliveryDate: transport.unloadingDate,
    deliveryTimeFrom: transport.unloadingTimeFrom,
    deliveryTimeTo: transport.unloadingTimeTo,
    vatRate: 0,
    proofOfDeliveryVerified: false,
  }
}

/** What a transport that somebody types must say; of one that was read by OCR nothing is sure. */
const NEEDED = ['customerName', 'origin', 'destination'] as const

/**
 * What is said about some fields of a transport without an order, as they are to become: by the rules an order's fields
 * have, except that nothing but customer and both towns must be there.
 */
export function checkTransportFields(
  transport: TransportForChecks,
  fields: readonly string[],
  { today, isFromOCR }: { today: PlainDate; isFromOCR: boolean },
): FieldIssue[] {
  const isGiven = (field: string) => !isBlank(known(String(Reflect.get(transport, field) ?? '')))
  const missing = isFromOCR ? [] : NEEDED.filter((field) => fields.includes(field) && !isGiven(field))
  const given = fields
    .filter(isGiven)
    .map((field) => new Map<string, string>(Object.entries(ORDER_FIELD_OF)).get(field))
  const issues = checkOrderFields(
    orderShapeOf(transport),
    given.flatMap((field) => field ?? []),
    { today },
  )
  const { vehicleType } = transport
  const isOdd = fields.includes('vehicleType') && vehicleType !== UNKNOWN && !isVehicleType(vehicleType)
  return [
    ...missing.flatMap((field) => errorAt(field, field === 'customerName' ? 'customerRequired' : 'required')),
    ...issues.map((issue) => ({ ...issue, path: transportFieldOf(issue.path) })),
    ...(isOdd ? errorAt('vehicleType', 'vehicleType') : []),
  ]
}
