import { checkPrices } from '#src/domain/prices/price-checks.ts'
import type { SaidWarning } from '#src/contract/basics/said-reason.ts'
import { CHARGES_OF, checkCharges, PRICE_FIELDS } from '#src/domain/prices/charges.ts'
import { errorAt, type FieldIssue } from '#src/domain/refusals/field-issue.ts'
import { grossOfOrder } from '#src/domain/partners/credit.ts'
import { followingLoadingMeters } from '#src/domain/goods/loading-meters.ts'
import { normalisedPlate } from '#src/domain/vehicles/licence-plate.ts'
import { checkOrderFields } from '#src/domain/orders/checks.ts'
import { editRefusal } from '#src/domain/orders/permissions.ts'
import type { Permission } from '#src/domain/accounts/roles.ts'
import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import { rideKm } from '#src/domain/places/places.ts'
import { placesOf } from '#src/domain/stops/further-stops.ts'
import { placeOfOrder } from '#src/domain/stops/place-of-order.ts'
import { notFound } from '../../core/http-error.ts'
import { sameValue } from '../../write/same-value.ts'
import { invalidFields } from '../../core/bodies/parse.ts'
import type { Row } from '../../store/models.ts'
import { driverConflicts, driverNamed, jobOfOrder } from '../drivers/conflicts.ts'
import { type RuleContext, demand, forbidden, todayOf } from '../../core/rule-context.ts'
import { givenCarrier } from './assignment/carrier.ts'
import { assertNoConflicts } from './assignment/passing.ts'
import { givenVehicle } from './assignment/vehicle.ts'
import { creditIssues } from '../partners/credit.ts'
import { type ChargedPrices, pricedByCharges } from './charges.ts'
import { contactValues, customerFields } from './contacts.ts'
import { vatRateAfterChange, vatRateIssues } from './draft/vat.ts'
import { assertNoErrors, warningsOf } from '../../core/bodies/issues.ts'
import { withLoadingPoints } from './stop-points.ts'
import { readOrder } from './read.ts'
import { asKept } from './said-fields.ts'
import { type OrderChange, refuseReadOnly, writeOrder } from './write.ts'

type Order = Row<'orders'>

/** Prices as the calls carry them: euros net, null clears. */
export interface PriceInput extends ChargedPrices {
  currency?: string | undefined
  vatRate?: number | undefined
}

const PRICED = [...PRICE_FIELDS, ...Object.values(CHARGES_OF), 'currency', 'vatRate'] as const

/** Who may change a field that is neither cargo nor stop (decision B5). */
const OWN_PERMISSION: ReadonlyMap<string, Permission> = new Map([
  ['customerPrice', 'orders.setCustomerPrice'],
  ['carrierPrice', 'orders.setCarrierPrice'],
  ['customerCharges', 'orders.setCustomerPrice'],
  ['carrierCharges', 'orders.setCarrierPrice'],
  ['currency', 'orders.setCustomerPrice'],
  ['vatRate', 'orders.setCustomerPrice'],
  ['buyerIsShipper', 'orders.setCustomerPrice'],
  ['customsLeg', 'orders.setCustomerPrice'],
  ['internalNotes', 'orders.setCustomerPrice'],
  ['paymentTerms', 'orders.setCustomerPrice'],
  ['carrierId', 'orders.assign'],
  ['assignedVehicleId', 'orders.assign'],
  ['carrierContactPerson', 'orders.assign'],
  ['carrierContactPhone', 'orders.assign'],
  ['carrierContactEmail', 'orders.assign'],
  ['driverName', 'orders.assign'],
  ['driverPhone', 'orders.assign'],
  ['vehiclePlate', 'orders.assign'],
  ['trailerPlate', 'orders.assign'],
  ['proofOfDeliveryVerified', 'documents.verify'],
])

/** 403 where one of the fields is not for this person to change now, each by the permission of its kind. */
export function refuseFields(context: RuleContext, order: Order, changed: readonly string[]): void {
  for (const field of changed) {
    const own = OWN_PERMISSION.get(field)
    const refusal = own ? permissionRefusal(context.session.role, own) : editRefusal(context.session.role, order.status)
    if (refusal) throw forbidden(refusal)
  }
}

