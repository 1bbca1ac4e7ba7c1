import { formOf, pdfFile } from '#tests/support/upload.ts'
import { type CallRow } from './section-7-row.ts'

const PAGE = ['pagination.page', 'pagination.limit', 'pagination.total', 'pagination.totalPages']
const DOCUMENT = ['id', 'name', 'kind', 'mimeType', 'size', 'ocrProcessed', 'verified', 'tags', 'uploadedAt', 'version']
const TEMPLATE = ['id', 'name', 'kind', 'fields', 'version']
const READING = ['documentId', 'status', 'progress', 'fields.0.name', 'fields.0.value', 'fields.0.confidence', 'text']
const FILE = ['name', 'mimeType', 'content']
const of = (prefix: string, fields: readonly string[]) => fields.map((field) => `${prefix}.${field}`)

const PATH = '/api/v1/documents'
const READERS = 'admin dispatcher sales finance'
const MANAGERS = 'admin dispatcher sales'
/** The first template that is made. */
const TEMPLATE_ID = 'dtp-nordkurs-1'
/** A document that need not be retained, so that it can be deleted. */
const NOTE = [`POST ${PATH}`, formOf({ kind: 'other' }, pdfFile('Notiz.pdf'))] as const
const NOTE_ID = 'doc-nordkurs-1'
const MADE = [`POST ${PATH}/templates`, { name: 'CMR', kind: 'cmr', fields: ['Auftrag'] }] as const

function several(): FormData {
  const form = new FormData()
  form.set('metadata', JSON.stringify({ kind: 'cmr' }))
  for (const name of ['eins.pdf', 'zwei.pdf']) form.append('files', pdfFile(name))
  return form
}

function paper(): FormData {
  const form = new FormData()
  const fields = { role: 'carrier', description: 'Ladeauftrag', documentType: 'cmr', text: 'Gewicht: 500 kg' }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', pdfFile('CMR.pdf'))
  return form
}

const one = (call: string, more: Omit<CallRow, 'call'>): CallRow => {
  const [method = '', path = ''] = call.split(' ')
  return { call: `${method} ${PATH}/{id}${path}`, path: `${PATH}/doc-0001${path}`, ...more }
}

