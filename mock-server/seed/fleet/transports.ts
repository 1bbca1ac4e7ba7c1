import { tripDuration } from '#src/domain/places/driving-time.ts'
import { isBrokenDown } from '#src/domain/transports/arrival.ts'
import { distanceKm, findPlace, PLACES, type Place } from '#src/domain/places/places.ts'
import { type TransportStatus, transportProgress } from '#src/domain/workflow/transport-status.ts'
import { routeOf } from '#src/domain/orders/carriage.ts'
import type { Row } from '../../store/models.ts'
import { ACTIVE } from '#src/domain/workflow/transport-status.ts'
import { followingOf } from '../../resources/vehicles/follow.ts'
import { DELAY_CAUSES } from './delays.ts'
import { countryName, writtenPostalCode } from '../basics/places.ts'
import type { Random } from '../basics/random.ts'
import { iso, type SeedContext } from '../basics/seed-context.ts'

type Order = Row<'orders'>
type Transport = Row<'transports'>

const WITH_TRANSPORT = ['ASSIGNED', 'IN_TRANSIT', 'DELIVERED', 'BILLED']

/** How far the transport of an order is, in keeping with the order's status. */
export function seedTransportStatus(order: Order, context: SeedContext): TransportStatus | undefined {
  if (!WITH_TRANSPORT.includes(order.status)) return undefined
  const random = context.random(`transport:${order.id}`)
  if (order.status === 'BILLED') return 'COMPLETED'
  if (order.status === 'DELIVERED') return order.proofOfDeliveryVerified ? 'COMPLETED' : 'DELIVERED'
  if (order.status === 'IN_TRANSIT')
    return random.weighted([
      ['IN_TRANSIT', 70],
      ['LOADED', 16],
      ['AT_DELIVERY', 14],
    ])
  const soon = order.pickupDate === context.today
  return soon
    ? random.weighted([
        ['NOTIFIED', 30],
        ['EN_ROUTE_PICKUP', 45],
        ['AT_PICKUP', 25],
      ])
    : random.weighted([
        ['ASSIGNED', 60],
        ['NOTIFIED', 40],
      ])
}

/** A point of the way between two towns, by the town it is nearest to. */
function onTheWay(from: Place, to: Place, share: number) {
  const lat = from.lat + (to.lat - from.lat) * share
  const lng = from.lng + (to.lng - from.lng) * share
  const off = (place: Place) => (place.lat - lat) ** 2 + ((place.lng - lng) * 0.63) ** 2
  const town = PLACES.reduce((best, place) => (off(place) < off(best) ? place : best))
  return { ...location(town), coordinates: { lat: inMeters(lat), lng: inMeters(lng) } }
}

/** Degrees to some ten meters, as a tracker tells them. */
const inMeters = (degrees: number): number => Math.round(degrees * 10_000) / 10_000

function location(place: Place) {
  return {
    address: '',
    city: place.city,
    country: countryName(place),
    postalCode: writtenPostalCode(place),
    coordinates: { lat: place.lat, lng: place.lng },
  }
}

/** Where the vehicle is and how fast, from the status and the share of the way it has driven. */
function position(order: Order, status: TransportStatus, context: SeedContext, random: Random) {
  const from = findPlace(order.pickupCountry, order.pickupPostalCode, order.pickupCity)
  const to = findPlace(order.deliveryCountry, order.deliveryPostalCode, order.deliveryCity)
  const share = status === 'IN_TRANSIT' ? 0.1 + random.next() * 0.8 : 0
  const progress = transportProgress(status, share)
  if (!from || !to) return { progress }
  if (status === 'IN_TRANSIT') {
    const speed = random.int(62, 84)
    const currentSpeed = isBrokenDown(order.disruption) ? 0 : speed
    return { progress, currentLocation: onTheWay(from, to, share), currentSpeed }
  }
  if (status === 'EN_ROUTE_PICKUP') {
    const near = PLACES.filter((place) => distanceKm(place, from) >= 40 && distanceKm(place, from) <= 160)
    const approach = context.random(`approach:${order.id}`)
    if (near.length === 0) return { progress }
    return { progress, currentLocation: location(approach.pick(near)), currentSpeed: approach.int(58, 84) }
  }
  const arrived = status === 'AT_DELIVERY' || status === 'DELIVERED' || status === 'COMPLETED'
  const known = arrived || status === 'AT_PICKUP' || status === 'LOADED'
  return known ? { progress, currentLocation: location(arrived ? to : from), currentSpeed: 0 } : { progress }
}

