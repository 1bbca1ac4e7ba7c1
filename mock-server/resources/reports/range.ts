import type { OrdersBehind, ReportQuery } from '#src/contract/reports/reports.ts'
import type { PlainDate } from '#src/domain/basics/dates.ts'
import { errorAt, type FieldIssue } from '#src/domain/refusals/field-issue.ts'
import {
  addWeeks,
  daysOf,
  lastCompleteWeek,
  MOST_WEEKS,
  USUAL_WEEKS,
  type Week,
  weeksThrough,
} from '#src/domain/reports/weeks.ts'
import { HttpError, refusalBody } from '../../core/http-error.ts'
import { type RuleContext, todayOf } from '../../core/rule-context.ts'

/** Weeks that are asked for, in their order. */
export interface WeekRange {
  from: Week
  to: Week
  weeks: readonly Week[]
}

function refuse(fieldErrors: FieldIssue[]): never {
  throw new HttpError(422, { ...refusalBody({ code: 'reason.checkInput' }), code: 'VALIDATION', fieldErrors })
}

/** The weeks of a report; 422 where the first is the last but one, or there are more than one report takes in. */
export function rangeOf(context: Pick<RuleContext, 'now'>, { from, to }: Pick<ReportQuery, 'from' | 'to'>): WeekRange {
  const complete = lastCompleteWeek(todayOf(context))
  const last = to ?? (from === undefined ? complete : addWeeks(from, USUAL_WEEKS - 1))
  const first = from ?? addWeeks(last, 1 - USUAL_WEEKS)
  if (first > last) refuse(errorAt('to', 'periodOrder'))
  const weeks = weeksThrough(first, last)
  if (weeks.at(-1) !== last) refuse(errorAt('to', 'mostWeeks', { max: MOST_WEEKS }))
  return { from: first, to: last, weeks }
}

/** Monday of the first and Sunday of the last of some weeks. */
export function daysThrough(weeks: readonly Week[]): { from: PlainDate; to: PlainDate } {
  const [first = '', last = first] = [weeks[0], weeks.at(-1)]
  return { from: daysOf(first).from, to: daysOf(last).to }
}

/** The orders that count: delivered on these days, with prices in euros. As `orders.list` is asked for them. */
export function behind(
  { from, to }: { from: PlainDate; to: PlainDate },
  { customerId, carrierId, vehicleId, site }: ReportQuery,
  more: Partial<OrdersBehind> = {},
): OrdersBehind {
  const days = { deliveryFrom: from, deliveryTo: to }
  return { status: 'DELIVERED,BILLED', currency: 'EUR', ...days, customerId, carrierId, vehicleId, site, ...more }
}
