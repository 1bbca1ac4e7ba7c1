import type { CallRow } from './section-7-row.ts'

const PATH = '/api/v1/imports'
const ID = 'imp-00000001'
const MAKERS = 'admin dispatcher sales'
const FINGERPRINT = 'abcdef0123456789'
const IMPORT = ['id', 'name', 'source', 'contentHash', 'rows', 'created', 'createdAt', 'createdBy'] as const

const PART = {
  importId: ID,
  head: { name: 'Touren_KW49.xlsx', source: 'file', contentHash: FINGERPRINT, rows: 1 },
  rows: [
    {
      line: 1,
      fingerprint: FINGERPRINT,
      price: 720,
      draft: {
        customer: { customerId: 'cus-001', customerReference: 'NM-7701' },
        cargo: { description: 'Mehl', weightKg: 9600, packageCount: 12, packageType: 'Europalette' },
        pickup: { postalCode: '24103', city: 'Kiel', date: '2026-11-30' },
        delivery: { postalCode: '33602', city: 'Bielefeld', date: '2026-12-01' },
      },
    },
  ],
}
const MADE = [`POST ${PATH}`, PART] as const

const MAPPING = {
  senderKey: 'touren@nordkorn.example',
  columns: { 'Auftrags-Nr.': 'reference', PLZ: 'pickup.postalCode' },
}
const MAPPED = ['id', 'senderKey', 'columns', 'since', 'updatedAt'] as const

/** Lists of orders that are taken in, and what is remembered of their senders. */
export const importRows: Record<string, CallRow> = {
  'imports.list': {
    call: `GET ${PATH}`,
    before: [MADE],
    answer: [...IMPORT.map((field) => `data.0.${field}`), 'pagination.page', 'pagination.total'],
    may: MAKERS,
  },
  'imports.get': {
    call: `GET ${PATH}/{id}`,
    path: `${PATH}/${ID}`,
    before: [MADE],
    answer: [...IMPORT, 'orderIds.0'],
    may: MAKERS,
    failure: 'Data not found',
  },
  'imports.known': {
    call: `POST ${PATH}/known`,
    before: [MADE],
    body: { contentHash: FINGERPRINT, fingerprints: [FINGERPRINT] },
    reads: true,
    answer: [
      ...['fingerprint', 'part', 'importId', 'importName', 'importedAt', 'orderId', 'orderNumber'].map(
        (field) => `rows.0.${field}`,
      ),
      'before.id',
    ],
    may: MAKERS,
  },
  'imports.create': {
    call: `POST ${PATH}`,
    body: PART,
    status: 201,
    answer: [
      ...IMPORT.map((field) => `import.${field}`),
      ...['line', 'part', 'outcome', 'orderId', 'orderNumber'].map((field) => `results.0.${field}`),
      'eventId',
    ],
    may: MAKERS,
  },
  'imports.undo': {
    call: `POST ${PATH}/{id}/undo`,
    path: `${PATH}/${ID}/undo`,
    before: [MADE],
    body: { eventId: 'rev-nordkurs-1' },
    answer: ['eventId', 'warnings'],
    may: 'admin dispatcher',
  },
  'importMappings.get': {
    call: 'GET /api/v1/import-mappings',
    path: '/api/v1/import-mappings?senders=touren@nordkorn.example',
    before: [['PUT /api/v1/import-mappings', MAPPING]],
    answer: MAPPED.map((field) => `mapping.${field}`),
    may: MAKERS,
  },
  'importMappings.put': { call: 'PUT /api/v1/import-mappings', body: MAPPING, answer: MAPPED, may: MAKERS },
}
