import type { Document } from '#src/contract/documents/document.ts'
import { may, permissionRefusal } from '#src/domain/accounts/roles.ts'
import { DOCUMENT_KINDS, documentKind } from '#src/domain/documents/document-kinds.ts'
import { errorAt, type FieldIssue } from '#src/domain/refusals/field-issue.ts'
import { ordersByName } from '#src/entities/orders/orders-by-name.ts'
import { partnersByName } from '#src/entities/partners/partners-by-name.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { editableEntity } from '#src/records/fields/editable-entity.ts'
import type { Field, FieldEndpoint, Suggestions } from '#src/records/fields/field.ts'
import { choiceKind, textKind, wordsKind, type FieldKind } from '#src/records/fields/kinds/kinds.ts'
import type { NamedRecords } from '#src/records/filters/named-record.ts'
import { useSession } from '#src/workspace/session/session.tsx'

/** Most of a document's tags, and characters of one. Source: the contract's input */
const MOST_TAGS = 20
const TAG_LENGTH = 40

const update: FieldEndpoint<Document> = async (call, { id, ...request }) => {
  const { eventId, ...record } = await call('documents.update', { params: { id }, ...request })
  return { record, eventId, warnings: [] }
}

function field(
  id: keyof Document & string,
  name: TextKey,
  kind: FieldKind<Document>,
  more: Partial<Field<Document>> = {},
): Field<Document> {
  return {
    id,
    kind,
    label: name,
    name,
    props: [id],
    permission: 'documents.upload',
    endpoint: update,
    commandId: 'documents.update',
    ...more,
  }
}

/** What a document belongs to is looked for by its name, once somebody types who may read it. */
const suggested =
  (records: NamedRecords, also?: 'partnerId') =>
  (_document: Document, text: string): Suggestions => {
    const { role } = useSession()
    const isAsked = may(role, records.permission) && text.trim() !== ''
    const { options, busy } = records.useFound(isAsked ? text : undefined)
    return {
      busy,
      options: options.map(({ id, label, detail }) => ({ id, label, detail, ...(also && { also: { [also]: id } }) })),
    }
  }

/** The number of an order as it is typed. */
const orderNumber: FieldKind = {
  ...textKind(100),
  read: (text) => [text.trim() === '' ? null : text.trim().toUpperCase()],
}

/** What is typed of a document. */
export const DOCUMENT_FIELDS: readonly Field<Document>[] = [
  field('name', 'documents.column.name', textKind(120)),
  field(
    'kind',
    'records.document.kind',
    choiceKind<Document>(DOCUMENT_KINDS, (kind, { t }) => t(`records.document.kind.${documentKind(kind)}`)),
  ),
  field('orderId', 'records.order', orderNumber, { useSuggestions: suggested(ordersByName) }),
  field('partnerName', 'documents.column.partner', textKind(200), {
    useSuggestions: suggested(partnersByName, 'partnerId'),
    // A name of one's own is no partner's any more; one that is taken brings his id.
    along: async () => ({ partnerId: null }),
  }),
  field('tags', 'records.document.tags', { ...wordsKind(), hint: 'documents.tags.hint' }),
]

function checkDocument({ name, tags }: Document): FieldIssue[] {
  return [
    ...(name.trim() === '' ? errorAt('name', 'required') : []),
    ...(tags.length > MOST_TAGS ? errorAt('tags', 'tooLong', { max: MOST_TAGS }) : []),
    ...(tags.some((tag) => tag.length > TAG_LENGTH) ? errorAt('tags', 'tooLong', { max: TAG_LENGTH }) : []),
  ]
}

/** What can be edited in place in a document. Source: decision B5 */
export const editableDocument = editableEntity('document', {
  all: DOCUMENT_FIELDS,
  first: 'name',
  check: (document, props) => checkDocument(document).filter(({ path }) => props.includes(path)),
  refusal: (_permission, _document, role) => permissionRefusal(role, 'documents.upload'),
  labelOf: ({ name }) => name,
})
