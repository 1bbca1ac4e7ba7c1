import type { BoardOrder } from '#src/contract/planning/board-order.ts'
import type { BoardAnswer, BoardLeftOut, BoardTour } from '#src/contract/planning/board.ts'
import { addDays, type PlainDate } from '#src/domain/basics/dates.ts'
import { palletsOf } from '#src/domain/tours/load.ts'
import { furtherPlaces, type OrderPlace } from '#src/domain/stops/further-stops.ts'
import { placeOfOrder } from '#src/domain/stops/place-of-order.ts'
import { orderIdsOf, placeAt } from '#src/domain/tours/stops.ts'
import { STOP_STAMPS } from '#src/domain/transports/stop-stamps.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import { allOf } from '../../store/all-of.ts'
import type { Row } from '../../store/models.ts'
import { MOST_ROWS, type Store } from '../../store/store.ts'
import { waitingFilter } from '../orders/search/search.ts'
import { resourcesOf } from './rows.ts'
import { createSites, type Sites } from './sites.ts'
import { reachOf, toursAround } from './tours-around.ts'

type Order = Row<'orders'>
type Tour = Row<'tours'>

/** What an answer tells of an order, or makes of it. */
const TOLD_OF_ORDER = [
  ...(['id', 'version', 'orderNumber', 'status', 'customerName', 'priority', 'transportId', 'disruption'] as const),
  ...(['loadingMeters', 'weight', 'packageType', 'packageCount', 'dangerousGoods', 'tailLift'] as const),
  ...(['dimensions', 'palletExchange', 'banExemption'] as const),
  ...(['temperatureMin', 'temperatureMax', 'requiredVehicleType', 'carrierId', 'vehicleType'] as const),
  ...(['customerPrice', 'carrierPrice'] as const),
  ...(['pickupCompany', 'pickupAddress', 'pickupPostalCode', 'pickupCity', 'pickupCountry'] as const),
  ...(['pickupDate', 'pickupTimeFrom', 'pickupTimeTo', 'pickupTimesAssumed', 'pickupFixed'] as const),
  ...(['deliveryCompany', 'deliveryAddress', 'deliveryPostalCode', 'deliveryCity', 'deliveryCountry'] as const),
  ...(['deliveryDate', 'deliveryTimeFrom', 'deliveryTimeTo', 'deliveryTimesAssumed', 'deliveryFixed'] as const),
  ...(['pickupOpeningHours', 'deliveryOpeningHours', 'furtherStops', 'goodsLines'] as const),
] as const
export type ToldOrder = Pick<Order, (typeof TOLD_OF_ORDER)[number]>

/** What an answer tells of the transport of an order. */
const TOLD_OF_TRANSPORT = [
  ...(['id', 'status', 'driverId', 'delayMinutes', 'disruption', 'estimatedArrival'] as const),
  ...STOP_STAMPS,
  'furtherStamps',
] as const
type Transport = Pick<Row<'transports'>, (typeof TOLD_OF_TRANSPORT)[number]>

/** Which part of the plan is asked for. */
export interface BoardQuery {
  from: PlainDate
  to: PlainDate
  tourIds?: string | undefined
  orderIds?: string | undefined
  transportIds?: string | undefined
  carrierIds?: string | undefined
}

interface BoardContext {
  store: Store
  now: number
  /** Whether papers and absences may be read. */
  mayReadPapers: boolean
}

const list = (text: string | undefined) => (text ?? '').split(',').filter((part) => part !== '')

