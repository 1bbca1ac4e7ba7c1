import * as z from 'zod/mini'
import { howMany } from './basics/bounds.ts'
import { checkUploadBytes, MAX_UPLOAD_BYTES } from '#src/domain/documents/documents.ts'
import { endpoint, FileBody, IdParams, PageQuery, pageOf, sortedBy } from './basics/core.ts'
import { documentBulkEndpoints } from './documents/bulk.ts'
import { Document, DocumentChanged, DocumentDeleted, documentFilters } from './documents/document.ts'
import { documentInput } from './documents/input.ts'
import { documentReadingEndpoints } from './documents/readings.ts'
import { documentTemplateEndpoints } from './documents/templates.ts'
import { RecordEvent, undoEndpoint } from './records/events.ts'
import { number, optionalText, text } from './basics/tolerant.ts'

/** What the list can be sorted by. Source: specification 9 */
export const DOCUMENT_SORTS = [
  'uploadedAt',
  'name',
  'kind',
  'size',
  'orderId',
  'partnerName',
  'verified',
  'ocrProcessed',
] as const

/** What a file for upload is held against. */
const upload = { mostBytes: MAX_UPLOAD_BYTES, check: checkUploadBytes }

const listed = {
  ...sortedBy(DOCUMENT_SORTS),
  limit: howMany(200, 20),
  ...documentFilters,
}
const query = z.extend(PageQuery, listed)
const READ = { permission: 'documents.read', failure: 'Data not found' } as const
const UPLOAD = { permission: 'documents.upload' } as const
const Counts = z.catch(z.record(z.string(), z.number()), {})

/** How many documents there are, and of what sort; size in bytes. */
const DocumentStatistics = z.object({
  total: number(0),
  totalSize: number(0),
  verified: number(0),
  unverified: number(0),
  ocrProcessed: number(0),
  byKind: Counts,
  byMimeType: Counts,
  /** How many documents are marked with a word, by the words in use. */
  byTag: Counts,
})

export const documentEndpoints = {
  'documents.list': endpoint({
    method: 'GET',
    path: '/api/v1/documents',
    query,
    response: pageOf(Document),
    permission: 'documents.read',
  }),
  'documents.get': endpoint({
    method: 'GET',
    path: '/api/v1/documents/{id}',
    params: IdParams,
    response: Document,
    permission: 'documents.read',
    failure: 'Document not found',
  }),
  /** A file, checked as the specification says it. */
  'documents.upload': endpoint({
    method: 'POST',
    path: '/api/v1/documents',
    body: z.optional(z.object(documentInput)),
    file: upload,
    response: DocumentChanged,
    ...UPLOAD,
    failure: 'Failed to upload document(s)',
  }),
  'documents.update': endpoint({
    method: 'PATCH',
    path: '/api/v1/documents/{id}',
    params: IdParams,
    body: z.object(documentInput),
    response: DocumentChanged,
    ...UPLOAD,
    failure: 'Failed to update document',
  }),
  'documents.delete': endpoint({
    method: 'DELETE',
    path: '/api/v1/documents/{id}',
    params: IdParams,
    response: DocumentDeleted,
    permission: 'documents.delete',
    failure: 'Failed to delete documents',
  }),
  'documents.download': endpoint({
    method: 'GET',
    path: '/api/v1/documents/{id}/download',
    params: IdParams,
    response: FileBody,
    ...READ,
  }),
  /** Where what can be looked at lies, and what it is; no address for what no page draws. */
  'documents.preview': endpoint({
    method: 'GET',
    path: '/api/v1/documents/{id}/preview',
    params: IdParams,
    response: z.object({ previewUrl: optionalText, mimeType: text(), name: text() }),
    ...READ,
  }),
  'documents.verify': endpoint({
    method: 'PATCH',
    path: '/api/v1/documents/{id}/verify',
    params: IdParams,
    body: z.object({ verified: z.boolean() }),
    response: DocumentChanged,
    permission: 'documents.verify',
    failure: 'Failed to verify document',
  }),
  'documents.addTags': endpoint({
    method: 'POST',
    path: '/api/v1/documents/{id}/tags',
    params: IdParams,
    body: z.object({ tags: documentInput.tags }),
    response: DocumentChanged,
    ...UPLOAD,
    failure: 'Failed to add tags',
  }),
  'documents.removeTags': endpoint({
    method: 'DELETE',
    path: '/api/v1/documents/{id}/tags',
    params: IdParams,
    body: z.object({ tags: documentInput.tags }),
    response: DocumentChanged,
    ...UPLOAD,
    failure: 'Failed to remove tags',
  }),
  'documents.events': endpoint({
    method: 'GET',
    path: '/api/v1/documents/{id}/history',
    params: IdParams,
    query: PageQuery,
    response: pageOf(RecordEvent),
    ...READ,
  }),
  'documents.statistics': endpoint({
    method: 'GET',
    path: '/api/v1/documents/statistics',
    response: DocumentStatistics,
    ...READ,
  }),
  /** A page as of the list, by words in any order: case, umlauts and accents do not matter. */
  'documents.search': endpoint({
    method: 'POST',
    path: '/api/v1/documents/search',
    body: z.object({
      query: z.string().check(z.maxLength(200)),
      options: z.optional(z.extend(z.omit(PageQuery, { q: true }), listed)),
    }),
    response: pageOf(Document),
    ...READ,
  }),
  /** What the list finds as a CSV file for German spreadsheets. */
  'documents.export': endpoint({
    method: 'GET',
    path: '/api/v1/documents/export',
    query: z.omit(query, { page: true, limit: true }),
    response: FileBody,
    ...READ,
  }),
  ...documentBulkEndpoints(upload),
  ...documentReadingEndpoints(upload),
  ...documentTemplateEndpoints,
  'documents.undo': undoEndpoint('/api/v1/documents', {
    permission: 'documents.upload',
    failure: 'Failed to update document',
  }),
}
