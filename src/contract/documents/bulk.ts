import * as z from 'zod/mini'
import { Count } from '#src/contract/basics/bounds.ts'
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
  /** As it is after the change; in a dry run, as it would be. */
  document: z.catch(z.optional(Document), undefined),
  eventId,
  message: optionalText,
  code: optionalText,
})
export type DocumentBulkResult = z.output<typeof DocumentBulkResult>

const documentIds = z
  .array(z.string().check(z.minLength(1), z.maxLength(100)))
  .check(z.minLength(1), z.maxLength(BULK_DOCUMENTS))
/**
 * What is changed of many alike: as of a single one, whether they are checked, and tags that come or go while the others stay. A later
 * part is done after an earlier one.
 */
const DocumentBulkUpdates = z.strictObject({
  ...documentInput,
  verified: z.optional(z.boolean()),
  addTags: documentInput.tags,
  removeTags: documentInput.tags,
})
export type DocumentBulkUpdates = z.output<typeof DocumentBulkUpdates>

/** The version of each document that the person saw; one that has another by now is refused. */
const versions = z.optional(z.record(z.string().check(z.maxLength(100)), Count))

const Results = z.object({ results: z.catch(z.array(DocumentBulkResult), []) })

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
    /** A dry run does all of it and takes it back. */
    body: z.object({ documentIds, updates: DocumentBulkUpdates, versions, dryRun: z.optional(z.boolean()) }),
    response: Results,
    permission: 'documents.upload',
    failure: 'Failed to update document',
  }),
  'documents.deleteMany': endpoint({
    method: 'DELETE',
    path: '/api/v1/documents/bulk',
    body: z.object({ documentIds, versions }),
    response: Results,
    permission: 'documents.delete',
    failure: 'Failed to delete documents',
  }),
})
