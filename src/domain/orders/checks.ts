import { checkPrices } from '../prices/price-checks.ts'
import { type Charge, checkCharges } from '../prices/charges.ts'
import type { PlainDate } from '../basics/dates.ts'
import { checkWhole, errorAt, type FieldIssue, isEmail, isPhone } from '../refusals/field-issue.ts'
import { textOf } from '../basics/given-text.ts'
import { isLicencePlate } from '../vehicles/licence-plate.ts'
import { checkCargo, checkCustomer, checkStop } from './draft.ts'
import { checkFurtherStops, checkGoodsLines, type OrderWithLines } from './place-checks.ts'
import { type CargoOfOrder, cargoOf, type OrderForTransition, stopOf } from './facts.ts'
import { checkRoute } from '../stops/route-checks.ts'
import { isVehicleType } from '../vehicles/vehicles.ts'

/** What of an order its fields are checked by. Money in euros net, weight kg, volume m³, temperatures °C, terms days. */
export type OrderForChecks = OrderForTransition &
  CargoOfOrder &
  Pick<OrderWithLines, 'furtherStops' | 'goodsLines'> & {
    customerEmail?: string | undefined
    customerPhone?: string | undefined
    carrierContactPhone?: string | undefined
    carrierContactEmail?: string | undefined
    customerReference?: string | undefined
    paymentTerms?: number | undefined
    driverPhone?: string | undefined
    vehiclePlate?: string | undefined
    trailerPlate?: string | undefined
    palletsExchanged?: number | undefined
    distanceKm?: number | undefined
    customerCharges?: readonly Charge[] | undefined
    carrierCharges?: readonly Charge[] | undefined
  }

/** Where the checks of a draft speak of a field by another name than the order. */
const FIELD_OF: ReadonlyMap<string, string> = new Map([
  ['cargo.description', 'cargoDescription'],
  ['cargo.weightKg', 'weight'],
  ['cargo.volumeM3', 'volume'],
  ['cargo.vehicleType', 'requiredVehicleType'],
  ['cargo.temperature.min', 'temperatureMin'],
  ['cargo.temperature.max', 'temperatureMax'],
  ['customer.email', 'customerEmail'],
  ['customer.phone', 'customerPhone'],
  ['pickup.street', 'pickupAddress'],
  ['delivery.street', 'deliveryAddress'],
])

/** The field of an order that a path of a draft stands for: `pickup.postalCode` is `pickupPostalCode`. */
export function orderFieldOf(path: string): string {
  const known = FIELD_OF.get(path)
  if (known !== undefined) return known
  if (path.startsWith('cargo.adr.')) return 'dangerousGoods'
  const [group = '', name = ''] = path.split('.')
  if (group === 'pickup' || group === 'delivery') return `${group}${name.charAt(0).toUpperCase()}${name.slice(1)}`
  return name === '' ? path : name
}

const DATES_AND_TIMES = /^(pickup|delivery)(Date|Time)/

/** Sentences about both stops together, said at whichever of their dates and times changes. */
const ABOUT_BOTH: ReadonlySet<string> = new Set(['deliveryBeforePickup', 'notReachable', 'placesOrder'])

/** Which goods go where is said of both. */
const ABOUT_PLACES: ReadonlySet<string> = new Set(['furtherStops', 'goodsLines'])

/**
 * What is said about some fields of an order as they are to become, by their names in the order; what was wrong with
 * other fields before is not in the way. Source: decision B4
 */
export function checkOrderFields(
  order: OrderForChecks,
  fields: readonly string[],
  { today }: { today: PlainDate },
): FieldIssue[] {
  const [pickup, delivery] = [stopOf(order, 'pickup'), stopOf(order, 'delivery')]
  const vehicleType = isVehicleType(order.requiredVehicleType) ? order.requiredVehicleType : undefined
  const context = { today, ...(vehicleType && { vehicleType }) }
  const all = [
    ...checkCustomer(customerOf(order)),
    ...checkCargo(cargoOf(order)),
    ...checkStop('pickup', pickup, context),
    ...checkStop('delivery', delivery, context),
    ...checkRoute(pickup, delivery),
    ...checkFurtherStops(order, context),
    ...checkGoodsLines(order),
    ...checkPrices(order),
    ...checkPhone('driverPhone', order.driverPhone),
    ...checkPhone('carrierContactPhone', order.carrierContactPhone),
    ...checkCarrierEmail(order),
    ...checkCharges('customerCharges', order.customerCharges),
    ...checkCharges('carrierCharges', order.carrierCharges),
    ...checkPlates(order),
    ...checkWhole('palletsExchanged', order.palletsExchanged, { min: 0, max: 9999 }),
  ].map((issue) => ({ ...issue, path: orderFieldOf(issue.path) }))
  const isAboutTime = fields.some((field) => DATES_AND_TIMES.test(field))
  const isAboutPlaces = fields.some((field) => ABOUT_PLACES.has(field))
  return all.filter(
    ({ path, code }) =>
      fields.includes(path) || (isAboutTime && ABOUT_BOTH.has(code)) || (isAboutPlaces && ABOUT_PLACES.has(path)),
  )
}

function checkPhone(field: 'driverPhone' | 'carrierContactPhone', value: string | undefined): FieldIssue[] {
  const phone = textOf(value)
  return phone === '' || isPhone(phone) ? [] : errorAt(field, 'phone')
}

function checkCarrierEmail({ carrierContactEmail }: OrderForChecks): FieldIssue[] {
  const email = textOf(carrierContactEmail)
  return email === '' || isEmail(email) ? [] : errorAt('carrierContactEmail', 'email')
}

/** The plates of tractor and trailer; a server may have put anything there. */
function checkPlates(order: OrderForChecks): FieldIssue[] {
  return (['vehiclePlate', 'trailerPlate'] as const).flatMap((field) => {
    const plate = textOf(order[field])
    return plate === '' || isLicencePlate(plate) ? [] : errorAt(field, 'licencePlate')
  })
}

function customerOf(order: OrderForChecks) {
  return {
    customerId: order.customerId ?? '',
    name: order.customerName,
    email: order.customerEmail ?? '',
    phone: order.customerPhone ?? '',
    customerReference: order.customerReference ?? '',
    ...(order.paymentTerms !== undefined && { paymentTerms: order.paymentTerms }),
  }
}
