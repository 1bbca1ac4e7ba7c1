import { createContext, use, type ReactNode } from 'react'
import type { UndoStore } from './store.ts'

const UndoContext = createContext<UndoStore | undefined>(undefined)

/** Hands the store of own changes to everything below. */
export function UndoProvider({ store, children }: { store: UndoStore; children: ReactNode }) {
  return <UndoContext value={store}>{children}</UndoContext>
}

/** The own changes. Throws outside of `UndoProvider`. */
export function useUndoStore(): UndoStore {
  const store = use(UndoContext)
  if (store === undefined) throw new Error('UndoProvider is missing')
  return store
}
