import type { Reason } from '#src/domain/refusals/reason-messages.ts'
import { HttpError, refusalBody } from '../../../core/http-error.ts'
import { type EventView, historyOf } from '../../../write/history.ts'
import type { RuleContext } from '../../../core/rule-context.ts'
import type { Tour } from '../facts.ts'
import { tourOf } from '../follow.ts'
import { tourView } from '../view.ts'

/** What somebody has changed since it was planned by: how it is now, who it was and when. */
function outdated(reason: Reason, current: unknown, last: LastEdit | undefined): HttpError {
  const { message, reasons } = refusalBody(reason)
  const changed = last && {
    person: last.actorName,
    at: last.createdAt,
    fields: last.changedFields.map(({ field }) => field),
  }
  return new HttpError(409, {
    message,
    reasons,
    code: 'VERSION_CONFLICT',
    current,
    conflicts: changed ? [changed] : [],
  })
}

type LastEdit = Pick<EventView, 'actorName' | 'createdAt' | 'changedFields'>

/** 409 with the tour as it is, and who changed it, where it is not the one that was planned with. */
export async function refuseOutdatedTour(
  context: RuleContext,
  tour: Tour | undefined,
  version: number | undefined,
): Promise<void> {
  if (!tour || version === undefined || version === tour.version) return
  const last = (await historyOf(context, { kind: 'tour', id: tour.id })).at(-1)
  const values = { tour: tour.number, person: last?.actorName ?? '' }
  const reason: Reason = last ? { code: 'reason.tour.changedBy', values } : { code: 'reason.recordChanged' }
  throw outdated(reason, await tourView(context, tour), last)
}

/** 409 with the first order that is not as it was planned with: who changed it, and the tour it is on now. */
export async function refuseOutdated(
  context: RuleContext,
  orders: readonly { id: string; version: number }[],
): Promise<void> {
  const found = await context.store.findMany(
    'orders',
    orders.map(({ id }) => id),
  )
  for (const order of found) {
    const { id } = order
    if (orders.every((one) => one.id !== id || one.version === order.version)) continue
    const last = (await historyOf(context, { kind: 'order', id })).at(-1)
    const tour = await tourOf(context, order)
    const values = { order: order.orderNumber, person: last?.actorName ?? '', tour: tour?.number ?? '' }
    const code = tour ? 'reason.tour.orderTakenBy' : 'reason.tour.orderChangedBy'
    throw outdated(last ? { code, values } : { code: 'reason.recordChanged' }, order, last)
  }
}
