import type { SaidWarning } from '#src/contract/basics/said-reason.ts'
import type { Reason } from '#src/domain/refusals/reason-messages.ts'
import { mergedStops, ofOrders, withoutOrders } from '#src/domain/tours/changes.ts'
import { doneRefusal, stopsRefusal } from '#src/domain/tours/checks.ts'
import { orderIdsOf, type TourStop } from '#src/domain/tours/stops.ts'
import { HttpError, notFound, refusalBody } from '../../core/http-error.ts'
import { writeRecord } from '../../write/record-write.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import { judgeChange } from './plan/judge.ts'
import { isCarriedBy, keptStops, type Tour, type TourFacts, tourFacts } from './facts.ts'
import { isOnTheWay, makeTour, tourOf } from './follow.ts'
import { readTour } from './view.ts'

/** Answer to every change of a tour. */
export interface TourChange {
  row: Tour
  eventId: string | undefined
  warnings: SaidWarning[]
}

const refused = (status: 409 | 422, reason: Reason) =>
  new HttpError(status, { ...refusalBody(reason), code: reason.code })

/** What a change makes of a tour: its stops, what is driven apart from now on, and the tours that go up in it. */
interface TourPlan {
  stops: readonly TourStop[]
  apart: readonly (readonly TourStop[])[]
  gone: readonly Tour[]
}

/** The stops in another order, at other times, with orders that join and without those that leave. */
export async function setTourStops(
  context: RuleContext,
  id: string,
  { stops, overrideReason }: { stops: readonly TourStop[]; overrideReason?: string | undefined },
): Promise<TourChange> {
  const tour = await readTour(context, id)
  const [before, after] = [orderIdsOf(tour.stops), orderIdsOf(stops)]
  const facts = await tourFacts(context.store, [...before, ...after])
  const gone: Tour[] = []
  for (const orderId of after.filter((one) => !before.includes(one)))
    gone.push(await joining(context, tour, facts, orderId))
  const left = before.filter((one) => !after.includes(one)).map((one) => ofOrders(tour.stops, [one]))
  return writeTour(context, tour, facts, { plan: { stops, apart: left, gone }, type: 'updated', overrideReason })
}

/** The tour an order comes from that joins another: it rides alone so far, with the same vehicle or carrier. */
async function joining(context: RuleContext, tour: Tour, facts: TourFacts, orderId: string): Promise<Tour> {
  const order = facts.order(orderId)
  if (!order) throw notFound({ code: 'reason.missing.order', values: { id: orderId } })
  const values = { order: order.orderNumber }
  const own = await tourOf(context, order)
  if (!isOnTheWay(order) || !own) throw refused(409, { code: 'reason.tour.notOnTheWay', values })
  if (!isCarriedBy(tour, order)) throw refused(409, { code: 'reason.tour.otherCarriage', values })
  if (orderIdsOf(own.stops).length > 1)
    throw refused(409, { code: 'reason.tour.ridesWithOthers', values: { ...values, tour: own.number } })
  return own
}

/** Some orders of a tour become a tour of their own. */
export async function splitTour(
  context: RuleContext,
  id: string,
  { orderIds, overrideReason }: { orderIds: readonly string[]; overrideReason?: string | undefined },
): Promise<TourChange> {
  const tour = await readTour(context, id)
  const facts = await tourFacts(context.store, orderIdsOf(tour.stops))
  const [stops, apart] = [withoutOrders(tour.stops, orderIds), ofOrders(tour.stops, orderIds)]
  if (stops.length === 0 || apart.length === 0) throw refused(409, { code: 'reason.tour.staysWithOne' })
  const plan = { stops, apart: [apart], gone: [] }
  return writeTour(context, tour, facts, { plan, type: 'split', overrideReason, isLighter: true })
}

/** A tour takes another one of the same vehicle or carrier in; what is due first is stopped for first. */
export async function mergeTours(
  context: RuleContext,
  id: string,
  { tourId, overrideReason }: { tourId: string; overrideReason?: string | undefined },
): Promise<TourChange> {
  const tour = await readTour(context, id)
  const other = await readTour({ store: context.store, now: context.now }, tourId)
  if (other.id === tour.id) throw refused(409, { code: 'reason.tour.isSame' })
  const facts = await tourFacts(context.store, orderIdsOf([...tour.stops, ...other.stops]))
  const foreign = orderIdsOf(other.stops).find((orderId) => {
    const order = facts.order(orderId)
    return order !== undefined && !isCarriedBy(tour, order)
  })
  const order = foreign === undefined ? undefined : facts.order(foreign)
  if (order) throw refused(409, { code: 'reason.tour.otherCarriage', values: { order: order.orderNumber } })
  const stops = mergedStops(tour.stops, other.stops, facts)
  return writeTour(context, tour, facts, { plan: { stops, apart: [], gone: [other] }, type: 'merged', overrideReason })
}

/** Judges what a change makes of a tour, and writes it with all that follows. */
async function writeTour(
  context: RuleContext,
  tour: Tour,
  facts: TourFacts,
  change: { plan: TourPlan; type: string; overrideReason: string | undefined; isLighter?: boolean },
): Promise<TourChange> {
  const { plan, type, overrideReason, isLighter = false } = change
  const broken = stopsRefusal(plan.stops, facts.freightOf)
  if (broken) throw refused(422, broken)
  const behind = doneRefusal(tour.stops, plan.stops, facts)
  if (behind) throw refused(409, behind)
  const warnings = await judgeChange(context, tour, { ...plan, isLighter, overrideReason })
  const payload = overrideReason === undefined ? {} : { overrideReason }
  const values = { stops: keptStops(plan.stops) }
  const { row, eventId } = await writeRecord(context, 'tour', tour, values, { type, payload }, () =>
    carryOut(context, facts, plan),
  )
  return { row, eventId, warnings }
}

/** Makes and takes away the tours beside; transports name the right one by the cascade. */
async function carryOut(context: RuleContext, facts: TourFacts, { apart, gone }: TourPlan): Promise<void> {
  for (const { id } of gone) await context.store.remove('tours', id)
  for (const part of apart) {
    const [order] = orderIdsOf(part).flatMap((id) => facts.order(id) ?? [])
    if (order) await makeTour(context, order, part)
  }
}
