import type { EventChange } from '../../store/own-schemas.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import { isAsMade } from '../../write/as-made.ts'
import { type Turn, undoOf } from '../../write/undo-rules.ts'

/** What somebody has put to an order since it was made. */
const PUT_TO_ORDERS = ['documents', 'messages', 'loads', 'transports'] as const

async function isWorkedOn({ store }: RuleContext, change: EventChange): Promise<boolean> {
  const now = await store.find('orders', change.id)
  if (!now) return false
  if (!isAsMade(now, change)) return true
  for (const entity of PUT_TO_ORDERS) {
    if ((await store.count(entity, { orderId: change.id })) > 0) return true
  }
  return false
}

/** Whether the row of an order that comes back has become another one meanwhile. */
async function isMadeAgain({ store }: RuleContext, change: EventChange, event: Turn['event']): Promise<boolean> {
  const rows = await store.all('importRows', { importId: event.recordId })
  if (rows.some(({ orderId }) => orderId === change.id)) return false
  // Its row has gone to another import, or to another order of this one.
  return true
}

const isOrder = ({ entity }: EventChange) => entity === 'orders'

/** The orders of an event that stay as they are: worked with since, or there again in another one's place. */
export async function ordersLeft(context: RuleContext, { event, changes }: Turn): Promise<ReadonlySet<EventChange>> {
  const left = new Set<EventChange>()
  for (const change of changes.filter(isOrder)) {
    const stays =
      change.change === 'removed' ? await isMadeAgain(context, change, event) : await isWorkedOn(context, change)
    if (stays) left.add(change)
  }
  return left
}

/** A customer that a row has brought stays while an order names him that does. */
async function partnersLeft({ store }: RuleContext, changes: readonly EventChange[], orders: ReadonlySet<EventChange>) {
  const going = new Set(changes.filter((one) => isOrder(one) && !orders.has(one)).map(({ id }) => id))
  const left: EventChange[] = []
  for (const change of changes.filter(({ entity, change: made }) => entity === 'partners' && made === 'created')) {
    const now = await store.find('partners', change.id)
    const naming = await store.all('orders', { customerId: change.id })
    if ((now && !isAsMade(now, change)) || naming.some(({ id }) => !going.has(id))) left.push(change)
  }
  return left
}

/** How what an import has made is taken back: what nobody has worked with goes, whoever may delete orders. */
export const importUndo = undoOf<'imports'>({
  whole: {
    asksAll: () => true,
    async leaves(context, turn) {
      const orders = await ordersLeft(context, turn)
      return new Set([...orders, ...(await partnersLeft(context, turn.changes, orders))])
    },
  },
})
