import type { OrderBulkChange, OrderBulkResult } from '#src/contract/orders/bulk.ts'
import type { FieldChange } from '#src/contract/orders/events.ts'
import { changedSince } from '#src/domain/documents/carrier-paper.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import type { Reason } from '#src/domain/refusals/reason-messages.ts'
import { isOverridable } from '#src/domain/refusals/refusal.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { HttpError, reasonText, refusalBody } from '../../../core/http-error.ts'
import type { Row } from '../../../store/models.ts'
import { ConflictError, type Store } from '../../../store/store.ts'
import { type RuleContext, ruleContextOf, RefusedTransition } from '../../../core/rule-context.ts'
import { changeOne } from './change.ts'
import type { OrderChange } from '../write.ts'

type Item = { id: string; version?: number | undefined }
type Order = Row<'orders'>

/** One change for many orders, as the call carries it. */
export interface BulkInput {
  items: readonly Item[]
  change: OrderBulkChange
  dryRun?: boolean | undefined
}

/**
 * Changes many orders, each by the ordinary rules in a savepoint of its own: one that is refused leaves no trace and
 * stops no other. A dry run does all of it and takes it back, so that what it says is what would happen; it tells no one
 * and uses up no ids. An id that is named twice is changed once. 403 for who may change nothing of an order.
 */
export async function changeOrders(
  context: RuleContext,
  { items, change, dryRun = false }: BulkInput,
): Promise<OrderBulkResult[]> {
  const once = [...new Map(items.map((item) => [item.id, item] as const)).values()]
  let tried = 0
  const trial: RuleContext = {
    ...ruleContextOf(context),
    newId: (prefix) => `${prefix}-trial-${(tried += 1)}`,
  }
  await readAhead(context.store, [...once.map(({ id }) => id)])
  return context.store.savepoint(
    async () => {
      const results: OrderBulkResult[] = []
      // One after the other: an order may depend on what became of the one before, on a shared vehicle for example.
      for (const item of once) results.push(await resultOf(dryRun ? trial : context, item, change, dryRun))
      return results
    },
    { keep: !dryRun },
  )
}

/** What each of the orders is judged and written with: a question per entity instead of one per order. */
async function readAhead(store: Store, ids: readonly string[]): Promise<void> {
  const orders = await store.findMany('orders', ids)
  const of = (field: 'transportId' | 'assignedVehicleId' | 'carrierId' | 'customerId') => [
    ...new Set(orders.flatMap((order) => order[field] ?? [])),
  ]
  const transports = await store.findMany('transports', of('transportId'))
  await store.findMany('tours', [...new Set(transports.flatMap(({ tourId }) => tourId ?? []))])
  await store.findMany('vehicles', of('assignedVehicleId'))
  await store.findMany('partners', [...of('carrierId'), ...of('customerId')])
}

async function resultOf(
  context: RuleContext,
  item: Item,
  change: OrderBulkChange,
  dryRun: boolean,
): Promise<OrderBulkResult> {
  const before = await context.store.find('orders', item.id)
  const one: RuleContext = { ...ruleContextOf(context), ifMatch: item.version }
  try {
    const done = await context.store.savepoint(() => changeOne(one, item.id, change))
    return await changed(context, done, { before, dryRun })
  } catch (error) {
    const said = refusalOf(context, error)
    if (said) return { ...nothing(item.id, before), outcome: 'refused', ...said }
    throw error
  }
}

/** `before`: the order as it will be again, in a dry run. */
async function changed(
  context: RuleContext,
  done: OrderChange,
  { before, dryRun }: { before: Order | undefined; dryRun: boolean },
): Promise<OrderBulkResult> {
  const shown = dryRun ? (before ?? done.order) : done.order
  const result = { ...nothing(done.order.id, shown), warnings: done.warnings }
  if (done.eventId === undefined) return result
  const changes = await changesOf(context, done.eventId)
  const warnings = [...done.warnings, ...(await acceptedWarning(context, before, done.order))]
  // What is taken back in a moment has no event that could be undone.
  return { ...result, warnings, outcome: 'changed', changes, ...(dryRun ? {} : { eventId: done.eventId }) }
}

/** What a carrier has accepted already is not changed behind his back: anyone who changes it is told. */
async function acceptedWarning(
  { store }: RuleContext,
  before: Order | undefined,
  after: Order,
): Promise<OrderBulkResult['warnings']> {
  if (before?.carrierId === undefined) return []
  const where = { orderId: before.id, kind: 'transportOrder', status: 'accepted' } as const
  const accepted = (await store.all('messages', where)).find(({ carrierId }) => carrierId === before.carrierId)
  if (!accepted) return []
  const isTakenAway = after.carrierId !== before.carrierId || after.status === 'CANCELLED'
  if (!isTakenAway && changedSince(accepted.paper ?? {}, after).length === 0) return []
  const date = epochToZoned(Date.parse(accepted.answeredAt ?? accepted.sentAt)).date
  const reason: Reason = { code: 'reason.acceptedByCarrier', values: { carrier: accepted.recipientName, date } }
  return [{ ...reason, message: reasonText(reason) }]
}

async function changesOf(context: RuleContext, eventId: string): Promise<FieldChange[]> {
  return (await context.store.find('events', eventId))?.changedFields ?? []
}

function nothing(id: string, order: Order | undefined): OrderBulkResult {
  return {
    id,
    orderNumber: order?.orderNumber ?? '',
    outcome: 'unchanged',
    changes: [],
    warnings: [],
    reasons: [],
    overridable: false,
    needsNotes: false,
    order,
  }
}

type RefusalText = Pick<OrderBulkResult, 'message' | 'reasons' | 'code' | 'overridable' | 'needsNotes'>

/** What a rule refused, in words; undefined for a failure no rule meant. */
function refusalOf(context: RuleContext, error: unknown): RefusalText | undefined {
  if (error instanceof ConflictError) {
    const said = refusalBody({ code: 'reason.changedMeanwhile' })
    return {
      ...said,
      reasons: [...(said.reasons ?? [])],
      code: 'VERSION_CONFLICT',
      overridable: false,
      needsNotes: false,
    }
  }
  if (!(error instanceof HttpError)) return undefined
  const { message, code, reasons = [] } = error.answer
  const refusal = error instanceof RefusedTransition ? error.refusal : undefined
  const conflicts = code === 'CONFLICTS' && may(context.session.role, 'orders.override')
  return {
    message,
    reasons: [...reasons],
    code,
    overridable: conflicts || (refusal !== undefined && isOverridable(refusal)),
    needsNotes: refusal?.kind === 'notes',
  }
}
