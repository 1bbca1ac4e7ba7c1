import { z } from 'zod'
import { endpoint, IdParams, PageQuery, pageOf } from './core.ts'
import { flag, number, optionalText, text } from './tolerant.ts'

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
  extractedData: z.record(z.string(), z.string()).optional().catch(undefined),
  verified: flag,
  tags: z.array(z.string()).catch([]),
  uploadedAt: text(),
  uploadedBy: optionalText,
  templateId: optionalText,
})
export type Document = z.output<typeof Document>

export const documentEndpoints = {
  'documents.list': endpoint({
    method: 'GET',
    path: '/api/v1/documents',
    query: PageQuery.extend({
      limit: z.coerce.number().int().min(1).max(200).default(20),
      orderId: z.string().max(100).optional(),
      kind: z.string().max(60).optional(),
      verified: z.enum(['true', 'false']).optional(),
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
    response: Document,
    permission: 'documents.verify',
    failure: 'Failed to verify document',
  }),
}
