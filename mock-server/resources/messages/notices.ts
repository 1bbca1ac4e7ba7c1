import { epochToZoned } from '#src/domain/basics/dates.ts'
import {
  isSameNotice,
  type NoticeKind,
  type NoticeSaid,
  noticeSubject,
  sameNotice,
  stopOfNotice,
  whyNotNotice,
} from '#src/domain/notices/notices.ts'
import { isMailbox } from '#src/domain/partners/recipients.ts'
import { HttpError, refusalBody } from '../../core/http-error.ts'
import { notNow, type RuleContext, ruleContextOf } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { readOrder } from '../orders/read.ts'
import { writeOrder } from '../orders/write.ts'
import { deliver, refuseRecipient, type SendInput } from './send.ts'
import type { Message } from './shown.ts'

type Order = Row<'orders'>

interface NoticeInput extends SendInput {
  kind: NoticeKind
  /** When the truck is expected, as the text says it, milliseconds since 1970. */
  expectedAt?: number | undefined
}

const EVENTS = {
  delayNotice: 'delay_notified',
  deliveryNotice: 'delivery_announced',
  pickupNotice: 'pickup_announced',
} as const

/**
 * Tells the customer of a delay, or consignee and loading place when the truck comes; what was told before only on purpose. An address that
 * the order lacks is kept in it, so that the next notice knows it. Source: decision record 049
 */
export async function sendNotice(context: RuleContext, input: NoticeInput): Promise<Message> {
  const { kind, recipient } = input
  const order = await readOrder(context, input.orderId)
  const whyNot = whyNotNotice(kind, order)
  if (whyNot !== undefined) throw notNow(whyNot)
  refuseRecipient(recipient, isMailbox, 'reason.send.mailbox')
  const said = await saidBy(context, order, input)
  if (input.again !== true) await refuseSame(context, order, { kind, recipient, said })
  await keepAddress(context, order, kind, recipient.trim())
  return deliver({ ...ruleContextOf(context), ifMatch: undefined }, order, {
    ...input,
    subject: noticeSubject(kind, { orderNumber: order.orderNumber, reference: referenceOf(kind, order) }),
    name: nameOf(kind, order),
    paper: { ...said },
    event: EVENTS[kind],
  })
}

/** What is told, as it is compared with the next time. A delay is of the transport; a window is the order's. */
async function saidBy({ store }: RuleContext, order: Order, { kind, expectedAt }: NoticeInput): Promise<NoticeSaid> {
  const transport = order.transportId === undefined ? undefined : await store.find('transports', order.transportId)
  const stop = stopOfNotice(kind)
  return {
    expectedAt,
    delayMinutes: transport?.delayMinutes ?? order.delayMinutes,
    date: order[`${stop}Date`],
    timeFrom: order[`${stop}TimeFrom`],
    timeTo: order[`${stop}TimeTo`],
  }
}

/** 409 where the same was told before: a delay to whomever, an announcement to this address. */
async function refuseSame(
  { store }: RuleContext,
  { id: orderId }: Order,
  { kind, recipient, said }: { kind: NoticeKind; recipient: string; said: NoticeSaid },
): Promise<void> {
  const sent = await store.all('messages', { orderId, kind }, [{ field: 'sentAt', order: 'desc' }])
  const [last] = sent.filter((one) => kind === 'delayNotice' || one.recipient === recipient.trim())
  if (last === undefined || !isSameNotice(last.paper ?? {}, said)) return
  const { date, time } = epochToZoned(Date.parse(last.sentAt))
  const reason = sameNotice(kind, { name: last.sentBy, date, time, recipient: last.recipient })
  throw new HttpError(409, { ...refusalBody(reason), code: 'ALREADY_SENT' })
}

/** Keeps the address of a place in the order that names none. */
async function keepAddress(context: RuleContext, order: Order, kind: NoticeKind, recipient: string): Promise<void> {
  const field = `${stopOfNotice(kind)}Email` as const
  if (kind === 'delayNotice' || order[field] !== undefined) return
  await writeOrder(
    { ...ruleContextOf(context), ifMatch: undefined },
    order,
    { [field]: recipient },
    { type: 'updated' },
  )
}

/** Whose address it is. */
function nameOf(kind: NoticeKind, order: Order): string {
  if (kind === 'delayNotice') return order.customerName
  const stop = stopOfNotice(kind)
  return order[`${stop}Company`] ?? order[`${stop}ContactPerson`] ?? ''
}

/** The number by which the one who is told knows the order. */
function referenceOf(kind: NoticeKind, order: Order): string | undefined {
  return kind === 'delayNotice' ? order.customerReference : order[`${stopOfNotice(kind)}Reference`]
}
