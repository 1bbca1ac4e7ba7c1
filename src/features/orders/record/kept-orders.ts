import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '#src/api/query.ts'

/** Most orders kept by themselves, those on the screen among them. Source: specification 9, maximum cache size */
const ORDER_CACHE_SIZE = 5

const [ENDPOINT] = queryKeys.all('orders.get')
const limited = new WeakSet<QueryClient>()

/**
 * Keeps the order cache small: when a sixth order is there, the one that has been off the screen the longest goes. What is
 * on the screen or on its way always stays. May be called again and again.
 */
export function limitOrderCache(queryClient: QueryClient): void {
  if (limited.has(queryClient)) return
  limited.add(queryClient)
  const cache = queryClient.getQueryCache()
  const lastUsed = new Map<string, number>()
  let turn = 0
  let isPlanned = false

  const trim = () => {
    isPlanned = false
    const held = cache.findAll({ queryKey: [ENDPOINT] }).filter(({ state }) => state.data !== undefined)
    const idle = held.filter((query) => query.getObserversCount() === 0 && query.state.fetchStatus === 'idle')
    // What was only asked for in passing, and never shown, goes before what a person has opened.
    const oldestFirst = idle.toSorted((a, b) => (lastUsed.get(a.queryHash) ?? 0) - (lastUsed.get(b.queryHash) ?? 0))
    for (const query of oldestFirst.slice(0, Math.max(0, held.length - ORDER_CACHE_SIZE))) cache.remove(query)
  }
  cache.subscribe((event) => {
    const { query } = event
    if (query.queryKey[0] !== ENDPOINT) return
    if (event.type === 'removed') lastUsed.delete(query.queryHash)
    if (event.type === 'observerAdded' || event.type === 'observerRemoved') lastUsed.set(query.queryHash, ++turn)
    const mayBeTooMany =
      event.type === 'observerRemoved' || (event.type === 'updated' && event.action.type === 'success')
    if (!mayBeTooMany || isPlanned) return
    isPlanned = true
    // Not at once: a panel that moves to another place leaves and comes back in one go.
    queueMicrotask(trim)
  })
}
