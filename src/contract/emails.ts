import * as z from 'zod/mini'
import { MOST_LINES } from '#src/domain/extraction/paper.ts'
import { EMAIL_KINDS, EMAIL_STATUSES, MOST_EMAIL_BYTES, MOST_PASTED_LETTERS } from '#src/domain/emails/emails.ts'
import { Figure } from './basics/bounds.ts'
import { endpoint, FileBody, IdParams, PageQuery, pageOf, sortedBy } from './basics/core.ts'
import { preprocess, recordsOf, text } from './basics/tolerant.ts'
import { PageLine, ReadField, SentLine } from './documents/readings.ts'
import { Email, EmailChanged } from './emails/email.ts'
import { Message } from './messages.ts'
import { OrderDraft } from './orders/draft.ts'
import { Order } from './orders/order.ts'
import { eventId, eventsEndpoint, undoEndpoint } from './records/events.ts'

/** What the list can be sorted by. */
export const EMAIL_SORTS = ['listedAt', 'receivedAt', 'fromName', 'subject', 'kind', 'followUpAt'] as const

const short = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
const stamp = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/))
const USED = { permission: 'emails.use' } as const
const PATH = '/api/v1/emails'

const FileParams = z.extend(IdParams, { index: z.string().check(z.regex(/^\d{1,2}$/)) })

/** What was read of an e-mail or of one of its files: fields as of a document, and the lines they stand in. */
const EmailReading = z.object({
  emailId: text(),
  fields: preprocess(recordsOf, z.array(ReadField)),
  lines: preprocess(recordsOf, z.array(PageLine)),
})
export type EmailReading = z.output<typeof EmailReading>

export const emailEndpoints = {
  'emails.list': endpoint({
    method: 'GET',
    path: PATH,
    query: z.extend(PageQuery, {
      ...sortedBy(EMAIL_SORTS),
      status: z.optional(z.string().check(z.maxLength(60))),
      kind: z.optional(z.string().check(z.maxLength(120))),
      /** `me`, or the id of a person. */
      assigneeId: z.optional(z.string().check(z.maxLength(100))),
      /** Those that are to be shown again, or those that are not. */
      followUp: z.optional(z.enum(['true', 'false'])),
      /** Those somebody has opened, or those nobody has. */
      read: z.optional(z.enum(['true', 'false'])),
      partnerId: z.optional(z.string().check(z.maxLength(100))),
      orderId: z.optional(z.string().check(z.maxLength(100))),
    }),
    response: pageOf(Email),
    ...USED,
  }),
  'emails.get': endpoint({ method: 'GET', path: `${PATH}/{id}`, params: IdParams, response: Email, ...USED }),
  'emails.events': eventsEndpoint(PATH, 'emails.use'),
  /** What stands in its text, as the draft of an order. */
  'emails.reading': endpoint({
    method: 'GET',
    path: `${PATH}/{id}/reading`,
    params: IdParams,
    response: EmailReading,
    ...USED,
  }),
  /** The same of an attachment, of lines that the page has read of it. */
  'emails.readFile': endpoint({
    method: 'POST',
    path: `${PATH}/{id}/attachments/{index}/reading`,
    params: FileParams,
    body: z.object({ lines: z.array(SentLine).check(z.maxLength(MOST_LINES)), scanned: z.optional(z.boolean()) }),
    response: EmailReading,
    ...USED,
  }),
  /** An attachment, by its number from 0. */
  'emails.file': endpoint({
    method: 'GET',
    path: `${PATH}/{id}/attachments/{index}`,
    params: FileParams,
    response: FileBody,
    ...USED,
  }),
  /** Text somebody has pasted, or an e-mail as a file (`message/rfc822`); the same one again answers the one that is there. */
  'emails.receive': endpoint({
    method: 'POST',
    path: PATH,
    body: z.object({ text: short(MOST_PASTED_LETTERS), subject: z.optional(z.string().check(z.maxLength(200))) }),
    response: EmailChanged,
    ...USED,
  }),
  'emails.receiveFile': endpoint({
    method: 'POST',
    path: `${PATH}/file`,
    file: { mostBytes: MOST_EMAIL_BYTES },
    response: EmailChanged,
    ...USED,
  }),
  'emails.update': endpoint({
    method: 'PATCH',
    path: `${PATH}/{id}`,
    params: IdParams,
    body: z.object({
      status: z.optional(z.enum(EMAIL_STATUSES)),
      kind: z.optional(z.enum(EMAIL_KINDS)),
      assigneeId: z.optional(z.nullable(short(100))),
      followUpAt: z.optional(z.nullable(stamp)),
    }),
    response: EmailChanged,
    ...USED,
  }),
  /** Somebody has opened it: said once, upon no version, and not taken back. */
  'emails.open': endpoint({
    method: 'POST',
    path: `${PATH}/{id}/open`,
    params: IdParams,
    response: Email,
    ...USED,
  }),
  /** An answer: it stands in the outbox, and leaves by the mail port ten seconds later, unless it is taken back until then. */
  'emails.reply': endpoint({
    method: 'POST',
    path: `${PATH}/{id}/reply`,
    params: IdParams,
    body: z.object({ subject: short(200), text: short(5000), templateId: z.optional(short(100)) }),
    response: z.object({ message: Message, email: Email, eventId }),
    ...USED,
  }),
  /**
   * Makes an order of an e-mail, once: asked again it answers the one there is. The files of the e-mail become documents of the order.
   * Prices in euros net.
   */
  'emails.createOrder': endpoint({
    method: 'POST',
    path: `${PATH}/{id}/order`,
    params: IdParams,
    body: z.object({ draft: OrderDraft, customerPrice: z.optional(Figure) }),
    response: z.object({ order: Order, email: Email, isNew: z.catch(z.boolean(), true), eventId }),
    permission: 'orders.create',
  }),
  /** Who can be given an e-mail: all who may work with them. */
  'emails.people': endpoint({
    method: 'GET',
    path: '/api/v1/email-people',
    response: z.object({ data: preprocess(recordsOf, z.array(z.object({ id: text(), name: text() }))) }),
    ...USED,
  }),
  'emails.undo': undoEndpoint(PATH, USED),
}