/** The transport of an order that is assigned or further. */
export function transportRow(
  order: Order,
  context: SeedContext,
  { drivers, tourOf }: { drivers: ReadonlyMap<string, string>; tourOf: (order: Order) => string | undefined },
): Transport | undefined {
  const status = order.transportStatus
  if (!status || !order.transportId) return undefined
  const random = context.random(`transport-row:${order.id}`)
  const arrival =
    context.at(order.deliveryDate ?? '', order.deliveryTimeFrom ?? '14:00') + (order.delayMinutes ?? 0) * 60_000
  return {
    id: order.transportId,
    tenantId: order.tenantId,
    version: 1,
    status,
    orderId: order.id,
    loadId: order.orderNumber,
    ...routeOf(order),
    customerName: order.customerName,
    carrierId: order.carrierId,
    carrierName: order.carrierName,
    driverId: order.assignedVehicleId === undefined ? undefined : drivers.get(order.assignedVehicleId),
    driverName: order.driverName ?? 'Unbekannt',
    driverPhone: order.driverPhone,
    tourId: tourOf(order),
    vehicleId: order.assignedVehicleId,
    vehicleNumber: order.vehiclePlate ?? 'Unbekannt',
    vehicleType: order.vehicleType ?? order.requiredVehicleType ?? 'TRUCK',
    isFromOCR: order.isFromOCR,
    ...position(order, status, context, random),
    estimatedArrival: iso(arrival),
    estimatedDuration: tripDuration(order.distanceKm ?? 0).totalMin,
    distanceKm: order.distanceKm,
    ...(order.delayMinutes ? { delayCause: random.pick(DELAY_CAUSES) } : {}),
    ...(order.delayMinutes !== undefined && { delayMinutes: order.delayMinutes }),
    disruption: order.disruption,
    lastUpdate: order.status === 'IN_TRANSIT' ? context.hoursAgo(random.int(2, 40) / 60) : order.updatedAt,
    createdAt: order.approvedAt ?? order.createdAt ?? '',
    updatedAt: order.updatedAt ?? '',
  }
}

/** Where the busy vehicles are and what they do, read from their transports; some stand in the workshop. */
export function placedVehicles(
  vehicles: readonly Row<'vehicles'>[],
  transports: readonly Transport[],
  workshop: ReadonlyMap<string, number>,
  context: SeedContext,
): Row<'vehicles'>[] {
  const jobs = new Map<string, Transport[]>()
  for (const transport of transports) {
    const { vehicleId, status } = transport
    if (vehicleId === undefined || !ACTIVE.includes(status)) continue
    jobs.set(vehicleId, [...(jobs.get(vehicleId) ?? []), transport])
  }
  const left = new Map(workshop)
  return vehicles.map((vehicle, index) => {
    const own = jobs.get(vehicle.id) ?? []
    const place = own.findLast(({ currentLocation }) => currentLocation !== undefined)?.currentLocation
    const placed = {
      ...vehicle,
      ...(place ? { currentCity: place.city, currentPostalCode: place.postalCode, currentCountry: place.country } : {}),
      blocks: [
        ...(own.length === 0 ? repairOf(vehicle, left, context) : []),
        ...appointmentOf(vehicle, index, context),
      ],
    }
    return { ...placed, ...followingOf(placed, own, context) }
  })
}

const REPAIRS = ['Bremsen erneuern', 'Unfallschaden vorn rechts', 'Kühlaggregat defekt', 'Getriebe'] as const

/** So many vehicles of a tenant as it says are in the workshop now. */
function repairOf(
  vehicle: Row<'vehicles'>,
  left: Map<string, number>,
  context: SeedContext,
): Row<'vehicles'>['blocks'] {
  const repairs = left.get(vehicle.tenantId) ?? 0
  left.set(vehicle.tenantId, repairs - 1)
  if (repairs <= 0) return []
  const random = context.random(`repair:${vehicle.id}`)
  const [from, to] = [context.day(-random.int(0, 2)), context.day(random.int(1, 4))]
  return [{ id: `blk-${vehicle.id}-1`, kind: 'workshop', from, to, reason: random.pick(REPAIRS) }]
}

/** Every sixth vehicle has an appointment in the workshop, later than any order of the world is due. */
function appointmentOf(vehicle: Row<'vehicles'>, index: number, context: SeedContext): Row<'vehicles'>['blocks'] {
  if (index % 6 !== 2) return []
  const first = 12 + (index % 5)
  const [from, to] = [context.day(first), context.day(first + 1)]
  return [{ id: `blk-${vehicle.id}-2`, kind: 'workshop', from, to, reason: 'Sicherheitsprüfung' }]
}
