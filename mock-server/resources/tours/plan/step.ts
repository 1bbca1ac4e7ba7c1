import type { Reason } from '#src/domain/reason-messages.ts'
import { doneRefusal } from '#src/domain/tours/checks.ts'
import { orderIdsOf } from '#src/domain/tours/stops.ts'
import type { TransportStatus } from '#src/domain/transport-status.ts'
import { HttpError, saying } from '../../../core/http-error.ts'
import type { Row } from '../../../store/models.ts'
import { followWithTransport, patchTransport, transportOf } from '../../orders/follow.ts'
import { writeOrder } from '../../orders/write.ts'
import { noteRecordEvent } from '../../../write/record-write.ts'
import { sameValue } from '../../../write/same-value.ts'
import type { RuleContext } from '../../../core/rule-context.ts'
import { keptStops, type Tour, type TourFacts, tourFacts } from '../facts.ts'
import { patchTour, removeTour } from '../follow.ts'

type Order = Row<'orders'>

/** What a step makes of one tour; nothing in `after` where it is gone. */
interface TourStep {
  id: string
  after: TourState | undefined
}
export type TourState = Pick<Tour, 'number' | 'vehicleId' | 'carrierId' | 'stops'>

/** What a step makes of one order, and the tour it is on then. */
export interface OrderStep {
  id: string
  values: Partial<Order>
  tourId: string | undefined
  /** What its transport is where nobody drives it; called off without one. */
  planned: TransportStatus | undefined
  event: { type: string; payload?: Record<string, unknown> }
}

/** One act of planning: the tours and orders it touches, as they are afterwards. */
export interface PlanStep {
  tours: readonly TourStep[]
  orders: readonly OrderStep[]
}

/** The step as its event keeps it, so that it can be taken back and made again. */
export interface KeptStep {
  tours: readonly { id: string; before?: TourState | undefined; after?: TourState | undefined }[]
  orders: readonly KeptOrder[]
}
export interface KeptOrder {
  id: string
  eventId?: string | undefined
  tourBefore?: string | undefined
  tourAfter?: string | undefined
  /** What its transport was where nobody drove it. */
  plannedBefore?: TransportStatus | undefined
  plannedAfter?: TransportStatus | undefined
}

const stateOf = ({ number, vehicleId, carrierId, stops }: TourState): TourState => ({
  number,
  vehicleId,
  carrierId,
  stops: keptStops(stops),
})

export const isAs = (now: TourState | undefined, then: TourState | undefined) =>
  now === undefined || then === undefined ? now === then : sameValue(stateOf(now), stateOf(then))

/** Does all of a step, or nothing: orders with what follows from them, the tours, and one event that takes it back. */
export async function carryOut(
  context: RuleContext,
  tourId: string,
  { tours, orders }: PlanStep,
  event: { type: string; payload?: Record<string, unknown> },
): Promise<string> {
  const kept: KeptStep = {
    tours: await writeTours(context, tours),
    orders: await writeOrders(context, orders),
  }
  return note(context, tourId, kept, event)
}

async function note(
  context: RuleContext,
  tourId: string,
  plan: KeptStep,
  event: { type: string; payload?: Record<string, unknown> },
): Promise<string> {
  const own = plan.tours.find(({ id }) => id === tourId)
  const changedFields = (['stops', 'vehicleId', 'carrierId'] as const)
    .map((field) => ({ field, from: own?.before?.[field], to: own?.after?.[field] }))
    .filter(({ from, to }) => !sameValue(from, to))
  return noteRecordEvent(context, 'tour', tourId, {
    type: event.type,
    changedFields,
    payload: { ...event.payload, plan },
  })
}

async function writeTours(context: RuleContext, tours: PlanStep['tours']): Promise<KeptStep['tours']> {
  const kept: KeptStep['tours'][number][] = []
  const now = await context.store.findMany(
    'tours',
    tours.map(({ id }) => id),
  )
  const facts = await tourFacts(
    context.store,
    now.flatMap(({ stops }) => orderIdsOf(stops)),
  )
  for (const { id, after } of tours) {
    const known = await context.store.find('tours', id)
    const before = known && stateOf(known)
    if (isAs(before, after)) continue
    if (known) refuseDone(known, after, facts)
    if (known && after) await patchTour(context, known, stateOf(after))
    else if (known) await removeTour(context, id)
    else if (after) {
      await context.store.insert('tours', { id, ...stateOf(after) })
    }
    kept.push({ id, before, after: after && stateOf(after) })
  }
  return kept
}

/** What the truck has behind it stays on this tour and with who drove it. */
function refuseDone(tour: Tour, after: TourState | undefined, facts: TourFacts): void {
  const behind = doneRefusal(tour.stops, after?.stops ?? [], facts)
  const isOthers = tour.vehicleId !== after?.vehicleId || tour.carrierId !== after?.carrierId
  const values = { tour: tour.number }
  const underWay: Reason | undefined =
    isOthers && tour.stops.some(facts.isDone) ? { code: 'reason.plan.underWay', values } : undefined
  const refusal = behind ?? underWay
  if (refusal) throw new HttpError(409, { ...saying(refusal), code: refusal.code })
}

async function writeOrders(context: RuleContext, orders: readonly OrderStep[]): Promise<KeptOrder[]> {
  const kept: KeptOrder[] = []
  for (const step of orders) {
    const order = await context.store.find('orders', step.id)
    if (!order) continue
    const transport = await transportOf(context, order)
    const isOpen = transport !== undefined && order.transportId === transport.id
    const plannedBefore = isOpen && order.status === 'CONFIRMED' ? transport.status : undefined
    const eventId = await writeStep(context, order, step)
    kept.push({
      ...{ id: step.id, eventId, plannedBefore, plannedAfter: step.planned },
      ...{ tourBefore: isOpen ? transport.tourId : undefined, tourAfter: step.tourId },
    })
  }
  return kept
}

/** Writes an order, or only its transport, where nothing of the order itself differs. */
async function writeStep(context: RuleContext, order: Order, step: OrderStep): Promise<string | undefined> {
  const { tourId, planned, event, values } = step
  const written = await writeOrder(context, order, values, { ...event, onTour: { id: tourId }, planned })
  if (written.eventId === undefined) await followByItself(context, order, step)
  return written.eventId
}

/** The transport of an order of which nothing else changes: made, named after its tour, or called off. */
async function followByItself(context: RuleContext, order: Order, { tourId, planned }: OrderStep): Promise<void> {
  const transport = await transportOf(context, order)
  const isCalledOff = order.status === 'CONFIRMED' && planned === undefined
  if (isCalledOff && transport) {
    await patchTransport(context, transport, { status: 'CANCELLED', tourId: undefined, progress: 0 })
  }
  const follows = isCalledOff
    ? { transportId: undefined, transportStatus: undefined }
    : await followWithTransport(context, order, { tourId, before: planned })
  if (follows.transportId === order.transportId && follows.transportStatus === order.transportStatus) return
  await context.store.patch('orders', order.id, follows)
}
