import { browserStorage, createStore, slots } from '#src/api/storage.ts'

/** Most orders kept. */
const MOST = 20

/** Whose orders: they are kept per tenant and user. */
interface Owner {
  tenantId: string
  userId: string
}

const storeOf = ({ tenantId, userId }: Owner) => createStore(browserStorage()).scoped(tenantId, userId)

/** Notes an order a person has opened: last one, and the recent ones newest first. Source: specification 9, storage */
export function noteRecentOrder(owner: Owner, id: string): void {
  const store = storeOf(owner)
  store.set(slots.lastOrder, id)
  store.set(slots.recentOrders, [id, ...store.get(slots.recentOrders).filter((other) => other !== id)].slice(0, MOST))
}

/** Ids of the orders opened last, newest first; the last visited one leads even where the list has lost it. */
export function recentOrderIds(owner: Owner): string[] {
  const store = storeOf(owner)
  const last = store.get(slots.lastOrder)
  return [...new Set([...(last === undefined ? [] : [last]), ...store.get(slots.recentOrders)])]
}

/** Takes an order out that is not there any more. */
export function forgetRecentOrder(owner: Owner, id: string): void {
  const store = storeOf(owner)
  const left = store.get(slots.recentOrders).filter((other) => other !== id)
  store.set(slots.recentOrders, left)
  if (store.get(slots.lastOrder) === id) store.set(slots.lastOrder, left[0])
}
