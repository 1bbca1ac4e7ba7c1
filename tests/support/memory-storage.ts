import type { StorageLike } from '#src/storage/store.ts'

/** What a browser keeps, as a map. */
export function memoryStorage(
  entries: Iterable<readonly [string, string]> = [],
): StorageLike & { entries: Map<string, string> } {
  const kept = new Map(entries)
  return {
    entries: kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

const refuse = () => {
  throw new Error('SecurityError')
}

/** A storage that refuses everything. */
export const forbiddenStorage: StorageLike = { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse }
