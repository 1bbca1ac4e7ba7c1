import { browserStorage, createStore, slots } from '#src/api/storage.ts'
import type { Session } from '#src/workspace/session.tsx'
import { EMPTY_BOOK, StoredBook, type ViewBook } from './order-views.ts'

// One for all, so that what could not be stored is remembered until the tab closes.
const local = createStore(browserStorage())

/** Columns and views of one person in one tenant. */
export interface ViewStore {
  current(): ViewBook
  /** Changes what is stored now, so that views another tab has saved meanwhile stay. */
  update(change: (book: ViewBook) => ViewBook): void
  subscribe(listener: () => void): () => void
}

/** Opens what a person keeps in a tenant; what cannot be read counts as nothing. */
export function createViewStore({ tenantId, userId }: Pick<Session, 'tenantId' | 'userId'>): ViewStore {
  const store = local.scoped(tenantId, userId)
  const listeners = new Set<() => void>()
  const read = (): ViewBook => {
    const parsed = StoredBook.safeParse(store.get(slots.views))
    return parsed.success ? { ...parsed.data, defaultView: parsed.data.defaultView } : EMPTY_BOOK
  }
  let book = read()
  return {
    current: () => book,
    update(change) {
      book = change(read())
      store.set(slots.views, book)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
