import type { OutputOf } from '#src/contract/basics/core.ts'
import type { Endpoints } from '#src/contract/index.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'

/** Whether a document is checked, as a sentence about it begins. */
export const verifiedWords = (now: boolean) => (now ? 'records.document.nowVerified' : 'records.document.nowUnverified')

/** How commands change documents. */
export const documentChanges = defineChanges({
  kind: 'document',
  labelOf: ({ name }) => name,
  fields: {
    verified: { sentence: ({ name, verified }, t) => t(verifiedWords(verified), { name }) },
    extractedData: {
      label: 'documents.fields',
      shown: ({ extractedData = {} }) => Object.values(extractedData).join(', ') || '–',
    },
  },
  changedOf: ({ eventId, ...record }: OutputOf<Endpoints['documents.verify']>) => ({ record, eventId }),
})
