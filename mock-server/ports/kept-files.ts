import { blobOf, type Blobs } from './blobs.ts'
import { removeUnusedBlobsSoon } from './unnamed-blobs.ts'
import type { Store } from '../store/store.ts'

/** Bytes that a rule itself puts away or reads: what came with the call as a part of something else. */
export interface KeptFiles {
  /** Puts bytes away as a blob; anyone who wants them kept names it in a row. Answers its id, bytes and SHA-256 in hexadecimal digits. */
  keep(bytes: Uint8Array<ArrayBuffer>): Promise<{ id: string; size: number; digest: string }>
  /** Undefined where there is none. */
  read(blobId: string): Promise<Uint8Array<ArrayBuffer> | undefined>
}

const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/** SHA-256 of bytes, in hexadecimal digits. */
export async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), hex).join('')
}

/** The files of one tenant, for what is written within a transaction: should that come to nothing, the blobs go with the next look. */
export function keptFiles(
  store: Store,
  { blobs, newBlobId, now }: { blobs: Blobs; newBlobId(): string; now(): number },
): KeptFiles {
  const { tenantId } = store
  return {
    async keep(bytes) {
      await removeUnusedBlobsSoon(store, now())
      const id = newBlobId()
      await blobs.write(tenantId, id, [bytes])
      return { id, size: bytes.length, digest: await digestOf(bytes) }
    },
    async read(blobId) {
      const stream = await blobs.read(tenantId, blobId)
      if (stream === undefined) return undefined
      const reader = stream.getReader()
      async function* parts() {
        for (;;) {
          const { done, value } = await reader.read()
          if (done) return
          yield value
        }
      }
      return new Uint8Array(await (await blobOf(parts())).arrayBuffer())
    },
  }
}
