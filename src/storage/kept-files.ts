const DATABASE = 'dispo-files'
const STORE = 'files'

/** A file that is kept until it has gone where it belongs. */
export interface KeptFile {
  /** Unique among all that one person keeps. */
  id: string
  file: File
  /** What else is known of it; read by the one who keeps it. */
  facts: unknown
}

/** Files of one person in one tenant that outlive the page. Nothing of it throws: what a browser does not keep is lost with the page. */
export interface KeptFiles {
  put(kept: KeptFile): Promise<void>
  all(): Promise<readonly KeptFile[]>
  remove(id: string): Promise<void>
  clear(): Promise<void>
}

/**
 * Files are kept in a database of the browser: what local storage takes is text, and little of it. A `drawer` has files of its own,
 * which those without one know nothing of.
 */
export function openKeptFiles(tenantId: string, userId: string, drawer?: string): KeptFiles {
  let opened: Promise<IDBDatabase> | undefined
  // A key that is a list stands behind all that are texts, and so outside of what belongs to no drawer.
  const scope = drawer === undefined ? [tenantId, userId] : [tenantId, userId, [drawer]]
  const own = () => IDBKeyRange.bound(scope, [...scope, []])

  async function attempt<T>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined> {
    try {
      opened ??= openDatabase(() => (opened = undefined))
      const transaction = (await opened).transaction(STORE, mode)
      const request = ask(transaction.objectStore(STORE))
      return await new Promise<T>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve(request.result))
        transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB was aborted')))
      })
    } catch {
      opened = undefined
      return undefined
    }
  }

  return {
    put: async ({ id, file, facts }) => {
      await attempt('readwrite', (store) => store.put({ id, file, facts }, [...scope, id]))
    },
    all: async () => {
      const found: readonly unknown[] = (await attempt('readonly', (store) => store.getAll(own()))) ?? []
      return found.flatMap(keptIn)
    },
    remove: async (id) => {
      await attempt('readwrite', (store) => store.delete([...scope, id]))
    },
    clear: async () => {
      await attempt('readwrite', (store) => store.delete(own()))
    },
  }
}

/** Forgets the files of all who have worked here. */
export function forgetKeptFiles(): void {
  try {
    indexedDB.deleteDatabase(DATABASE)
  } catch {
    // A browser without one keeps nothing.
  }
}

function keptIn(found: unknown): KeptFile[] {
  if (typeof found !== 'object' || found === null) return []
  const [id, file, facts]: unknown[] = [
    Reflect.get(found, 'id'),
    Reflect.get(found, 'file'),
    Reflect.get(found, 'facts'),
  ]
  return typeof id === 'string' && file instanceof File ? [{ id, file, facts }] : []
}

function openDatabase(onGone: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
    request.addEventListener('success', () => {
      const database = request.result
      // Whoever forgets everything is not kept waiting.
      database.addEventListener('versionchange', () => {
        database.close()
        onGone()
      })
      resolve(database)
    })
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')))
  })
}
