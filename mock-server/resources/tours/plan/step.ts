import type { Reason } from '#src/domain/refusals/reason-messages.ts'
import { doneRefusal } from '#src/domain/tours/checks.ts'
import { orderIdsOf } from '#src/domain/tours/stops.ts'
import { HttpError, refusalBody } from '../../../core/http-error.ts'
import type { Row } from '../../../store/models.ts'
import { writeOrder } from '../../orders/write.ts'
import { act } from '../../../write/act.ts'
import { sameValue } from '../../../write/same-value.ts'
import type { EventText } from '../../../write/unit-of-work.ts'
import type { RuleContext } from '../../../core/rule-context.ts'
import { keptStops, type Tour, type TourFacts, tourFacts } from '../facts.ts'
import { patchTour } from '../follow.ts'

type Order = Row<'orders'>

/** What a step makes of one tour; nothing in `after` where it is gone. */
interface TourStep {
  id: string
  after: TourState | undefined
}
type TourState = Pick<Tour, 'number' | 'vehicleId' | 'carrierId' | 'stops'>

/** What a step makes of one order. */
export interface OrderStep {
  id: string
  values: Partial<Order>
  event: EventText
}

/** One act of planning: the tours and orders it touches, as they are afterwards. */
export interface PlanStep {
  tours: readonly TourStep[]
  orders: readonly OrderStep[]
}

const stateOf = ({ number, vehicleId, carrierId, stops }: TourState): TourState => ({
  number,
  vehicleId,
  carrierId,
  stops: keptStops(stops),
})

export const isAs = (now: TourState | undefined, then: TourState | undefined) =>
  now === undefined || then === undefined ? now === then : sameValue(stateOf(now), stateOf(then))

/** Does all of a step, or nothing: the tours, the orders, what follows from them, and the one event that takes it back. */
export function applyStep(
  context: RuleContext,
  tourId: string,
  { tours, orders }: PlanStep,
  said: EventText,
): Promise<string | undefined> {
  return act(context, { kind: 'tour', id: tourId }, said, async () => {
    await writeTours(context, tours)
    const found = await context.store.findMany(
      'orders',
      orders.map(({ id }) => id),
    )
    for (const order of found) {
      const step = orders.find(({ id }) => id === order.id)
      if (step) await writeOrder(context, order, step.values, step.event)
    }
  })
}

async function writeTours(context: RuleContext, tours: PlanStep['tours']): Promise<void> {
  const now = await context.store.findMany(
    'tours',
    tours.map(({ id }) => id),
  )
  const facts = await tourFacts(
    context.store,
    now.flatMap(({ stops }) => orderIdsOf(stops)),
  )
  for (const { id, after } of tours) {
    const known = now.find((tour) => tour.id === id)
    if (isAs(known, after)) continue
    if (known) refuseDone(known, after, facts)
    if (known && after) await patchTour(context, known, stateOf(after))
    else if (known) await context.store.remove('tours', id)
    else if (after) await context.store.insert('tours', { id, ...stateOf(after) })
  }
}

/** What the truck has behind it stays on this tour and with who drove it. */
export function refuseDone(tour: Tour, after: Partial<TourState> | undefined, facts: TourFacts): void {
  const behind = doneRefusal(tour.stops, after?.stops ?? [], facts)
  const isOthers = tour.vehicleId !== after?.vehicleId || tour.carrierId !== after?.carrierId
  const values = { tour: tour.number }
  const underWay: Reason | undefined =
    isOthers && tour.stops.some(facts.isDone) ? { code: 'reason.plan.underWay', values } : undefined
  const refusal = behind ?? underWay
  if (refusal) throw new HttpError(409, { ...refusalBody(refusal), code: refusal.code })
}
