import { differing, partOf } from './carrier-paper.ts'

/** What stops at both ends of the way say on the confirmation of an order: what a driver needs beyond that is none of the customer's. */
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
] as const

/** Fields a customer has ordered: where one differs, he holds an older confirmation. */
const ORDERED = [
  'orderNumber',
  'orderType',
  'customerName',
  'customerReference',
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
  'customerPrice',
  'customerCharges',
  'vatRate',
  'paymentTerms',
  'currency',
] as const

/** The part of an order that is confirmed to its customer. Never who drives, for how much, or a note of the house (decision A23). */
export const customerPaper = (order: object): Readonly<Record<string, unknown>> => partOf(order, ORDERED)

/** The fields in which an order differs from what its customer holds. */
export const changedForCustomer = (paper: object, order: object): string[] => differing(ORDERED, paper, order)
