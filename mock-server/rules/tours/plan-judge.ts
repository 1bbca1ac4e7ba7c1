import { boardOf } from '#src/contract/board-facts.ts'
import type { SaidWarning } from '#src/contract/said-reason.ts'
import { addDays, epochToZoned } from '#src/domain/dates.ts'
import { resourceKeyOf } from '#src/domain/planning/board.ts'
import { judge, type Violation } from '#src/domain/planning/judge.ts'
import type { ReasonCode } from '#src/domain/reason-messages.ts'
import { orderIdsOf } from '#src/domain/tours/stops.ts'
import { HttpError, reasonText, saying } from '../../core/http-error.ts'
import { plannedOn } from '../board/board-view.ts'
import { passConflicts } from '../orders/assignment-rules.ts'
import { type RuleContext } from '../rule-context.ts'
import type { Tour } from './tour-facts.ts'
import { tourOf } from './tour-follow.ts'

/** Two weeks of driving count. */
const LOOKING_BACK = 14

/** A tour as it shall be; `id` names it, whether it is there yet or not. */
type Planned = Pick<Tour, 'id' | 'vehicleId' | 'carrierId' | 'stops'>

/** What speaks against a tour as it shall be, by the same rules the board shows it with. */
async function violationsOf(context: RuleContext, planned: Planned, startAt: number | undefined): Promise<Violation[]> {
  const { store, now } = context
  const { id, vehicleId, carrierId, stops } = planned
  const own = await store.find('tours', id)
  const row =
    vehicleId !== undefined
      ? await store.all('tours', { vehicleId })
      : carrierId !== undefined
        ? await store.all('tours', { carrierId, vehicleId: { exists: false } })
        : []
  const ids = orderIdsOf(stops)
  const from = await Promise.all((await store.findMany('orders', ids)).map((order) => tourOf(context, order)))
  const tours = new Map(
    [...(own ? [own] : []), ...row, ...from.flatMap((tour) => tour ?? [])].map((tour) => [tour.id, tour]),
  )
  const today = epochToZoned(now).date
  const vehicleIds = vehicleId === undefined ? [] : [vehicleId]
  const wished = carrierId === undefined || vehicleId !== undefined ? [] : [carrierId]
  const answer = await plannedOn(
    { store, now, mayReadPapers: true },
    { from: addDays(today, -LOOKING_BACK), to: addDays(today, LOOKING_BACK) },
    { tours: [...tours.values()], alone: ids, resources: { vehicleIds, wished } },
  )
  const { violations, hints } = judge(
    { resource: resourceKeyOf({ vehicleId, carrierId }), stops, ...(own && { tourId: own.id }), startAt },
    boardOf(answer),
  )
  return [...violations, ...hints]
}

const worded = ({ code: plan, severity, values, ...where }: Violation) => {
  const code = plan as ReasonCode
  const { at, tourId, stopIndex, final } = where
  return { code, severity, values, at, tourId, stopIndex, final, message: reasonText({ code, values }) }
}

/**
 * Lets a tour be planned, or 409 `CONFLICTS` with all that speaks against it. With a reason, by who may override, what blocks
 * becomes a warning, but for what is final: what is done, and the order of stops.
 */
export async function judgePlan(
  context: RuleContext,
  planned: Planned,
  { startAt, overrideReason }: { startAt?: number | undefined; overrideReason?: string | undefined },
): Promise<SaidWarning[]> {
  const found = (await violationsOf(context, planned, startAt)).map(worded)
  const final = found.filter((one) => one.final === true && one.severity === 'block')
  if (final.length === 0) return passConflicts(context, found, overrideReason)
  const said = saying(...final.map(({ code, values }) => ({ code, values })))
  throw new HttpError(409, { ...said, code: 'CONFLICTS', conflicts: found })
}

/** What keeps a tour from coming back as it was: somebody may have planned in its place since. */
export async function conflictsOfPlan(context: RuleContext, planned: Planned): Promise<ReturnType<typeof worded>[]> {
  return (await violationsOf(context, planned, undefined)).filter(({ severity }) => severity === 'block').map(worded)
}