/** The plan of some days, or of some tours and orders by themselves. */
export async function boardView(asking: BoardContext, query: BoardQuery): Promise<BoardAnswer> {
  const { store, now } = asking
  const isPart = [query.tourIds, query.orderIds, query.transportIds].some((ids) => ids !== undefined)
  if (isPart) return plannedOn(asking, query, { tours: await namedTours(store, query), alone: list(query.orderIds) })
  const waiting = await waitingOrders(store, query)
  // What waits is judged in its own days, and what is planned into the days ahead by what was driven before them.
  const due = waiting.orders.flatMap(({ pickupDate, deliveryDate }) => [pickupDate ?? [], deliveryDate ?? []].flat())
  const reach = reachOf(query, now, due)
  const { tours: all, isCut } = await toursAround(store, reach)
  const around = await toldOrders(store, orderIdsOn(all))
  const orders = new Map(around.map((order) => [order.id, order]))
  // What an own vehicle drives around those days decides about them, as it does when something is planned.
  const tours = all.filter((tour) => touches(tour, orders, tour.vehicleId === undefined ? query : reach))
  const resources = { wished: list(query.carrierIds) }
  const alone = waiting.orders.map(({ id }) => id)
  const answer = await plannedOn(asking, query, { tours, alone, resources, read: [...around, ...waiting.orders] })
  const leftOut: BoardLeftOut[] = [
    ...(isCut ? [{ what: 'tours', most: MOST_ROWS } as const] : []),
    ...(answer.leftOut ?? []),
    ...(waiting.isCut ? [{ what: 'waiting', most: MOST_WAITING } as const] : []),
  ]
  return leftOut.length === 0 ? answer : { ...answer, leftOut }
}

/** What is to be told: tours, orders beside them, and who drives, where that is asked for. */
export interface BoardSelection {
  tours: readonly Tour[]
  /** Ids of orders that are on no tour. */
  alone: readonly string[]
  /** Vehicles by id, all of them unless given; `wished` carriers beside those that drive. */
  resources?: { vehicleIds?: readonly string[]; wished: readonly string[] }
  /** Orders that anyone who asks has read already. */
  read?: readonly ToldOrder[]
}

/** The tours with their orders as they are now, the orders beside them, and who drives. */
export async function plannedOn(
  asking: BoardContext,
  { from, to }: Pick<BoardQuery, 'from' | 'to'>,
  { tours, alone, resources, read = [] }: BoardSelection,
): Promise<BoardAnswer> {
  const { store, now } = asking
  const sites = createSites()
  const ids = [...new Set([...orderIdsOn(tours), ...alone])]
  const known = new Map(read.map((order) => [order.id, order]))
  const unread = await toldOrders(
    store,
    ids.filter((id) => !known.has(id)),
  )
  for (const order of unread) known.set(order.id, order)
  const orders = ids.flatMap((id) => known.get(id) ?? [])
  const driven = orders.flatMap(({ transportId }) => transportId ?? [])
  const transports = new Map((await store.pick('transports', driven, TOLD_OF_TRANSPORT)).map((one) => [one.id, one]))
  const rows = resources ? await resourcesOf(asking, tours, resources, sites) : { resources: [], isCut: false }
  return {
    ...{ now, from, to },
    resources: rows.resources,
    tours: tours.map(tourLine),
    orders: orders.map((order) => orderLine(order, transports.get(order.transportId ?? ''), sites)),
    sites: await sites.all(),
    ...(rows.isCut && { leftOut: [{ what: 'vehicles', most: MOST_ROWS }] }),
  }
}

const orderIdsOn = (tours: readonly Tour[]) => tours.flatMap(({ stops }) => orderIdsOf(stops))

/** What planning reads of orders. */
export function toldOrders(store: Store, ids: readonly string[]): Promise<ToldOrder[]> {
  return store.pick('orders', ids, TOLD_OF_ORDER)
}

/** Days behind the last one whose waiting orders are told of. */
const AHEAD = 7
/** Most waiting orders in one answer, the earliest first. */
const MOST_WAITING = 500

/** Unassigned orders: what there is to plan. */
async function waitingOrders(store: Store, { to }: BoardQuery): Promise<{ orders: Order[]; isCut: boolean }> {
  const { data, pagination } = await store.page('orders', {
    where: allOf([await waitingFilter(store), { pickupDate: { lte: addDays(to, AHEAD) } }]),
    sort: [{ field: 'pickupDate' }],
    limit: MOST_WAITING,
  })
  return { orders: data, isCut: pagination.total > MOST_WAITING }
}

async function namedTours(store: Store, { tourIds, orderIds, transportIds }: BoardQuery): Promise<Tour[]> {
  const orders = await store.findMany('orders', list(orderIds))
  const known = orders.flatMap(({ transportId }) => transportId ?? [])
  const transports = await store.findMany('transports', [...known, ...list(transportIds)])
  const named = transports.flatMap(({ tourId }) => tourId ?? [])
  return store.findMany('tours', [...new Set([...list(tourIds), ...named])])
}

