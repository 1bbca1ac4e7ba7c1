import { DocumentTemplate } from '#src/contract/documents/templates.ts'
import { DOCUMENT_KINDS, documentKind } from '#src/domain/documents/document-kinds.ts'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import { choiceKind, longKind, textKind, wordsKind, type FieldKind } from '#src/records/fields/kinds/kinds.ts'
import type { RecordForm } from '#src/records/form/form.ts'

/** Fields a paper is read for, one a line or parted by commas. */
const names: FieldKind = {
  ...wordsKind(3000),
  control: 'long',
  typed: ([value]) => (Array.isArray(value) ? value.join('\n') : ''),
}

/** The form of a template: which fields a kind of paper is read for. */
export const templateForm: RecordForm<DocumentTemplate> = {
  fields: [
    { id: 'name', name: 'documentTemplates.name', kind: textKind(80), props: ['name'] },
    {
      id: 'kind',
      name: 'records.document.kind',
      kind: choiceKind(DOCUMENT_KINDS, (kind, { t }) => t(`records.document.kind.${documentKind(kind)}`)),
      props: ['kind'],
    },
    {
      id: 'fields',
      name: 'documentTemplates.fields',
      kind: names,
      props: ['fields'],
      hint: (_texts, { t }) => t('documentTemplates.fields.hint'),
    },
    { id: 'description', name: 'documentTemplates.description', kind: longKind(500), props: ['description'] },
  ],
  rows: [
    ['grid-cols-2', 'name', 'kind'],
    ['grid-cols-1', 'fields'],
    ['grid-cols-1', 'description'],
  ],
  required: ['name'],
  // A new one has no name yet.
  blank: { ...DocumentTemplate.parse({}), name: '' },
  texts: { kind: 'cmr' },
  check: ({ name, fields }) => [
    ...(name.trim() === '' ? errorAt('name', 'required') : []),
    ...(fields.some((field) => field.length > 60) ? errorAt('fields', 'tooLong', { max: 60 }) : []),
  ],
}
