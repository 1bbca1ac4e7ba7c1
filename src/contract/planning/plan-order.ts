import type { StopDraft } from '#src/domain/stops/draft.ts'
import type { Order } from '../orders/order.ts'
import type { Transport } from '../transports/transport.ts'
import { adrLinesOf } from '#src/domain/goods/cargo-checks.ts'
import { measured } from '#src/domain/goods/dimensions.ts'
import { floorLength } from '#src/domain/goods/loading-meters.ts'
import { type OrderDraft, withOrderDefaults } from '#src/domain/orders/draft.ts'
import { countryName } from '#src/domain/places/postal-codes.ts'
import { beforeMeasuring, locate } from '#src/domain/places/places.ts'
import type { PlanEnd, PlanOrder } from '#src/domain/planning/facts/board.ts'
import { planEndOf } from '#src/domain/planning/facts/plan-end.ts'
import { furtherPlaces, type OrderPlace, placesOf } from '#src/domain/stops/further-stops.ts'
import { placeOfOrder } from '#src/domain/stops/place-of-order.ts'
import { typedPlaces } from '#src/domain/stops/typed-places.ts'
import { palletsOf } from '#src/domain/tours/load.ts'
import { siteKey } from '#src/domain/tours/stops.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'

/**
 * An order no one has planned yet, as the rules of planning look at it: the board knows only those that are on a tour. Where its
 * towns are has to be known (`planOrdersOf`).
 */
export function planOrderOf(order: Order): PlanOrder {
  const { id, version, orderNumber: number, status, transportStatus, customerName, priority, loadingMeters } = order
  const { weight: weightKg, dangerousGoods, requiredVehicleType: wished } = order
  const { customerPrice, carrierPrice, delayMinutes } = order
  return {
    ...{ id, version, number, status, transportStatus, customerName, priority, loadingMeters, weightKg },
    ...{ dangerousGoods, customerPrice, carrierPrice, delayMinutes },
    pickup: endOf(order, { kind: 'pickup', part: 0 }),
    delivery: endOf(order, { kind: 'delivery', part: 0 }),
    furtherStops: furtherPlaces(order)?.map((place) => ({ kind: place.kind, ...endOf(order, place) })),
    goodsLines: order.goodsLines,
    pallets: palletsOf(order),
    cooled: order.temperatureMin !== undefined || order.temperatureMax !== undefined,
    ...{ temperatureMin: order.temperatureMin, temperatureMax: order.temperatureMax },
    ...measured(order.dimensions),
    tailLift: order.tailLift === true,
    banExemption: order.banExemption,
    palletExchange: order.palletExchange,
    requiredVehicleType: isVehicleType(wished) ? wished : undefined,
    disrupted: false,
  }
}

/** Unplanned orders, once it is known where they are loaded and unloaded. */
export async function planOrdersOf(orders: readonly Order[]): Promise<PlanOrder[]> {
  await beforeMeasuring(orders.flatMap((order) => placesOf(order).map((place) => placeOfOrder(order, place))))
  return orders.map(planOrderOf)
}

function endOf(order: Order, place: OrderPlace): PlanEnd {
  return planEndOf(placeOfOrder(order, place))
}

/** What is typed about an order that is not made yet, as the rules of planning look at it. */
export async function planOrderOfDraft(typed: OrderDraft): Promise<PlanOrder> {
  const { cargo, pickup, delivery } = withOrderDefaults(typed)
  // A day that is typed by its name is one around the day of loading.
  const { furtherStops, goodsLines } = typedPlaces(delivery, pickup.date ?? delivery.date ?? '2000-01-03')
  await beforeMeasuring([pickup, delivery, ...(furtherStops ?? [])].map(placeOfStop))
  const { temperature, packageType, packageCount } = cargo
  return {
    ...{ id: '', version: 0, number: '', status: 'CONFIRMED', customerName: typed.customer.name ?? '' },
    loadingMeters: cargo.loadingMeters ?? floorLength(cargo)?.loadingMeters,
    weightKg: cargo.weightKg,
    dangerousGoods: cargo.adr && adrLinesOf(cargo.adr),
    ...{ pickup: endOfStop(pickup), delivery: endOfStop(delivery) },
    furtherStops: furtherStops?.map(({ address, ...stop }) => ({
      ...endOfStop({ ...stop, street: address }),
      kind: stop.kind,
    })),
    goodsLines,
    pallets: palletsOf({ packageType, packageCount }),
    cooled: temperature?.min !== undefined || temperature?.max !== undefined,
    ...{ temperatureMin: temperature?.min, temperatureMax: temperature?.max },
    ...measured(cargo.dimensions),
    tailLift: cargo.tailLift === true,
    palletExchange: cargo.palletExchange,
    requiredVehicleType: typed.cargo.vehicleType,
    disrupted: false,
  }
}

const placeOfStop = ({ country, postalCode = '', city = '' }: StopDraft) => ({
  country: countryName(country),
  postalCode,
  city,
})

function endOfStop(stop: StopDraft): PlanEnd {
  const { country, postalCode, city } = placeOfStop(stop)
  const { company, date, timeFrom: from, timeTo: to, timesAssumed: assumed, openingHours } = stop
  const key = siteKey(company, stop.street, postalCode, city, country)
  const { point } = locate({ country, postalCode, city })
  return {
    site: { key, company, country, postalCode, city, point },
    ...{ date, from, to, assumed, openingHours },
    fixed: stop.fixed === true,
  }
}

/** A transport without an order as planning looks at it: from town to town, in its windows. */
export async function planOrderOfTransport(transport: Transport): Promise<PlanOrder> {
  const { id, version, loadId, customerName, loadingMeters, weightKg, vehicleType, delayMinutes } = transport
  // What drives it already is no wish.
  const wished = transport.vehicleId === undefined ? vehicleType : undefined
  const { origin, originPostalCode, originCountry, destination, destinationPostalCode, destinationCountry } = transport
  await beforeMeasuring([
    { country: originCountry, postalCode: originPostalCode },
    { country: destinationCountry, postalCode: destinationPostalCode },
  ])
  return {
    ...{ id, version, number: loadId, status: 'CONFIRMED', customerName, loadingMeters, weightKg, delayMinutes },
    pickup: {
      site: siteOf(originCountry, originPostalCode, origin),
      ...{ date: transport.loadingDate, from: transport.loadingTimeFrom, to: transport.loadingTimeTo, fixed: false },
    },
    delivery: {
      site: siteOf(destinationCountry, destinationPostalCode, destination),
      ...{ date: transport.unloadingDate, from: transport.unloadingTimeFrom, to: transport.unloadingTimeTo },
      fixed: false,
    },
    ...{ pallets: 0, cooled: false, tailLift: false, disrupted: false },
    requiredVehicleType: isVehicleType(wished) ? wished : undefined,
  }
}

function siteOf(country: string, postalCode: string, city: string): PlanEnd['site'] {
  const key = siteKey(undefined, undefined, postalCode, city, country)
  return { key, country, postalCode, city, point: locate({ country, postalCode, city }).point }
}
