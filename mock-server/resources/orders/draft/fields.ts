import { adrLinesOf } from '#src/domain/goods/cargo-checks.ts'
import { calculatedLoadingMeters, type LoadingMeters } from '#src/domain/goods/loading-meters.ts'
import { contactNamed } from '#src/domain/partners/contacts.ts'
import type { CargoDraft } from '#src/domain/goods/cargo-draft.ts'
import type { CustomerDraft } from '#src/domain/partners/customer-draft.ts'
import type { OrderDraft } from '#src/domain/orders/draft.ts'
import type { StopDraft } from '#src/domain/stops/draft.ts'
import type { PlainDate } from '#src/domain/basics/dates.ts'
import { rideOf, typedPlaces } from '#src/domain/stops/typed-places.ts'
import { rideKm } from '#src/domain/places/places.ts'
import { countryName } from '#src/domain/places/postal-codes.ts'
import type { Row } from '../../../store/models.ts'
import { customerFields } from '../contacts.ts'

type Order = Row<'orders'>

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
    [`${kind}Email`]: text(stop.email),
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

export function orderFields(draft: OrderDraft, customer: Row<'partners'>, today: PlainDate): Partial<Order> {
  return {
    ...customerFields(customer),
    ...contactOf(customer, draft.customer),
    customerReference: draft.customer.customerReference?.trim() || undefined,
    paymentTerms: draft.customer.paymentTerms ?? customer.paymentTerms,
    ...freightFields(draft, today),
  }
}

/** What a draft says of goods and stops, in the fields of an order. */
export function freightFields(draft: OrderDraft, today: PlainDate): Partial<Order> {
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
    dimensions: cargo.dimensions?.trim() || undefined,
    ...loadingMetersOf(cargo),
    requiredVehicleType: cargo.vehicleType,
    ...(cargo.adr && { dangerousGoods: adrLinesOf(cargo.adr) }),
    temperatureMin: cargo.temperature?.min,
    temperatureMax: cargo.temperature?.max,
    tailLift: cargo.tailLift || undefined,
    palletExchange: cargo.palletExchange || undefined,
    banExemption: cargo.banExemption,
    ...stopFields(pickup, 'pickup'),
    ...stopFields(delivery, 'delivery'),
    ...typedPlaces(delivery, today),
    distanceKm: rideKm(rideOf(draft)).km,
  }
}
