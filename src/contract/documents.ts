import * as z from 'zod/mini'
import { endpoint, IdParams, PageQuery, pageOf, sortedBy } from './basics/core.ts'
import { eventId, undoEndpoint } from './records/events.ts'
import { flag, number, optionalText, text } from './basics/tolerant.ts'

/** A document's description; its file stays on the server. Size in bytes. */
export const Document = z.object({
  id: text(),
  tenantId: text(),
  version: number(1),
  name: text('Unbekannt'),
  kind: text('other'),
  mimeType: text(),
  size: number(0),
  orderId: optionalText,
  partnerName: optionalText,
  ocrProcessed: flag,
  extractedData: z.catch(z.optional(z.record(z.string(), z.string())), undefined),
  verified: flag,
  tags: z.catch(z.array(z.string()), []),
  uploadedAt: text(),
  uploadedBy: optionalText,
  templateId: optionalText,
})
export type Document = z.output<typeof Document>

/** A document after a change, and the event that `documents.undo` takes back. */
export const DocumentChanged = z.extend(Document, { eventId })

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

export const documentEndpoints = {
  'documents.list': endpoint({
    method: 'GET',
    path: '/api/v1/documents',
    query: z.extend(PageQuery, {
      ...sortedBy(DOCUMENT_SORTS),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 20),
      orderId: z.optional(z.string().check(z.maxLength(100))),
      kind: z.optional(z.string().check(z.maxLength(60))),
      verified: z.optional(z.enum(['true', 'false'])),
    }),
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
  'documents.verify': endpoint({
    method: 'PATCH',
    path: '/api/v1/documents/{id}/verify',
    params: IdParams,
    body: z.object({ verified: z.boolean() }),
    response: DocumentChanged,
    permission: 'documents.verify',
    failure: 'Failed to verify document',
  }),
  'documents.undo': undoEndpoint('/api/v1/documents', {
    permission: 'documents.verify',
    failure: 'Failed to verify document',
  }),
}
