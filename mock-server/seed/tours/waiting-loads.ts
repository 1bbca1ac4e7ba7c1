import { derivedPrices } from '#src/domain/basics/money.ts'
import { roadDistanceKm, type Place } from '#src/domain/places/places.ts'
import type { Row } from '../../store/models.ts'
import { orderNumberOf } from '#src/domain/basics/record-ids.ts'
import { withMoments } from '../orders/orders.ts'
import { GERMAN_PLACES, placeOf } from '../basics/places.ts'
import {
  GOODS,
  isFit,
  isStanding,
  jobOf,
  type KnownDays,
  NOTHING_SPECIAL,
  numberIn,
  type PlannedDays,
  stopFields,
} from './planned-days.ts'
import type { Random } from '../basics/random.ts'
import type { SeedContext } from '../basics/seed-context.ts'
import { pallets } from './shared-tours.ts'
import { TENANTS } from '../companies/tenants.ts'

type Order = Row<'orders'>
type Vehicle = Row<'vehicles'>

/** So many that ride along with a load that is planned, and so many for trucks that stand in their town. */
const ALONG = 3
const WHOLE = 3
/** Kilometres of a whole load: a long day's work. */
const KM = { from: 220, to: 480 } as const
/** A lane that takes a truck of its own at once is paid above the usual, a part of a truck below. */
const PAID = { whole: 1.1, part: 0.45, least: 280 } as const
/** Days on which it may be loaded. */
const DAYS = [1, 2, 3, 4] as const
const PALLET_METERS = 0.4

/**
 * What the largest company's dispatchers find beside the orders of everywhere: loads that lie on the way of their own trucks.
 * Part loads from and to where one with room drives, whole ones from the town where one stands.
 */
export function waitingLoads(known: KnownDays, days: PlannedDays, context: SeedContext): Order[] {
  const [tenant] = TENANTS
  const template = known.orders.find(({ tenantId, status }) => tenantId === tenant?.id && status === 'CONFIRMED')
  if (!tenant || !template) return []
  const own = [...known.orders, ...days.orders].filter(({ tenantId }) => tenantId === tenant.id)
  let number = 1 + Math.max(...own.map(numberIn))
  const made = (fields: (random: Random) => Partial<Order>): Order => {
    const id = orderNumberOf(tenant.orderPrefix, number++)
    const customer = own[number % own.length] ?? template
    const order = { ...template, ...NOTHING_SPECIAL, ...whoOf(customer), ...NOBODYS, id, orderNumber: id }
    const whole: Order = { ...order, ...fields(context.random(`waiting load:${id}`)) }
    return withMoments({ ...whole, ...derivedPrices(whole) }, context)
  }
  const alone = days.tours.filter(({ stops }) => stops.length === 2).map(({ stops }) => stops[0]?.orderId)
  const leaders = days.orders.filter(({ id, status }) => status === 'ASSIGNED' && alone.includes(id))
  const free = known.vehicles.filter(
    (vehicle) =>
      vehicle.tenantId === tenant.id &&
      isFit(vehicle, known.drivers, context) &&
      jobOf(vehicle, own) === undefined &&
      vehicle.loadingMeters >= 7,
  )
  return [
    ...leaders.slice(0, ALONG).map((leader) => made((random) => along(leader, random))),
    ...free.slice(0, WHOLE).map((vehicle) => made((random) => wholeLoad(vehicle, random, context))),
  ]
}

const whoOf = ({ customerId, customerName, customerEmail, customerPhone, contactPerson, contactPersonId }: Order) => {
  return { customerId, customerName, customerEmail, customerPhone, contactPerson, contactPersonId }
}

/** It is not assigned yet. */
const NOBODYS = {
  ...{ status: 'CONFIRMED', currency: 'EUR', transportId: undefined, transportStatus: undefined },
  ...{ assignedVehicleId: undefined, vehiclePlate: undefined, trailerPlate: undefined },
  ...{
    driverId: undefined,
    driverName: undefined,
    driverPhone: undefined,
    delayMinutes: undefined,
    disruption: undefined,
  },
} satisfies Partial<Order>

/** From the town and to the town of one that is planned, in its times, and so much that both have room. */
function along(leader: Order, random: Random): Partial<Order> {
  const [from, to] = [placeOf(leader.pickupPostalCode ?? ''), placeOf(leader.deliveryPostalCode ?? '')]
  const { pickupDate, pickupTimeFrom, pickupTimeTo, deliveryDate, deliveryTimeFrom, deliveryTimeTo } = leader
  const count = random.int(3, 6)
  return {
    ...pallets(random.pick(GOODS), count, count * random.int(180, 320)),
    ...{ pickupDate, pickupTimeFrom, pickupTimeTo, deliveryDate, deliveryTimeFrom, deliveryTimeTo },
    ...lane(from, to, random),
    requiredVehicleType: leader.requiredVehicleType,
    customerPrice: priceOf(from, to, PAID.part),
  }
}

/** A truck full, from where the vehicle stands. */
function wholeLoad(vehicle: Vehicle, random: Random, context: SeedContext): Partial<Order> {
  const from = placeOf(vehicle.depotPostalCode)
  const to = random.pick(
    GERMAN_PLACES.filter((town) => {
      const { km } = roadDistanceKm(from, town)
      return km >= KM.from && km <= KM.to
    }),
  )
  const days = DAYS.map((day) => context.day(day)).filter((day) => !isStanding(day))
  const [pickupDate = context.day(1), deliveryDate = pickupDate] = days
  const count = Math.floor(vehicle.loadingMeters / PALLET_METERS) - 2
  const kilograms = Math.min(count * random.int(250, 480), Math.floor((vehicle.payloadKg * 0.9) / 10) * 10)
  return {
    ...pallets(random.pick(GOODS), count, kilograms),
    ...{ pickupDate, pickupTimeFrom: '07:00', pickupTimeTo: '12:00' },
    ...{ deliveryDate, deliveryTimeFrom: '07:00', deliveryTimeTo: '17:00' },
    ...lane(from, to, random),
    requiredVehicleType: vehicle.type,
    orderType: 'express',
    customerPrice: priceOf(from, to, PAID.whole),
  }
}

const lane = (from: Place, to: Place, random: Random): Partial<Order> => {
  return {
    ...stopFields('pickup', from, random),
    ...stopFields('delivery', to, random),
    distanceKm: roadDistanceKm(from, to).km,
  }
}

/** As usual for the lane, in steps of five euros. */
function priceOf(from: Place, to: Place, share: number): number {
  const { km } = roadDistanceKm(from, to)
  return Math.max(PAID.least, Math.round(((2.05 * km + (180 * km) / (km + 60)) * share) / 5) * 5)
}
