import { whyNoFreight } from '#src/domain/messages/sending.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { carrierPaper, changedSince } from '#src/domain/documents/carrier-paper.ts'
import type { MessageKind } from '#src/domain/messages/messages.ts'
import type { Reason, ReasonCode } from '#src/domain/refusals/reason-messages.ts'
import { channelOf, isMailbox, isRecipient } from '#src/domain/partners/recipients.ts'
import type { UploadedFile } from '../../core/bodies/upload.ts'
import { HttpError, refusalBody } from '../../core/http-error.ts'
import { putJob } from '../../ports/jobs.ts'
import type { Row } from '../../store/models.ts'
import { keepDocument } from '../documents/upload.ts'
import { recordEvent } from '../orders/history.ts'
import { readOrder } from '../orders/read.ts'
import { notNow, type RuleContext, ruleContextOf, stamp } from '../../core/rule-context.ts'
import { setTransportStatus } from '../transports/status.ts'
import { answerState } from './answer-state.ts'
import { drivenBy } from './driven-by.ts'
import { keepFile, scheduleDelivery } from './delivery.ts'
import { messages } from './message.resource.ts'
import { type Message, shownMessage } from './shown.ts'
import { refuseUnnamed } from './refuse-unnamed.ts'

type Order = Row<'orders'>

/** How long a carrier may leave an order unanswered, milliseconds. */
const REMINDED_AFTER = 3 * 24 * 60 * 60_000

export interface SendInput {
  orderId: string
  recipient: string
  text: string
  again?: boolean | undefined
}

/**
 * Sends an order to its carrier, once per version: the same again, and an order without a freight, only on purpose. The one before is
 * replaced by it.
 */
export async function sendTransportOrder(
  context: RuleContext,
  { withoutFreight, ...input }: SendInput & { withoutFreight?: boolean | undefined },
  file: UploadedFile,
  token: string,
): Promise<Message> {
  const order = await readOrder(context, input.orderId)
  if (order.status !== 'ASSIGNED' && order.status !== 'IN_TRANSIT') throw notNow('reason.send.notAssigned')
  if (order.carrierId === undefined) throw notNow('reason.send.noCarrier')
  await refuseUnnamed(context, order)
  refuseRecipient(input.recipient, isMailbox, 'reason.send.mailbox')
  if (!isPdf(file)) throw refusedField('file', 'reason.send.noPdf')
  const noFreight = whyNoFreight(order)
  if (noFreight !== undefined && withoutFreight !== true) throw notNow(noFreight, 'NO_FREIGHT')
  const held = await heldMessages(context, order, 'transportOrder')
  const same = held.find(({ carrierId, paper = {} }) => {
    return carrierId === order.carrierId && changedSince(paper, order).length === 0
  })
  if (same && input.again !== true) throw alreadySent(same)
  for (const message of held) await replace(context, message)
  const sent = await deliver(context, order, {
    ...input,
    file,
    kind: 'transportOrder',
    subject: `Transportauftrag ${order.orderNumber}`,
    name: order.carrierName ?? '',
    token,
    paper: carrierPaper(order),
    event: 'sent',
  })
  const runAt = context.now + REMINDED_AFTER
  await putJob(context.store, { id: `job-${sent.id}`, name: 'messages.remind', runAt, payload: { messageId: sent.id } })
  return sent
}

/** Tells the driver of an own vehicle what he has to know, with the link by which he reports his stops. */
export async function informDriver(context: RuleContext, input: SendInput, token: string): Promise<Message> {
  const order = await readOrder(context, input.orderId)
  if (order.status !== 'ASSIGNED' && order.status !== 'IN_TRANSIT') throw notNow('reason.send.notAssigned')
  if (order.assignedVehicleId === undefined) throw notNow('reason.send.noVehicle')
  await refuseUnnamed(context, order)
  refuseRecipient(input.recipient, isRecipient, 'reason.send.recipient')
  await refuseSameText(context, 'driver', input)
  return deliver(context, order, {
    ...input,
    kind: 'driver',
    subject: `Fahrauftrag ${order.orderNumber}`,
    name: order.driverName ?? '',
    token,
    paper: drivenBy(order),
    event: 'driver_informed',
  })
}

/** Asks the carrier for the proof of delivery, as long as none is verified. */
export async function requestProof(context: RuleContext, input: SendInput): Promise<Message> {
  const order = await readOrder(context, input.orderId)
  if (order.status !== 'DELIVERED' || order.proofOfDeliveryVerified) throw notNow('reason.send.noProofMissing')
  if (order.carrierId === undefined) throw notNow('reason.send.noCarrier')
  refuseRecipient(input.recipient, isMailbox, 'reason.send.mailbox')
  await refuseSameText(context, 'proofRequest', input)
  return deliver(context, order, {
    ...input,
    kind: 'proofRequest',
    subject: `Ablieferbeleg zu ${order.orderNumber}`,
    name: order.carrierName ?? '',
    event: 'proof_requested',
  })
}

/** Sends the order once more to a carrier who has not answered it. */
export async function remind(context: RuleContext, id: string): Promise<Message> {
  const message = await messages.read(context, id)
  const order = message.orderId ? await context.store.find('orders', message.orderId) : undefined
  if (message.kind !== 'transportOrder' || !order || answerState(context, message, order) !== 'open') {
    throw notNow('reason.send.nothingToRemind')
  }
  const at = stamp(context)
  const patched = await context.store.patch('messages', id, { reminders: message.reminders + 1, remindedAt: at })
  await deliver(context, order, {
    orderId: order.id,
    kind: 'reminder',
    recipient: message.recipient,
    text: message.text,
    subject: `Erinnerung: ${message.subject}`,
    name: message.recipientName,
    aboutId: id,
    event: 'reminded',
  })
  return shownMessage(context.store, patched, context.session.role)
}

