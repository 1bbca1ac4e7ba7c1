import type { FlatRow } from './model.ts'
import type { EntityName } from './models.ts'

/** One row that differs from the seed; no row when it was removed. */
export interface SavedChange {
  entity: EntityName
  id: string
  row?: FlatRow | undefined
}

/** Where changes are kept between runs. `save` settles when they are safe; the answer to a mutation waits for it. */
export interface Persistence {
  load(): Promise<SavedChange[]>
  save(changes: readonly SavedChange[]): Promise<void>
  clear(): Promise<void>
}

/** Keeps changes as long as the value lives: for tests of a restart. */
export function memoryPersistence(): Persistence {
  const kept = new Map<string, SavedChange>()
  return {
    load: async () => structuredClone([...kept.values()]),
    save: async (changes) => {
      for (const change of changes) kept.set(`${change.entity}/${change.id}`, structuredClone(change))
    },
    clear: async () => kept.clear(),
  }
}

/** Grows when rows are kept in another shape; older databases are left behind and removed. */
const FORMAT = 1
const STORE = 'changes'
const PREFIX = 'dispo-mock'

/** Keeps changes in the browser, one database per world: another seed or scale is another world. */
export function indexedDbPersistence(world: { seed: number; scale: number }): Persistence {
  const name = `${PREFIX}-${FORMAT}-${world.seed}-${world.scale}`
  let opened: Promise<IDBDatabase> | undefined
  const open = () => (opened ??= openDatabase(name))
  return {
    load: async () => {
      await removeOlder()
      const store = (await open()).transaction(STORE).objectStore(STORE)
      return (await settled(store.getAll())) as SavedChange[]
    },
    save: async (changes) => {
      const transaction = (await open()).transaction(STORE, 'readwrite', { durability: 'strict' })
      for (const change of changes)
        transaction.objectStore(STORE).put({ ...change, key: `${change.entity}/${change.id}` })
      await completed(transaction)
    },
    clear: async () => {
      const transaction = (await open()).transaction(STORE, 'readwrite')
      transaction.objectStore(STORE).clear()
      await completed(transaction)
    },
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, FORMAT)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'key' }))
  return settled(request)
}

async function removeOlder(): Promise<void> {
  if (!('databases' in indexedDB)) return
  for (const { name } of await indexedDB.databases()) {
    if (name?.startsWith(PREFIX) && !name.startsWith(`${PREFIX}-${FORMAT}-`)) indexedDB.deleteDatabase(name)
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')))
  })
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('error', () => reject(transaction.error ?? new Error('IndexedDB failed')))
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB was aborted')))
  })
}
