import type { QueryClient } from '@tanstack/react-query'
import type { EndpointName } from '#src/contract/index.ts'
import type { LiveMessage } from '#src/contract/live/live.ts'

/** Takes what was heard of other records into a read, in place of fetching all of it again. */
type TakeIn = (messages: readonly LiveMessage[]) => void

const readers = new WeakMap<QueryClient, Map<EndpointName, Set<TakeIn>>>()

/** From now on a read on the screen is told the news instead of being refetched; answers how to stop that. */
export function onNews(queryClient: QueryClient, name: EndpointName, takeIn: TakeIn): () => void {
  const own = readers.get(queryClient) ?? new Map<EndpointName, Set<TakeIn>>()
  readers.set(queryClient, own)
  const all = own.get(name) ?? new Set()
  own.set(name, all.add(takeIn))
  return () => {
    all.delete(takeIn)
    if (all.size === 0) own.delete(name)
  }
}

/** Tells the news to who takes them in; the reads that need not be refetched because of them. */
export function tellNews(queryClient: QueryClient, messages: readonly LiveMessage[]): ReadonlySet<unknown> {
  const own = readers.get(queryClient)
  if (own === undefined || messages.length === 0) return new Set()
  for (const all of own.values()) for (const takeIn of all) takeIn(messages)
  return new Set(own.keys())
}

const listeners = new WeakMap<QueryClient, Set<(data: unknown) => void>>()

/** Hears everything that comes by the live connection, as it comes; answers how to stop that. */
export function onMessage(queryClient: QueryClient, hear: (data: unknown) => void): () => void {
  const all = listeners.get(queryClient) ?? new Set()
  listeners.set(queryClient, all.add(hear))
  return () => void all.delete(hear)
}

export function tellMessage(queryClient: QueryClient, data: unknown): void {
  for (const hear of listeners.get(queryClient) ?? []) hear(data)
}
