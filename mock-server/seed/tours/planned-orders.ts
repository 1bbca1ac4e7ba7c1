import { transportIdOf } from '#src/domain/basics/record-ids.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { tripDuration } from '#src/domain/places/driving-time.ts'
import { derivedPrices } from '#src/domain/basics/money.ts'
import { type Place, roadDistanceKm } from '#src/domain/places/places.ts'
import type { Row } from '../../store/models.ts'
import { ownVehicle } from '../fleet/carriage.ts'
import { SITE_NAMES, STREETS } from '../basics/names.ts'
import { withMoments } from '../orders/orders.ts'
import { countryName, writtenPostalCode } from '../basics/places.ts'
import type { Random } from '../basics/random.ts'
import type { SeedContext } from '../basics/seed-context.ts'
import { pallets } from './shared-tours.ts'
import { seedTransportStatus } from '../fleet/transports.ts'

type Order = Row<'orders'>

const HOUR = 3_600_000

/** What lone loads are of. */
export const GOODS = [
  'Getränke',
  'Fliesen',
  'Möbelteile',
  'Papierrollen',
  'Dämmstoffe',
  'Haushaltswaren',
  'Maschinenteile',
]

/** One run: from town to town, and when it begins. */
export interface Run {
  vehicle: Row<'vehicles'>
  from: Place
  to: Place
  /** Epoch milliseconds. */
  start: number
  status: 'ASSIGNED' | 'IN_TRANSIT' | 'DELIVERED'
  delayMinutes?: number
  disruption?: string
}

/** One load of a run. */
export function orderOf(run: Run, id: string, template: Order, context: SeedContext): Order {
  const { vehicle, from, to, start, status } = run
  const random = context.random(`planned load:${id}`)
  const { km } = roadDistanceKm(from, to)
  const count = random.int(3, Math.max(3, Math.floor(vehicle.loadingMeters / 0.4 / 2)))
  const kilograms = Math.min(count * random.int(180, 420), Math.floor(vehicle.payloadKg / 2 / 10) * 10)
  const load = epochToZoned(start)
  const price =
    Math.round((2.05 * km + (180 * km) / (km + 60)) / 5) * 5 * (count * 0.8 > vehicle.loadingMeters ? 1 : 0.7)
  const money = { customerPrice: Math.round(price), carrierPrice: undefined, currency: 'EUR' }
  const order: Order = {
    ...template,
    ...NOTHING_SPECIAL,
    ...pallets(random.pick(GOODS), count, kilograms),
    ...ownVehicle(vehicle, random).fields,
    ...{ id, orderNumber: id, status, transportId: transportIdOf(id), requiredVehicleType: vehicle.type },
    ...stopFields('pickup', from, random),
    ...stopFields('delivery', to, random),
    ...{ pickupDate: load.date, pickupTimeFrom: load.time, pickupTimeTo: epochToZoned(start + 2 * HOUR).time },
    ...arrivalWindow(start, km),
    ...{ distanceKm: km, delayMinutes: run.delayMinutes, disruption: run.disruption, ...money },
  }
  const whole = { ...order, ...derivedPrices(order) }
  const transportStatus = status === 'IN_TRANSIT' ? 'IN_TRANSIT' : seedTransportStatus(whole, context)
  return withMoments({ ...whole, transportStatus }, context)
}

/** Open from the hour in which the truck is there. */
function arrivalWindow(start: number, km: number): Partial<Order> {
  const there = start + HOUR + tripDuration(km).totalMin * 60_000
  const opens = there - (there % HOUR)
  const [from, to] = [epochToZoned(opens), epochToZoned(opens + 5 * HOUR)]
  const isSameDay = from.date === to.date
  return { deliveryDate: from.date, deliveryTimeFrom: from.time, deliveryTimeTo: isSameDay ? to.time : '23:59' }
}

/** What the order it is made like may have had, and this one has not. */
export const NOTHING_SPECIAL: Partial<Order> = {
  ...{ dangerousGoods: undefined, temperatureMin: undefined, temperatureMax: undefined, tailLift: undefined },
  ...{ palletExchange: undefined, dimensions: undefined, internalNotes: undefined, customerReference: undefined },
  ...{ carrierId: undefined, carrierName: undefined, customerCharges: undefined, carrierCharges: undefined },
  ...{ priority: 'normal', isFromOCR: false, proofOfDeliveryVerified: false, loadingMetersCalculated: undefined },
}

export function stopFields(kind: 'pickup' | 'delivery', place: Place, random: Random): Partial<Order> {
  const fields = {
    Company: random.pick(SITE_NAMES),
    Address: `${random.pick(STREETS)} ${random.int(1, 160)}`,
    ...{ City: place.city, PostalCode: writtenPostalCode(place), Country: countryName(place) },
    ...{ LoadingPointId: undefined, Ramp: undefined, OpeningHours: undefined, DriverHints: undefined },
    ...{ Reference: undefined, BookingNumber: undefined, Fixed: undefined, ContactPerson: undefined, Phone: undefined },
  }
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${kind}${field}`, value]))
}
