import * as z from 'zod/mini'
import { endpoint, IdParams, PageQuery, pageOf, sortedBy } from '#src/contract/basics/core.ts'
import { eventId, undoEndpoint } from '#src/contract/records/events.ts'
import { optionalText, text, version } from '#src/contract/basics/tolerant.ts'
import { DocumentDeleted } from './document.ts'

/** Which fields a kind of paper is read for, in the order in which they are shown. */
export const DocumentTemplate = z.object({
  id: text(),
  tenantId: text(),
  version,
  name: text('Unbekannt'),
  kind: text('other'),
  fields: z.catch(z.array(z.string()), []),
  description: optionalText,
})
export type DocumentTemplate = z.output<typeof DocumentTemplate>

const Changed = z.extend(DocumentTemplate, { eventId })

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))
const kind = z.string().check(z.regex(/^[a-zA-Z]{1,40}$/))
const fields = z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))).check(z.maxLength(50))
const description = z.string().check(z.maxLength(500))

const PATH = '/api/v1/documents/templates'
const MANAGED = { permission: 'templates.use' } as const

export const documentTemplateEndpoints = {
  'documentTemplates.list': endpoint({
    method: 'GET',
    path: PATH,
    query: z.extend(PageQuery, { ...sortedBy(['name', 'kind']), kind: z.optional(z.string().check(z.maxLength(60))) }),
    response: pageOf(DocumentTemplate),
    permission: 'documents.read',
    failure: 'Failed to get document templates',
  }),
  'documentTemplates.get': endpoint({
    method: 'GET',
    path: `${PATH}/{id}`,
    params: IdParams,
    response: DocumentTemplate,
    permission: 'documents.read',
    failure: 'Failed to get document templates',
  }),
  'documentTemplates.create': endpoint({
    method: 'POST',
    path: PATH,
    body: z.object({
      name,
      kind: z._default(kind, 'other'),
      fields: z._default(fields, []),
      description: z.optional(description),
    }),
    response: Changed,
    ...MANAGED,
    failure: 'Failed to create document template',
  }),
  'documentTemplates.update': endpoint({
    method: 'PATCH',
    path: `${PATH}/{id}`,
    params: IdParams,
    body: z.object({
      name: z.optional(name),
      kind: z.optional(kind),
      fields: z.optional(fields),
      description: z.optional(z.nullable(description)),
    }),
    response: Changed,
    ...MANAGED,
    failure: 'Failed to update document template',
  }),
  'documentTemplates.delete': endpoint({
    method: 'DELETE',
    path: `${PATH}/{id}`,
    params: IdParams,
    response: DocumentDeleted,
    ...MANAGED,
    failure: 'Failed to update document template',
  }),
  'documentTemplates.undo': undoEndpoint(PATH, { ...MANAGED, failure: 'Failed to update document template' }),
}
