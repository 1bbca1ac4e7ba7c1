import type { Document } from '#src/contract/documents/document.ts'
import { documentKind } from '#src/domain/documents/document-kinds.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'

/** A document as a change of it answers. */
type DocumentAnswer = Document & { eventId?: string | undefined }

/** Whether a document is checked, as a sentence about it begins. */
export const verifiedWords = (now: boolean) => (now ? 'records.document.nowVerified' : 'records.document.nowUnverified')

/** How commands change documents. */
export const documentChanges = defineChanges({
  kind: 'document',
  labelOf: ({ name }) => name,
  count: 'documents.count',
  fields: {
    verified: { sentence: ({ name, verified }, t) => t(verifiedWords(verified), { name }) },
    kind: {
      label: 'records.document.kind',
      shown: ({ kind }, _format, t) => t(`records.document.kind.${documentKind(kind)}`),
    },
    orderId: { label: 'records.order', shown: ({ orderId }) => orderId ?? NOTHING },
    extractedData: {
      label: 'documents.fields',
      shown: ({ extractedData = {} }) => Object.values(extractedData).join(', ') || NOTHING,
    },
    tags: { label: 'records.document.tags', shown: ({ tags }) => tags.join(', ') || NOTHING },
  },
  changedOf: ({ eventId, ...record }: DocumentAnswer) => ({ record, eventId }),
})
