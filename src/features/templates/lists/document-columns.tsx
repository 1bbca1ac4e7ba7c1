import type { DocumentTemplate } from '#src/contract/documents/templates.ts'
import { documentKind } from '#src/domain/documents/document-kinds.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { defineColumns, words } from '#src/records/columns/define-columns.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { textFilter } from '#src/records/filters/kinds.ts'
import { searchSchema } from '#src/records/filters/search.ts'

/** Which kind of paper it is for. */
export const kindText = ({ kind }: DocumentTemplate, t: Translate) => t(`records.document.kind.${documentKind(kind)}`)

/** Every column of the list of templates for documents. */
export const DOCUMENT_COLUMNS = defineColumns<DocumentTemplate>({
  name: 'name',
  sort: { id: 'name', desc: false },
  sortable: ['name', 'kind'],
  lines: [['name'], ['kind']],
  usual: ['name', 'kind', 'fields', 'description'],
  columns: {
    name: words('templates.name', 240, ({ name }) => name, { goodWidth: 280 }),
    kind: words('records.document.kind', 152, (row, { t }) => kindText(row, t), {
      priority: 3,
    }),
    fields: words('documentTemplates.fields', 'rest', ({ fields }) => fields.join(', '), {
      sort: undefined,
      minWidth: () => 120,
      priority: 2,
    }),
    description: words('documentTemplates.description', 200, ({ description }) => description, {
      sort: undefined,
      priority: 1,
    }),
  },
})

/** Its filters. */
export const DOCUMENT_FILTERS = defineFilters([textFilter('q', { label: 'list.filter.text', most: 200, wide: true })])

/** Its address. */
export const DocumentTemplateSearch = searchSchema(DOCUMENT_FILTERS, DOCUMENT_COLUMNS)
