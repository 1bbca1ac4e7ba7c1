import { browserStorage, createStore, slots } from '#src/api/storage.ts'
import type { Session } from '#src/workspace/session.tsx'

/** Most orders kept. */
const MOST = 20

/** Notes an order a person has opened: last one, and the recent ones newest first. Source: specification 9, storage */
export function noteRecentOrder({ tenantId, userId }: Session, id: string): void {
  const store = createStore(browserStorage()).scoped(tenantId, userId)
  store.set(slots.lastOrder, id)
  store.set(slots.recentOrders, [id, ...store.get(slots.recentOrders).filter((other) => other !== id)].slice(0, MOST))
}
