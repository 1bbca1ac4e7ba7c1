import type { Template, TemplateInput } from '#src/contract/campaigns/templates.ts'
import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import { PLACEHOLDERS, typedPlaceholders } from '#src/domain/templates/placeholders.ts'
import { checkTemplate } from '#src/domain/templates/templates.ts'
import { orderPartFields } from '#src/entities/orders/order-part-fields.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { editableEntity } from '#src/records/fields/editable-entity.ts'
import type { Field, FieldEndpoint } from '#src/records/fields/field.ts'
import { longKind, textKind, type FieldKind } from '#src/records/fields/kinds/kinds.ts'

type TemplateField = Field<Template>

const update: FieldEndpoint<Template> = async (call, { id, ...request }) => {
  const { eventId, ...record } = await call('templates.update', { params: { id }, ...request })
  return { record, eventId, warnings: [] }
}

type Property = keyof TemplateInput & string

function field(
  props: Property | readonly [Property, ...Property[]],
  kind: FieldKind<Template>,
  { label, name = label, ...more }: { label: TextKey; name?: TextKey } & Partial<TemplateField>,
): TemplateField {
  const all = typeof props === 'string' ? ([props] as const) : props
  const shared = { permission: 'edit', endpoint: update, commandId: 'templates.edit' } as const
  return { id: all[0], kind, label, name, props: all, ...shared, ...more }
}

export const NAME_FIELDS: readonly TemplateField[] = [field('name', textKind(80), { label: 'templates.name' })]

/** Placeholders, for the hint below a text. */
export const placeholderHint = { placeholders: typedPlaceholders(PLACEHOLDERS) }

/** The words of an e-mail. */
export const EMAIL_FIELDS: readonly TemplateField[] = [
  ...NAME_FIELDS,
  field('subject', textKind(200), { label: 'inbox.subject' }),
  field('text', longKind(5000), { label: 'templates.text' }),
]

/** For whom, what is carried, at which price; and where. */
export const { parts: PART_FIELDS, stops: STOP_FIELDS } = orderPartFields<Template>(field)

/** Every field of a template for orders. */
export const ORDER_FIELDS: readonly TemplateField[] = [
  ...NAME_FIELDS,
  ...PART_FIELDS,
  ...STOP_FIELDS.pickup,
  ...STOP_FIELDS.delivery,
]

/** The fields of a template, by its kind. */
export const fieldsOf = ({ kind }: Template) => (kind === 'email' ? EMAIL_FIELDS : ORDER_FIELDS)

const editable = (all: readonly TemplateField[], first: string) =>
  editableEntity('template', {
    all,
    first,
    check: (template, props) => checkTemplate(template).filter(({ path }) => props.includes(path)),
    refusal: (_permission, _record, role) => permissionRefusal(role, 'templates.use'),
    labelOf: ({ name }) => name,
  })

/** What can be edited in place of each kind. */
export const editableEmailTemplate = editable(EMAIL_FIELDS, 'name')
export const editableOrderTemplate = editable(ORDER_FIELDS, 'name')
