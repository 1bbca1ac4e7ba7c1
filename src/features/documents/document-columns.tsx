import { DOCUMENT_SORTS } from '#src/contract/documents.ts'
import type { Document } from '#src/contract/documents/document.ts'
import { defineColumns, figures, words } from '#src/records/columns/define-columns.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { periodFilter, recordFilter, setFilter, textFilter } from '#src/records/filters/kinds.ts'
import { searchSchema } from '#src/records/filters/search.ts'
import { DOCUMENT_KINDS, documentKind } from '#src/domain/documents/document-kinds.ts'
import { verifiedKey, verifiedSign } from '#src/entities/documents/document-words.tsx'
import { ordersByName } from '#src/entities/orders/orders-by-name.ts'
import { partnersByName } from '#src/entities/partners/partners-by-name.ts'

/** Every column of the list of documents. */
export const DOCUMENT_COLUMNS = defineColumns<Document>({
  name: 'name',
  // Source: specification 9
  sort: { id: 'uploadedAt', desc: true },
  sortable: DOCUMENT_SORTS,
  lines: [
    ['name', 'verified'],
    ['orderId', 'kind', 'uploadedAt'],
  ],
  usual: ['name', 'kind', 'orderId', 'verified', 'uploadedAt', 'size'],
  columns: {
    name: words('documents.column.name', 'rest', (document) => document.name, {
      // On a small screen the name gives way: kind and number of the order say the same.
      minWidth: ({ isStacked }) => (isStacked ? 76 : 200),
      goodWidth: 304,
    }),
    kind: words('documents.column.kind', 136, ({ kind }, { t }) => t(`records.document.kind.${documentKind(kind)}`), {
      priority: 2,
    }),
    orderId: words('documents.column.order', 128, (document) => document.orderId),
    verified: words('documents.column.state', 112, ({ verified }, { t }) => t(verifiedKey(verified)), {
      sign: ({ verified }) => verifiedSign(verified),
    }),
    uploadedAt: words('documents.column.uploaded', 136, (document, { format }) => format.stamp(document.uploadedAt), {
      sort: 'descending',
      priority: 3,
    }),
    size: figures('documents.column.size', 80, (document, { format }) => format.fileSize(document.size), {
      priority: 1,
    }),
    partnerName: words('documents.column.partner', 160, (document) => document.partnerName, {
      priority: 0,
      extra: true,
      goodWidth: 200,
    }),
    ocrProcessed: words(
      'documents.column.read',
      88,
      ({ ocrProcessed }, { t }) => t(ocrProcessed ? 'app.yes' : 'app.no'),
      { priority: -1 },
    ),
    uploadedBy: words('records.document.by', 128, (document) => document.uploadedBy, {
      priority: 0,
      extra: true,
      goodWidth: 152,
    }),
    tags: words('records.document.tags', 160, (document) => document.tags.join(', '), {
      priority: -1,
      extra: true,
      goodWidth: 200,
    }),
  },
})

/** Its filters. */
export const DOCUMENT_FILTERS = defineFilters([
  textFilter('q', { label: 'list.filter.text', most: 200, wide: true }),
  setFilter('verified', {
    label: 'documents.filter.verified',
    values: ['true', 'false'],
    word: (value, t) => t(verifiedKey(value === 'true')),
    single: true,
  }),
  setFilter('kind', {
    label: 'documents.column.kind',
    values: DOCUMENT_KINDS,
    word: (kind, t) => t(`records.document.kind.${documentKind(kind)}`),
    counted: true,
  }),
  setFilter('read', {
    query: 'ocrProcessed',
    label: 'documents.column.read',
    values: ['true', 'false'],
    word: (value, t) => t(value === 'true' ? 'app.yes' : 'app.no'),
    single: true,
  }),
  recordFilter('order', { query: 'orderId', label: 'documents.column.order', of: ordersByName }),
  recordFilter('partner', { query: 'partnerId', label: 'documents.column.partner', of: partnersByName }),
  periodFilter(['from', 'to'], { query: ['uploadedFrom', 'uploadedTo'], label: 'documents.column.uploaded' }),
  textFilter('tag', { label: 'documents.filter.tag', most: 40 }),
])

/** Its address. */
export const DocumentSearch = searchSchema(DOCUMENT_FILTERS, DOCUMENT_COLUMNS)
