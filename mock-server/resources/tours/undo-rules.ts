import type { Reason } from '#src/domain/refusals/reason-messages.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { orderIdsOf } from '#src/domain/tours/stops.ts'
import { HttpError, refusalBody } from '../../core/http-error.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import type { EventChange } from '../../store/own-schemas.ts'
import { shownFields } from '../../write/history.ts'
import { sameValue } from '../../write/same-value.ts'
import { type Turn, undoOf } from '../../write/undo-rules.ts'
import { type Tour, tourFacts } from './facts.ts'
import { stopsFor, toursOf } from './follow.ts'
import { conflictsOfPlan } from './plan/judge.ts'
import { isAs, refuseDone } from './plan/step.ts'

const refused = (conflicts: readonly unknown[], ...reasons: readonly Reason[]) =>
  new HttpError(409, {
    ...(reasons.length > 0 ? refusalBody(...reasons) : refusalBody({ code: 'reason.recordChangedMeanwhile' })),
    code: 'UNDO_CONFLICT',
    conflicts,
  })

const isTour = ({ entity }: EventChange) => entity === 'tours'
const isOrder = ({ entity }: EventChange) => entity === 'orders'
type Side = 'from' | 'to'

/** A tour as an event found it, or left it; `now` is it as it is. */
function stateOf({ change, row, fields, follows }: EventChange, side: Side, now: Tour | undefined): Tour | undefined {
  if (change !== 'updated') return (change === 'created') === (side === 'to') ? (row as Tour | undefined) : undefined
  const values = [...fields, ...follows].map((field) => [field.field, field[side] ?? undefined])
  return now && { ...now, ...Object.fromEntries(values) }
}

/**
 * What an act on a tour left is compared with what is there now: each tour, each order, and where each order is. Stops that
 * are written over would lose the orders that joined since: 409 `UNDO_CONFLICT`, which nothing lifts. What the truck has
 * behind it stays.
 */
async function refuse(context: RuleContext, { event, changes }: Turn): Promise<void> {
  const { store } = context
  const tours = changes.filter((change) => isTour(change) && !change.isFollowing)
  const left = new Map<string, Tour | undefined>()
  await readAll(store, changes)
  for (const change of tours) {
    const now = await store.find('tours', change.id)
    const then = stateOf(change, 'to', now)
    left.set(change.id, then)
    if (!isAs(now, then)) throw refused([{ field: 'stops', mine: then?.stops ?? null, theirs: now?.stops ?? null }])
  }
  for (const change of changes.filter(isOrder)) await refuseChangedOrder(context, change)
  const ids = new Set(
    [...left.values(), ...tours.map((one) => stateOf(one, 'from', left.get(one.id)))].flatMap(ridersOf),
  )
  const riders = await store.findMany('orders', [...ids])
  const ridden = await toursOf(context, riders)
  for (const order of riders) {
    const then = [...left.values()].find((tour) => tour !== undefined && stopsFor(tour, order.id))
    const now = ridden.get(order.id)
    if (now?.id !== then?.id)
      throw refused([{ field: 'stops', mine: then?.number ?? null, theirs: now?.number ?? null }])
  }
  const facts = await tourFacts(store, [...ids])
  for (const change of tours) {
    const now = left.get(change.id)
    const isAsked = change.change === 'updated' || event.payload?.['plan'] === true
    if (now && isAsked) refuseDone(now, stateOf(change, 'from', now), facts)
  }
}

/** Reads what the event has written with a question per entity; who asks for one of them is answered by that. */
async function readAll(store: RuleContext['store'], changes: readonly EventChange[]): Promise<void> {
  const idsOf = (is: (change: EventChange) => boolean) => changes.filter(is).map(({ id }) => id)
  await store.findMany('tours', idsOf(isTour))
  await store.findMany('orders', idsOf(isOrder))
}

const ridersOf = (tour: Tour | undefined) => (tour ? orderIdsOf(tour.stops) : [])

async function refuseChangedOrder({ store }: RuleContext, change: EventChange): Promise<void> {
  const order = await store.find('orders', change.id)
  const conflicts = shownFields(change)
    .map(({ field, to }) => ({ field, mine: to ?? null, theirs: (order && Reflect.get(order, field)) ?? null }))
    .filter(({ mine, theirs }) => !sameValue(mine, theirs))
  if (!order || conflicts.length > 0) throw refused(conflicts)
}

/** What a tour runs into that somebody has planned, or moved, since; unless forced by who may override. */
async function refuseTaken(context: RuleContext, { event, changes, force }: Turn): Promise<void> {
  if (event.payload?.['plan'] !== true || (force && may(context.session.role, 'orders.override'))) return
  const own = new Set(changes.filter(isTour).map(({ id }) => id))
  for (const tour of await context.store.findMany('tours', [...own])) {
    const against = await conflictsOfPlan(context, tour)
    const others = await context.store.findMany(
      'tours',
      against.flatMap(({ tourId }) => tourId ?? []),
    )
    const since = new Set(
      others.filter(({ id, updatedAt }) => !own.has(id) && (updatedAt ?? '') > event.createdAt).map(({ id }) => id),
    )
    const taken = against.filter(({ tourId }) => tourId !== undefined && since.has(tourId))
    if (taken.length > 0) {
      const fields = taken.map((one) => ({ field: 'stops', mine: tour.number, theirs: one.message, ...one }))
      throw refused(fields, ...taken.map(({ code, values }) => ({ code, values })))
    }
  }
}

/** How acts on tours are taken back. */
export const tourUndo = undoOf<'tours'>({
  whole: { refuse, asksAll: () => true, refuseAfter: refuseTaken, kept: ['plan'] },
})
