import type { RecordUndone } from '#src/contract/record-events.ts'
import type { Reason } from '#src/domain/reason-messages.ts'
import { may } from '#src/domain/roles.ts'
import { HttpError, saying } from '../../../core/http-error.ts'
import type { Row } from '../../../store/models.ts'
import { sameValue } from '../../../write/same-value.ts'
import type { RuleContext } from '../../../core/rule-context.ts'
import { tourOf } from '../follow.ts'
import { conflictsOfPlan } from './judge.ts'
import { carryOut, isAs, type KeptOrder, type KeptStep, type OrderStep } from './step.ts'

type Order = Row<'orders'>
type OrderEvent = Row<'orderEvents'>

const refused = (conflicts: readonly unknown[], ...reasons: readonly Reason[]) =>
  new HttpError(409, {
    ...(reasons.length > 0 ? saying(...reasons) : saying({ code: 'reason.recordChangedMeanwhile' })),
    code: 'UNDO_CONFLICT',
    conflicts,
  })

/**
 * Takes an act of planning back: every tour and order gets back what it was. 409 `UNDO_CONFLICT` where somebody has changed
 * one of them since, which nothing lifts; and where a tour would come back to a place that somebody has taken since, unless
 * forced by who may override.
 */
export async function undoPlan(
  context: RuleContext,
  event: Row<'recordEvents'>,
  force: boolean,
): Promise<RecordUndone> {
  const plan = event.payload?.['plan'] as KeptStep
  const events = await eventsOf(context, plan)
  await refuseChanged(context, plan, events)
  const tours = plan.tours.map(({ id, before }) => ({ id, after: before }))
  const orders = plan.orders.map((kept) => backStep(kept, events.get(kept.eventId ?? '')))
  const payload = { undoes: event.id, of: event.type }
  const eventId = await carryOut(context, event.recordId, { tours, orders }, { type: 'undone', payload })
  // What throws leaves no trace: the step is done first, so that it can be judged as a whole.
  if (!force || !may(context.session.role, 'orders.override')) await refuseTaken(context, plan, event)
  return { eventId, warnings: [] }
}

async function eventsOf({ store }: RuleContext, { orders }: KeptStep): Promise<ReadonlyMap<string, OrderEvent>> {
  const found = await store.findMany(
    'orderEvents',
    orders.flatMap(({ eventId }) => eventId ?? []),
  )
  return new Map(found.map((event) => [event.id, event]))
}

/** An order as it was before the step. */
function backStep({ id, tourBefore, plannedBefore }: KeptOrder, event: OrderEvent | undefined): OrderStep {
  const values: Partial<Order> = Object.fromEntries(
    (event?.changedFields ?? []).map(({ field, from }) => [field, from ?? undefined]),
  )
  const since = event?.payload?.['statusSince']
  const restored = typeof since === 'string' && values.status !== undefined ? { statusSince: since } : {}
  const isRedo = event?.type === 'undone' && event.payload?.['redo'] !== true
  const payload = event && { undoes: event.id, of: event.type, ...(isRedo && { redo: true }) }
  return {
    id,
    values: { ...values, ...restored },
    tourId: tourBefore,
    planned: plannedBefore,
    event: { type: 'undone', ...(payload && { payload }) },
  }
}

/** What the step left is compared with what is there now: each tour, each order, and where each order is. */
async function refuseChanged(
  context: RuleContext,
  { tours, orders }: KeptStep,
  events: ReadonlyMap<string, OrderEvent>,
): Promise<void> {
  const { store } = context
  for (const { id, after } of tours) {
    const now = await store.find('tours', id)
    if (!isAs(now, after)) throw refused([{ field: 'stops', mine: after?.stops ?? null, theirs: now?.stops ?? null }])
  }
  for (const { id, eventId = '', tourAfter } of orders) {
    const order = await store.find('orders', id)
    const conflicts = (events.get(eventId)?.changedFields ?? [])
      .map(({ field, to }) => ({ field, mine: to ?? null, theirs: (order && Reflect.get(order, field)) ?? null }))
      .filter(({ mine, theirs }) => !sameValue(mine, theirs))
    if (!order || conflicts.length > 0) throw refused(conflicts)
    // Planned for nobody, an order's own fields do not tell that it is on another tour by now.
    const now = await tourOf(context, order)
    if (now?.id === tourAfter) continue
    const then = tourAfter === undefined ? undefined : await store.find('tours', tourAfter)
    throw refused([{ field: 'stops', mine: then?.number ?? null, theirs: now?.number ?? null }])
  }
}

/** What a tour runs into that somebody has planned, or moved, since the step. */
async function refuseTaken(context: RuleContext, plan: KeptStep, { createdAt }: Row<'recordEvents'>): Promise<void> {
  const own = new Set(plan.tours.map(({ id }) => id))
  for (const tour of await context.store.findMany('tours', [...own])) {
    const against = await conflictsOfPlan(context, tour)
    const others = await context.store.findMany(
      'tours',
      against.flatMap(({ tourId }) => tourId ?? []),
    )
    const since = new Set(
      others.filter(({ id, updatedAt }) => !own.has(id) && (updatedAt ?? '') > createdAt).map(({ id }) => id),
    )
    const taken = against.filter(({ tourId }) => tourId !== undefined && since.has(tourId))
    if (taken.length > 0) {
      const fields = taken.map((one) => ({ field: 'stops', mine: tour.number, theirs: one.message, ...one }))
      throw refused(fields, ...taken.map(({ code, values }) => ({ code, values })))
    }
  }
}
