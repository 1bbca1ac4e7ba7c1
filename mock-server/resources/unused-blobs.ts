import type { Jobs } from '../write/noun.ts'
import type { Blobs } from '../ports/blobs.ts'
import { begunAt, removeUnusedBlobsSoon, UNNAMED_FOR } from '../ports/unnamed-blobs.ts'
import type { Store } from '../store/store.ts'

/** Where rows name blobs. Anyone who keeps one in another field lists it here, or it is gone within the hour. */
const NAMED_IN = [
  { entity: 'messageFiles', field: 'blobId' },
  { entity: 'documentFiles', field: 'blobId' },
  { entity: 'emailFiles', field: 'blobId' },
] as const

/** Blobs looked for in one question. */
const AT_ONCE = 500

/** Removes the blobs of a tenant that no row names, but for those that may just be on their way. */
export async function removeUnusedBlobs(store: Store, now: number, blobs: Blobs): Promise<void> {
  const ids = await blobs.ids(store.tenantId)
  const named = new Set<string | undefined>()
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE)
    for (const { entity, field } of NAMED_IN) {
      for (const row of await store.all(entity, { [field]: { in: some } })) named.add(row[field])
    }
  }
  const unnamed = ids.filter((id) => !named.has(id))
  const over = unnamed.filter((id) => begunAt(id) <= now - UNNAMED_FOR)
  for (const id of over) await blobs.remove(store.tenantId, id)
  if (over.length < unnamed.length) await removeUnusedBlobsSoon(store, now)
}

/** What is done with files by the clock. */
export const blobJobs: Jobs = {
  'blobs.removeUnused': ({ store, now, blobs }) => removeUnusedBlobs(store, now, blobs),
}
