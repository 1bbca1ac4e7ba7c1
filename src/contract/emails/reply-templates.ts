import * as z from 'zod/mini'
import { endpoint, IdParams, PageQuery, pageOf, sortedBy } from '#src/contract/basics/core.ts'
import { number, text } from '#src/contract/basics/tolerant.ts'
import { eventId, undoEndpoint } from '#src/contract/records/events.ts'

/** An answer people often give; `{{contactPerson}}`, `{{subject}}` and `{{orderNumber}}` stand for what they name. */
export const ReplyTemplate = z.object({
  id: text(),
  tenantId: text(),
  version: number(1),
  name: text('Unbekannt'),
  subject: text(),
  text: text(),
})
export type ReplyTemplate = z.output<typeof ReplyTemplate>

const Changed = z.extend(ReplyTemplate, { eventId })

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))
const subject = z.string().check(z.maxLength(200))
const body = z.string().check(z.trim(), z.minLength(1), z.maxLength(5000))

const PATH = '/api/v1/reply-templates'
const USED = { permission: 'emails.use' } as const

export const replyTemplateEndpoints = {
  'replyTemplates.list': endpoint({
    method: 'GET',
    path: PATH,
    query: z.extend(PageQuery, sortedBy(['name'])),
    response: pageOf(ReplyTemplate),
    ...USED,
  }),
  'replyTemplates.get': endpoint({
    method: 'GET',
    path: `${PATH}/{id}`,
    params: IdParams,
    response: ReplyTemplate,
    ...USED,
  }),
  'replyTemplates.create': endpoint({
    method: 'POST',
    path: PATH,
    body: z.object({ name, subject: z._default(subject, ''), text: body }),
    response: Changed,
    ...USED,
  }),
  'replyTemplates.update': endpoint({
    method: 'PATCH',
    path: `${PATH}/{id}`,
    params: IdParams,
    body: z.object({ name: z.optional(name), subject: z.optional(subject), text: z.optional(body) }),
    response: Changed,
    ...USED,
  }),
  'replyTemplates.delete': endpoint({
    method: 'DELETE',
    path: `${PATH}/{id}`,
    params: IdParams,
    response: z.object({ success: z.catch(z.boolean(), true), eventId }),
    ...USED,
  }),
  'replyTemplates.undo': undoEndpoint(PATH, USED),
}
