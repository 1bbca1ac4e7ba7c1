import type { Answer } from '#src/contract/messages.ts'
import type { ReasonCode } from '#src/domain/refusals/reason-messages.ts'
import { fillMessage } from '#src/domain/refusals/message.ts'
import type { AnswerState } from '#src/domain/messages/messages.ts'
import type { UploadedFile } from '../../core/bodies/upload.ts'
import type { FileAnswer } from '../../core/bodies/file-answer.ts'
import type { HandlerContext, MockSession } from '../../core/handle.ts'
import { HttpError, notFound, refusalBody } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { ALERT_CODES } from '../alerts/rows.ts'
import { recordEvent } from '../orders/history.ts'
import { type RuleContext, stamp } from '../../core/rule-context.ts'
import { setTransportStatus } from '../transports/status.ts'
import { answerState, isOver } from './answer-state.ts'
import { keepPaper, mayBring, papersOf } from './answer-papers.ts'
import { type Message, readFile } from './shown.ts'
import { refusedField } from './send.ts'

type AnswerContext = Pick<HandlerContext<'answers.give'>, 'store' | 'now' | 'newId' | 'pastOf' | 'unit'>

/** What is answered on pages of their own. */
const OTHER_PAGES: ReadonlySet<Message['kind']> = new Set(['priceRequest', 'driver', 'invitation', 'campaign'])

/** The message a link leads to; 404 for a token no one has given and for one of another page, 410 once its time is over. */
async function messageOf({ store, now }: Pick<AnswerContext, 'store' | 'now'>, token: string): Promise<Message> {
  const message = await store.first('messages', { token })
  if (!message || OTHER_PAGES.has(message.kind)) throw notFound({ code: 'reason.answer.unknown' })
  if (isOver({ now }, message))
    throw new HttpError(410, { ...refusalBody({ code: 'reason.answer.expired' }), code: 'OVER' })
  return message
}

const orderOf = ({ store }: { store: Store }, { orderId }: Message) =>
  orderId === undefined ? undefined : store.find('orders', orderId)

/** What a carrier or a customer finds behind his link: what was sent to him, and nothing else of the house. */
export async function readAnswer(context: Pick<AnswerContext, 'store' | 'now'>, token: string): Promise<Answer> {
  const message = await messageOf(context, token)
  const [company, order] = await Promise.all([
    context.store.find('companies', context.store.tenantId),
    orderOf(context, message),
  ])
  if (!company) throw notFound()
  const { kind, sentAt, sentBy, answeredAt, answeredBy, reason, fileName, paper = {} } = message
  const state = answerState(context, message, order)
  const [papers, takesPapers] = [await papersOf(context, message), mayBring(message, state, order)]
  return { kind, state, company, paper, sentAt, sentBy, answeredAt, answeredBy, reason, fileName, papers, takesPapers }
}

/** The PDF as it was sent. */
export async function readAnswerFile(
  context: Pick<AnswerContext, 'store' | 'now'>,
  token: string,
): Promise<FileAnswer> {
  return readFile(context.store, (await messageOf(context, token)).id)
}

const NOT_OPEN: Readonly<Record<Exclude<AnswerState, 'open'>, ReasonCode>> = {
  accepted: 'reason.answer.answered',
  declined: 'reason.answer.answered',
  replaced: 'reason.answer.replaced',
  expired: 'reason.answer.expired',
  closed: 'reason.answer.closed',
}

/**
 * Takes the answer of a carrier or a customer, once. A carrier who declines gives the order back to dispatch, with the reason; a
 * customer who does so says what is wrong, and the order stays as it is until somebody has looked.
 */
