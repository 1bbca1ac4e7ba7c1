/** What stops at both ends of the way say on the order to a carrier. */
const STOP = [
  'Company',
  'Address',
  'PostalCode',
  'City',
  'Country',
  'Date',
  'TimeFrom',
  'TimeTo',
  'TimesAssumed',
  'Fixed',
  'ContactPerson',
  'Phone',
  'Reference',
  'BookingNumber',
  'Ramp',
  'OpeningHours',
  'DriverHints',
] as const

/** Fields the carrier has to know of: where one differs, he holds an older version. */
const AGREED = [
  'orderNumber',
  'orderType',
  ...STOP.map((name) => `pickup${name}` as const),
  ...STOP.map((name) => `delivery${name}` as const),
  'furtherStops',
  'cargoDescription',
  'goodsLines',
  'packageCount',
  'quantity',
  'packageType',
  'weight',
  'volume',
  'loadingMeters',
  'dimensions',
  'dangerousGoods',
  'temperatureMin',
  'temperatureMax',
  'tailLift',
  'palletExchange',
  'banExemption',
  'palletsExchanged',
  'vehicleType',
  'requiredVehicleType',
  'carrierPrice',
  'carrierCharges',
  'currency',
] as const

/** Fields he has told himself: they stand on the paper, and a change of them is no news to him. */
const TOLD_BY_CARRIER = [
  'carrierName',
  'carrierContactPerson',
  'carrierContactPhone',
  'carrierContactEmail',
  'vehiclePlate',
  'trailerPlate',
  'driverName',
  'driverPhone',
] as const

/** One field of an order that a carrier may read. */
export type CarrierField = (typeof AGREED)[number] | (typeof TOLD_BY_CARRIER)[number]

/** What a carrier holds: the fields of the order as they were when it was sent, and no others. */
export type CarrierPaper = Readonly<Record<string, unknown>>

/** The part of an order that goes to its carrier. Never the customer, his price, or a note of the house (decision A23). */
export const carrierPaper = (order: object): CarrierPaper => partOf(order, [...AGREED, ...TOLD_BY_CARRIER])

/** The agreed fields in which an order differs from what its carrier holds. */
export const changedSince = (paper: CarrierPaper, order: object): CarrierField[] => differing(AGREED, paper, order)

/** Some fields of an order, those that say something. */
export function partOf(order: object, fields: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value: unknown = Reflect.get(order, field)
      return isNothing(value) ? [] : [[field, value]]
    }),
  )
}

/** Those of some fields in which an order differs from what was sent of it. */
export function differing<F extends string>(fields: readonly F[], paper: object, order: object): F[] {
  return fields.filter((field) => JSON.stringify(said(paper, field)) !== JSON.stringify(said(order, field)))
}

const isNothing = (value: unknown) => value === undefined || value === null || value === '' || value === false
const said = (record: object, field: string): unknown => {
  const value: unknown = Reflect.get(record, field)
  return isNothing(value) ? null : value
}
