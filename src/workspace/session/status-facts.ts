import { useSyncExternalStore } from 'react'
import { createObservable, type WritableObservable } from './observable.ts'
import { useSessionValue, type SessionValue } from './session-values.tsx'

/** What the active list tells the status bar: "3 ausgewählt", and quieter behind it the sums. */
export interface StatusFacts {
  strong: string
  rest: readonly string[]
}

/** The facts of the session's active list; anyone who sets them takes them away again when the list goes. */
export const statusFacts: SessionValue<WritableObservable<StatusFacts | undefined>> = {
  create: () => createObservable<StatusFacts | undefined>(undefined),
}

/** The facts of the active list, re-rendering when they change. */
export function useStatusFacts(): StatusFacts | undefined {
  const store = useSessionValue(statusFacts)
  return useSyncExternalStore(store.subscribe, store.current)
}
