import type { Tour as WireTour, TourOrder, TourStop } from '#src/contract/tours.ts'
import type { PlanSite } from '#src/domain/planning/facts/board.ts'
import { aboardAfter } from '#src/domain/tours/load.ts'
import { orderIdsOf, type StopOfOrder } from '#src/domain/tours/stops.ts'
import { placeOfOrder } from '#src/domain/stops/place-of-order.ts'
import { plannedTimes } from '#src/domain/planning/driving/planned-times.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import { notFound } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import { ConflictError, type Page } from '../../store/store.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import { withTimestamps } from '../../core/with-timestamps.ts'
import { standingSite, type Tour, type TourFacts, tourFacts } from './facts.ts'

type Order = Row<'orders'>
/** What is looked at, and when. */
type ReadContext = Pick<RuleContext, 'store' | 'now'>

/** 404 for an unknown tour; with `If-Match` of an older version 409 with the current one, as it is shown. */
export async function readTour(context: Pick<RuleContext, 'store' | 'now' | 'ifMatch'>, id: string): Promise<Tour> {
  const tour = await context.store.find('tours', id)
  if (!tour) throw notFound({ code: 'reason.missing.tour', values: { id } })
  if (context.ifMatch !== undefined && context.ifMatch !== tour.version)
    throw new ConflictError('tours', id, await tourView(context, tour))
  return tour
}

/** A tour as it is shown: places, times and loads read of its orders as they are now. No price stands in it. */
export async function tourView(seen: ReadContext, tour: Tour): Promise<WireTour> {
  const [view] = await tourViews(seen, [tour])
  if (!view) throw notFound()
  return view
}

/** Several of them: as many reads as for one. */
export async function tourViews({ store, now }: ReadContext, tours: readonly Tour[]): Promise<WireTour[]> {
  const facts = await tourFacts(
    store,
    tours.flatMap(({ stops }) => orderIdsOf(stops)),
  )
  const vehicleIds = tours.flatMap(({ vehicleId }) => vehicleId ?? [])
  const vehicles = await store.findMany('vehicles', [...new Set(vehicleIds)])
  const sites = new Map(vehicles.map((vehicle) => [vehicle.id, standingSite(vehicle)]))
  const crewed = new Set(
    vehicles.flatMap(({ id, driverName, coDriverName }) => (driverName && coDriverName ? [id] : [])),
  )
  return tours.map((tour) => {
    const isDriven = tour.vehicleId !== undefined || tour.carrierId !== undefined
    return viewOf(tour, facts, {
      now: isDriven ? now : undefined,
      standsAt: sites.get(tour.vehicleId ?? ''),
      isByTwo: crewed.has(tour.vehicleId ?? ''),
    })
  })
}

function viewOf(
  tour: Tour,
  facts: TourFacts,
  at: { now: number | undefined; standsAt: PlanSite | undefined; isByTwo: boolean },
): WireTour {
  const orders = orderIdsOf(tour.stops).flatMap((id) => facts.order(id) ?? [])
  const type = orders[0]?.vehicleType
  const times = plannedTimes(tour.stops, facts.planned, { type: isVehicleType(type) ? type : undefined, ...at })
  const aboard = aboardAfter(tour.stops, facts.freightOf)
  const stops = tour.stops.flatMap((stop, index): TourStop[] => {
    const order = facts.order(stop.orderId)
    const [planned, load] = [times[index], aboard[index]]
    if (!order || !planned || !load) return []
    const isSet = stop.plannedTime !== undefined
    const { date: plannedDate, time: plannedTime, isLate } = planned
    const isDone = facts.isDone(stop)
    return [{ ...stopFields(order, stop), ...load, plannedDate, plannedTime, isSet, isLate: isLate && !isDone, isDone }]
  })
  const { vehiclePlate, trailerPlate, vehicleType, driverName, driverPhone, carrierName } = orders[0] ?? {}
  return {
    ...withTimestamps(tour),
    ...{ vehiclePlate, trailerPlate, vehicleType, driverName, driverPhone, carrierName },
    stops,
    orders: orders.map(orderFields),
  }
}

function stopFields(order: Order, stop: StopOfOrder) {
  const { kind, part = 0 } = stop
  const place = placeOfOrder(order, { kind, part })
  return { orderId: order.id, orderNumber: order.orderNumber, ...place, ...(part > 0 && { part }) }
}

function orderFields(order: Order): TourOrder {
  const { id, orderNumber, status, cargoDescription, packageType, packageCount, quantity, weight, volume } = order
  const {
    furtherStops,
    goodsLines,
    loadingMeters,
    dangerousGoods,
    orderType,
    temperatureMin,
    temperatureMax,
    palletsExchanged,
    banExemption,
  } = order
  return {
    ...{ id, orderNumber, status, cargoDescription, packageType, packageCount, quantity, weight, volume },
    ...{
      furtherStops,
      goodsLines,
      loadingMeters,
      dangerousGoods,
      orderType,
      temperatureMin,
      temperatureMax,
      palletsExchanged,
      banExemption,
    },
    tailLift: order.tailLift === true,
    palletExchange: order.palletExchange === true,
  }
}

interface TourQuery {
  page: number
  limit: number
  orderId?: string | undefined
  vehicleId?: string | undefined
  carrierId?: string | undefined
}

/** One page of tours by number: those of an order, of a vehicle, of a carrier, or all. */
export async function findTours({ store, now }: ReadContext, query: TourQuery): Promise<Page<WireTour>> {
  const { orderId, vehicleId, carrierId, page, limit } = query
  const order = orderId === undefined ? undefined : await store.find('orders', orderId)
  const transport = order?.transportId === undefined ? undefined : await store.find('transports', order.transportId)
  const id = orderId === undefined ? undefined : (transport?.tourId ?? '')
  const where = { id, vehicleId, carrierId }
  const found = await store.page('tours', { where, sort: [{ field: 'number' }], page, limit })
  return { ...found, data: await tourViews({ store, now }, found.data) }
}
