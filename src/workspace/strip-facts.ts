import { useSyncExternalStore } from 'react'

/** What the active list tells the status strip: "3 ausgewählt", and quieter behind it the sums. */
export interface StripFacts {
  strong: string
  rest: readonly string[]
}

let facts: StripFacts | undefined
const listeners = new Set<() => void>()

/** One place for the one strip; whoever sets facts takes them away again when the list goes. */
export const stripFacts = {
  set(next: StripFacts | undefined): void {
    facts = next
    for (const listener of listeners) listener()
  },
  current: (): StripFacts | undefined => facts,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** The facts of the active list, re-rendering when they change. */
export function useStripFacts(): StripFacts | undefined {
  return useSyncExternalStore(stripFacts.subscribe, stripFacts.current)
}
