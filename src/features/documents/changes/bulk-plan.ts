import type { CommandContext } from '#src/commands/gate/command.ts'
import { BULK_DOCUMENTS, type DocumentBulkUpdates } from '#src/contract/documents/bulk.ts'
import type { Document } from '#src/contract/documents/document.ts'
import { documentKind } from '#src/domain/documents/document-kinds.ts'
import { verifiedKey } from '#src/entities/documents/document-words.tsx'
import { NOTHING } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { entityPlan } from '#src/records/bulk/entity-plan.ts'
import { openBulk } from '#src/records/bulk/open.ts'
import type { BulkResult } from '#src/records/bulk/plan.ts'

/** What a bulk change of documents may differ in, and how it is said. */
const SAID = {
  kind: ({ kind }: Document, t: Translate) => t(`records.document.kind.${documentKind(kind)}`),
  orderId: ({ orderId }: Document) => orderId ?? NOTHING,
  verified: ({ verified }: Document, t: Translate) => t(verifiedKey(verified)),
  tags: ({ tags }: Document) => tags.join(', ') || NOTHING,
} as const
const FIELDS = ['kind', 'orderId', 'verified', 'tags'] as const

/** How documents are changed in bulk: one call for many, with a dry run. */
const documentPlan = entityPlan<'document', DocumentBulkUpdates, DocumentBulkUpdates>('document', {
  endpoint: 'documents.updateMany',
  callLimit: BULK_DOCUMENTS,
  words: {
    title: 'documents.bulk.title',
    count: 'documents.count',
    run: 'documents.bulk.run',
    nothing: 'documents.bulk.nothing',
    // No rule of documents is lifted by a reason.
    reasonFor: 'documents.bulk.nothing',
    finished: 'documents.bulk.nothing',
  },
  columns: [
    { id: 'name', header: 'documents.column.name', width: 256, text: ({ name }) => name },
    {
      id: 'order',
      header: 'documents.column.order',
      width: 128,
      priority: 1,
      text: ({ orderId }) => orderId ?? NOTHING,
    },
  ],
  overridePermission: 'orders.override',
  labelOf: ({ name }) => name,
  isUnderstood: () => true,
  changeOf: (_document, { input }) => input,
  async send(call, { change: updates, records }, sending) {
    const body = {
      documentIds: records.map(({ id }) => id),
      versions: Object.fromEntries(records.map(({ id, version }) => [id, version])),
      updates,
    }
    const { results } = sending.dryRun
      ? await call('documents.updateMany', { body: { ...body, dryRun: true }, signal: sending.signal })
      : await call('documents.updateMany', { body, idempotencyKey: sending.idempotencyKey })
    const held = new Map(records.map((record) => [record.id, record]))
    return results.map(({ id, outcome, document, eventId, message }) => {
      const before = held.get(id)
      return {
        id,
        outcome: outcome === 'deleted' ? 'refused' : outcome,
        changes: before && document ? changesOf(before, document) : [],
        warnings: [],
        message,
        overridable: false,
        needsNotes: false,
        record: sending.dryRun ? before : (document ?? before),
        eventId,
      }
    })
  },
  doneTitle: (title) => title,
  changeLines: (result, record, t) => linesOf(result, record, t),
})

/** The fields in which a document is another one afterwards. */
function changesOf(before: Document, after: Document) {
  return FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])).map((field) => ({
    field,
    from: before[field],
    to: after[field],
  }))
}

function linesOf(result: BulkResult<Document> | undefined, record: Document, t: Translate): string[] {
  return FIELDS.flatMap((field) => {
    const change = result?.changes.find((one) => one.field === field)
    if (change === undefined) return []
    const said = (value: unknown) => SAID[field]({ ...record, [field]: value }, t)
    return [`${said(change.from)} → ${said(change.to)}`]
  })
}

/** Opens the look at what would become of many documents. */
export function changeMany(
  context: CommandContext,
  commandId: string,
  { updates, ...said }: { title: string; records: readonly Document[]; updates: DocumentBulkUpdates },
): Promise<void> {
  return openBulk({ ...said, plan: documentPlan, commandId, context, input: updates })
}
