import * as z from 'zod/mini'
import { checkPaperBytes, MAX_UPLOAD_BYTES } from '#src/domain/documents/documents.ts'
import {
  ANSWER_STATES,
  MESSAGE_CHANNELS,
  MESSAGE_KINDS,
  MESSAGE_STATUSES,
  MOST_FILE_BYTES,
} from '#src/domain/messages/messages.ts'
import { NOTICE_KINDS } from '#src/domain/notices/notices.ts'
import { Moment } from './basics/bounds.ts'
import { endpoint, FileBody, IdParams, PageQuery, pageOf, sortedBy } from './basics/core.ts'
import { Company } from './accounts/tenants.ts'
import { flag, number, optionalText, text, version } from './basics/tolerant.ts'

/** A message that went out by the mail port: a row of the outbox. Stamps ISO 8601 in UTC. */
export const Message = z.object({
  id: text(),
  tenantId: text(),
  version,
  kind: z.catch(z.enum(MESSAGE_KINDS), 'transportOrder'),
  channel: z.catch(z.enum(MESSAGE_CHANNELS), 'email'),
  status: z.catch(z.enum(MESSAGE_STATUSES), 'sent'),
  orderId: optionalText,
  orderNumber: text(),
  carrierId: optionalText,
  /** Whose address it is. */
  recipientName: text(),
  recipient: text(),
  subject: text(),
  text: text(),
  fileName: optionalText,
  fileSize: number(0),
  /** An agreed field of the order is not any more what was sent. */
  isOutdated: flag,
  /** Which fields those are. */
  changedFields: z.catch(z.array(z.string()), []),
  sentAt: text(),
  sentBy: text(),
  sentById: optionalText,
  answeredAt: optionalText,
  /** The name the carrier signed with. */
  answeredBy: optionalText,
  /** Why he declined. */
  reason: optionalText,
  reminders: number(0),
  remindedAt: optionalText,
  /** The e-mail it answers. */
  emailId: optionalText,
  /** The template it was begun with. */
  templateId: optionalText,
  /** Of a reminder the message it reminds of. */
  aboutId: optionalText,
  /** Where the carrier answers; only in the message itself, not in lists. */
  answerPath: optionalText,
})
export type Message = z.output<typeof Message>

const recipient = z.string().check(z.minLength(1), z.maxLength(200))
const sendInput = {
  orderId: z.string().check(z.minLength(1), z.maxLength(100)),
  recipient,
  text: z.string().check(z.maxLength(5000)),
  /** The same once more, on purpose. */
  again: z.optional(z.boolean()),
}

/** The public side: what a carrier, or a customer, finds behind the link in his mail. */
export const Answer = z.object({
  /** What he was sent. */
  kind: z.catch(z.enum(MESSAGE_KINDS), 'transportOrder'),
  state: z.catch(z.enum(ANSWER_STATES), 'closed'),
  company: Company,
  /** The fields of the order as they were sent; `Order` reads them. */
  paper: z.catch(z.record(z.string(), z.unknown()), {}),
  sentAt: text(),
  sentBy: text(),
  answeredAt: optionalText,
  answeredBy: optionalText,
  reason: optionalText,
  fileName: optionalText,
  /** Papers that have come by this link, the first one first. */
  papers: z.catch(z.array(z.object({ name: text(), size: number(0), uploadedAt: text() })), []),
  /** Whether more of them are taken. */
  takesPapers: flag,
})
export type Answer = z.output<typeof Answer>

const TokenParams = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) })
const FAILED = { failure: 'Data not found' } as const

/** What the list can be sorted by. */
export const MESSAGE_SORTS = [
  'sentAt',
  'orderNumber',
  'recipientName',
  'recipient',
  'kind',
  'status',
  'subject',
] as const

