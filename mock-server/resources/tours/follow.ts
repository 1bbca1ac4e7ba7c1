import type { OrderStatus } from '#src/domain/workflow/order-status.ts'
import { rejoined, withoutOrders, withPlacesOf } from '#src/domain/tours/changes.ts'
import { loneStops, orderIdsOf, type TourStop, untimed } from '#src/domain/tours/stops.ts'
import type { Row } from '../../store/models.ts'
import { tourIdOf, tourNumberOf } from '#src/domain/basics/record-ids.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import { differingFields } from '../../write/news.ts'
import type { UnitOfWork } from '../../write/unit-of-work.ts'
import { carriageOf, isCarriedBy, keptStops, type Tour } from './facts.ts'

type Order = Row<'orders'>

/** A tour an order was taken out of, with its stops as they were: where the order is put back it finds its place. */
interface LeftTour {
  id: string
  stops: readonly TourStop[]
}

/** An order that is on its way has a tour; one that has arrived keeps the tour it came on. */
const ON_THE_WAY: readonly OrderStatus[] = ['ASSIGNED', 'IN_TRANSIT']
const ARRIVED: readonly OrderStatus[] = ['DELIVERED', 'BILLED']

export const isOnTheWay = ({ status }: Pick<Order, 'status'>): boolean => ON_THE_WAY.includes(status)

/** What others on the tour are concerned by; prices, notes and papers are not among it. */
const CONCERNS_OTHERS =
  /^(pickup|delivery)[A-Z]|^(status|orderNumber|weight|volume|quantity|packageType|packageCount|loadingMeters|dangerousGoods|furtherStops|goodsLines|temperature\w+|tailLift|pallet\w+|vehiclePlate|trailerPlate|vehicleType|driver\w+|cargoDescription)$/
/** What makes a time that was set for a stop worthless. */
const MOVES_STOP = /^(pickup|delivery)(Date|TimeFrom|TimeTo|Address|PostalCode|City|Country)$/

/** The tour that the event which is taken back took an order out of. */
function tourToComeBackTo(unit: UnitOfWork, orderId: string): LeftTour | undefined {
  for (const { entity, id, fields, follows } of unit.undoing?.changes ?? []) {
    if (entity !== 'tours') continue
    const change = [...fields, ...follows].find(({ field }) => field === 'stops')
    const [before, after] = [change?.from, change?.to] as (Tour['stops'] | undefined)[]
    if (before && after && orderIdsOf(before).includes(orderId) && !orderIdsOf(after).includes(orderId))
      return { id, stops: before }
  }
  return undefined
}

export const stopsFor = ({ stops }: Pick<Tour, 'stops'>, orderId: string): boolean =>
  stops.some((stop) => stop.orderId === orderId)

/** The tour that stops for an order by what is written just now: transports name it only after that. */
export async function writtenTour(
  { store }: Pick<RuleContext, 'store'>,
  unit: UnitOfWork,
  orderId: string,
): Promise<Tour | undefined> {
  return (await store.findMany('tours', unit.touched('tours'))).find((tour) => stopsFor(tour, orderId))
}

/**
 * Keeps the tour of an order in step with it: made when it is given to somebody, left when it is taken away or goes with
 * another, and told of when what others see of it changes. A tour without orders is gone. Answers the tour it is part of.
 */
export async function followWithTour(
  context: RuleContext,
  unit: UnitOfWork,
  before: Order,
  order: Order,
): Promise<string | undefined> {
  const written = await writtenTour(context, unit, order.id)
  const named = await tourOf(context, before)
  const known = named && stopsFor(named, order.id) ? named : undefined
  if (written && known && known.id !== written.id) await leaveTour(context, known, order.id)
  const tour = written ?? known
  const rides = isOnTheWay(order) || (tour !== undefined && staysPlanned(tour, order))
  if (rides && tour && goesWith(tour, order)) {
    await stayOn(context, tour, order, differingFields(before, order))
    return tour.id
  }
  const backTo = rides ? tourToComeBackTo(unit, order.id) : undefined
  const there = backTo && (await context.store.find('tours', backTo.id))
  if (backTo && there && there.id !== tour?.id && isCarriedBy(there, order)) {
    if (tour) await leaveTour(context, tour, order.id)
    await patchTour(context, there, { stops: keptStops(rejoined(there.stops, backTo.stops, order.id)) })
    return there.id
  }
  const isAlone = tour !== undefined && orderIdsOf(tour.stops).length === 1
  if (rides && tour && isAlone) {
    await patchTour(context, tour, carriageOf(order))
    return tour.id
  }
  if (tour) await leaveTour(context, tour, order.id)
  return rides ? makeTour(context, order, loneStops(order.id, order)) : undefined
}

