import type { Order } from '#src/contract/orders/order.ts'
import type { TextKey } from '#src/i18n/keys.ts'

/** How a value is written down: numbers plain (`12000`, `7.2`), days `YYYY-MM-DD`, yes and no as `true` and `false`. */
export type ValueKind =
  | 'text'
  | 'words'
  | 'plate'
  | 'weight'
  | 'meters'
  | 'number'
  | 'money'
  | 'day'
  | 'flag'
  | 'package'

/** A field papers have: what it is called, where it stands, and what of its order it is held against. */
export interface KnownField {
  label: TextKey
  section: 'order' | 'goods' | 'more'
  kind: ValueKind
  order?: keyof Order
}

type Entry = readonly [label: TextKey, section: KnownField['section'], kind: ValueKind, order?: keyof Order]

/** By the paths readings have, in the order they are shown in. */
const FIELDS: Readonly<Record<string, Entry>> = {
  'order.number': ['records.order', 'order', 'text', 'orderNumber'],
  'customer.name': ['orders.field.customerName', 'order', 'text', 'customerName'],
  'customer.customerReference': ['orders.field.customerReference', 'order', 'text', 'customerReference'],
  'pickup.company': ['documents.field.sender', 'order', 'text', 'pickupCompany'],
  'pickup.street': ['orders.field.pickupAddress', 'order', 'text', 'pickupAddress'],
  'pickup.postalCode': ['orders.field.pickupPostalCode', 'order', 'text', 'pickupPostalCode'],
  'pickup.city': ['orders.field.pickupCity', 'order', 'text', 'pickupCity'],
  'pickup.country': ['orders.field.pickupCountry', 'order', 'text', 'pickupCountry'],
  'pickup.date': ['orders.field.pickupDate', 'order', 'day', 'pickupDate'],
  'pickup.timeFrom': ['orders.field.pickupTimeFrom', 'order', 'text', 'pickupTimeFrom'],
  'pickup.timeTo': ['orders.field.pickupTimeTo', 'order', 'text', 'pickupTimeTo'],
  'pickup.reference': ['orders.field.pickupReference', 'order', 'text', 'pickupReference'],
  'pickup.phone': ['orders.field.pickupPhone', 'more', 'text'],
  'pickup.fixed': ['orders.field.pickupFixed', 'more', 'flag'],
  'delivery.company': ['documents.field.consignee', 'order', 'text', 'deliveryCompany'],
  'delivery.street': ['orders.field.deliveryAddress', 'order', 'text', 'deliveryAddress'],
  'delivery.postalCode': ['orders.field.deliveryPostalCode', 'order', 'text', 'deliveryPostalCode'],
  'delivery.city': ['orders.field.deliveryCity', 'order', 'text', 'deliveryCity'],
  'delivery.country': ['orders.field.deliveryCountry', 'order', 'text', 'deliveryCountry'],
  'delivery.date': ['orders.field.deliveryDate', 'order', 'day', 'deliveryDate'],
  'delivery.timeFrom': ['orders.field.deliveryTimeFrom', 'order', 'text', 'deliveryTimeFrom'],
  'delivery.timeTo': ['orders.field.deliveryTimeTo', 'order', 'text', 'deliveryTimeTo'],
  'delivery.reference': ['orders.field.deliveryReference', 'order', 'text', 'deliveryReference'],
  'delivery.phone': ['orders.field.deliveryPhone', 'more', 'text'],
  'delivery.fixed': ['orders.field.deliveryFixed', 'more', 'flag'],
  'carrier.name': ['orders.field.carrierName', 'order', 'text', 'carrierName'],
  'vehicle.plate': ['orders.field.vehiclePlate', 'order', 'plate', 'vehiclePlate'],
  'vehicle.trailerPlate': ['orders.field.trailerPlate', 'order', 'plate', 'trailerPlate'],
  'cargo.packageCount': ['orders.field.packageCount', 'goods', 'number', 'packageCount'],
  'cargo.packageType': ['orders.field.packageType', 'goods', 'package', 'packageType'],
  'cargo.description': ['orders.field.cargoDescription', 'goods', 'words', 'cargoDescription'],
  'cargo.weightKg': ['records.weight', 'goods', 'weight', 'weight'],
  'cargo.loadingMeters': ['orders.field.loadingMeters', 'goods', 'meters', 'loadingMeters'],
  'cargo.vehicleType': ['orders.field.vehicleType', 'goods', 'text'],
  'cargo.temperature.min': ['wizard.temperature.min', 'goods', 'number', 'temperatureMin'],
  'cargo.temperature.max': ['wizard.temperature.max', 'goods', 'number', 'temperatureMax'],
  'cargo.palletExchange': ['orders.field.palletExchange', 'goods', 'flag'],
  'cargo.tailLift': ['orders.field.tailLift', 'goods', 'flag'],
  'cargo.stackable': ['orders.field.stackable', 'goods', 'flag'],
  'cargo.adr.unNumber': ['wizard.adr.unNumber', 'goods', 'text'],
  'cargo.adr.name': ['orders.field.dangerousGoods', 'goods', 'text'],
  'cargo.adr.class': ['wizard.adr.class', 'goods', 'text'],
  'cargo.adr.risks': ['wizard.adr.risks', 'goods', 'text'],
  'cargo.adr.packingGroup': ['wizard.adr.packingGroup', 'goods', 'text'],
  'cargo.adr.tunnelCode': ['wizard.adr.tunnelCode', 'goods', 'text'],
  'price.customer': ['orders.field.customerPrice', 'more', 'money', 'customerPrice'],
  'customer.email': ['orders.field.customerEmail', 'more', 'text'],
  'customer.phone': ['orders.field.customerPhone', 'more', 'text'],
  'customer.contactPerson': ['orders.field.contactPerson', 'more', 'text'],
  'customer.paymentTerms': ['orders.field.paymentTerms', 'more', 'number', 'paymentTerms'],
}

/** What earlier readings called the same. */
const FORMER: Readonly<Record<string, string>> = {
  orderNumber: 'order.number',
  sender: 'pickup.company',
  consignee: 'delivery.company',
  weight: 'cargo.weightKg',
  packages: 'cargo.packageCount',
}

const PLACES = new Map(Object.keys(FIELDS).map((path, at) => [path, at]))
const pathOf = (name: string): string => (Object.hasOwn(FORMER, name) ? (FORMER[name] ?? name) : name)

/** What is known of a field by the name its reading has; nothing of one a template has named. */
export function knownField(name: string): KnownField | undefined {
  const path = pathOf(name)
  const entry = Object.hasOwn(FIELDS, path) ? FIELDS[path] : undefined
  if (entry === undefined) return undefined
  const [label, section, kind, order] = entry
  return { label, section, kind, order }
}

/** Where a field stands among all; unknown ones come last. */
export const placeOf = (name: string): number => PLACES.get(pathOf(name)) ?? PLACES.size

/** What is filled in by hand of a paper that could not be read. */
export const BY_HAND = ['order.number', 'pickup.company', 'delivery.company', 'cargo.packageCount', 'cargo.weightKg']
