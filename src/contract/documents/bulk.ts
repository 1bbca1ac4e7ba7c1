import * as z from 'zod/mini'
import { endpoint, type FileRule } from '#src/contract/basics/core.ts'
import { eventId } from '#src/contract/records/events.ts'
import { optionalText, text } from '#src/contract/basics/tolerant.ts'
import { Document } from './document.ts'
import { documentInput } from './input.ts'

/** Files of one bulk upload, and documents of one bulk change; a client sends more in several. */
export const BULK_FILES = 20
export const BULK_DOCUMENTS = 100

/** What became of one file: a refused one says why, verbatim. */
const UploadResult = z.object({
  name: text(),
  outcome: z.catch(z.enum(['created', 'refused']), 'refused'),
  document: z.catch(z.optional(Document), undefined),
  eventId,
  message: optionalText,
})

/** What became of one document of a bulk call. */
export const DocumentBulkResult = z.object({
  id: text(),
  outcome: z.catch(z.enum(['changed', 'unchanged', 'deleted', 'refused']), 'refused'),
  document: z.catch(z.optional(Document), undefined),
  eventId,
  message: optionalText,
  code: optionalText,
})
export type DocumentBulkResult = z.output<typeof DocumentBulkResult>

const documentIds = z
  .array(z.string().check(z.minLength(1), z.maxLength(100)))
  .check(z.minLength(1), z.maxLength(BULK_DOCUMENTS))
const Results = z.object({ results: z.array(DocumentBulkResult) })

/** Calls for many at once: each item is done or refused by itself, and nothing of the others is lost. */
export const documentBulkEndpoints = (upload: FileRule) => ({
  /** `message` names what was refused, each behind its file name; 422 with it where all of them are. */
  'documents.uploadMany': endpoint({
    method: 'POST',
    path: '/api/v1/documents/bulk',
    body: z.optional(z.object(documentInput)),
    file: { ...upload, mostFiles: BULK_FILES },
    response: z.object({ results: z.array(UploadResult), message: optionalText }),
    permission: 'documents.upload',
    failure: 'Failed to upload document(s)',
  }),
  'documents.updateMany': endpoint({
    method: 'PATCH',
    path: '/api/v1/documents/bulk',
    body: z.object({ documentIds, updates: z.strictObject(documentInput) }),
    response: Results,
    permission: 'documents.upload',
    failure: 'Failed to update document',
  }),
  'documents.deleteMany': endpoint({
    method: 'DELETE',
    path: '/api/v1/documents/bulk',
    body: z.object({ documentIds }),
    response: Results,
    permission: 'documents.delete',
    failure: 'Failed to delete documents',
  }),
})
