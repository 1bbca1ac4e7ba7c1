import { checkPrices } from '#src/domain/prices/price-checks.ts'
import type { StopDraft } from '#src/domain/stops/draft.ts'
import type { CargoDraft } from '#src/domain/goods/cargo-draft.ts'
import type { CustomerDraft } from '#src/domain/partners/customer-draft.ts'
import { adrLinesOf } from '#src/domain/goods/cargo-checks.ts'
import { type Charge, chargesOf } from '#src/domain/prices/charges.ts'
import { calculatedLoadingMeters, type LoadingMeters } from '#src/domain/goods/loading-meters.ts'
import { contactNamed } from '#src/domain/partners/contacts.ts'
import type { FieldIssue } from '#src/domain/refusals/field-issue.ts'
import { checkDraft, type OrderDraft, withOrderDefaults } from '#src/domain/orders/draft.ts'
import { roadDistanceKm } from '#src/domain/places/places.ts'
import { countryName } from '#src/domain/places/postal-codes.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import { vatRateFor } from '#src/domain/prices/pricing.ts'
import { notFound } from '../../core/http-error.ts'
import type { MakingContext } from '../../write/resource-writes.ts'
import type { Row } from '../../store/models.ts'
import { derivedPrices } from '#src/domain/basics/money.ts'
import { type RuleContext, todayOf } from '../../core/rule-context.ts'
import { passConflicts } from './assignment.ts'
import { recordEvent } from './history.ts'
import { passIssues } from '../../core/issues.ts'
import { newOrder, nextOrderNumber } from './new-order.ts'
import { conflictsOf } from './transition-facts.ts'
import { customerFields } from './edit.ts'
import { partners } from '../partners/partner.resource.ts'

type Order = Row<'orders'>

/** What is decided besides the draft; prices in euros net. */
export interface DraftDecisions {
  carrierId?: string | undefined
  /** An own vehicle, in place of a carrier: whoever makes the order puts it there. */
  vehicleId?: string | undefined
  overrideReason?: string | undefined
  customerPrice?: number | undefined
  /** What the price was made of before somebody set it. */
  customerCharges?: readonly Charge[] | undefined
  carrierPrice?: number | undefined
  vatRate?: number | undefined
  /** What another system asks of the transport, and what it says was agreed, as it says it. */
  requirements?: Readonly<Record<string, unknown>> | undefined
  review?: Readonly<Record<string, unknown>> | undefined
}

/**
 * What an integration says besides its draft: its requirements and its review are kept as they are, and what we have a field
 * for is decided by them, as far as it is of the right kind.
 */
export function decisionsOf(said: Pick<DraftDecisions, 'requirements' | 'review'>): DraftDecisions {
  const { review = {} } = said
  const figure = (name: string) => {
    const value = review[name]
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined
  }
  return {
    ...said,
    customerPrice: figure('customerPrice'),
    carrierPrice: figure('carrierPrice'),
    vatRate: figure('vatRate'),
  }
}

/** What is asked of the vehicle, in the draft's own words where it has some for it: what the draft says itself stands. */
function withRequirements(draft: OrderDraft, { requirements = {} }: DraftDecisions): OrderDraft {
  const { vehicleType, tailLift, palletExchange, temperature } = requirements
  const asked: Partial<CargoDraft> = {
    ...(isVehicleType(vehicleType) && { vehicleType }),
    ...(tailLift === true && { tailLift }),
    ...(palletExchange === true && { palletExchange }),
    ...(isTemperature(temperature) && { temperature }),
  }
  return { ...draft, cargo: { ...asked, ...draft.cargo } }
}

const isTemperature = (value: unknown): value is { min?: number; max?: number } =>
  typeof value === 'object' &&
  value !== null &&
  ['min', 'max'].some((end) => end in value) &&
  Object.values(value).every((degrees) => Number.isFinite(degrees))

