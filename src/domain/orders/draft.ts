import { checkRegionalBan } from '../stops/regional-ban.ts'
import type { StopDraft } from '../stops/draft.ts'
import type { CargoDraft } from '../goods/cargo-draft.ts'
import { checkAdr, checkDimensions, checkLoadingMeters, checkTemperature } from '../goods/cargo-checks.ts'
import { fittingNames, type CustomerDraft } from '../partners/customer-draft.ts'
import {
  type FieldIssue,
  checkLength,
  checkWhole,
  errorAt,
  isEmail,
  isPhone,
  warningAt,
  wrongNumber,
} from '../refusals/field-issue.ts'
import { isBlank, textOf } from '../basics/given-text.ts'
import { findCountry, DEFAULT_COUNTRY, PLACEHOLDER_POSTAL_CODE } from '../places/postal-codes.ts'
import { checkRoute } from '../stops/route-checks.ts'
import { checkTypedPlaces } from '../stops/typed-places.ts'
import { checkStopFields, type StopContext } from '../stops/checks.ts'
import { type StopKind, stopWindow } from '../stops/window.ts'
import { checkVatId } from '../partners/vat.ts'
import { isVehicleType, vehicleCapacity } from '../vehicles/vehicles.ts'

/** What has been typed about an order so far; every part may be incomplete. Source: decision B3 */
export interface OrderDraft {
  customer: CustomerDraft
  cargo: CargoDraft
  pickup: StopDraft
  delivery: StopDraft
}

/** Steps of creating an order. Source: specification 4 */
export const WIZARD_STEPS = ['customer', 'cargo', 'pickup', 'delivery', 'price', 'carrier', 'create'] as const

export type WizardStep = (typeof WIZARD_STEPS)[number]

/** `today` in the zone of the stops; `confirming` makes the placeholder postal code an error. */
export type CheckContext = StopContext

/** What is said about the customer: one is required, and it is clear who; the rest must have its shape. Source: decision B4 */
export function checkCustomer(customer: CustomerDraft): FieldIssue[] {
  const vatId = textOf(customer.vatId)
  const vat = vatId === '' ? 'ok' : checkVatId(vatId)
  const [email, phone] = [textOf(customer.email), textOf(customer.phone)]
  const chosen = !isBlank(customer.customerId) || !isBlank(customer.name)
  const names = fittingNames(customer)
  // What the record of a customer says is changed there; a new one gets a right id.
  const sayVatId = isBlank(customer.customerId) ? errorAt : warningAt
  return [
    ...(chosen ? [] : errorAt('customer.customerId', 'customerRequired')),
    ...(customer.open === 'several' ? errorAt('customer.customerId', 'customerSeveral', { names }) : []),
    ...(customer.open === 'unknown' ? errorAt('customer.customerId', 'customerUnknown') : []),
    ...(vat === 'ok' ? [] : sayVatId('customer.vatId', vat === 'format' ? 'vatIdFormat' : 'vatIdCheckDigit')),
    ...(email === '' || isEmail(email) ? [] : errorAt('customer.email', 'email')),
    ...(phone === '' || isPhone(phone) ? [] : errorAt('customer.phone', 'phone')),
    ...checkLength('customer.customerReference', customer.customerReference, 35),
    ...checkWhole('customer.paymentTerms', customer.paymentTerms, { min: 0, max: 90 }, 'paymentTerms'),
  ]
}

/** What is said about the goods. Source: decision B4 */
export function checkCargo(cargo: CargoDraft): FieldIssue[] {
  return [
    ...checkDescription(cargo.description),
    ...checkWeight(cargo),
    ...checkWhole('cargo.quantity', cargo.quantity, { min: 1, max: 9999 }),
    ...checkWhole('cargo.packageCount', cargo.packageCount, { min: 1, max: 9999 }),
    ...(isBlank(cargo.volumeM3) || cargo.volumeM3 > 0 ? [] : wrongNumber('cargo.volumeM3', cargo.volumeM3, 'volume')),
    ...checkLoadingMeters(cargo),
    ...checkDimensions(cargo),
    ...(isBlank(cargo.vehicleType) || isVehicleType(cargo.vehicleType)
      ? []
      : errorAt('cargo.vehicleType', 'vehicleType')),
    ...checkTemperature(cargo),
    ...checkAdr(cargo.adr),
  ]
}

function checkDescription(description: string | undefined): FieldIssue[] {
  const length = textOf(description).length
  if (length === 0) return errorAt('cargo.description', 'required')
  return length >= 3 && length <= 350 ? [] : errorAt('cargo.description', 'descriptionLength', { min: 3, max: 350 })
}

