import type { Row } from '../../store/models.ts'
import { note } from '../../write/act.ts'
import { type EventView, historyOf } from '../../write/history.ts'
import type { EventText } from '../../write/unit-of-work.ts'
import type { RuleContext } from '../../core/rule-context.ts'

type HistoryReader = Pick<RuleContext, 'store' | 'pastOf'>
type Event = Row<'events'>

/** Adds a word to the history of an order that changes nothing of it. */
export function recordEvent(context: RuleContext, { id }: Pick<Row<'orders'>, 'id'>, said: EventText): Promise<string> {
  return note(context, { kind: 'order', id }, said)
}

/** What happened to an order, oldest first; also what is only told. */
export async function orderHistory({ store, pastOf }: HistoryReader, order: Row<'orders'>): Promise<EventView[]> {
  const kept = await historyOf({ store }, { kind: 'order', id: order.id })
  return kept.length > 0 ? kept : pastOf(store, order)
}

/** One event by its id; also one of an order that is only told. */
export async function findEvent(
  { store, pastOf }: HistoryReader,
  order: Row<'orders'> | undefined,
  eventId: string,
): Promise<Event | undefined> {
  const stored = await store.find('events', eventId)
  if (stored || !order || (await store.count('events', { recordId: order.id })) > 0) return stored
  return (await pastOf(store, order)).find(({ id }) => id === eventId)
}

/** A page of an order's history, newest first. Source: specification 7 */
export async function historyPage(context: HistoryReader, order: Row<'orders'>, page: number, pageSize: number) {
  // That it was deleted is told by its being brought back.
  const all = (await orderHistory(context, order)).filter(({ type }) => type !== 'deleted')
  const newest = all.toReversed().map(({ recordId: orderId, ...event }) => ({ ...event, orderId }))
  const items = newest.slice((page - 1) * pageSize, page * pageSize)
  const total = newest.length
  return { items, page, pageSize, total, hasMore: page * pageSize < total }
}
