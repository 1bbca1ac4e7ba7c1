import type { QueryClient } from '@tanstack/react-query'

type Listener = (kind: string, ids: readonly string[]) => void

/** Who closes panels, by session. */
const listeners = new WeakMap<QueryClient, Set<Listener>>()

/** Says that this person has taken records away: whatever panel shows one of them has nothing to show any more. */
export function leaveGone(queryClient: QueryClient, kind: string, ids: readonly string[]): void {
  if (ids.length === 0) return
  for (const listener of listeners.get(queryClient) ?? []) listener(kind, ids)
}

/** Tells of records this person has taken away, until the returned function is called. */
export function watchGone(queryClient: QueryClient, listener: Listener): () => void {
  const own = listeners.get(queryClient) ?? new Set()
  listeners.set(queryClient, own.add(listener))
  return () => void own.delete(listener)
}