/** Reminds a carrier who has not answered in time, once, unless somebody has done so by then. */
export async function remindUnanswered(context: RuleContext, id: string): Promise<void> {
  const message = await context.store.find('messages', id)
  const order = message?.orderId ? await context.store.find('orders', message.orderId) : undefined
  if (message && message.reminders === 0 && answerState(context, message, order) === 'open') await remind(context, id)
}

export interface Delivery extends SendInput {
  kind: MessageKind
  subject: string
  name: string
  file?: UploadedFile
  token?: string
  aboutId?: string
  /** What of the order stands on the file. */
  paper?: Readonly<Record<string, unknown>>
  /** Type of the event in the order's history. */
  event: string
}

/** What goes to the carrier of an order. */
const TO_CARRIER: readonly MessageKind[] = ['transportOrder', 'reminder', 'proofRequest']

/** Puts a message into the outbox, says so in the history of its order, and marks its transport as told of. */
export async function deliver(context: RuleContext, order: Order, given: Delivery): Promise<Message> {
  const { store, session } = context
  const { kind, file } = given
  const id = context.newId('msg')
  const recipient = given.recipient.trim()
  const message = await store.insert('messages', {
    id,
    kind,
    channel: channelOf(recipient),
    status: 'sent',
    orderId: order.id,
    orderNumber: order.orderNumber,
    carrierId: TO_CARRIER.includes(kind) ? order.carrierId : undefined,
    recipientName: given.name,
    recipient,
    subject: given.subject,
    text: given.text.trim(),
    fileName: file?.name,
    fileSize: file?.size ?? 0,
    isOutdated: false,
    changedFields: [],
    sentAt: stamp(context),
    sentBy: session.userName,
    sentById: session.userId,
    reminders: 0,
    aboutId: given.aboutId,
    token: given.token,
    paper: given.paper,
  })
  if (file) {
    await keepFile(store, id, file)
    await keepDocument(context, file, documentOf(kind, order), { isOwn: true })
  }
  await scheduleDelivery(store, id, context.now)
  await recordEvent(context, order, { type: given.event, payload: { to: recipient } })
  // Whom a carrier sends, and whether he has told him, an order to the carrier does not say.
  if (kind === 'driver') await noteInformed(context, order)
  return shownMessage(store, message, session.role)
}

/** What went out stands with the papers of its order, once per sending. */
function documentOf(kind: MessageKind, { id, transportId, carrierId, customerId }: Order) {
  const toCustomer = kind === 'orderConfirmation'
  const partnerId = toCustomer ? customerId : carrierId
  return {
    kind,
    orderId: id,
    ...(transportId !== undefined && { transportId }),
    ...(partnerId !== undefined && { partnerId }),
  }
}

/** The transport of an order whose driver has been told of it; one that is under way stays where it is (decision B2). */
async function noteInformed(context: RuleContext, { transportId }: Order): Promise<void> {
  const transport = transportId ? await context.store.find('transports', transportId) : undefined
  if (transport?.status !== 'ASSIGNED') return
  await setTransportStatus({ ...ruleContextOf(context), ifMatch: undefined }, transport, { status: 'NOTIFIED' })
}

/** The papers of an order that its carrier, or its customer, still holds, newest first. */
export async function heldMessages(
  { store }: RuleContext,
  { id: orderId }: Order,
  kind: 'transportOrder' | 'orderConfirmation',
): Promise<Message[]> {
  const where = { orderId, kind, status: { in: ['sent', 'accepted'] } } as const
  return store.all('messages', where, [{ field: 'sentAt', order: 'desc' }])
}

export async function replace(context: RuleContext, { id }: Message): Promise<void> {
  await context.store.patch('messages', id, { status: 'replaced' })
}

/** The same words to the same address are one message, whatever is pressed. */
async function refuseSameText(context: RuleContext, kind: MessageKind, input: SendInput): Promise<void> {
  if (input.again === true) return
  const { orderId, recipient, text } = input
  const sent = await context.store.all('messages', { orderId, kind })
  const same = sent.find((one) => one.recipient === recipient.trim() && one.text === text.trim())
  if (same) throw alreadySent(same)
}

export function alreadySent({ sentAt, sentBy, recipient }: Message): HttpError {
  const { date, time } = epochToZoned(Date.parse(sentAt))
  const reason: Reason = { code: 'reason.send.alreadySent', values: { name: sentBy, date, time, recipient } }
  return new HttpError(409, { ...refusalBody(reason), code: 'ALREADY_SENT' })
}

export function refuseRecipient(text: string, isRight: (text: string) => boolean, code: ReasonCode): void {
  if (!isRight(text.trim())) throw refusedField('recipient', code)
}

/** What every PDF begins with. */
const PDF_START = '%PDF-'

export const isPdf = ({ start }: UploadedFile) => new TextDecoder('latin1').decode(start).startsWith(PDF_START)

export function refusedField(path: string, code: ReasonCode): HttpError {
  const said = refusalBody({ code })
  return new HttpError(422, { ...said, code, fieldErrors: [{ path, code, message: said.message, severity: 'error' }] })
}
