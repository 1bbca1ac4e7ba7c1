import { notFound } from '../../core/http-error.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { undoEvent } from '../../write/undo.ts'
import { findEvent } from './history.ts'
import { readOrder } from './read.ts'
import type { OrderChange } from './write.ts'

/** Takes an event of an order back; one that deleted it brings it back, and the undoing of that deletes it again. */
export async function undoOrderEvent(
  context: RuleContext,
  id: string,
  { eventId: undoes, force = false }: { eventId: string; force?: boolean | undefined },
): Promise<OrderChange> {
  const before = await context.store.find('orders', id)
  const event = await findEvent(context, before, undoes)
  const deleted = event?.changes?.some((one) => one.id === id && one.change === 'removed') === true
  // Somebody else's version is no question of what is brought back; what is there again is not brought back twice.
  if (!deleted) await readOrder(context, id)
  if (!event || (deleted && before)) throw notFound()
  const eventId = await undoEvent(context, { kind: 'order', id }, { event, force })
  const now = await context.store.find('orders', id)
  if (now) return { order: now, eventId, warnings: [] }
  return { order: before as Row<'orders'>, eventId, warnings: [], deleted: true }
}
