import * as z from 'zod/mini'
import { eventId } from '#src/contract/records/events.ts'
import {
  flag,
  number,
  optionalNumber,
  optionalText,
  preprocess,
  recordsOf,
  text,
  version,
} from '#src/contract/basics/tolerant.ts'
import { EMAIL_KINDS, EMAIL_STATUSES } from '#src/domain/emails/emails.ts'

/** Somebody who writes or is written to. */
const Mailbox = z.object({ name: text(), address: text() })

/** A file that came along. Size in bytes; `refusal` says verbatim why it was not kept. */
const Attachment = z.object({
  /** From 0; the same in every answer. */
  index: number(0),
  name: text('Anhang'),
  mimeType: text(),
  size: number(0),
  /** The document that was made of it. */
  documentId: optionalText,
  refusal: optionalText,
})
export type Attachment = z.output<typeof Attachment>

/** What was understood of it before anyone has opened it; amount in euros net. */
const Understood = z.object({
  originPostalCode: optionalText,
  originCity: optionalText,
  destinationPostalCode: optionalText,
  destinationCity: optionalText,
  orderNumber: optionalText,
  amount: optionalNumber,
  /** Rows of a table that came along. */
  rows: optionalNumber,
})

/**
 * An e-mail that came in. Stamps ISO 8601 in UTC. Lists leave `text` out; what a page must not show (pictures, scripts, links) is
 * never in it.
 */
export const Email = z.object({
  id: text(),
  tenantId: text(),
  version,
  status: z.catch(z.enum(EMAIL_STATUSES), 'new'),
  kind: z.catch(z.enum(EMAIL_KINDS), 'other'),
  fromName: text(),
  fromAddress: text(),
  to: preprocess(recordsOf, z.array(Mailbox)),
  subject: text('(ohne Betreff)'),
  receivedAt: text(),
  text: text(),
  /** Something of its body was left out. */
  isReduced: flag,
  attachments: preprocess(recordsOf, z.array(Attachment)),
  understood: z.catch(Understood, {
    originPostalCode: undefined,
    originCity: undefined,
    destinationPostalCode: undefined,
    destinationCity: undefined,
    orderNumber: undefined,
    amount: undefined,
    rows: undefined,
  }),
  /** Fields of its order that somebody has to look at. */
  doubtful: number(0),
  /** Whose address it came from, where that is known. */
  partnerId: optionalText,
  partnerName: optionalText,
  /** Orders of the customer it came from in this year, and the last one; only in the e-mail itself. */
  partnerOrders: optionalNumber,
  lastOrderId: optionalText,
  assigneeId: optionalText,
  assigneeName: optionalText,
  /** When it is to be shown again. */
  followUpAt: optionalText,
  /** Since when it stands among the new ones: when it came, or came back. Nothing while it is put off. */
  listedAt: optionalText,
  /** When somebody opened it first. */
  readAt: optionalText,
  repliedAt: optionalText,
  /** The order that was made of it. */
  orderId: optionalText,
})
export type Email = z.output<typeof Email>

/** An e-mail after a change, and the event that `emails.undo` takes back. */
export const EmailChanged = z.extend(Email, { eventId })
