import { localStore } from '#src/storage/browser.ts'
import { slots } from '#src/storage/slots.ts'

/** Most orders kept. */
const MOST = 20

/** Whose orders: they are kept per tenant and user. */
interface Owner {
  tenantId: string
  userId: string
}

const storeOf = ({ tenantId, userId }: Owner) => localStore.scoped(tenantId, userId)

/** Notes an order a person has opened: last one, and the recent ones newest first. Source: specification 9, storage */
export function noteRecentOrder(owner: Owner, id: string): void {
  const store = storeOf(owner)
  store.set(slots.lastOrder, id)
  store.set(slots.recentOrders, [id, ...store.get(slots.recentOrders).filter((other) => other !== id)].slice(0, MOST))
  store.set(slots.forgottenOrders, without(store.get(slots.forgottenOrders), id))
}

/** Ids of the orders opened last, newest first; the last visited one leads even where the list has lost it. */
export function recentOrderIds(owner: Owner): string[] {
  const store = storeOf(owner)
  const last = store.get(slots.lastOrder)
  return [...new Set([...(last === undefined ? [] : [last]), ...store.get(slots.recentOrders)])]
}

/** Takes an order out that is not there any more; its place is kept, since a deletion can be taken back. */
export function forgetRecentOrder(owner: Owner, id: string): void {
  const store = storeOf(owner)
  const before = store.get(slots.recentOrders)
  const left = before.filter((other) => other !== id)
  store.set(slots.recentOrders, left)
  if (store.get(slots.lastOrder) === id) store.set(slots.lastOrder, left[0])
  if (left.length === before.length) return
  const older = before.length - 1 - before.indexOf(id)
  store.set(slots.forgottenOrders, [{ id, older }, ...without(store.get(slots.forgottenOrders), id)].slice(0, MOST))
}

/** Puts an order that has come back where it stood among the recent ones; nothing for one that was never opened. */
export function recallRecentOrder(owner: Owner, id: string): void {
  const store = storeOf(owner)
  const forgotten = store.get(slots.forgottenOrders)
  const place = forgotten.find((one) => one.id === id)
  if (place === undefined) return
  const others = store.get(slots.recentOrders).filter((other) => other !== id)
  // Counted from the oldest: what was opened since stays before it.
  const at = Math.max(0, others.length - place.older)
  store.set(slots.recentOrders, others.toSpliced(at, 0, id).slice(0, MOST))
  if (at === 0) store.set(slots.lastOrder, id)
  store.set(slots.forgottenOrders, without(forgotten, id))
}

const without = <T extends { id: string }>(list: readonly T[], id: string) => list.filter((one) => one.id !== id)