/** What is not assigned yet stays so, also with a carrier who is only thought of. */
const goesWith = (tour: Tour, order: Order) =>
  isCarriedBy(tour, order) || (order.status === 'CONFIRMED' && isUndriven(tour))

/** What has arrived keeps its tour; what is not assigned yet is planned on one that no one drives. */
const staysPlanned = (tour: Tour, { status }: Order) =>
  ARRIVED.includes(status) || (status === 'CONFIRMED' && isUndriven(tour))

/** Planned, and not assigned yet. */
export const isUndriven = ({ vehicleId, carrierId }: Pick<Tour, 'vehicleId' | 'carrierId'>): boolean =>
  vehicleId === undefined && carrierId === undefined

/** The tour an order is part of. */
export async function tourOf({ store }: Pick<RuleContext, 'store'>, order: Order): Promise<Tour | undefined> {
  const known = order.transportId === undefined ? undefined : await store.find('transports', order.transportId)
  return known?.tourId === undefined ? undefined : store.find('tours', known.tourId)
}

/** The tours of several orders, by the ids of these; as many reads as for one. */
export async function toursOf(
  { store }: Pick<RuleContext, 'store'>,
  orders: readonly Order[],
): Promise<ReadonlyMap<string, Tour>> {
  const carried = orders.flatMap(({ transportId }) => transportId ?? [])
  const transports = new Map((await store.findMany('transports', carried)).map((one) => [one.id, one]))
  const named = [...transports.values()].flatMap(({ tourId }) => tourId ?? [])
  const tours = new Map((await store.findMany('tours', [...new Set(named)])).map((tour) => [tour.id, tour]))
  return new Map(
    orders.flatMap(({ id, transportId = '' }) => {
      const tour = tours.get(transports.get(transportId)?.tourId ?? '')
      return tour ? [[id, tour] as const] : []
    }),
  )
}

async function stayOn(context: RuleContext, tour: Tour, order: Order, fields: readonly string[]): Promise<void> {
  const moved = fields.flatMap((field) => MOVES_STOP.exec(field)?.[1] ?? [])
  const isOther = fields.includes('furtherStops')
  const isMoved = ({ kind, part = 0 }: TourStop) => (part > 0 ? isOther : moved.includes(kind))
  const kept = tour.stops.map((stop) => (stop.orderId === order.id && isMoved(stop) ? untimed(stop) : stop))
  const stops = isOther ? keptStops(withPlacesOf(kept, order.id, order)) : kept
  const isShared = orderIdsOf(stops).length > 1
  const isReplanned = isOther || stops.some((stop, index) => stop.plannedTime !== tour.stops[index]?.plannedTime)
  if (isReplanned || (isShared && fields.some((field) => CONCERNS_OTHERS.test(field))))
    await patchTour(context, tour, { stops })
}

/** Makes a tour for stops of one carriage, named after the order it is made for. */
export async function makeTour(context: RuleContext, order: Order, stops: readonly TourStop[]): Promise<string> {
  const wished = tourIdOf(order.id)
  let [id, number] = [wished, tourNumberOf(order.id)]
  for (let again = 2; (await context.store.find('tours', id)) !== undefined; again += 1)
    [id, number] = [`${wished}-${again}`, `${tourNumberOf(order.id)}-${again}`]
  await context.store.insert('tours', { id, number, ...carriageOf(order), stops: keptStops(stops) })
  return id
}

export async function patchTour(context: RuleContext, tour: Tour, values: Partial<Tour>): Promise<void> {
  await context.store.patch('tours', tour.id, values)
}

/** Takes an order out of a tour, which goes with its last one. */
async function leaveTour(context: RuleContext, tour: Tour, orderId: string): Promise<void> {
  const stops = withoutOrders(tour.stops, [orderId])
  if (stops.length === 0) await context.store.remove('tours', tour.id)
  else await patchTour(context, tour, { stops: keptStops(stops) })
}