/** The customer that was chosen, or the one of the same name. */
export async function knownCustomer(context: RuleContext, draft: CustomerDraft): Promise<Row<'partners'> | undefined> {
  if (!draft.customerId) return context.store.first('partners', { kind: 'customer', name: draft.name?.trim() ?? '' })
  const customer = await context.store.find('partners', draft.customerId)
  if (!customer || customer.kind !== 'customer') throw notFound({ code: 'reason.missing.customer' })
  return customer
}

/** The customer that is known, or a new one from what was typed. */
async function customerOf(context: MakingContext, draft: CustomerDraft): Promise<Row<'partners'>> {
  const known = await knownCustomer(context, draft)
  if (known) return known
  const { name = '', vatId, email, phone, contactPerson, paymentTerms, country } = draft
  const { row } = await partners.acts.create(context, {
    kind: 'customer',
    name: name.trim(),
    vatId,
    email,
    phone,
    contactPerson,
    paymentTerms,
    country,
  })
  return row
}

function stopFields(stop: StopDraft, kind: 'pickup' | 'delivery') {
  const text = (value: string | undefined) => value?.trim() || undefined
  return {
    [`${kind}LoadingPointId`]: text(stop.loadingPointId),
    [`${kind}Ramp`]: text(stop.ramp),
    [`${kind}OpeningHours`]: text(stop.openingHours),
    [`${kind}DriverHints`]: text(stop.driverHints),
    [`${kind}Company`]: text(stop.company),
    [`${kind}Address`]: text(stop.street) ?? '',
    [`${kind}City`]: text(stop.city) ?? '',
    [`${kind}PostalCode`]: text(stop.postalCode) ?? '',
    [`${kind}Country`]: countryName(stop.country),
    [`${kind}Date`]: stop.date,
    [`${kind}TimeFrom`]: stop.timeFrom,
    [`${kind}TimeTo`]: stop.timeTo,
    [`${kind}TimesAssumed`]: stop.timesAssumed || undefined,
    [`${kind}ContactPerson`]: text(stop.contactPerson),
    [`${kind}Phone`]: text(stop.phone),
    [`${kind}Reference`]: text(stop.reference),
    [`${kind}BookingNumber`]: text(stop.bookingNumber),
    [`${kind}Fixed`]: stop.fixed || undefined,
  }
}

/** What was typed, else what the pallets tell. */
function loadingMetersOf(cargo: CargoDraft): LoadingMeters {
  const { loadingMeters } = cargo
  return loadingMeters === undefined ? calculatedLoadingMeters(cargo) : { loadingMeters }
}

function orderTypeOf({ cargo }: OrderDraft): string {
  if (cargo.adr) return 'adr'
  if (cargo.vehicleType === 'REEFER' || cargo.temperature?.min !== undefined) return 'kuehl'
  if (cargo.vehicleType === 'SPRINTER') return 'express'
  return (loadingMetersOf(cargo).loadingMeters ?? 13.6) < 8 ? 'teilladung' : 'standard'
}

/** Whom to ask at the customer's; of somebody he knows phone and mail come along where none was typed. */
function contactOf(customer: Row<'partners'>, { contactPerson, email, phone }: CustomerDraft): Partial<Order> {
  const name = contactPerson?.trim() || customer.contactPerson
  const contact = contactNamed(customer.contacts ?? [], name)
  return {
    contactPerson: name,
    contactPersonId: contact?.id,
    customerEmail: email?.trim() || contact?.email || customer.email,
    customerPhone: phone?.trim() || contact?.phone || customer.phone,
  }
}

function orderFields(draft: OrderDraft, customer: Row<'partners'>): Partial<Order> {
  return {
    ...customerFields(customer),
    ...contactOf(customer, draft.customer),
    customerReference: draft.customer.customerReference?.trim() || undefined,
    paymentTerms: draft.customer.paymentTerms ?? customer.paymentTerms,
    ...freightFields(draft),
  }
}

