import type { FieldChange } from '#src/contract/order-events.ts'
import type { OrderStatus } from '#src/domain/order-status.ts'
import { rejoined, withoutOrders } from '#src/domain/tours/changes.ts'
import { loneStops, orderIdsOf, type TourStop } from '#src/domain/tours/stops.ts'
import type { Row } from '../../store/models.ts'
import { tourIdOf, tourNumberOf } from '#src/domain/record-ids.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import { carriageOf, isCarriedBy, keptStops, type Tour } from './facts.ts'

type Order = Row<'orders'>

/** A tour an order was taken out of, with its stops as they were: where the order is put back it finds its place. */
export interface LeftTour {
  id: string
  stops: readonly TourStop[]
}

/** What an order's change means for its tour: the tour it is part of now, and the one with others that it left. */
export interface Followed {
  id: string | undefined
  left?: LeftTour
}

/** An order that is on its way has a tour; one that has arrived keeps the tour it came on. */
const ON_THE_WAY: readonly OrderStatus[] = ['ASSIGNED', 'IN_TRANSIT']
const ARRIVED: readonly OrderStatus[] = ['DELIVERED', 'BILLED']

export const isOnTheWay = ({ status }: Pick<Order, 'status'>): boolean => ON_THE_WAY.includes(status)

/** What others on the tour are concerned by; prices, notes and papers are not among it. */
const CONCERNS_OTHERS =
  /^(pickup|delivery)[A-Z]|^(status|orderNumber|weight|volume|quantity|packageType|packageCount|loadingMeters|dangerousGoods|temperature\w+|tailLift|pallet\w+|vehiclePlate|trailerPlate|vehicleType|driver\w+|cargoDescription)$/
/** What makes a time that was set for a stop worthless. */
const MOVES_STOP = /^(pickup|delivery)(Date|TimeFrom|TimeTo|Address|PostalCode|City|Country)$/

/** The tour an event took its order out of. */
export function leftTourOf({ payload }: Row<'orderEvents'>): LeftTour | undefined {
  const left = payload?.['leftTour']
  return typeof left === 'object' && left !== null ? (left as LeftTour) : undefined
}

/**
 * Keeps the tour of an order in step with it: made when it is given to somebody, left when it is taken away or goes with
 * another, and told of when what others see of it changes. A tour without orders is gone.
 */
export async function followWithTour(
  context: RuleContext,
  before: Order,
  order: Order,
  { changedFields, backTo }: { changedFields: readonly FieldChange[]; backTo: LeftTour | undefined },
): Promise<Followed> {
  const tour = await tourOf(context, before)
  const rides = isOnTheWay(order) || (tour !== undefined && staysPlanned(tour, order))
  if (rides && tour && isCarriedBy(tour, order)) {
    await stayOn(context, tour, order, changedFields)
    return { id: tour.id }
  }
  const known = rides && backTo ? await context.store.find('tours', backTo.id) : undefined
  if (backTo && known && known.id !== tour?.id && isCarriedBy(known, order)) {
    if (tour) await leaveTour(context, tour, order.id)
    await patchTour(context, known, { stops: keptStops(rejoined(known.stops, backTo.stops, order.id)) })
    return { id: known.id }
  }
  const isAlone = tour !== undefined && orderIdsOf(tour.stops).length === 1
  if (rides && tour && isAlone) {
    await patchTour(context, tour, carriageOf(order))
    return { id: tour.id }
  }
  const left = tour && (await leaveTour(context, tour, order.id))
  const id = rides ? await makeTour(context, order, loneStops(order.id)) : undefined
  return { id, ...(left && { left }) }
}

/** What has arrived keeps its tour; what nobody drives yet is planned on one that nobody drives. */
const staysPlanned = (tour: Tour, { status }: Order) =>
  ARRIVED.includes(status) || (status === 'CONFIRMED' && isUndriven(tour))

/** Planned, and given to nobody yet. */
export const isUndriven = ({ vehicleId, carrierId }: Pick<Tour, 'vehicleId' | 'carrierId'>): boolean =>
  vehicleId === undefined && carrierId === undefined

/** The tour an order is part of. */
export async function tourOf({ store }: Pick<RuleContext, 'store'>, order: Order): Promise<Tour | undefined> {
  const known = order.transportId === undefined ? undefined : await store.find('transports', order.transportId)
  return known?.tourId === undefined ? undefined : store.find('tours', known.tourId)
}

async function stayOn(
  context: RuleContext,
  tour: Tour,
  order: Order,
  changedFields: readonly FieldChange[],
): Promise<void> {
  const fields = changedFields.map(({ field }) => field)
  const moved = fields.flatMap((field) => MOVES_STOP.exec(field)?.[1] ?? [])
  const stops = tour.stops.map((stop) => {
    const { orderId, kind } = stop
    return orderId === order.id && moved.includes(kind) ? { orderId, kind } : stop
  })
  const isShared = orderIdsOf(stops).length > 1
  const isReplanned = stops.some((stop, index) => stop.plannedTime !== tour.stops[index]?.plannedTime)
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

export async function removeTour(context: RuleContext, id: string): Promise<void> {
  await context.store.remove('tours', id)
}

/** Takes an order out of a tour; what it left is told where others stay on it. */
async function leaveTour(context: RuleContext, tour: Tour, orderId: string): Promise<LeftTour | undefined> {
  const stops = withoutOrders(tour.stops, [orderId])
  if (stops.length === 0) {
    await removeTour(context, tour.id)
    return undefined
  }
  await patchTour(context, tour, { stops: keptStops(stops) })
  return { id: tour.id, stops: tour.stops }
}