/** Prices that differ from the order's, after the roles of each and the domain's checks. */
function checkedPrices(
  context: RuleContext,
  order: Order,
  asked: PriceInput,
): { values: Partial<Order>; issues: FieldIssue[] } {
  const input = pricedByCharges(asked)
  const given = PRICED.filter((field) => input[field] !== undefined)
  const changed = given.filter((field) => !sameValue(input[field], order[field]))
  refuseFields(context, order, changed)
  const values: Partial<Order> = Object.fromEntries(given.map((field) => [field, input[field] ?? undefined]))
  const all = { ...order, ...values }
  const issues = [
    ...checkPrices({
      customerPrice: all.customerPrice,
      carrierPrice: all.carrierPrice,
      vatRate: all.vatRate,
      distanceKm: all.distanceKm,
    }),
    ...Object.values(CHARGES_OF).flatMap((field) => checkCharges(field, all[field])),
  ]
  return {
    values,
    issues:
      given.length === 0
        ? []
        : issues.filter(({ path }) => path === 'carrierPrice' || given.some((field) => field === path)),
  }
}

/**
 * Sets prices, by themselves or by their positions; the customer's and the carrier's belong to different roles (decision B5).
 * Margins follow in cents.
 */
export async function setOrderPricing(context: RuleContext, id: string, input: PriceInput): Promise<OrderChange> {
  const order = await readOrder(context, id)
  refuseReadOnly(order)
  const { values, issues } = checkedPrices(context, order, input)
  assertNoErrors([...issues, ...(await vatRateIssues(context.store, { ...order, ...values }, values.vatRate))])
  return writeOrder(context, order, values, { type: 'priced' }, warningsOf(issues))
}

/** Gives an order to another customer, whose address data and terms come along. */
export async function setOrderCustomer(context: RuleContext, id: string, customerId: string): Promise<OrderChange> {
  const order = await readOrder(context, id)
  const { values, warnings } = await customerChange(context, order, customerId)
  return writeOrder(context, order, values, { type: 'updated' }, warnings)
}

/** What giving an order to another customer changes, and whether he would owe more than he may. */
async function customerChange(context: RuleContext, order: Order, customerId: string) {
  demand(context, 'orders.edit')
  refuseReadOnly(order)
  refuseFields(context, order, ['customerId'])
  const customer = await context.store.find('partners', customerId)
  if (!customer || customer.kind !== 'customer') throw notFound({ code: 'reason.missing.customer' })
  const vatRate = await vatRateAfterChange(context.store, { ...order, customerId: customer.id })
  const added = customer.id === order.customerId ? 0 : grossOfOrder(order.customerPrice ?? 0, vatRate)
  const issues = await creditIssues(context.store, customer, added, 'customerId')
  return { values: { ...customerFields(customer), vatRate }, warnings: warningsOf(issues) }
}

/** What the domain says about the fields that change; what was wrong before is no reason to refuse another field. */
function issuesOf(context: RuleContext, after: Order, changed: readonly string[]): FieldIssue[] {
  // Both ends of a temperature are judged together.
  const fields = changed.includes('temperatureMin') ? [...changed, 'temperatureMax'] : changed
  return checkOrderFields(after, fields, { today: todayOf(context) })
}

/** Values of `orders.update`: null and empty text clear a field. */
export type OrderValues = Readonly<Record<string, string | number | boolean | readonly object[] | null | undefined>>

/** A value as it is kept: nothing, blank and "no" take no room, but where a "no" overrides another record; a plate is written as all are. */
function keptValue(field: string, value: OrderValues[string]): OrderValues[string] {
  if (value === null || value === '' || (value === false && field !== 'buyerIsShipper')) return undefined
  if (Array.isArray(value)) return value.length === 0 ? undefined : value
  return typeof value === 'string' && field.endsWith('Plate') ? normalisedPlate(value) : value
}

/**
 * Changes fields of an order, each by the permission of its kind and the status (decision B5); errors of the changed
 * fields are refused with 422, warnings come along. Carrier and customer change by the rules of their own calls, in the
 * same write: whatever one call changes is one event, which is taken back whole.
 */
