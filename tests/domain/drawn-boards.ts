import { addDays, zonedToEpoch } from '#src/domain/basics/dates.ts'
import type { Board, PlanOrder, PlanTour } from '#src/domain/planning/facts/board.ts'
import { BAN_EXEMPTIONS } from '#src/domain/goods/ban-exemptions.ts'
import { loneStops, type TourStop } from '#src/domain/tours/stops.ts'
import type { AdrLine } from '#src/domain/goods/adr-line-text.ts'
import { VEHICLE_TYPES } from '#src/domain/vehicles/vehicles.ts'
import { order } from './planning-world.ts'
import { anyEnd, type Draw, drawing, MONDAYS } from './drawing.ts'
import { anyCarrier, anyVehicle } from './drawn-vehicles.ts'

const SUBSTANCES: readonly AdrLine[] = [
  { unNumber: '1203', class: '3', packingGroup: 'II', quantity: 400, unit: 'l' },
  { unNumber: '1263', class: '3', packingGroup: 'III', quantity: 60, unit: 'l', limited: true },
  { unNumber: '0336', class: '1.4G', quantity: 80, unit: 'kg' },
  { unNumber: '1005', class: '2.3', risks: '8', quantity: 30, unit: 'kg' },
  { unNumber: '3082', class: '9', packingGroup: 'III', carriage: 'tank' },
]
const STATES = ['ASSIGNED', 'NOTIFIED', 'AT_PICKUP', 'LOADED', 'IN_TRANSIT', 'AT_DELIVERY', 'DELIVERED'] as const

function anyOrder(draw: Draw, id: string, monday: string, status: PlanOrder['status']): PlanOrder {
  const { of, below, chance, maybe } = draw
  const day = below(6)
  const weight = 500 + below(40) * 500
  const meters = 1 + below(24) / 2
  const further = (kind: 'pickup' | 'delivery') => ({ ...anyEnd(draw, monday, day, ['Via']), kind })
  const stops = maybe(0.25, () => [further(of(['pickup', 'delivery'])), ...(chance(0.3) ? [further('delivery')] : [])])
  const part = (kind: 'pickup' | 'delivery') => below(1 + (stops ?? []).filter((one) => one.kind === kind).length)
  const lines = maybe(stops ? 0.7 : 0.1, () =>
    [0.25, 0.75].map((share) => ({
      description: 'Ware',
      weight: weight * share,
      loadingMeters: maybe(0.8, () => meters * share),
      packageCount: 8 * share,
      packageType: of(['Europalette', 'Karton']),
      loadedAt: part('pickup'),
      unloadedAt: part('delivery'),
    })),
  )
  const transportStatus = status === 'ASSIGNED' || status === 'IN_TRANSIT' ? of(STATES) : undefined
  const seen = zonedToEpoch(addDays(monday, day), '06:00')
  const stamp = () => maybe(0.4, () => seen + below(1_500) * 60_000)
  const cooled = chance(0.35)
  return order(
    id,
    anyEnd(draw, monday, day, [`${id} ab`, 'Lager']),
    anyEnd(draw, monday, day + 1, [`${id} an`, 'Lager']),
    {
      status,
      transportStatus,
      furtherStops: stops,
      goodsLines: lines,
      loadingMeters: maybe(0.9, () => meters),
      weightKg: maybe(0.9, () => weight),
      pallets: of([0, 8, 20]),
      dangerousGoods: maybe(0.2, () => [of(SUBSTANCES), ...(chance(0.4) ? [of(SUBSTANCES)] : [])]),
      cooled,
      ...(cooled &&
        chance(0.8) &&
        of([
          { temperatureMin: -22, temperatureMax: -18 },
          { temperatureMin: 2, temperatureMax: 7 },
        ])),
      tailLift: chance(0.15),
      banExemption: maybe(0.12, () => of(BAN_EXEMPTIONS)),
      palletExchange: maybe(0.2, () => true),
      requiredVehicleType: maybe(0.3, () => of(VEHICLE_TYPES)),
      hauledBy: maybe(0.1, () => of(VEHICLE_TYPES)),
      driverId: maybe(0.1, () => `F${below(5)}`),
      customerPrice: maybe(0.9, () => 150 + below(200) * 10),
      carrierPrice: maybe(0.4, () => 200 + below(150) * 10),
      measures: maybe(0.2, () => ({ lengthM: of([1.2, 6, 12.5]), widthM: 2.3, heightM: of([1.5, 2.7, 3.6]) })),
      measuresUnread: maybe(0.05, () => true),
      priority: maybe(0.1, () => 'HIGH'),
      disrupted: chance(0.05),
      delayMinutes: maybe(0.15, () => below(300)),
      ...(transportStatus !== undefined && {
        estimatedArrival: maybe(0.5, () => seen + 86_400_000 + below(600) * 60_000),
        pickupArrivedAt: stamp(),
        pickupLeftAt: stamp(),
        deliveryArrivedAt: maybe(0.2, () => seen + 90_000_000),
        furtherStamps:
          stops &&
          maybe(0.5, () => [{ kind: stops[0]?.kind ?? 'pickup', part: 1, arrivedAt: stamp(), leftAt: stamp() }]),
      }),
    },
  )
}

/** Stops of some orders as a tour: one after the other, or the second on the way of the first. */
function anyStops({ chance, maybe, of }: Draw, [first, second]: readonly PlanOrder[], monday: string): TourStop[] {
  const one = first ? loneStops(first.id, first) : []
  const other = second ? loneStops(second.id, second) : []
  const stops = chance(0.5)
    ? [...one, ...other]
    : [...one.slice(0, 1), ...other.slice(0, -1), ...one.slice(1), ...other.slice(-1)]
  const set = maybe(0.4, () => ({
    plannedDate: addDays(monday, of([1, 2, 3])),
    plannedTime: of(['05:00', '09:30', '15:00']),
  }))
  return stops.map((stop, at) => (at === 0 && set ? { ...stop, ...set } : stop))
}

/** A board with anything a rule reads: five vehicles, two subcontractors, tours of one and two orders, orders that wait. */
export function drawnBoard(seed: number): Board {
  const draw = drawing(seed)
  const monday = draw.of(MONDAYS)
  const resources = [
    ...Array.from({ length: 5 }, (_, at) => anyVehicle(draw, at, monday)),
    ...Array.from({ length: 2 }, (_, at) => anyCarrier(draw, at, monday)),
  ]
  const open = Array.from({ length: 4 }, (_, at) =>
    anyOrder(draw, `O${at}`, monday, draw.of(['CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'CREATED', 'CANCELLED'])),
  )
  const taken = Array.from({ length: 9 }, (_, at) =>
    anyOrder(draw, `D${at}`, monday, draw.of(['ASSIGNED', 'ASSIGNED', 'IN_TRANSIT', 'DELIVERED'])),
  )
  const tours = [0, 1, 2, 3, 4, 5].map((at): PlanTour => {
    const orders = at < 3 ? taken.slice(at * 2, at * 2 + 2) : taken.slice(at + 3, at + 4)
    const resource = draw.maybe(0.92, () => draw.of(resources).key)
    return { id: `K${at}`, version: 1, number: `T-${at}`, resource, stops: anyStops(draw, orders, monday) }
  })
  return {
    now: zonedToEpoch(addDays(monday, draw.below(4)), draw.of(['05:10', '11:40', '14:03', '20:30'])),
    from: monday,
    to: addDays(monday, 13),
    resources,
    tours,
    orders: new Map([...open, ...taken].map((one) => [one.id, one])),
    eurPerKm: draw.chance(0.9) ? 1.38 : 0,
  }
}
