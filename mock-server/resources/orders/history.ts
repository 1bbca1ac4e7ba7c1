import type { FieldChange } from '#src/contract/order-events.ts'
import type { Row } from '../../store/models.ts'
import { type RuleContext, stamp } from '../../core/rule-context.ts'

type Event = Row<'orderEvents'>

/** What an event says; the rest is added. */
export interface EventInput {
  type: string
  changedFields?: FieldChange[]
  payload?: Record<string, unknown>
}

type Past = Pick<RuleContext, 'store' | 'pastOf'>

/** Adds an event to the history of an order. `before` is the order as it was before the change. */
export async function recordEvent(context: RuleContext, before: Row<'orders'>, input: EventInput): Promise<Event> {
  const { store, session } = context
  if ((await store.count('orderEvents', { orderId: before.id })) === 0 && input.type !== 'created') {
    for (const event of await context.pastOf(store, before)) await store.insert('orderEvents', event)
  }
  return store.insert('orderEvents', {
    id: context.newId('evt'),
    orderId: before.id,
    type: input.type,
    createdAt: stamp(context),
    actorId: session.userId,
    actorName: session.userName,
    changedFields: input.changedFields ?? [],
    payload: input.payload,
  })
}

/** One event of an order; also one that is only told. */
export async function findEvent(
  { store, pastOf }: Past,
  order: Row<'orders'>,
  eventId: string,
): Promise<Event | undefined> {
  const stored = await store.find('orderEvents', eventId)
  if (stored) return stored.orderId === order.id ? stored : undefined
  if ((await store.count('orderEvents', { orderId: order.id })) > 0) return undefined
  return (await pastOf(store, order)).find(({ id }) => id === eventId)
}

/** A page of an order's history, newest first. Source: specification 7 */
export async function historyPage({ store, pastOf }: Past, order: Row<'orders'>, page: number, pageSize: number) {
  const stored = await store.all('orderEvents', { orderId: order.id })
  const events = stored.length > 0 ? stored : await pastOf(store, order)
  // Of two in the same millisecond the one that was told later is the newer one.
  const newest = events.toReversed().toSorted((a, b) => compareText(b.createdAt, a.createdAt))
  return answer(newest.slice((page - 1) * pageSize, page * pageSize), page, pageSize, newest.length)
}

const compareText = (a = '', b = '') => (a === b ? 0 : a < b ? -1 : 1)

function answer(items: Event[], page: number, pageSize: number, total: number) {
  const complete = items.map((event) => ({ ...event, createdAt: event.createdAt ?? '' }))
  return { items: complete, page, pageSize, total, hasMore: page * pageSize < total }
}
