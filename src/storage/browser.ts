import { forgetKeptFiles } from './kept-files.ts'
import { createStore, type Store, type StorageLike } from './store.ts'

/**
 * The page's one way to local storage. It belongs to the page as the storage itself does: what the browser refuses to
 * keep is remembered here, for every part of the page, until it is left.
 */
export const localStore: Store = createStore(
  offered(() => globalThis.localStorage),
  typeof window === 'undefined' ? undefined : window,
)

/** A store of one's own over local storage: what the browser refuses is remembered by its owner alone. */
export function openLocalStore(): Store {
  return createStore(
    offered(() => globalThis.localStorage),
    window,
  )
}

/** The same over the storage that belongs to this tab alone. */
export function openTabStore(): Store {
  return createStore(offered(() => globalThis.sessionStorage))
}

/** Forgets all that this computer has stored for the product, and what this tab has; files that wait to be sent unless they are to stay. */
export function forgetStorage({ files } = { files: true }): void {
  localStore.clear()
  openTabStore().clear()
  if (files) forgetKeptFiles()
}

/** What the browser has, or nothing where even asking for it throws. */
function offered(ask: () => StorageLike | undefined): StorageLike | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}