function checkWeight({ weightKg, vehicleType }: CargoDraft): FieldIssue[] {
  if (isBlank(weightKg)) return errorAt('cargo.weightKg', 'required')
  if (!(weightKg >= 1 && weightKg <= 40_000))
    return wrongNumber('cargo.weightKg', weightKg, 'weight', { min: 1, max: 40_000 })
  const payload = vehicleCapacity(isVehicleType(vehicleType) ? vehicleType : 'TRUCK').payloadKg
  return weightKg > payload ? warningAt('cargo.weightKg', 'weightAbovePayload', { weight: weightKg, payload }) : []
}

/** What is said about one stop alone. A missing postal code is said to be missing, and warns as the placeholder does. Source: decision B4 */
export function checkStop(kind: StopKind, stop: StopDraft, context: CheckContext): FieldIssue[] {
  return [...checkStopFields(kind, stop, context), ...checkRegionalBan(kind, stop, context)]
}

function checkBothStops({ pickup, delivery }: OrderDraft, context: CheckContext): FieldIssue[] {
  return [
    ...checkStop('delivery', delivery, context),
    ...checkRoute(pickup, delivery),
    ...checkTypedPlaces(delivery, context),
  ]
}

/** Everything that is said about a draft, in the order of its fields. Source: decision B4 */
export function checkDraft(draft: OrderDraft, context: CheckContext): FieldIssue[] {
  const withVehicle = { vehicleType: draft.cargo.vehicleType, ...context }
  return [
    ...checkCustomer(draft.customer),
    ...checkCargo(draft.cargo),
    ...checkStop('pickup', draft.pickup, withVehicle),
    ...checkBothStops(draft, withVehicle),
  ]
}

/** What is said about the fields of one step; the steps after the delivery look at the whole draft. */
export function checkStep(step: WizardStep, draft: OrderDraft, context: CheckContext): FieldIssue[] {
  const withVehicle = { vehicleType: draft.cargo.vehicleType, ...context }
  if (step === 'customer') return checkCustomer(draft.customer)
  if (step === 'cargo') return checkCargo(draft.cargo)
  if (step === 'pickup') return checkStop('pickup', draft.pickup, withVehicle)
  if (step === 'delivery') return checkBothStops(draft, withVehicle)
  return checkDraft(draft, context)
}

function withStopDefaults(stop: StopDraft, kind: StopKind): StopDraft {
  const isSaid = textOf(stop.timeFrom) !== '' || textOf(stop.timeTo) !== ''
  const { from: timeFrom, to: timeTo } = stopWindow(kind, stop)
  return {
    ...stop,
    postalCode: textOf(stop.postalCode) || PLACEHOLDER_POSTAL_CODE,
    country: textOf(stop.country) || DEFAULT_COUNTRY,
    // A time on one side only stays so: the other end is no one's word (decision A36).
    ...(!isSaid && { timeFrom, timeTo, timesAssumed: true }),
  }
}

/** The draft with everything filled in that creation fills in. Source: specification 5 */
export function withOrderDefaults(draft: OrderDraft): OrderDraft {
  const { cargo } = draft
  return {
    customer: { ...draft.customer },
    cargo: {
      ...cargo,
      quantity: cargo.quantity ?? 1,
      packageType: textOf(cargo.packageType) || 'Standard',
      vehicleType: cargo.vehicleType ?? 'TRUCK',
    },
    pickup: withStopDefaults(draft.pickup, 'pickup'),
    delivery: withStopDefaults(draft.delivery, 'delivery'),
  }
}

/**
 * A value in a form that is equal for equal values: keys sorted, what is missing, blank or empty left out. Only an
 * empty `adr` says something: dangerous goods.
 */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  const entries = Object.entries(value)
    .filter(([, inner]) => !isBlank(inner))
    .map(([key, inner]) => [key, canonical(inner)] as const)
    .filter(([key, text]) => text !== '{}' || key === 'adr')
    .map(([key, text]) => `${key}:${text}`)
  return `{${entries.sort().join()}}`
}

/**
 * Whether a change throws away price and carriers: any change of cargo or a stop, and a customer from another country,
 * since the VAT follows it. Source: decision B3
 */
export function invalidatesPrice(before: OrderDraft, after: OrderDraft): boolean {
  const priced = ({ customer, cargo, pickup, delivery }: OrderDraft): string =>
    canonical({ cargo, pickup, delivery, country: findCountry(customer.country)?.code ?? customer.country })
  return priced(before) !== priced(after)
}
