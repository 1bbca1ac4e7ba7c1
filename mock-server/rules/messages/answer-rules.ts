import type { Answer } from '#src/contract/messages.ts'
import type { ReasonCode } from '#src/domain/reason-messages.ts'
import { fillMessage } from '#src/domain/message.ts'
import type { AnswerState } from '#src/domain/messages.ts'
import type { HandlerContext, MockSession } from '../../core/handle.ts'
import { HttpError, notFound, saying } from '../../core/http-error.ts'
import type { Row } from '../../db/models.ts'
import type { Store } from '../../db/store.ts'
import { ALERT_CODES } from '../../seed/alerts.ts'
import { recordEvent } from '../orders/history.ts'
import { type RuleContext, stamp } from '../rule-context.ts'
import { setTransportStatus } from '../transport-rules.ts'
import { answerState } from './answer-state.ts'
import { type Message, readFile } from './message-lists.ts'
import { refusedField } from './send-rules.ts'

type Asked = Pick<HandlerContext<'answers.give'>, 'store' | 'now' | 'newId' | 'publish'>

/** The message a link leads to; a token nobody has given leads nowhere. */
async function messageOf(store: Store, token: string): Promise<Message> {
  const message = await store.first('messages', { token })
  if (!message) throw notFound({ code: 'reason.answer.unknown' })
  return message
}

const orderOf = ({ store }: { store: Store }, { orderId }: Message) =>
  orderId === undefined ? undefined : store.find('orders', orderId)

/** What a carrier finds behind his link: what was sent to him, and nothing else of the house. */
export async function readAnswer(context: Pick<Asked, 'store' | 'now'>, token: string): Promise<Answer> {
  const message = await messageOf(context.store, token)
  const [company, order] = await Promise.all([
    context.store.find('companies', context.store.tenantId),
    orderOf(context, message),
  ])
  if (!company) throw notFound()
  const { sentAt, sentBy, answeredAt, answeredBy, reason, fileName, paper = {} } = message
  const state = answerState(context, message, order)
  return { state, company, paper, sentAt, sentBy, answeredAt, answeredBy, reason, fileName }
}

/** The PDF as it was sent. */
export async function readAnswerFile(store: Store, token: string): Promise<Row<'messageFiles'>> {
  return readFile(store, (await messageOf(store, token)).id)
}

const NOT_OPEN: Readonly<Record<Exclude<AnswerState, 'open'>, ReasonCode>> = {
  accepted: 'reason.answer.answered',
  declined: 'reason.answer.answered',
  replaced: 'reason.answer.replaced',
  expired: 'reason.answer.expired',
  closed: 'reason.answer.closed',
}

/** Takes a carrier's answer, once. Who declines gives the order back to dispatch, with the reason. */
export async function giveAnswer(
  context: Asked,
  token: string,
  input: { answer: 'accepted' | 'declined'; name: string; reason?: string | undefined },
): Promise<Answer> {
  const { store } = context
  const message = await messageOf(store, token)
  const order = await orderOf(context, message)
  const state = answerState(context, message, order)
  if (state !== 'open' || !order) {
    const code = state === 'open' ? 'reason.answer.closed' : NOT_OPEN[state]
    throw new HttpError(409, { ...saying({ code }), code: 'NOT_OPEN' })
  }
  const name = input.name.trim()
  const reason = input.reason?.trim() ?? ''
  if (name.length < 2) throw refusedField('name', 'reason.answer.name')
  const isDeclined = input.answer === 'declined'
  if (isDeclined && reason === '') throw refusedField('reason', 'reason.answer.reason')
  const answered = { answeredAt: stamp(context), answeredBy: name, ...(isDeclined && { reason }) }
  const { version } = await store.patch('messages', message.id, { status: input.answer, ...answered })
  context.publish({ entity: 'messages', id: message.id, change: 'updated', version, changedFields: ['status'] })
  const carrier = asCarrier(context, message, name)
  await recordEvent(carrier, order, { type: input.answer, payload: isDeclined ? { notes: reason } : {} })
  if (isDeclined) await giveBack(carrier, order, message, reason)
  return readAnswer(context, token)
}

/** What a carrier does stands under his name in the history; by the link he may do this one thing. */
function asCarrier({ store, now, newId, publish }: Asked, message: Message, name: string): RuleContext {
  const userName = message.recipientName === '' ? name : `${name} (${message.recipientName})`
  const session: MockSession = {
    id: '',
    userId: '',
    role: 'dispatcher',
    tenantId: store.tenantId,
    userName,
    email: message.recipient,
  }
  return { store, now, newId, publish, session }
}

/** Nobody has been told of the transport any more, and dispatch hears of it. */
async function giveBack(context: RuleContext, order: Row<'orders'>, message: Message, reason: string): Promise<void> {
  const { store } = context
  const transport = order.transportId ? await store.find('transports', order.transportId) : undefined
  if (transport?.status === 'NOTIFIED') {
    await setTransportStatus(context, transport.id, { status: 'ASSIGNED', notes: reason })
  }
  const values = { orderNumber: order.orderNumber, carrier: message.recipientName, reason }
  const alert = await store.insert('alerts', {
    id: context.newId('alt'),
    type: 'error',
    code: ALERT_CODES.declined,
    title: 'Transportauftrag abgelehnt',
    message: fillMessage('{{orderNumber}}: {{carrier}}, {{reason}}', values),
    values,
    actionUrl: `/orders/${order.id}`,
    orderId: order.id,
    transportId: order.transportId,
    timestamp: stamp(context),
    read: false,
  })
  context.publish({ entity: 'alerts', id: alert.id, change: 'created', version: alert.version })
}
