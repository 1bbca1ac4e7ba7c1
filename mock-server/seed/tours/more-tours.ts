import { orderNumberOf, tourIdOf, tourNumberOf, transportIdOf } from '#src/domain/basics/record-ids.ts'
import { tripDuration } from '#src/domain/places/driving-time.ts'
import { findPlace, type Place, roadDistanceKm } from '#src/domain/places/places.ts'
import { loneStops, type TourStop } from '#src/domain/tours/stops.ts'
import { weekday } from '#src/domain/basics/dates.ts'
import type { Row } from '../../store/models.ts'
import { ownVehicle } from '../fleet/carriage.ts'
import { countryName, GERMAN_PLACES, writtenPostalCode } from '../basics/places.ts'
import type { SeedContext } from '../basics/seed-context.ts'
import { pallets } from './shared-tours.ts'
import { TENANTS } from '../companies/tenants.ts'
import { transportRow } from '../fleet/transports.ts'

type Order = Row<'orders'>
type Vehicle = Row<'vehicles'>

/** Numbers of their orders begin here, above those of a larger world. */
const FIRST_NUMBER = 700_001
/** From yesterday on. */
const DAYS = [-1, 0, 1, 2, 3, 4, 5] as const
/** No day is longer. */
const MOST_MINUTES = 8 * 60

/** A tour with what belongs to it. */
interface SeededTour {
  tour: Row<'tours'>
  orders: Order[]
  transports: Row<'transports'>[]
}

/**
 * So many further tours of the largest company over seven days: its vehicles drive one after the other from where they have
 * unloaded, and every fourth takes a second load along.
 */
export function* moreTours(
  count: number,
  fleet: readonly Vehicle[],
  template: Order,
  context: SeedContext,
): Generator<SeededTour> {
  const [tenant] = TENANTS
  const own = fleet.filter(({ tenantId, blocks }) => tenantId === tenant?.id && blocks.length === 0)
  if (!tenant || own.length === 0) return
  const stands = new Map<string, Place>()
  let [number, made] = [FIRST_NUMBER, 0]
  for (let round = 0; made < count; round += 1) {
    const [offset = 0, half] = [DAYS[round % DAYS.length], Math.floor(round / DAYS.length)]
    if (half > 3) return
    for (const vehicle of own) {
      if (made >= count) return
      const random = context.random(`tour:${vehicle.id}:${round}`)
      const from = stands.get(vehicle.id) ?? placeOfDepot(vehicle)
      const to = random.pick(GERMAN_PLACES.filter((place) => isADay(from, place)))
      const orders = Array.from({ length: made % 4 === 3 ? 2 : 1 }, () => {
        const id = orderNumberOf(tenant.orderPrefix, number++)
        return load(template, { id, vehicle, from, to, day: offset, hour: half === 0 ? 6 : 14 }, context)
      })
      stands.set(vehicle.id, to)
      made += 1
      yield tourOf(orders, context)
    }
  }
}

const placeOfDepot = ({ depotPostalCode, depotCity }: Vehicle): Place =>
  findPlace('DE', depotPostalCode, depotCity) ?? (GERMAN_PLACES[0] as Place)

const isADay = (from: Place, to: Place) => {
  const { km } = roadDistanceKm(from, to)
  return km >= 80 && tripDuration(km).totalMin <= MOST_MINUTES
}

interface Load {
  id: string
  vehicle: Vehicle
  from: Place
  to: Place
  day: number
  hour: number
}

function load(template: Order, { id, vehicle, from, to, day, hour }: Load, context: SeedContext): Order {
  const random = context.random(`load:${id}`)
  const date = context.day(weekday(context.day(day)) === 7 ? day + 1 : day)
  const time = (at: number) => `${String(Math.min(23, at)).padStart(2, '0')}:00`
  const { km } = roadDistanceKm(from, to)
  const count = random.int(4, Math.max(5, Math.floor(vehicle.loadingMeters / 0.4 / 2)))
  const status = day < 0 ? 'DELIVERED' : 'ASSIGNED'
  return {
    ...template,
    ...pallets('Handelsware', count, Math.min(count * 300, Math.floor(vehicle.payloadKg / 2))),
    ...ownVehicle(vehicle, random).fields,
    ...{ id, orderNumber: id, status, transportId: transportIdOf(id), requiredVehicleType: 'TRUCK' },
    transportStatus: day < 0 ? 'DELIVERED' : 'ASSIGNED',
    ...{ carrierId: undefined, carrierName: undefined, carrierPrice: undefined, customerReference: undefined },
    ...{ customerCharges: undefined, carrierCharges: undefined },
    ...{ pickupCity: from.city, pickupPostalCode: writtenPostalCode(from), pickupCountry: countryName(from) },
    ...{ deliveryCity: to.city, deliveryPostalCode: writtenPostalCode(to), deliveryCountry: countryName(to) },
    ...{ pickupDate: date, pickupTimeFrom: time(hour), pickupTimeTo: time(hour + 3) },
    ...{ deliveryDate: date, deliveryTimeFrom: time(hour + 4), deliveryTimeTo: '23:30' },
    distanceKm: km,
  }
}

function tourOf(orders: Order[], context: SeedContext): SeededTour {
  const [first] = orders as [Order]
  const id = tourIdOf(first.id)
  const [pickups, deliveries] = (['pickup', 'delivery'] as const).map((kind) =>
    orders.map(({ id: orderId }): TourStop => ({ orderId, kind })),
  ) as [TourStop[], TourStop[]]
  const stops = orders.length === 1 ? loneStops(first.id) : [...pickups, ...deliveries]
  const tour: Row<'tours'> = {
    ...{ id, tenantId: first.tenantId, version: 1, number: tourNumberOf(first.id), stops },
    ...{ vehicleId: first.assignedVehicleId, createdAt: first.updatedAt, updatedAt: first.updatedAt },
  }
  const belonging = { drivers: new Map<string, string>(), tourOf: () => id }
  return { tour, orders, transports: orders.flatMap((order) => transportRow(order, context, belonging) ?? []) }
}
