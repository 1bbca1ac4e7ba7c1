import { goodsInWords } from '#src/domain/orders/goods-in-words.ts'
import { orderRouteText } from '#src/domain/stops/route.ts'
import type * as z from 'zod/mini'
import type { priceRequestEndpoints } from '#src/contract/price-requests/calls.ts'
import { epochToZoned, pad } from '#src/domain/basics/dates.ts'
import { mayBeAsked } from '#src/domain/matching/quotes.ts'
import { isMailbox } from '#src/domain/partners/recipients.ts'
import { HttpError, notFound, reasonText, refusalBody } from '../../core/http-error.ts'
import { type RuleContext, stamp, todayOf } from '../../core/rule-context.ts'
import type { Reason } from '#src/domain/refusals/reason-messages.ts'
import type { Row } from '../../store/models.ts'
import { writeCreated } from '../../write/record-write.ts'
import type { MakingContext } from '../../write/resource-writes.ts'
import { nextOf } from '../../write/common-series.ts'
import { refuseBooked } from '../matching/booked.ts'
import { readOrder } from '../orders/read.ts'
import { askingText, sendTo, subjectOf } from './send.ts'

type Request = Row<'priceRequests'>
type Quote = Request['quotes'][number]
type Input = z.output<(typeof priceRequestEndpoints)['priceRequests.create']['body']>

/** Asks carriers for their price of an order: one request, one message to each with a link of his own. */
export async function newRequest(context: MakingContext, input: Input) {
  const { store, session } = context
  const order = await readOrder({ store }, input.orderId)
  if (!mayBeAsked(order)) {
    const reason = { code: 'reason.transport.orderUnderWay', values: { order: order.orderNumber } } as const
    throw new HttpError(409, { ...refusalBody(reason), code: 'NOT_OPEN' })
  }
  await refuseBooked(store, order)
  const deadline = momentOf('deadline', input.deadline)
  if (Date.parse(deadline) <= context.now) throw refusedAt('deadline', { code: 'reason.price.deadline' })
  const quotes = await askedQuotes(context, input.carriers)
  const id = `PA-${todayOf(context).slice(0, 4)}-${pad(await nextOf(store, 'priceRequests'), 4)}`
  const at = stamp(context)
  const { date, time } = epochToZoned(Date.parse(deadline))
  const { customerPrice, distanceKm } = order
  const change = await writeCreated(context, 'priceRequest', {
    ...{ id, status: 'open', orderId: order.id, orderNumber: order.orderNumber, deadline, quotes },
    ...{ customerPrice, distanceKm, targetPrice: input.targetPrice, text: input.text?.trim() ?? '' },
    ...{ route: orderRouteText(order), goods: goodsInWords(order) },
    log: [{ at, who: session.userName, code: 'log.asked', values: { count: quotes.length, date, time } }],
    ...{ createdBy: session.userName, createdById: session.userId, createdAt: at, updatedAt: at },
  })
  for (const quote of change.row.quotes) await askCarrier(context, change.row, quote)
  return { row: change.row, eventId: undefined, warnings: [] }
}

/** The message that asks one carrier, with a link by which he answers. */
export function askCarrier(
  context: MakingContext,
  request: Request,
  quote: Quote,
  text: string = request.text,
): Promise<void> {
  const token = context.server.newLinkToken(context.store.tenantId)
  return sendTo(context, request, quote, { subject: subjectOf(request), text: text || askingText(request), token })
}

async function askedQuotes(context: RuleContext, asked: Input['carriers']): Promise<Quote[]> {
  const once = [...new Map(asked.map((one) => [one.carrierId, one])).values()]
  const carriers = new Map(
    (
      await context.store.findMany(
        'partners',
        once.map(({ carrierId }) => carrierId),
      )
    ).map((one) => [one.id, one]),
  )
  return once.map(({ carrierId, recipient: given }) => {
    const carrier = carriers.get(carrierId)
    if (carrier?.kind !== 'carrier') throw notFound({ code: 'reason.missing.carrier' })
    const recipient = given?.trim() || carrier.email
    if (recipient === undefined || !isMailbox(recipient))
      throw refusedAt('carriers', { code: 'reason.price.noAddress', values: { name: carrier.name } })
    const { name: carrierName, punctuality, paymentTerms } = carrier
    const known = { carrierId, carrierName, recipient, punctuality, paymentTerms }
    return { ...known, state: 'asked', papers: [], blockers: [], askedAt: stamp(context) }
  })
}

/** A moment as it is kept, ISO 8601 in UTC; 422 for what is none. */
export function momentOf(path: string, text: string): string {
  const moment = Date.parse(text)
  if (Number.isNaN(moment)) throw refusedAt(path, { code: 'reason.price.deadline' })
  return new Date(moment).toISOString()
}

/** 422 that names the field. */
export function refusedAt(path: string, reason: Reason): HttpError {
  const message = reasonText(reason)
  const fieldErrors = [{ path, code: reason.code, message, severity: 'error' as const }]
  return new HttpError(422, { ...refusalBody(reason), code: 'VALIDATION', fieldErrors })
}
