import { FileScan, Mail, Package } from 'lucide-react'
import type { DocumentTemplate } from '#src/contract/documents/templates.ts'
import type { Template } from '#src/contract/campaigns/templates.ts'
import { defineList, pagedRows } from '#src/records/list/define-list.ts'
import { DOCUMENT_COLUMNS, DOCUMENT_FILTERS, DocumentTemplateSearch, kindText } from './document-columns.tsx'
import {
  EMAIL_COLUMNS,
  EmailTemplateSearch,
  ORDER_COLUMNS,
  OrderTemplateSearch,
  TEMPLATE_FILTERS,
  wayOf,
} from './template-columns.tsx'

const access = { permission: 'templates.use', refusal: 'templates.noPermission' } as const
const words = {
  title: 'templates.title',
  rows: 'templates.rows',
  loadFailed: 'templates.failed',
  noMatch: 'templates.noMatch',
  empty: 'templates.empty',
} as const
const pages = { endpoint: 'templates.list', record: 'templates.get' } as const

/** Words of answers and campaigns. */
export const emailTemplatesList = defineList<Template>({
  name: 'emailTemplates',
  kind: 'template',
  icon: Mail,
  access,
  columns: EMAIL_COLUMNS,
  filters: TEMPLATE_FILTERS,
  search: EmailTemplateSearch,
  words: { ...words, emptyText: 'templates.empty.email' },
  useRows: pagedRows<Template>({ ...pages, fixed: { kind: 'email' } }),
  label: ({ name }) => name,
  text: ({ name, subject }) => [name, subject].join('\t'),
  create: 'templates.createEmail',
})

/** What orders begin with. */
export const orderTemplatesList = defineList<Template>({
  name: 'orderTemplates',
  kind: 'template',
  icon: Package,
  access,
  columns: ORDER_COLUMNS,
  filters: TEMPLATE_FILTERS,
  search: OrderTemplateSearch,
  words: { ...words, emptyText: 'templates.empty.order' },
  useRows: pagedRows<Template>({ ...pages, fixed: { kind: 'order' } }),
  label: ({ name }) => name,
  text: (template) => [template.name, template.customerName, wayOf(template)].join('\t'),
  create: 'templates.createOrder',
})

/** What documents are read for. */
export const documentTemplatesList = defineList<DocumentTemplate>({
  name: 'documentTemplates',
  kind: 'documentTemplate',
  icon: FileScan,
  access,
  columns: DOCUMENT_COLUMNS,
  filters: DOCUMENT_FILTERS,
  search: DocumentTemplateSearch,
  words: { ...words, emptyText: 'templates.empty.document' },
  useRows: pagedRows<DocumentTemplate>({ endpoint: 'documentTemplates.list', record: 'documentTemplates.get' }),
  label: ({ name }) => name,
  text: (template, t) => [template.name, kindText(template, t), template.fields.join(', ')].join('\t'),
  create: 'documentTemplates.create',
})
