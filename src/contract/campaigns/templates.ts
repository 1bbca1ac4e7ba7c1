import * as z from 'zod/mini'
import { endpoint, IdParams, PageQuery, pageOf, sortedBy } from '../basics/core.ts'
import { optionalText, text, version } from '../basics/tolerant.ts'
import { eventId, eventsEndpoint, undoEndpoint } from '../records/events.ts'
import { orderParts, orderPartsInput, words } from '../recurring/order-parts.ts'
import { FurtherFields } from '../recurring/recurring-order.ts'

/** `email`: words of an answer or a campaign; `order`: what an order begins with. Those of papers have calls of their own. */
export const TEMPLATE_KINDS = ['email', 'order'] as const

/**
 * What is begun with. Of an e-mail subject and text with placeholders (`src/domain/templates/placeholders.ts`); of an order its parts in the words of an
 * order, without its days: weight kg, price in euros net, times wall time in Europe/Berlin.
 */
export const Template = z.object({
  id: text(),
  tenantId: text(),
  version,
  kind: z.catch(z.enum(TEMPLATE_KINDS), 'email'),
  name: text('Unbekannt'),
  subject: text(),
  text: text(),
  customerId: optionalText,
  customerName: text(),
  ...orderParts,
  /** What else of an order it was made of holds for the next one. */
  further: z.catch(FurtherFields, {}),
  updatedAt: text(),
})
export type Template = z.output<typeof Template>

const Changed = z.extend(Template, { eventId })
export type TemplateChanged = z.output<typeof Changed>

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))

const parts = {
  subject: words(200),
  text: words(5000),
  ...orderPartsInput,
}

/** All of a template that a person says; `null` clears. */
export const TemplateInput = z.object({ name: z.optional(name), ...parts })
export type TemplateInput = z.output<typeof TemplateInput>
/** A new one: of which kind, and as far as it is made of another one what came along. */
export const NewTemplate = z.object({
  kind: z.enum(TEMPLATE_KINDS),
  name,
  ...parts,
  /** The template it is a copy of. */
  copyOf: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
})
export type NewTemplate = z.output<typeof NewTemplate>

/** What the list can be sorted by. */
export const TEMPLATE_SORTS = ['name', 'subject', 'customerName', 'pickupCity', 'updatedAt'] as const

const PATH = '/api/v1/templates'
const USED = { permission: 'templates.use', failure: 'Data not found' } as const

export const templateEndpoints = {
  'templates.list': endpoint({
    method: 'GET',
    path: PATH,
    query: z.extend(PageQuery, { ...sortedBy(TEMPLATE_SORTS), kind: z.optional(z.enum(TEMPLATE_KINDS)) }),
    response: pageOf(Template),
    ...USED,
  }),
  'templates.get': endpoint({ method: 'GET', path: `${PATH}/{id}`, params: IdParams, response: Template, ...USED }),
  'templates.events': eventsEndpoint(PATH, USED.permission),
  'templates.create': endpoint({ method: 'POST', path: PATH, body: NewTemplate, response: Changed, ...USED }),
  /** Makes a template of an order: its customer, goods, places, times and price, without its days. */
  'templates.fromOrder': endpoint({
    method: 'POST',
    path: `${PATH}/from-order`,
    body: z.object({ orderId: z.string().check(z.minLength(1), z.maxLength(100)), name }),
    response: Changed,
    ...USED,
  }),
  'templates.update': endpoint({
    method: 'PATCH',
    path: `${PATH}/{id}`,
    params: IdParams,
    body: TemplateInput,
    response: Changed,
    ...USED,
  }),
  'templates.delete': endpoint({
    method: 'DELETE',
    path: `${PATH}/{id}`,
    params: IdParams,
    response: z.object({ success: z.catch(z.boolean(), true), eventId }),
    ...USED,
  }),
  'templates.undo': undoEndpoint(PATH, USED),
}
