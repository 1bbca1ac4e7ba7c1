import { FileText } from 'lucide-react'
import type { Document } from '#src/contract/documents/document.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { defineList, pagedRows } from '#src/records/list/define-list.ts'
import { DOCUMENT_COLUMNS, DOCUMENT_FILTERS, DocumentSearch } from './document-columns.tsx'
import { verifiedKey } from '#src/entities/documents/document-words.tsx'

/** Rows per request. Source: specification 9 */
const PAGE = 20

/** Most rows of one answer. */
const MOST = 200

const pages = { endpoint: 'documents.list', record: 'documents.get', pageSize: PAGE, wholeSize: MOST } as const

const words = {
  title: 'documents.title',
  rows: 'documents.rows',
  loadFailed: 'documents.failed',
  empty: 'documents.empty.title',
  emptyText: 'documents.empty.text',
  noMatch: 'documents.noMatch',
} as const

const shared = {
  kind: 'document',
  icon: FileText,
  access: { permission: 'documents.read', refusal: 'documents.noPermission' },
  columns: DOCUMENT_COLUMNS,
  filters: DOCUMENT_FILTERS,
  search: DocumentSearch,
  label: (document: Document) => document.name,
  text: ({ name, orderId = '', verified }: Document, t: Translate) =>
    [name, orderId, t(verifiedKey(verified))].join('\t'),
} as const

/** The list of documents: newest first. */
export const documentsList = defineList<Document>({
  name: 'documents',
  ...shared,
  words,
  builtIn: [
    {
      id: 'ungeprueft',
      title: 'documents.filter.unverified',
      filters: { verified: 'false' },
      sort: 'uploadedAt',
      desc: true,
    },
  ],
  useRows: pagedRows<Document>(pages),
})

/** Those no one has checked yet. */
export const uncheckedList = defineList<Document>({
  name: 'documentsUnchecked',
  ...shared,
  words: { ...words, empty: 'documents.unchecked.empty', emptyText: 'documents.unchecked.empty.text' },
  useRows: pagedRows<Document>({ ...pages, fixed: { verified: 'false' } }),
})