const ON_THE_WAY: readonly string[] = ['ASSIGNED', 'IN_TRANSIT']

/** Whether a tour has a stop on the days, or one before and one after. */
export function touches(
  { stops }: Tour,
  orders: ReadonlyMap<string, ToldOrder>,
  { from, to }: Pick<BoardQuery, 'from' | 'to'>,
): boolean {
  let [first, last] = ['9999', '']
  for (const stop of stops) {
    const order = orders.get(stop.orderId)
    const due = stop.plannedDate ?? (order && placeOfOrder(order, placeAt(stop)).date)
    if (due === undefined) continue
    if (due < first) first = due
    if (due > last) last = due
  }
  // What should have been done before and is not goes on today.
  const isOpen = stops.some(({ orderId }) => ON_THE_WAY.includes(orders.get(orderId)?.status ?? ''))
  if (last !== '' && last < from && isOpen) return true
  // Delay and rest may take it beyond its day.
  return first <= to && last !== '' && addDays(last, 1) >= from
}

function tourLine({ id, version, number, vehicleId, carrierId, stops }: Tour): BoardTour {
  return { id, version, number, vehicleId, carrierId, stops: [...stops] }
}

function orderLine(order: ToldOrder, transport: Transport | undefined, sites: Sites): BoardOrder {
  const { id, version, orderNumber: number, status, customerName, priority, loadingMeters, dangerousGoods } = order
  const { customerPrice, carrierPrice, requiredVehicleType: wished, disruption } = order
  return {
    ...{
      id,
      version,
      number,
      status,
      customerName,
      priority,
      loadingMeters,
      dangerousGoods,
      customerPrice,
      carrierPrice,
    },
    transportId: transport?.id,
    transportStatus: transport?.status,
    driverId: transport?.driverId,
    pickup: endLine(order, { kind: 'pickup', part: 0 }, sites),
    delivery: endLine(order, { kind: 'delivery', part: 0 }, sites),
    furtherStops: furtherPlaces(order)?.map((place) => ({ kind: place.kind, ...endLine(order, place, sites) })),
    goodsLines: order.goodsLines,
    weightKg: order.weight,
    pallets: palletsOf(order),
    cooled: order.temperatureMin !== undefined || order.temperatureMax !== undefined,
    tailLift: order.tailLift === true,
    banExemption: order.banExemption,
    ...{ temperatureMin: order.temperatureMin, temperatureMax: order.temperatureMax },
    ...{ dimensions: order.dimensions, palletExchange: order.palletExchange },
    requiredVehicleType: isVehicleType(wished) ? wished : undefined,
    hauledBy: order.carrierId !== undefined && isVehicleType(order.vehicleType) ? order.vehicleType : undefined,
    delayMinutes: transport?.delayMinutes,
    disrupted: (transport?.disruption ?? disruption) !== undefined,
    estimatedArrival: epochOf(transport?.estimatedArrival),
    pickupArrivedAt: epochOf(transport?.pickupArrivedAt),
    pickupLeftAt: epochOf(transport?.pickupLeftAt),
    deliveryArrivedAt: epochOf(transport?.deliveryArrivedAt),
    deliveryLeftAt: epochOf(transport?.deliveryLeftAt),
    furtherStamps: transport?.furtherStamps?.map(({ arrivedAt, leftAt, ...place }) => ({
      ...place,
      arrivedAt: epochOf(arrivedAt),
      leftAt: epochOf(leftAt),
    })),
  }
}

function endLine(order: ToldOrder, place: OrderPlace, sites: Sites): BoardOrder['pickup'] {
  const where = placeOfOrder(order, place)
  return {
    site: sites.placeOf(where),
    date: where.date,
    from: where.timeFrom,
    to: where.timeTo,
    assumed: where.timesAssumed,
    fixed: where.fixed,
    openingHours: where.openingHours,
  }
}

function epochOf(stamp: string | undefined): number | undefined {
  const epoch = stamp === undefined ? Number.NaN : Date.parse(stamp)
  return Number.isNaN(epoch) ? undefined : epoch
}
