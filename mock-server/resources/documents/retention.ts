import { HttpError } from '../../core/http-error.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import { putJob } from '../../ports/jobs.ts'
import { removeUnusedBlobsSoon } from '../../ports/unnamed-blobs.ts'
import type { Row } from '../../store/models.ts'

type Document = Row<'documents'>

/** How long the file of a document that was deleted is kept, milliseconds: as long as a cancelled order can come back (decision B1). */
const KEPT_FOR = 30 * 24 * 60 * 60_000

/** Puts down that the file goes, once no one can bring the document back. */
export async function forgetLater({ store, now }: RuleContext, { id }: Document): Promise<void> {
  const runAt = now + KEPT_FOR
  await putJob(store, { id: `doc-gone-${id}`, name: 'documents.forget', runAt, payload: { documentId: id } })
}

/** Lets the file of a deleted document go, unless the document is back. */
export async function forget({ store, now }: Pick<RuleContext, 'store' | 'now'>, id: string): Promise<void> {
  if (await store.find('documents', id)) return
  await store.remove('documentFiles', id)
  await store.remove('documentReadings', id)
  await removeUnusedBlobsSoon(store, now)
}

/** A document comes back with its file, or not at all. */
export async function comesBack({ store }: RuleContext, row: Document): Promise<Document> {
  if (row.paper !== undefined || (await store.find('documentFiles', row.id))) return row
  throw new HttpError(404, { message: 'Document not found', code: 'NOT_FOUND' })
}
