import { localStore } from '#src/storage/browser.ts'
import type { Session } from '#src/workspace/session.tsx'
import { noViews, storedViews, type SavedViews } from './saved-views.ts'
import type { ViewedList } from './viewed-list.ts'

/** Columns and views one person keeps of a list in one tenant. */
export interface ViewStore {
  current(): SavedViews
  /** Changes what is stored now, so that views another tab has saved meanwhile stay. */
  update(change: (saved: SavedViews) => SavedViews): void
  subscribe(listener: () => void): () => void
}

/** Opens what a person keeps in a tenant; what cannot be read counts as nothing. */
export function createViewStore(
  list: ViewedList,
  { tenantId, userId }: Pick<Session, 'tenantId' | 'userId'>,
): ViewStore {
  const schema = storedViews(list)
  const store = localStore.scoped(tenantId, userId)
  const listeners = new Set<() => void>()
  const read = (): SavedViews => {
    const parsed = schema.safeParse(store.get(list.slot))
    return parsed.success ? parsed.data : noViews(list)
  }
  let saved = read()
  return {
    current: () => saved,
    update(change) {
      saved = change(read())
      store.set(list.slot, saved)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
