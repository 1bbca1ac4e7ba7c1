import type { ParsedLine } from '#src/domain/command-line/line.ts'
import type { Board, PlanTour } from '#src/domain/planning/facts/board.ts'
import { orderIdsOf } from '#src/domain/tours/stops.ts'
import { unplanTours } from '../../moving/tour-acts.late.ts'
import { obstacle, runs } from './gate.ts'
import { orderOf, plannedDays } from './known.ts'
import { aboutText, objectOf } from './object.ts'
import type { LineContext, Interpretation } from './understanding.ts'

/** Takes an order off the plan, or a tour with all it carries. */
export async function understandUnplan(asking: LineContext, parsed: ParsedLine): Promise<Interpretation> {
  const meant = await objectOf(asking, parsed, ['order', 'tour'])
  if ('instead' in meant) return meant.instead
  const { thing, chip } = meant
  const sentence = asking.t('line.say.unplan', { about: await aboutText(asking, thing) })
  const said = { chips: [chip], sentence, suggestions: [] }
  const board = await plannedDays(asking)
  const tour = board.tours.find((one) => (thing.kind === 'tour' ? one.id === thing.id : isWaiting(one, thing.id)))
  if (tour !== undefined) {
    const isWhole = thing.kind === 'tour' || orderIdsOf(tour.stops).length === 1
    return { ...said, ...unplansTour(asking, tour, { board, ...(!isWhole && { orderIds: [thing.id] }) }) }
  }
  const order = await orderOf(asking, thing.id)
  const record = { kind: 'order', id: order.id, record: order } as const
  const blocked = obstacle(asking, 'orders.unassign', record)
  return {
    ...said,
    keepsReason: true,
    ...(blocked === undefined ? { act: runs(asking, 'orders.unassign', record) } : { blocked }),
  }
}

/** Not assigned yet: there is no carriage the order could be taken off, but a place in a tour. */
const isWaiting = ({ resource, stops }: PlanTour, orderId: string): boolean =>
  resource === undefined && orderIdsOf(stops).includes(orderId)

function unplansTour(
  { context, t }: LineContext,
  tour: PlanTour,
  from: { board: Board; orderIds?: readonly string[] },
): Pick<Interpretation, 'act' | 'blocked'> {
  if (!context.online) return { blocked: t('reasons.offline') }
  return { act: (now) => unplanTours(now, [tour], { ...from, commandId: 'line.open' }) }
}
