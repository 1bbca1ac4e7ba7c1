import { SECRET_BYTES, secretText, type Random } from './random.ts'

/**
 * Where the bytes of files lie. A blob is written once and never changed. It is not part of a transaction: it is there before the
 * row that names it is committed, and goes after that row is gone. So a real one (a bucket, a folder) must have a blob for good
 * when `write` settles, whole or not at all, also where the program ends in between; nothing else of it is in order, and a blob
 * that was removed may be read for a moment longer.
 */
export interface Blobs {
  /** Takes the bytes as they come, and asks for more only when it has put away what it has. */
  write(tenantId: string, id: string, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void>
  /** Undefined where there is none, or where it is another tenant's. */
  read(tenantId: string, id: string): Promise<ReadableStream<Uint8Array> | undefined>
  /** Nothing happens where there is none. */
  remove(tenantId: string, id: string): Promise<void>
  /** Ids of all blobs of a tenant. */
  ids(tenantId: string): Promise<string[]>
  /** Removes all blobs of all tenants, for a world that starts over. */
  clear(): Promise<void>
}

/** Keeps blobs as long as the value lives. */
export function memoryBlobs(): Blobs {
  const kept = new Map<string, Map<string, Blob>>()
  const of = (tenantId: string) => kept.get(tenantId) ?? new Map<string, Blob>()
  return {
    async write(tenantId, id, bytes) {
      const blob = await blobOf(bytes)
      kept.set(tenantId, of(tenantId).set(id, blob))
    },
    read: async (tenantId, id) => of(tenantId).get(id)?.stream(),
    remove: async (tenantId, id) => void of(tenantId).delete(id),
    ids: async (tenantId) => [...of(tenantId).keys()],
    clear: async () => kept.clear(),
  }
}

/** Bytes as one value of the platform, which may keep it outside of the memory of the program. */
export async function blobOf(bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of bytes) parts.push(part as Uint8Array<ArrayBuffer>)
  return new Blob(parts)
}

/** Base-36 digits of a moment in epoch milliseconds; nine last until the year 5188. */
export const MOMENT_DIGITS = 9

/** Makes ids of blobs, which say when each was begun and are not guessed. */
export function blobIds(now: () => number, random: Random): () => string {
  let made = 0
  return () => {
    made += 1
    const moment = now().toString(36).padStart(MOMENT_DIGITS, '0')
    return `${moment}-${made.toString(36)}-${secretText(random).slice(0, SECRET_BYTES)}`
  }
}