export const messageEndpoints = {
  'messages.list': endpoint({
    method: 'GET',
    path: '/api/v1/messages',
    query: z.extend(PageQuery, {
      ...sortedBy(MESSAGE_SORTS),
      orderId: z.optional(z.string().check(z.maxLength(100))),
      kind: z.optional(z.string().check(z.maxLength(100))),
      status: z.optional(z.string().check(z.maxLength(100))),
    }),
    response: pageOf(Message),
    permission: 'documents.read',
  }),
  'messages.get': endpoint({
    method: 'GET',
    path: '/api/v1/messages/{id}',
    params: IdParams,
    response: Message,
    permission: 'documents.read',
    ...FAILED,
  }),
  'messages.file': endpoint({
    method: 'GET',
    path: '/api/v1/messages/{id}/file',
    params: IdParams,
    response: FileBody,
    permission: 'documents.read',
    ...FAILED,
  }),
  /** The order to its carrier, as a PDF made of the version in `If-Match`. */
  'messages.sendTransportOrder': endpoint({
    method: 'POST',
    path: '/api/v1/messages/transport-orders',
    body: z.object({
      ...sendInput,
      /** It goes out though no freight is agreed, on purpose; else it is refused with `NO_FREIGHT`. */
      withoutFreight: z.optional(z.boolean()),
    }),
    file: { mostBytes: MOST_FILE_BYTES },
    response: Message,
    permission: 'transports.write',
  }),
  /** What the driver of an own vehicle has to know. */
  'messages.informDriver': endpoint({
    method: 'POST',
    path: '/api/v1/messages/driver-messages',
    body: z.object(sendInput),
    response: Message,
    permission: 'transports.write',
  }),
  /** Asks the carrier of a delivered order for the proof of delivery. */
  'messages.requestProof': endpoint({
    method: 'POST',
    path: '/api/v1/messages/proof-requests',
    body: z.object(sendInput),
    response: Message,
    permission: 'transports.write',
  }),
  /** The order confirmed to its customer, as a PDF made of the version in `If-Match`; an order that is only taken down is confirmed by it. */
  'messages.sendConfirmation': endpoint({
    method: 'POST',
    path: '/api/v1/messages/order-confirmations',
    body: z.object(sendInput),
    file: { mostBytes: MOST_FILE_BYTES },
    response: Message,
    permission: 'orders.create',
  }),
  /**
   * Tells the customer of a delay, or consignee and loading place when the truck comes (Avis). What was told before is told again
   * only on purpose; an address that the order lacks is kept in it.
   */
  'messages.sendNotice': endpoint({
    method: 'POST',
    path: '/api/v1/messages/notices',
    body: z.object({
      ...sendInput,
      kind: z.enum(NOTICE_KINDS),
      /** When the truck is expected, as the text says it. */
      expectedAt: z.optional(Moment),
    }),
    response: Message,
    permission: 'orders.create',
  }),
  /** Reminds a carrier of an order he has not answered. */
  'messages.remind': endpoint({
    method: 'POST',
    path: '/api/v1/messages/{id}/remind',
    params: IdParams,
    response: Message,
    permission: 'transports.write',
  }),
  'answers.get': endpoint({
    method: 'GET',
    path: '/api/v1/answers/{token}',
    params: TokenParams,
    response: Answer,
    access: 'public',
    ...FAILED,
  }),
  'answers.file': endpoint({
    method: 'GET',
    path: '/api/v1/answers/{token}/file',
    params: TokenParams,
    response: FileBody,
    access: 'public',
    ...FAILED,
  }),
  'answers.give': endpoint({
    method: 'POST',
    path: '/api/v1/answers/{token}',
    params: TokenParams,
    body: z.object({
      answer: z.enum(['accepted', 'declined']),
      name: z.string().check(z.maxLength(120)),
      reason: z.optional(z.string().check(z.maxLength(1000))),
    }),
    response: Answer,
    access: 'public',
  }),
  /** A paper of the carrier, which becomes a document of the order. */
  'answers.upload': endpoint({
    method: 'POST',
    path: '/api/v1/answers/{token}/papers',
    params: TokenParams,
    file: { mostBytes: MAX_UPLOAD_BYTES, check: checkPaperBytes },
    response: Answer,
    access: 'public',
    failure: 'Failed to upload document(s)',
  }),
}