/** What a draft says of goods and stops, in the fields of an order. */
export function freightFields(draft: OrderDraft): Partial<Order> {
  const { cargo, pickup, delivery } = draft
  return {
    orderType: orderTypeOf(draft),
    cargoDescription: cargo.description?.trim() ?? '',
    weight: cargo.weightKg,
    volume: cargo.volumeM3,
    quantity: cargo.quantity,
    packageType: cargo.packageType,
    packageCount: cargo.packageCount,
    stackable: cargo.stackable || undefined,
    ...loadingMetersOf(cargo),
    requiredVehicleType: cargo.vehicleType,
    ...(cargo.adr && { dangerousGoods: adrLinesOf(cargo.adr) }),
    temperatureMin: cargo.temperature?.min,
    temperatureMax: cargo.temperature?.max,
    tailLift: cargo.tailLift || undefined,
    palletExchange: cargo.palletExchange || undefined,
    ...stopFields(pickup, 'pickup'),
    ...stopFields(delivery, 'delivery'),
    distanceKm: roadDistanceKm(pickup, delivery).km,
  }
}

/** The positions a new order begins with: those of its calculation, and what its carrier gets as freight. */
function chargesOfPrices({ customerPrice, carrierPrice, customerCharges }: DraftDecisions): Partial<Order> {
  const kept = (charges: readonly Charge[]) => (charges.length === 0 ? undefined : [...charges])
  return {
    customerCharges: kept(customerPrice === undefined ? [] : chargesOf(customerCharges, customerPrice)),
    carrierCharges: kept(chargesOf(undefined, carrierPrice)),
  }
}

/** The chosen carrier, after its papers; a blocking conflict needs a reason by somebody who may override. */
async function carrierOf(context: RuleContext, order: Order, decisions: DraftDecisions): Promise<Partial<Order>> {
  if (!decisions.carrierId) return {}
  const carrier = await context.store.find('partners', decisions.carrierId)
  if (!carrier || carrier.kind !== 'carrier') throw notFound({ code: 'reason.missing.carrier' })
  passConflicts(context, await conflictsOf(context, order, { carrier }), decisions.overrideReason)
  return { carrierId: carrier.id, carrierName: carrier.name }
}

/**
 * Makes an order, CREATED, from a complete draft: defaults filled in, a new customer made a partner, margins to the
 * cent. 422 `{ fieldErrors }` for what blocks; the warnings come back.
 */
export async function createOrderFromDraft(
  context: MakingContext,
  typed: OrderDraft,
  decisions: DraftDecisions,
): Promise<{ order: Order; warnings: FieldIssue[] }> {
  const draft = withOrderDefaults(withRequirements(typed, decisions))
  const distanceKm = roadDistanceKm(draft.pickup, draft.delivery).km
  const { customerPrice, carrierPrice } = decisions
  const warnings = passIssues([
    ...checkDraft(draft, { today: todayOf(context) }),
    ...checkPrices({ customerPrice, carrierPrice, distanceKm }),
  ])
  const customer = await customerOf(context, draft.customer)
  const orderNumber = await nextOrderNumber(context)
  const fields = orderFields(draft, customer)
  const vatRate = vatRateFor(customer.country, decisions.vatRate)
  const base = newOrder(context, orderNumber, {
    customerName: customer.name,
    ...fields,
    vatRate,
    customerPrice,
    carrierPrice,
    ...chargesOfPrices(decisions),
  })
  const carrier = await carrierOf(context, base, decisions)
  const order = await context.store.insert('orders', { ...base, ...derivedPrices(base), ...carrier })
  const payload = {
    source: 'wizard',
    ...(decisions.overrideReason ? { overrideReason: decisions.overrideReason } : {}),
    ...(decisions.requirements && { requirements: decisions.requirements }),
    ...(decisions.review && { review: decisions.review }),
  }
  await recordEvent(context, order, { type: 'created', payload })
  return { order, warnings }
}
