import type { SaidWarning } from '#src/contract/basics/said-reason.ts'
import { setAt } from '#src/domain/planning/facts/windows.ts'
import type { Reason } from '#src/domain/refusals/reason-messages.ts'
import { ofOrders, withoutOrders } from '#src/domain/tours/changes.ts'
import { stopsRefusal } from '#src/domain/tours/checks.ts'
import { doneCount, orderIdsOf, type TourStop } from '#src/domain/tours/stops.ts'
import { HttpError, notFound, refusalBody } from '../../../core/http-error.ts'
import type { Row } from '../../../store/models.ts'
import { tourIdOf, tourNumberOf } from '#src/domain/basics/record-ids.ts'
import { carriageChange } from '../../orders/assignment/carriage.ts'
import type { RuleContext } from '../../../core/rule-context.ts'
import { judgePlan } from './judge.ts'
import { applyStep, type OrderStep, type PlanStep } from './step.ts'
import { refuseOutdated, refuseOutdatedTour } from './versions.ts'
import { pricesOf } from '../prices.ts'
import { carriageOf, isCarriedBy, type Tour, type TourFacts, tourFacts } from '../facts.ts'
import { tourOf, toursOf } from '../follow.ts'
import { readTour } from '../view.ts'

type Order = Row<'orders'>

/** Which stops a tour shall have, in order, and who drives it; neither vehicle nor carrier: no one yet. */
export interface PlanInput {
  /** The tour that is replanned; a new one without. */
  tourId?: string | undefined
  version?: number | undefined
  vehicleId?: string | undefined
  carrierId?: string | undefined
  stops: readonly TourStop[]
  /** When the truck is at the first stop, epoch milliseconds. */
  startAt?: number | undefined
  /** The orders as they were when it was planned. */
  orders?: readonly { id: string; version: number }[] | undefined
  /** What the subcontractor gets for those orders that he gets now, in euros. */
  carrierPrice?: number | undefined
  overrideReason?: string | undefined
}

/** The tour as it is now, or was where it is gone, and the event that takes the step back. */
export interface PlanResult {
  tour: Tour
  isGone: boolean
  eventId: string | undefined
  warnings: SaidWarning[]
}

const refused = (status: 409 | 422, reason: Reason) =>
  new HttpError(status, { ...refusalBody(reason), code: reason.code })

/** Plans a tour: its orders are given to who drives it, leave the tours they were on, and are stopped for as it says. */
export async function planTour(context: RuleContext, input: PlanInput): Promise<PlanResult> {
  const { store } = context
  const known = await tourAsked(context, input)
  await refuseOutdatedTour(context, known, input.version ?? context.ifMatch)
  const ids = orderIdsOf(input.stops)
  await refuseOutdated(context, input.orders ?? [])
  const facts = await tourFacts(store, [...ids, ...orderIdsOf(known?.stops ?? [])])
  const stops = atStart(input.stops, input.startAt, facts)
  const broken = stopsRefusal(stops, facts.freightOf)
  if (broken) throw refused(422, broken)
  for (const id of ids) refuseOrder(facts, id, known)
  const carriage = await carriageAsked(context, input)
  const [first = ''] = ids
  const id = known?.id ?? (await freeTourId(context, first))
  const target = { number: known?.number ?? numberOf(id, first), ...carriage, stops }
  const { overrideReason } = input
  const warnings = await judgePlan(context, { id, ...target }, { startAt: input.startAt, overrideReason })
  const orders: OrderStep[] = []
  const moved = ids.filter((one) => isMoved(facts.order(one), known, target))
  const prices = pricesOf(
    moved.flatMap((one) => facts.order(one) ?? []),
    input.carrierPrice,
  )
  for (const orderId of ids) {
    const order = facts.order(orderId)
    if (!order) continue
    if (!moved.includes(orderId)) continue
    const change = await carriageChange(context, order, {
      ...carriage,
      carrierPrice: prices.get(orderId),
      overrideReason,
    })
    warnings.push(...change.warnings)
    orders.push({ id: orderId, values: change.values, event: change.event })
  }
  const others = await leftBehind(context, facts, ids, known?.id)
  const apart = await drivenApart(context, facts, known, stops)
  const step = { tours: [{ id, after: target }, ...others, ...apart], orders }
  return written(context, id, step, { type: known ? 'planned' : 'created', warnings, overrideReason })
}

/** Orders of a tour go back to the work list; all of them, unless some are named. */
export async function unplanTour(
  context: RuleContext,
  id: string,
  input: { orderIds?: readonly string[] | undefined; version?: number | undefined },
): Promise<PlanResult> {
  const tour = await readTour({ store: context.store, now: context.now }, id)
  await refuseOutdatedTour(context, tour, input.version ?? context.ifMatch)
  const ids = input.orderIds ?? orderIdsOf(tour.stops)
  const facts = await tourFacts(context.store, orderIdsOf(tour.stops))
  const strange = ids.find((one) => !orderIdsOf(tour.stops).includes(one))
  if (strange !== undefined) throw notFound({ code: 'reason.missing.order', values: { id: strange } })
  const orders: OrderStep[] = []
  const warnings: SaidWarning[] = []
  for (const orderId of ids) {
    const order = facts.order(orderId)
    if (!order) continue
    refuseOrder(facts, orderId, undefined)
    const {
      values,
      event,
      warnings: said,
    } = await carriageChange(context, order, { vehicleId: undefined, carrierId: undefined })
    warnings.push(...said)
    orders.push({ id: orderId, values, event })
  }
  const stops = withoutOrders(tour.stops, ids)
  const step = { tours: [{ id, after: stops.length === 0 ? undefined : { ...tour, stops } }], orders }
  return written(context, id, step, { type: 'unplanned', warnings, overrideReason: undefined }, tour)
}