export async function giveAnswer(
  context: AnswerContext,
  token: string,
  input: { answer: 'accepted' | 'declined'; name: string; reason?: string | undefined },
): Promise<Answer> {
  const { store } = context
  const message = await messageOf(context, token)
  const order = await orderOf(context, message)
  const state = answerState(context, message, order)
  if (state !== 'open' || !order) {
    const code = state === 'open' ? 'reason.answer.closed' : NOT_OPEN[state]
    throw new HttpError(409, { ...refusalBody({ code }), code: 'NOT_OPEN' })
  }
  const name = input.name.trim()
  const reason = input.reason?.trim() ?? ''
  if (name.length < 2) throw refusedField('name', 'reason.answer.name')
  const isDeclined = input.answer === 'declined'
  if (isDeclined && reason === '') throw refusedField('reason', 'reason.answer.reason')
  const answered = { answeredAt: stamp(context), answeredBy: name, ...(isDeclined && { reason }) }
  await store.patch('messages', message.id, { status: input.answer, ...answered })
  const partner = asPartner(context, message, name)
  const toCustomer = message.kind === 'orderConfirmation'
  const type = toCustomer ? `confirmation_${input.answer}` : input.answer
  await recordEvent(partner, order, { type, payload: isDeclined ? { notes: reason } : {} })
  if (isDeclined && !toCustomer) await giveBack(partner, order, reason)
  await tellSender(partner, order, message, isDeclined ? reason : undefined)
  return readAnswer(context, token)
}

/** Takes a paper of the carrier, under the name he signed with or that of his company. */
export async function takePaper(context: AnswerContext, token: string, file: UploadedFile): Promise<Answer> {
  const message = await messageOf(context, token)
  const order = await orderOf(context, message)
  const carrier = asPartner(context, message, message.answeredBy ?? message.recipient)
  await keepPaper(carrier, message, file, answerState(context, message, order), order)
  return readAnswer(context, token)
}

/** What a carrier or customer does stands under his name in the history; by the link he may do this one thing. */
export function asPartner(
  { store, now, newId, pastOf, unit }: AnswerContext,
  message: Message,
  name: string,
): RuleContext {
  const userName = message.recipientName === '' ? name : `${name} (${message.recipientName})`
  const session: MockSession = {
    id: '',
    userId: '',
    role: 'dispatcher',
    tenantId: store.tenantId,
    userName,
    email: message.recipient,
  }
  return { store, now, newId, pastOf, unit, session }
}

/** What the alert of an answer is called. */
const SAID = {
  carrier: {
    declined: { code: ALERT_CODES.declined, title: 'Transportauftrag abgelehnt' },
    accepted: { code: ALERT_CODES.accepted, title: 'Transportauftrag angenommen' },
  },
  customer: {
    declined: { code: ALERT_CODES.disputed, title: 'Auftragsbestätigung beanstandet' },
    accepted: { code: ALERT_CODES.agreed, title: 'Auftragsbestätigung vom Kunden bestätigt' },
  },
} as const

/** No one has been told of the transport any more. */
async function giveBack(context: RuleContext, order: Row<'orders'>, reason: string): Promise<void> {
  const { store } = context
  const transport = order.transportId ? await store.find('transports', order.transportId) : undefined
  if (transport?.status === 'NOTIFIED') {
    await setTransportStatus(context, transport, { status: 'ASSIGNED', notes: reason })
  }
}

/**
 * Anyone who sent the order hears what its carrier or customer said, at once and after a reload; where he declined, all of dispatch,
 * which has to find another one, or out what is wrong.
 */
async function tellSender(
  context: RuleContext,
  order: Row<'orders'>,
  message: Message,
  reason: string | undefined,
): Promise<void> {
  const isDeclined = reason !== undefined
  const values = { orderNumber: order.orderNumber, carrier: message.recipientName, ...(isDeclined && { reason }) }
  const said = isDeclined ? '{{orderNumber}}: {{carrier}}, {{reason}}' : '{{orderNumber}}: {{carrier}}'
  await context.store.insert('alerts', {
    id: context.newId('alt'),
    type: isDeclined ? 'error' : 'info',
    ...SAID[message.kind === 'orderConfirmation' ? 'customer' : 'carrier'][isDeclined ? 'declined' : 'accepted'],
    message: fillMessage(said, values),
    values,
    actionUrl: `/orders/${order.id}`,
    orderId: order.id,
    transportId: order.transportId,
    timestamp: stamp(context),
    read: false,
    forUserId: message.sentById,
    isPrivate: !isDeclined,
  })
}
