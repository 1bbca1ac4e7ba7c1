import { locate, type Whereabouts } from '#src/domain/places/places.ts'
import type { PlanEnd, PlanOrder, PlanSite } from '#src/domain/planning/facts/board.ts'
import { palletsOf } from '#src/domain/tours/load.ts'
import type { TourFreight } from '#src/domain/tours/checks.ts'
import { siteKey, type StopKind, type StopOfOrder, type TourStop } from '#src/domain/tours/stops.ts'
import { isLoaded } from '#src/domain/workflow/transport-status.ts'
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
  const site = (stop: StopOfOrder) => siteOf(orders.get(stop.orderId), stop.kind)
  return {
    planned: new Map(found.map((order) => [order.id, planOrderOf(order)])),
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
    isDone: ({ orderId, kind }) => isDone(orders.get(orderId), kind),
  }
}

function freightOf(order: Order): TourFreight {
  const { orderNumber: number, loadingMeters, weight, dangerousGoods } = order
  const cooled = order.temperatureMin !== undefined || order.temperatureMax !== undefined
  return { number, loadingMeters, weightKg: weight, pallets: palletsOf(order), dangerousGoods, cooled }
}

function siteOf(order: Order | undefined, kind: StopKind): StopSite {
  if (!order) return { place: {} }
  const [country, postalCode, city] = [order[`${kind}Country`], order[`${kind}PostalCode`], order[`${kind}City`]]
  return { place: { country, postalCode, city }, date: order[`${kind}Date`], from: order[`${kind}TimeFrom`] }
}

/** An order as far as the times of a tour go by it. */
function planOrderOf(order: Order): PlanOrder {
  const { id, version, status, transportStatus, customerName } = order
  return {
    ...{ id, version, status, transportStatus, customerName, ...freightOf(order) },
    ...{ pickup: planEndOf(order, 'pickup'), delivery: planEndOf(order, 'delivery') },
    pallets: palletsOf(order),
    cooled: order.temperatureMin !== undefined || order.temperatureMax !== undefined,
    tailLift: order.tailLift === true,
    disrupted: order.disruption !== undefined,
  }
}

function planEndOf(order: Order, kind: StopKind): PlanEnd {
  const [country, postalCode, city] = [order[`${kind}Country`], order[`${kind}PostalCode`], order[`${kind}City`]]
  const [company, address] = [order[`${kind}Company`], order[`${kind}Address`]]
  const key = siteKey(company, address, postalCode, city, country)
  return {
    site: { key, company, country, postalCode, city, point: locate({ country, postalCode, city }).point },
    date: order[`${kind}Date`],
    from: order[`${kind}TimeFrom`],
    to: order[`${kind}TimeTo`],
    assumed: order[`${kind}TimesAssumed`],
    fixed: order[`${kind}Fixed`] === true,
    openingHours: order[`${kind}OpeningHours`],
  }
}

/** Where a vehicle stands by its last report. */
export function standingSite(vehicle: Row<'vehicles'>): PlanSite | undefined {
  const { currentCountry: country, currentPostalCode: postalCode, currentCity: city } = vehicle
  if (city === '') return undefined
  const key = siteKey(undefined, undefined, postalCode, city, country)
  return { key, country, postalCode, city, point: locate({ country, postalCode, city }).point }
}

/** What the transport of an order has behind it. */
function isDone(order: Order | undefined, kind: StopKind): boolean {
  const status = order?.transportStatus
  if (status === undefined) return false
  return kind === 'pickup' ? isLoaded(status) : status === 'DELIVERED' || status === 'COMPLETED'
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
  stops.map(({ orderId, kind, plannedDate, plannedTime, plannedSecond }) => ({
    orderId,
    kind,
    ...(plannedDate !== undefined && plannedTime !== undefined && { plannedDate, plannedTime }),
    ...(plannedTime !== undefined && plannedSecond === true && { plannedSecond }),
  }))