async function written(
  context: RuleContext,
  id: string,
  step: PlanStep,
  said: { type: string; warnings: SaidWarning[]; overrideReason: string | undefined },
  before?: Tour,
): Promise<PlanResult> {
  const { type, warnings, overrideReason } = said
  const payload = { plan: true, ...(overrideReason !== undefined && { overrideReason }) }
  const eventId = await applyStep(context, id, step, { type, payload })
  const now = await context.store.find('tours', id)
  const tour = now ?? before
  if (!tour) throw notFound({ code: 'reason.missing.tour', values: { id } })
  return { tour, isGone: now === undefined, eventId, warnings }
}

/** The first stop that is not behind the truck at the time it shall be there. */
function atStart(stops: readonly TourStop[], startAt: number | undefined, { isDone }: TourFacts): TourStop[] {
  if (startAt === undefined) return [...stops]
  const open = doneCount(stops, isDone)
  return stops.map((stop, index) => (index === open ? setAt(stop, startAt) : stop))
}

/** The tour that is planned: the one that is named, else one that goes up in it with all its orders. */
async function tourAsked(context: RuleContext, { tourId, stops }: PlanInput): Promise<Tour | undefined> {
  if (tourId !== undefined) return readTour({ store: context.store, now: context.now }, tourId)
  const ids = orderIdsOf(stops)
  const [first] = await context.store.findMany('orders', ids)
  const tour = first && (await tourOf(context, first))
  return tour && orderIdsOf(tour.stops).every((id) => ids.includes(id)) ? tour : undefined
}

/** Only what is confirmed can be planned; what is under way stays on its tour. */
function refuseOrder(facts: TourFacts, id: string, tour: Tour | undefined): void {
  const order = facts.order(id)
  if (!order) throw notFound({ code: 'reason.missing.order', values: { id } })
  if (order.status === 'CONFIRMED' || order.status === 'ASSIGNED') return
  const isOn = tour !== undefined && orderIdsOf(tour.stops).includes(id)
  if (isOn && order.status !== 'CREATED' && order.status !== 'CANCELLED') return
  const values = { order: order.orderNumber }
  if (order.status === 'CREATED') throw refused(409, { code: 'reason.plan.notConfirmed', values })
  throw refused(409, { code: 'reason.plan.closedOrder', values })
}

/** Who shall drive, as records name him: a vehicle of a subcontractor brings him along. */
async function carriageAsked({ store }: RuleContext, { vehicleId, carrierId }: PlanInput) {
  if (vehicleId !== undefined) {
    const vehicle = await store.find('vehicles', vehicleId)
    if (!vehicle) throw notFound({ code: 'reason.missing.vehicle' })
    return { vehicleId, carrierId: vehicle.carrierId }
  }
  if (carrierId === undefined) return { vehicleId: undefined, carrierId: undefined }
  const carrier = await store.find('partners', carrierId)
  if (carrier?.kind !== 'carrier') throw notFound({ code: 'reason.missing.carrier' })
  return { vehicleId: undefined, carrierId }
}

/** Whether an order changes hands by the plan. */
function isMoved(
  order: Order | undefined,
  known: Tour | undefined,
  target: Pick<Tour, 'vehicleId' | 'carrierId'>,
): boolean {
  if (!order) return false
  const isDriven = target.vehicleId !== undefined || target.carrierId !== undefined
  if (order.status === 'CONFIRMED') return isDriven || known === undefined || order.transportStatus === undefined
  return !isCarriedBy(target, order)
}

async function freeTourId({ store }: RuleContext, orderId: string): Promise<string> {
  const wished = tourIdOf(orderId)
  let id = wished
  for (let again = 2; (await store.find('tours', id)) !== undefined; again += 1) id = `${wished}-${again}`
  return id
}

const numberOf = (id: string, orderId: string) => id.replace(tourIdOf(orderId), tourNumberOf(orderId))

/** The other tours that orders leave: without them, or gone. */
async function leftBehind(context: RuleContext, facts: TourFacts, ids: readonly string[], own: string | undefined) {
  const known = await toursOf(
    context,
    ids.flatMap((id) => facts.order(id) ?? []),
  )
  const tours = new Set([...known.values()].filter(({ id }) => id !== own))
  return [...tours].map((tour) => {
    const stops = withoutOrders(tour.stops, ids)
    return { id: tour.id, after: stops.length === 0 ? undefined : { ...tour, stops } }
  })
}

/** Orders that the tour had and has no more: each goes on by itself, with whom it went before. */
async function drivenApart(
  context: RuleContext,
  facts: TourFacts,
  known: Tour | undefined,
  stops: readonly TourStop[],
): Promise<PlanStep['tours']> {
  const left = known ? orderIdsOf(known.stops).filter((id) => !orderIdsOf(stops).includes(id)) : []
  const tours: PlanStep['tours'][number][] = []
  for (const orderId of left) {
    const order = facts.order(orderId)
    if (!known || !order) continue
    const id = await freeTourId(context, orderId)
    const driving = order.status === 'CONFIRMED' ? carriageOf({}) : carriageOf(order)
    const after = { number: numberOf(id, orderId), ...driving, stops: ofOrders(known.stops, [orderId]) }
    tours.push({ id, after })
  }
  return tours
}
