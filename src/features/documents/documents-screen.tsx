import { FileText } from 'lucide-react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { Document } from '#src/contract/documents/document.ts'
import { defineList, pagedRows } from '#src/records/list/define-list.ts'
import { listTab } from '#src/records/list/tabs/define-tabs.tsx'
import { TabbedScreen } from '#src/records/list/tabs/tabbed-screen.tsx'
import { ListScreen } from '#src/records/list/screen/list-screen.tsx'
import { DOCUMENT_COLUMNS, DOCUMENT_FILTERS, DocumentSearch } from './document-columns.tsx'
import { verifiedKey } from './document-words.tsx'
import { uploadTab } from './upload/upload-tab.tsx'

/** The list of documents. */
export const documentsList = defineList<Document>({
  name: 'documents',
  kind: 'document',
  icon: FileText,
  access: { permission: 'documents.read', refusal: 'documents.noPermission' },
  words: {
    title: 'documents.title',
    rows: 'documents.rows',
    loadFailed: 'documents.failed',
    empty: 'documents.empty.title',
    emptyText: 'documents.empty.text',
    noMatch: 'documents.noMatch',
  },
  columns: DOCUMENT_COLUMNS,
  filters: DOCUMENT_FILTERS,
  search: DocumentSearch,
  builtIn: [
    {
      id: 'ungeprueft',
      title: 'documents.filter.unverified',
      filters: { verified: 'false' },
      sort: 'uploadedAt',
      desc: true,
    },
  ],
  // A page of the endpoint holds 20 unless more are asked for, at most 200. Source: specification 9
  useRows: pagedRows({ endpoint: 'documents.list', record: 'documents.get', wholeSize: 200 }),
  label: (document) => document.name,
  text: ({ name, orderId = '', verified }, t) => [name, orderId, t(verifiedKey(verified))].join('\t'),
})

const toolbar = <CommandButton id="documents.upload" variant="primary" />

/** The lists of the document centre, in the order of their keys. */
export const documentsTabs = [
  listTab({
    id: 'documents',
    title: 'documents.tab.all',
    list: documentsList,
    show: (tabs) => <ListScreen list={documentsList} tabs={tabs} toolbar={toolbar} />,
  }),
  uploadTab,
]

/** The documents: newest first, filtered by text, kind, and by whether somebody has checked them; and those on their way. */
export function DocumentsScreen() {
  return <TabbedScreen tabs={documentsTabs} />
}
