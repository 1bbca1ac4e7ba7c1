import type { DocumentTemplate } from '#src/contract/documents/templates.ts'
import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { editableEntity } from '#src/records/fields/editable-entity.ts'
import type { Field, FieldEndpoint } from '#src/records/fields/field.ts'
import { templateForm } from './template-form.ts'

const update: FieldEndpoint<DocumentTemplate> = async (call, { id, ...request }) => {
  const { eventId, ...record } = await call('documentTemplates.update', { params: { id }, ...request })
  return { record, eventId, warnings: [] }
}

/** What its form asks for, edited in place. */
export const DOCUMENT_TEMPLATE_FIELDS: readonly Field<DocumentTemplate>[] = templateForm.fields.map(
  ({ id, kind, name, props }) => ({
    ...{ id, kind, name, props, label: name as TextKey, permission: 'edit' as const, endpoint: update },
    commandId: 'documentTemplates.edit',
  }),
)

/** What can be edited in place in a template for documents. */
export const editableDocumentTemplate = editableEntity('documentTemplate', {
  all: DOCUMENT_TEMPLATE_FIELDS,
  first: 'name',
  check: (template, props, { today }) =>
    templateForm
      .check(template, props, { today, texts: {}, t: (key) => key })
      .filter(({ path }) => props.includes(path)),
  refusal: (_permission, _record, role) => permissionRefusal(role, 'templates.use'),
  labelOf: ({ name }) => name,
})
