import { blobOf, type Blobs, memoryBlobs } from './blobs.ts'

const STORE = 'blobs'

/**
 * Blobs in a database of the browser, which keeps them on its disk. Its own beside that of the rows: an older page may still hold
 * that one open. Where the browser keeps nothing they live as long as the page.
 */
export function browserBlobs(name: string): Blobs {
  const otherwise = memoryBlobs()
  let opened: Promise<IDBDatabase | undefined> | undefined

  async function inStore<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await opened
    if (!database) throw new Error('No database')
    const transaction = database.transaction(STORE, mode, { durability: 'strict' })
    const request = ask(transaction.objectStore(STORE))
    return new Promise((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB was aborted')))
    })
  }

  const isKept = async () => (await (opened ??= openDatabase(name).catch(() => undefined))) !== undefined

  return {
    async write(tenantId, id, bytes) {
      if (!(await isKept())) return otherwise.write(tenantId, id, bytes)
      const blob = await blobOf(bytes)
      await inStore('readwrite', (store) => store.put(blob, [tenantId, id]))
    },
    async read(tenantId, id) {
      if (!(await isKept())) return otherwise.read(tenantId, id)
      const blob: unknown = await inStore('readonly', (store) => store.get([tenantId, id]))
      return blob instanceof Blob ? blob.stream() : undefined
    },
    async remove(tenantId, id) {
      if (!(await isKept())) return otherwise.remove(tenantId, id)
      await inStore('readwrite', (store) => store.delete([tenantId, id]))
    },
    async ids(tenantId) {
      if (!(await isKept())) return otherwise.ids(tenantId)
      // All keys of a tenant: an array is more than any text.
      const keys = await inStore('readonly', (store) => store.getAllKeys(IDBKeyRange.bound([tenantId], [tenantId, []])))
      return keys.flatMap((key) => (Array.isArray(key) ? String(key[1]) : []))
    },
    async clear() {
      if (!(await isKept())) return otherwise.clear()
      await inStore('readwrite', (store) => store.clear())
    },
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')))
  })
}