/** Documents, what they are read for, and papers that are sent to be read. */
export const documentRows = {
  'documents.list': {
    call: `GET ${PATH}`,
    path: `${PATH}?page=1&limit=20&sortBy=uploadedAt&sortOrder=desc`,
    answer: [...of('data.0', DOCUMENT), ...PAGE],
    may: READERS,
  },
  'documents.get': one('GET', { answer: DOCUMENT, may: READERS, failure: 'Document not found' }),
  'documents.upload': {
    call: `POST ${PATH}`,
    body: formOf(
      { kind: 'pod', orderId: 'NK-2026-004711', tags: ['Original'], metadata: { Quelle: 'Post' } },
      pdfFile(),
    ),
    status: 201,
    answer: [...DOCUMENT, 'metadata.Quelle', 'orderId', 'eventId'],
    may: READERS,
    failure: 'Failed to upload document(s)',
  },
  'documents.uploadMany': {
    call: `POST ${PATH}/bulk`,
    body: several(),
    status: 201,
    answer: [...of('results.0', ['name', 'outcome', 'eventId']), ...of('results.1.document', DOCUMENT)],
    may: READERS,
    failure: 'Failed to upload document(s)',
  },
  'documents.update': one('PATCH', {
    body: { name: 'Neu', metadata: { Fach: '7' } },
    answer: [...DOCUMENT, 'metadata.Fach'],
    may: READERS,
    failure: 'Failed to update document',
  }),
  'documents.delete': one('DELETE', {
    path: `${PATH}/${NOTE_ID}`,
    before: [NOTE],
    answer: ['success', 'eventId'],
    may: 'admin',
    failure: 'Failed to delete documents',
  }),
  'documents.download': one('GET /download', { answer: FILE, may: READERS, failure: 'Data not found' }),
  'documents.preview': one('GET /preview', { answer: ['mimeType', 'name'], may: READERS, failure: 'Data not found' }),
  'documents.read': one('POST /ocr', {
    before: [MADE],
    body: { templateId: TEMPLATE_ID },
    answer: [...READING, 'templateId'],
    may: READERS,
    failure: 'Failed to process OCR',
  }),
  'documents.reading': one('GET /ocr', {
    before: [[`POST ${PATH}/doc-0001/ocr`, {}]],
    answer: READING,
    may: READERS,
    failure: 'OCR result not found',
  }),
  'documents.verify': one('PATCH /verify', {
    body: { verified: true },
    answer: DOCUMENT,
    may: 'admin dispatcher finance',
    failure: 'Failed to verify document',
  }),
  'documents.addTags': one('POST /tags', {
    body: { tags: ['Eilt'] },
    answer: [...DOCUMENT, 'eventId'],
    may: READERS,
    failure: 'Failed to add tags',
  }),
  'documents.removeTags': one('DELETE /tags', {
    before: [[`POST ${PATH}/doc-0001/tags`, { tags: ['Eilt'] }]],
    body: { tags: ['Eilt'] },
    answer: [...DOCUMENT, 'eventId'],
    may: READERS,
    failure: 'Failed to remove tags',
  }),
  'documents.events': one('GET /history', {
    before: [[`POST ${PATH}/doc-0001/tags`, { tags: ['Eilt'] }]],
    answer: [...of('data.0', ['id', 'type', 'createdAt', 'actorName', 'changedFields.0.field']), ...PAGE],
    may: READERS,
    failure: 'Data not found',
  }),
  'documents.updateMany': {
    call: `PATCH ${PATH}/bulk`,
    body: { documentIds: ['doc-0001', 'doc-9999'], updates: { tags: ['Stapel'] } },
    answer: [...of('results.0', ['id', 'outcome']), ...of('results.1', ['id', 'outcome', 'message'])],
    may: READERS,
    failure: 'Failed to update document',
  },
  'documents.deleteMany': {
    call: `DELETE ${PATH}/bulk`,
    before: [NOTE],
    body: { documentIds: [NOTE_ID, 'doc-9999'] },
    answer: [...of('results.0', ['id', 'outcome', 'eventId']), ...of('results.1', ['id', 'outcome', 'message'])],
    may: 'admin',
    failure: 'Failed to delete documents',
  },
  'documents.statistics': {
    call: `GET ${PATH}/statistics`,
    answer: [
      'total',
      'totalSize',
      'verified',
      'unverified',
      'ocrProcessed',
      'byKind.pod',
      'byMimeType.application/pdf',
    ],
    may: READERS,
    failure: 'Data not found',
  },
  'documents.search': {
    call: `POST ${PATH}/search`,
    body: { query: 'lieferschein', options: { page: 1, limit: 5, sortBy: 'name', sortOrder: 'asc' } },
    reads: true,
    answer: [...of('data.0', DOCUMENT), ...PAGE],
    may: READERS,
    failure: 'Data not found',
  },
  'documents.export': {
    call: `GET ${PATH}/export`,
    path: `${PATH}/export?kind=invoice`,
    answer: FILE,
    may: READERS,
    failure: 'Data not found',
  },
  'documents.undo': one('POST /undo', {
    before: [[`PATCH ${PATH}/doc-0001/verify`, { verified: true }]],
    body: { eventId: 'rev-nordkurs-1' },
    answer: ['eventId', 'warnings'],
    may: 'admin dispatcher',
    failure: 'Failed to update document',
  }),
  'documentTemplates.list': {
    call: `GET ${PATH}/templates`,
    before: [MADE],
    answer: [...of('data.0', TEMPLATE), ...PAGE],
    may: READERS,
    failure: 'Failed to get document templates',
  },
  'documentTemplates.get': {
    call: `GET ${PATH}/templates/{id}`,
    path: `${PATH}/templates/${TEMPLATE_ID}`,
    before: [MADE],
    answer: TEMPLATE,
    may: READERS,
    failure: 'Failed to get document templates',
  },
  'documentTemplates.create': {
    call: `POST ${PATH}/templates`,
    body: { name: 'Lieferschein', kind: 'deliveryNote', fields: ['Gewicht'], description: 'Für Lieferscheine' },
    status: 201,
    answer: [...TEMPLATE, 'description', 'eventId'],
    may: MANAGERS,
    failure: 'Failed to create document template',
  },
  'documentTemplates.update': {
    call: `PATCH ${PATH}/templates/{id}`,
    path: `${PATH}/templates/${TEMPLATE_ID}`,
    before: [MADE],
    body: { fields: ['Auftrag', 'Gewicht'] },
    answer: TEMPLATE,
    may: MANAGERS,
    failure: 'Failed to update document template',
  },
  'documentTemplates.delete': {
    call: `DELETE ${PATH}/templates/{id}`,
    path: `${PATH}/templates/${TEMPLATE_ID}`,
    before: [MADE],
    answer: ['success', 'eventId'],
    may: MANAGERS,
    failure: 'Failed to update document template',
  },
  'documentTemplates.undo': {
    call: `POST ${PATH}/templates/{id}/undo`,
    path: `${PATH}/templates/${TEMPLATE_ID}/undo`,
    before: [MADE],
    body: { eventId: 'rev-nordkurs-2' },
    answer: ['eventId', 'warnings'],
    may: 'admin dispatcher',
    failure: 'Failed to update document template',
  },
  'ocr.upload': {
    call: 'POST /api/v1/ocr-integration/upload-transport-document',
    body: paper(),
    status: 201,
    answer: ['id', 'status', 'progress', 'eventId'],
    may: READERS,
    failure: 'Failed to upload document(s)',
  },
  'ocr.status': {
    call: 'POST /api/v1/ocr-integration/get-processing-status',
    before: [[`POST ${PATH}/doc-0001/ocr`, {}]],
    body: { id: 'doc-0001' },
    answer: ['id', ...READING],
    may: READERS,
    failure: 'OCR result not found',
  },
} satisfies Record<string, CallRow>
