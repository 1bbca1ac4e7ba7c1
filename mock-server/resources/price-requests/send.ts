import { epochToZoned } from '#src/domain/basics/dates.ts'
import { channelOf } from '#src/domain/partners/recipients.ts'
import { type RuleContext, stamp } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { PassedCarrier } from '../matching/book.ts'
import { scheduleDelivery } from '../messages/delivery.ts'

type Request = Row<'priceRequests'>
type Quote = Request['quotes'][number]

interface Letter {
  subject: string
  text: string
  /** By which he answers. */
  token?: string
}

/** Puts a message to a carrier who was asked into the outbox; one without an address gets none. */
export async function sendTo(context: RuleContext, request: Request, quote: Quote, letter: Letter): Promise<void> {
  const { store, session } = context
  const { recipient, carrierId, carrierName: recipientName } = quote
  if (recipient === undefined) return
  const id = context.newId('msg')
  await store.insert('messages', {
    id,
    kind: 'priceRequest',
    channel: channelOf(recipient),
    status: 'sent',
    ...{ orderId: request.orderId, orderNumber: request.orderNumber, carrierId, recipientName, recipient },
    ...{ ...letter, fileSize: 0, isOutdated: false, changedFields: [], reminders: 0, aboutId: request.id },
    ...{ sentAt: stamp(context), sentBy: session.userName, sentById: session.userId },
  })
  await scheduleDelivery(store, id, context.now)
}

const moment = (at: string) => {
  const { date, time } = epochToZoned(Date.parse(at))
  return `${date.split('-').toReversed().join('.')} um ${time} Uhr`
}

/** The words of a request where no one has written others. Papers and mails are German (decision A35). */
export function askingText({ route, goods, deadline, targetPrice }: Request): string {
  const target = targetPrice === undefined ? '' : ` Unsere Vorstellung: ${euros(targetPrice)}.`
  const carried = goods ? ` Ware: ${goods}.` : ''
  return `Guten Tag, bitte nennen Sie uns Ihren Preis für ${route} bis ${moment(deadline)}.${carried}${target}`
}

export const euros = (amount: number) => `${amount.toFixed(2).replace('.', ',')} €`

export const subjectOf = ({ id, route }: Request) => `Preisanfrage ${id}: ${route}`

/** Tells carriers who were asked that another one drives. */
export async function tellPassed(context: RuleContext, passed: readonly PassedCarrier[]): Promise<void> {
  for (const { request, carrierId } of passed) {
    const quote = request.quotes.find((one) => one.carrierId === carrierId)
    if (!quote) continue
    const text = `Guten Tag, ${request.route} ist inzwischen vergeben. Vielen Dank für Ihre Mühe.`
    await sendTo(context, request, quote, { subject: `Absage zu ${request.id}: ${request.route}`, text })
  }
}
