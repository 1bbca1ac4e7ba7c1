import { BULK_DOCUMENTS } from '#src/contract/documents/bulk.ts'
import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import { documentKind } from '#src/domain/documents/document-kinds.ts'
import { deletionRefusal } from '#src/domain/documents/retention.ts'
import { verifiedKey } from '#src/entities/documents/document-words.tsx'
import { deletion } from '#src/records/bulk/deletion.ts'

/** Deletes the ticked documents or the focused one, after a question that names them; many in one call. */
export const deleteDocuments = deletion<'document'>({
  kind: 'document',
  commandId: 'documents.delete',
  words: {
    questionMany: 'documents.delete.questionMany',
    confirm: 'documents.delete.confirm',
    confirmMany: 'documents.delete.confirmMany',
    refused: 'orders.delete.refused',
    changedMeanwhile: 'orders.delete.changedMeanwhile',
    done: 'orders.delete.done',
    count: 'documents.count',
    noted: 'documents.delete.noted',
    failed: 'orders.delete.failed',
    unknown: 'documents.delete.unknown',
    partly: 'documents.delete.partly',
  },
  list: '/documents',
  labelOf: ({ name }) => name,
  detailOf: ({ orderId, partnerName }) => [orderId, partnerName].filter(Boolean).join(', '),
  changedText: ({ verified, kind }, t) =>
    t('orders.delete.changed', {
      status: t(verifiedKey(verified)),
      customer: t(`records.document.kind.${documentKind(kind)}`),
    }),
  refusal: (document, role) => permissionRefusal(role, 'documents.delete') ?? deletionRefusal(document, Date.now()),
  call: (call, request) => call('documents.delete', request),
  many: {
    limit: BULK_DOCUMENTS,
    call: async (call, { records, idempotencyKey }) => {
      const body = {
        documentIds: records.map(({ id }) => id),
        versions: Object.fromEntries(records.map(({ id, version }) => [id, version])),
      }
      const { results } = await call('documents.deleteMany', { body, idempotencyKey })
      return results.map(({ outcome, ...result }) => ({ ...result, isDone: outcome === 'deleted' }))
    },
  },
})
