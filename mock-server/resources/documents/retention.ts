import { deletionRefusal, isCorrection, kindRefusal } from '#src/domain/documents/retention.ts'
import type { Reason } from '#src/domain/refusals/reason-messages.ts'
import { HttpError, refusalBody } from '../../core/http-error.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import { putJob } from '../../ports/jobs.ts'
import { removeUnusedBlobsSoon } from '../../ports/unnamed-blobs.ts'
import type { Row } from '../../store/models.ts'
import type { Turn, TurnedRecord } from '../../write/undo-rules.ts'

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

/** 409 for a document whose retention has not ended. */
export function refuseRetained({ now }: Pick<RuleContext, 'now'>, document: Document): void {
  refuseFor(deletionRefusal(document, now))
}

/** 409 for a kind as which a retained document could be deleted. */
export function refuseUnlocking({ now }: Pick<RuleContext, 'now'>, document: Document, kind = document.kind): void {
  refuseFor(kindRefusal(document, kind, now))
}

/**
 * An upload that is just made can be taken back, whatever its kind, until somebody has checked it; what the product made itself is
 * checked from the start. The attachments of an e-mail stay with the e-mail when the order that was made of it goes.
 */
export function refuseTakingBack(context: RuleContext, document: Document, { event }: Turn): void {
  if (event.kind === 'email') return
  if (!document.verified && isCorrection(document.uploadedAt, context.now)) return
  refuseRetained(context, document)
}

/** A kind that was just chosen can be taken back, also where it is the one for which the document is retained. */
export function refuseKindBack(context: RuleContext, document: Document, turned: TurnedRecord<'documents'>): void {
  if (isCorrection(turned.event.createdAt, context.now)) return
  if (turned.values.kind !== undefined) refuseUnlocking(context, document, turned.values.kind)
}

function refuseFor(reason: Reason | undefined): void {
  if (reason !== undefined) throw new HttpError(409, { ...refusalBody(reason), code: 'RETAINED' })
}
