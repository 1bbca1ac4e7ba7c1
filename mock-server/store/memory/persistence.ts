import type { FlatRow } from '../columns.ts'
import type { EntityName } from '../models.ts'

/** One row that differs from the seed; no row when it was removed. */
export interface SavedChange {
  entity: EntityName
  id: string
  row?: FlatRow | undefined
}

/** What is kept of a world beside its rows. */
export interface WorldFacts {
  /** Milliseconds by which its clock was moved. */
  offset?: number
  /** Another seed than the one it is opened for. */
  seed?: number
}

/** Where changes are kept between runs. `save` settles when they are safe; the answer to a mutation waits for it. */
export interface Persistence {
  /**
   * The moment the world was made around: kept as long as changes are, for they name rows that only this world has.
   * Without changes the world is made around `now`, in epoch milliseconds.
   */
  start(now: number): Promise<number>
  load(): Promise<SavedChange[]>
  save(changes: readonly SavedChange[]): Promise<void>
  /** What was kept last beside the rows; nothing of it after `clear`. */
  facts(): Promise<WorldFacts>
  keepFacts(facts: WorldFacts): Promise<void>
  clear(): Promise<void>
}

/** Keeps changes as long as the value lives: for tests of a restart. */
export function memoryPersistence(): Persistence {
  const kept = new Map<string, SavedChange>()
  let started: number | undefined
  let facts: WorldFacts = {}
  return {
    facts: async () => facts,
    keepFacts: async (next) => void (facts = { ...next }),
    start: async (now) => (started = kept.size === 0 ? now : (started ?? now)),
    load: async () => structuredClone([...kept.values()]),
    save: async (changes) => {
      for (const change of changes) kept.set(`${change.entity}/${change.id}`, structuredClone(change))
    },
    clear: async () => {
      facts = {}
      kept.clear()
    },
  }
}

/** After two weeks all that the world had planned is past: it starts over, in milliseconds. */
const LONGEST_WORLD = 14 * 86_400_000

/** Grows when rows are kept in another shape, or the seed no longer brings what they need; older databases are left behind and removed. */
const FORMAT = 4
const STORE = 'changes'
const MOMENTS = 'moments'
const PREFIX = 'dispo-mock'

/** Keeps changes in the browser, one database per world: another seed, scale or fleet is another world. */
export function indexedDbPersistence(world: {
  seed: number
  scale: number
  vehicles?: number | undefined
}): Persistence {
  const name = `${PREFIX}-${FORMAT}-${world.seed}-${world.scale}${world.vehicles === undefined ? '' : `-${world.vehicles}`}`
  let opened: Promise<IDBDatabase> | undefined
  const open = () => (opened ??= openDatabase(name))
  return {
    start: async (now) => {
      const transaction = (await open()).transaction([STORE, MOMENTS], 'readwrite')
      const moments = transaction.objectStore(MOMENTS)
      const changes: number = await settled(transaction.objectStore(STORE).count())
      const kept: unknown = await settled(moments.get('start'))
      const lasts = changes > 0 && typeof kept === 'number' && now - kept < LONGEST_WORLD
      const start = lasts ? kept : now
      if (!lasts) transaction.objectStore(STORE).clear()
      moments.put(start, 'start')
      await completed(transaction)
      return start
    },
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
    facts: async () => {
      const moments = (await open()).transaction(MOMENTS).objectStore(MOMENTS)
      return factsIn(await settled(moments.get('facts')))
    },
    keepFacts: async (facts) => {
      const transaction = (await open()).transaction(MOMENTS, 'readwrite')
      transaction.objectStore(MOMENTS).put({ ...facts }, 'facts')
      await completed(transaction)
    },
    clear: async () => {
      const transaction = (await open()).transaction([STORE, MOMENTS], 'readwrite')
      transaction.objectStore(STORE).clear()
      transaction.objectStore(MOMENTS).delete('facts')
      await completed(transaction)
    },
  }
}

/** What a browser has kept may be anything. */
function factsIn(kept: unknown): WorldFacts {
  const { offset, seed } = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>
  return { ...(typeof offset === 'number' && { offset }), ...(typeof seed === 'number' && { seed }) }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, FORMAT)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(STORE, { keyPath: 'key' })
    request.result.createObjectStore(MOMENTS)
  })
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
