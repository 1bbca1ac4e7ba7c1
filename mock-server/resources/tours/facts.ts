import { locate, type Whereabouts } from '#src/domain/places/places.ts'
import type { PlanOrder, PlanSite } from '#src/domain/planning/facts/board.ts'
import { planEndOf } from '#src/domain/planning/facts/plan-end.ts'
import { palletsOf } from '#src/domain/tours/load.ts'
import type { TourFreight } from '#src/domain/tours/checks.ts'
import { placeOfOrder } from '#src/domain/stops/place-of-order.ts'
import { placeAt, siteKey, type PlaceOfStop, type StopOfOrder, type TourStop } from '#src/domain/tours/stops.ts'
import { isStopDone } from '#src/domain/planning/facts/tour-state.ts'
import { furtherPlaces, type OrderPlace } from '#src/domain/stops/further-stops.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'

type Order = Row<'orders'>
export type Tour = Row<'tours'>

/** Where a stop is, and when it is open for the truck. */
interface StopSite {
  place: Whereabouts
  date?: string | undefined
  from?: string | undefined
}

/** What a tour is judged and shown by: its orders as they are now. */
export interface TourFacts {
  order(id: string): Order | undefined
  freightOf(id: string): TourFreight | undefined
  siteOf(stop: StopOfOrder): StopSite
  /** The orders as planning knows them. */
  planned: ReadonlyMap<string, PlanOrder>
  due(stop: StopOfOrder): string
  isDone(stop: StopOfOrder): boolean
}

export async function tourFacts(store: Store, orderIds: readonly string[]): Promise<TourFacts> {
  const found = await store.findMany('orders', [...new Set(orderIds)])
  return factsOf(found)
}

export function factsOf(found: readonly Order[]): TourFacts {
  const orders = new Map(found.map((order) => [order.id, order]))
  const site = (stop: StopOfOrder) => siteOf(orders.get(stop.orderId), stop)
  const planned = new Map(found.map((order) => [order.id, planOrderOf(order)]))
  return {
    planned,
    order: (id) => orders.get(id),
    freightOf: (id) => {
      const order = orders.get(id)
      return order && freightOf(order)
    },
    siteOf: site,
    due: (stop) => {
      const { date = '9999-12-31', from = '00:00' } = site(stop)
      return `${date} ${from}`
    },
    isDone: (stop) => isStopDone(planned.get(stop.orderId), stop),
  }
}

function freightOf(order: Order): TourFreight {
  const { orderNumber: number, loadingMeters, weight, dangerousGoods, furtherStops, goodsLines } = order
  const cooled = order.temperatureMin !== undefined || order.temperatureMax !== undefined
  const freight = { loadingMeters, weightKg: weight, pallets: palletsOf(order), dangerousGoods, goodsLines }
  return { number, ...freight, cooled, furtherStops }
}

function siteOf(order: Order | undefined, stop: PlaceOfStop): StopSite {
  if (!order) return { place: {} }
  const { country, postalCode, city, date, timeFrom } = placeOfOrder(order, placeAt(stop))
  return { place: { country, postalCode, city }, date, from: timeFrom }
}

/** An order as far as the times of a tour go by it. */
function planOrderOf(order: Order): PlanOrder {
  const { id, version, status, transportStatus, customerName } = order
  return {
    ...{ id, version, status, transportStatus, customerName, ...freightOf(order) },
    pickup: endOf(order, { kind: 'pickup', part: 0 }),
    delivery: endOf(order, { kind: 'delivery', part: 0 }),
    furtherStops: furtherPlaces(order)?.map((place) => ({ kind: place.kind, ...endOf(order, place) })),
    pallets: palletsOf(order),
    cooled: order.temperatureMin !== undefined || order.temperatureMax !== undefined,
    tailLift: order.tailLift === true,
    disrupted: order.disruption !== undefined,
  }
}

const endOf = (order: Order, place: OrderPlace) => planEndOf(placeOfOrder(order, place))

/** Where a vehicle stands by its last report. */
export function standingSite(vehicle: Row<'vehicles'>): PlanSite | undefined {
  const { currentCountry: country, currentPostalCode: postalCode, currentCity: city } = vehicle
  if (city === '') return undefined
  const key = siteKey(undefined, undefined, postalCode, city, country)
  return { key, country, postalCode, city, point: locate({ country, postalCode, city }).point }
}

/** Who carries an order or a tour: a vehicle, or a subcontractor with one of its own. */
export const carriageOf = (carried: {
  assignedVehicleId?: string | undefined
  vehicleId?: string | undefined
  carrierId?: string | undefined
}) => ({
  vehicleId: carried.assignedVehicleId ?? carried.vehicleId,
  carrierId: carried.carrierId,
})

/** Whether an order rides on the vehicle, or with the carrier, of a tour. */
export function isCarriedBy(tour: Pick<Tour, 'vehicleId' | 'carrierId'>, order: Order): boolean {
  const [one, other] = [carriageOf(tour), carriageOf(order)]
  return one.vehicleId === other.vehicleId && (one.vehicleId !== undefined || one.carrierId === other.carrierId)
}

/** Stops as they are kept: without what was not planned. */
export const keptStops = (stops: readonly TourStop[]): Tour['stops'] =>
  stops.map(({ orderId, kind, part = 0, plannedDate, plannedTime, plannedSecond }) => ({
    orderId,
    kind,
    ...(part > 0 && { part }),
    ...(plannedDate !== undefined && plannedTime !== undefined && { plannedDate, plannedTime }),
    ...(plannedTime !== undefined && plannedSecond === true && { plannedSecond }),
  }))
