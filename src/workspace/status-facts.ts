import { useSyncExternalStore } from 'react'
import { useSessionValue, type SessionValue } from './session-values.tsx'

/** What the active list tells the status bar: "3 ausgewählt", and quieter behind it the sums. */
export interface StatusFacts {
  strong: string
  rest: readonly string[]
}

/** The one place for them; whoever sets facts takes them away again when the list goes. */
interface StatusFactsStore {
  set(next: StatusFacts | undefined): void
  current(): StatusFacts | undefined
  subscribe(listener: () => void): () => void
}

/** The facts of the session's active list. */
export const statusFacts: SessionValue<StatusFactsStore> = {
  create() {
    const listeners = new Set<() => void>()
    let facts: StatusFacts | undefined
    return {
      set(next) {
        facts = next
        for (const listener of listeners) listener()
      },
      current: () => facts,
      subscribe(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    }
  },
}

/** The facts of the active list, re-rendering when they change. */
export function useStatusFacts(): StatusFacts | undefined {
  const store = useSessionValue(statusFacts)
  return useSyncExternalStore(store.subscribe, store.current)
}