export async function updateOrder(context: RuleContext, id: string, given: OrderValues): Promise<OrderChange> {
  const order = await readOrder(context, id)
  const input = await withLoadingPoints(context, order, await asKept(context, order, given))
  const { assignedVehicleId: vehicleId, carrierId, customerId, overrideReason, ...others } = input
  const { customerPrice, carrierPrice, customerCharges, carrierCharges, currency, vatRate, ...rest } = others
  const plain: Partial<Order> = Object.fromEntries(
    Object.entries(rest).map(([field, value]) => [field, keptValue(field, value)]),
  )
  for (const kind of ['pickup', 'delivery'] as const)
    if (`${kind}TimeFrom` in plain || `${kind}TimeTo` in plain) plain[`${kind}TimesAssumed`] = undefined
  const changed = Object.entries(plain)
    .filter(([field, value]) => !sameValue(value, Reflect.get(order, field)))
    .map(([field]) => field)
  const prices = { customerPrice, carrierPrice, customerCharges, carrierCharges, currency, vatRate } as PriceInput
  if (changed.length > 0 || Object.values(prices).some((value) => value !== undefined)) refuseReadOnly(order)
  refuseFields(context, order, changed)
  // Whose the tractor is decides who says its plate.
  if (changed.includes('vehiclePlate') && order.assignedVehicleId !== undefined)
    throw invalidFields(errorAt('vehiclePlate', 'plateOfVehicle'))
  // Who is asked is somebody of the customer that the order has then.
  const asked = typeof customerId === 'string' ? { ...order, customerId } : order
  Object.assign(plain, await contactValues(context, asked, plain, changed))
  const after = { ...order, ...plain }
  const priced = checkedPrices(context, order, prices)
  const billed = { ...asked, ...plain, ...priced.values }
  const vatIssues = await vatRateIssues(context.store, billed, priced.values.vatRate)
  const issues = assertNoErrors([...issuesOf(context, after, changed), ...priced.issues, ...vatIssues])
  const metres = followingLoadingMeters(order, after, givenFields(order, rest, changed))
  const moved = changed.some((field) => /^(pickup|delivery)(City|PostalCode|Country)$|^furtherStops$/.test(field))
  const distance = moved ? { distanceKm: distanceOf(after) } : {}
  const isTaxedAnew = changed.some((field) => /^((pickup|delivery)Country|buyerIsShipper|customsLeg)$/.test(field))
  const vat = isTaxedAnew ? { vatRate: await vatRateAfterChange(context.store, billed) } : {}
  const customer =
    typeof customerId === 'string' && customerId !== order.customerId
      ? await customerChange(context, after, customerId)
      : undefined
  const carrier = await givenCarrier(context, order, after, {
    carrierId,
    carrierPrice: priced.values.carrierPrice,
    overrideReason,
  })
  const isOther = vehicleId !== undefined && (vehicleId || undefined) !== order.assignedVehicleId
  if (isOther) refuseFields(context, order, ['assignedVehicleId'])
  // Whoever names both says two things: a subcontractor's vehicle brings its carrier along.
  if (isOther && vehicleId && carrier !== undefined && carrierId)
    throw invalidFields(errorAt('assignedVehicleId', 'notSettable', { field: 'assignedVehicleId' }))
  const vehicle = isOther && carrier === undefined ? await givenVehicle(context, after, input) : undefined
  const crew = changed.includes('driverName') ? await crewWarnings(context, after, overrideReason) : []
  return writeOrder(
    context,
    order,
    {
      ...customer?.values,
      ...carrier?.values,
      ...vehicle?.values,
      ...plain,
      ...metres,
      ...distance,
      ...vat,
      ...priced.values,
    },
    carrier?.event ?? vehicle?.event ?? { type: 'updated', ...(crew.length > 0 && reasonGiven(overrideReason)) },
    [
      ...(customer?.warnings ?? []),
      ...(carrier?.warnings ?? []),
      ...(vehicle?.warnings ?? []),
      ...crew,
      ...warningsOf(issues),
    ],
  )
}

/** What speaks against a driver who is typed or chosen, where he is one of the own; passes with a reason (decision B5). */
async function crewWarnings(context: RuleContext, after: Order, reason: OrderValues[string]): Promise<SaidWarning[]> {
  const driver = await driverNamed(context.store, after.driverName, after.driverPhone)
  if (!driver) return []
  const against = await driverConflicts(context, driver, jobOfOrder(after))
  return assertNoConflicts(context, against, typeof reason === 'string' ? reason : undefined)
}

const reasonGiven = (reason: OrderValues[string]) =>
  typeof reason === 'string' && reason.trim() !== '' ? { payload: { overrideReason: reason } } : {}

/** What changes, and loading metres that are retyped though they say the same: they are a person's own from now on. */
function givenFields({ loadingMetersCalculated }: Order, input: OrderValues, changed: readonly string[]): string[] {
  const isTyped = loadingMetersCalculated === true && typeof input['loadingMeters'] === 'number'
  return isTyped ? [...changed, 'loadingMeters'] : [...changed]
}

function distanceOf(order: Order): number {
  return rideKm(placesOf(order).map((place) => placeOfOrder(order, place))).km
}
