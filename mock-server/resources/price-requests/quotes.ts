import { epochToZoned } from '#src/domain/basics/dates.ts'
import { checkQuote, quoteFigures, quoteTotal } from '#src/domain/matching/quotes.ts'
import { withQuote } from '#src/domain/matching/rank.ts'
import { DEFAULT_RADIUS_KM } from '#src/domain/carriers/match-limits.ts'
import { assertNoErrors } from '../../core/bodies/issues.ts'
import { HttpError, refusalBody } from '../../core/http-error.ts'
import { notNow, type RuleContext, stamp } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { Reason } from '#src/domain/refusals/reason-messages.ts'
import { act } from '../../write/act.ts'
import { type RecordChange, writeRecord } from '../../write/record-write.ts'
import type { MakingContext } from '../../write/resource-writes.ts'
import { alreadyAccepted } from '../matching/booked.ts'
import { bookOrder, demandReason, type PassedCarrier } from '../matching/book.ts'
import { goodsOf } from '../matching/goods.ts'
import { suitedBy } from '../matching/suited.ts'
import { readOrder } from '../orders/read.ts'
import { askCarrier, momentOf } from './ask.ts'
import { euros, sendTo, tellPassed } from './send.ts'

type Request = Row<'priceRequests'>
type Quote = Request['quotes'][number]
type Change = Promise<RecordChange<'priceRequest'>>

/** What a carrier says of price, vehicle and times; null is nothing. */
export interface SaidQuote {
  freight: number
  toll?: number | null | undefined
  surcharges?: number | null | undefined
  vehicleType?: string | null | undefined
  licencePlate?: string | null | undefined
  pickupDate?: string | null | undefined
  pickupTime?: string | null | undefined
  deliveryDate?: string | null | undefined
  deliveryTime?: string | null | undefined
  paymentTerms?: number | null | undefined
  note?: string | null | undefined
  validUntil?: string | null | undefined
}

/** 409 for a request that is over, with who took another one where somebody did. */
export function refuseOver({ status, acceptedBy, acceptedAt }: Request): void {
  if (status === 'open') return
  if (status === 'accepted' && acceptedAt) throw alreadyAccepted({ by: acceptedBy ?? 'System', at: acceptedAt })
  throw notNow('reason.price.closed', 'NOT_OPEN')
}

/** What a carrier of the request has said; 409 for who was not asked. */
export function quoteOf({ quotes }: Request, carrierId: string): Quote {
  const quote = quotes.find((one) => one.carrierId === carrierId)
  if (!quote) throw notNow('reason.price.notAsked', 'NOT_ASKED')
  return quote
}

const withOther = ({ quotes }: Request, other: Quote) =>
  quotes.map((quote) => (quote.carrierId === other.carrierId ? other : quote))

/** A price as it is kept, with all that follows from it: the total, what is left, and the score. */
export async function quoted(context: RuleContext, request: Request, before: Quote, said: SaidQuote): Promise<Quote> {
  assertNoErrors(checkQuote(said))
  const { validUntil, ...given } = said
  const values = Object.fromEntries(Object.entries(given).map(([field, value]) => [field, value ?? undefined]))
  const until = validUntil ? momentOf('validUntil', validUntil) : undefined
  // A price is named whole: a part that is not said is none, whatever was said before.
  const whole = { toll: undefined, surcharges: undefined, ...values }
  const quote: Quote = { ...before, ...whole, state: 'quoted', validUntil: until, reason: undefined }
  const goods = await goodsOf(context.store, { orderId: request.orderId }, DEFAULT_RADIUS_KM)
  const fit = await suitedBy(context, goods.request, { carrierId: quote.carrierId })
  const match = withQuote(fit.match, quoteTotal(said) ?? 0, goods.request.customerPrice)
  const isWarned = ({ code }: { code: string }) => !/outsideRadius|negativeMargin|noDate/.test(code)
  return {
    ...quote,
    ...quoteFigures(said, goods.request),
    vehicleType: quote.vehicleType ?? match.vehicleType,
    vehicleId: match.vehicleId,
    licencePlate: quote.licencePlate ?? match.licencePlate,
    ...{ score: match.score, emptyKm: match.distanceKm, punctuality: match.punctuality ?? quote.punctuality },
    papers: match.warnings.filter(isWarned),
    blockers: match.blockers,
    answeredAt: stamp(context),
    answeredBy: context.session.userName,
  }
}

/** A price of a carrier, entered by himself or by who heard it. */
export async function enterQuote(context: RuleContext, request: Request, carrierId: string, said: SaidQuote): Change {
  refuseOver(request)
  const quote = await quoted(context, request, quoteOf(request, carrierId), said)
  return writeQuote(context, request, quote, { code: 'log.quoted', amount: quote.total, text: quote.note })
}

/** That a carrier does not drive it, and why. */
export function declineQuote(context: RuleContext, request: Request, carrierId: string, reason: string): Change {
  refuseOver(request)
  const before = quoteOf(request, carrierId)
  const answered = { answeredAt: stamp(context), answeredBy: context.session.userName }
  const quote: Quote = { ...before, state: 'declined', reason, ...answered }
  return writeQuote(context, request, quote, { code: 'log.declined', text: reason })
}

function writeQuote(
  context: RuleContext,
  request: Request,
  quote: Quote,
  { code, amount, text }: { code: string; amount?: number | undefined; text?: string | undefined },
): Change {
  const values = { name: quote.carrierName, ...(amount !== undefined && { amount }) }
  const line = { at: stamp(context), who: context.session.userName, code, values, text }
  const changed = { quotes: withOther(request, quote), log: [...request.log, line] }
  return writeRecord(context, 'priceRequest', request, changed, { type: quote.state })
}

/** Asks a carrier once more, for another price: his own stands until he names one. */
export async function negotiate(
  context: MakingContext,
  request: Request,
  input: { carrierId: string; targetPrice?: number | undefined; text?: string | undefined },
): Change {
  refuseOver(request)
  const quote = quoteOf(request, input.carrierId)
  const { targetPrice } = input
  const wish = targetPrice === undefined ? '' : ` Unsere Vorstellung: ${euros(targetPrice)}.`
  const said = input.text?.trim()
  const text = said || `Guten Tag, zu ${request.route}: ist am Preis noch etwas zu machen?${wish}`
  const values = { name: quote.carrierName }
  const line = { at: stamp(context), who: context.session.userName, code: 'log.negotiated', values, text }
  const done = await writeRecord(
    context,
    'priceRequest',
    request,
    { log: [...request.log, line] },
    { type: 'negotiated' },
  )
  await askCarrier(context, request, quote, text)
  return { row: done.row, eventId: undefined }
}

/** Withdraws a request: who was asked is told, and no one can answer any more. */
export async function cancelRequest(context: RuleContext, request: Request, reason: string | undefined): Change {
  refuseOver(request)
  const line = { at: stamp(context), who: context.session.userName, code: 'log.cancelled', values: {}, text: reason }
  const changed = { status: 'cancelled' as const, log: [...request.log, line] }
  const { row } = await writeRecord(context, 'priceRequest', request, changed, { type: 'cancelled' })
  const text = `Guten Tag, unsere Anfrage ${request.route} hat sich erledigt. Vielen Dank für Ihre Mühe.`
  for (const quote of request.quotes.filter(({ state }) => state === 'asked' || state === 'quoted'))
    await sendTo(context, request, quote, { subject: `Zurückgezogen: ${request.id}, ${request.route}`, text })
  return { row, eventId: undefined }
}

/** Takes a quote: the order is that carrier's for that price, in one act; the others are rejected and told. */
export async function acceptQuote(
  context: RuleContext,
  request: Request,
  { carrierId, reason }: { carrierId: string; reason?: string | undefined },
) {
  const { store } = context
  refuseOver(request)
  const quote = quoteOf(request, carrierId)
  refuseNoPrice(context, quote)
  const order = await readOrder({ store }, request.orderId)
  const booking = { carrierId, carrierPrice: quote.total, score: quote.score ?? 0, reason }
  demandReason(booking)
  let booked: Awaited<ReturnType<typeof bookOrder>> = { warnings: [], passed: [] as PassedCarrier[] }
  const payload = reason?.trim() ? { overrideReason: reason.trim() } : {}
  const head = { kind: 'priceRequest', id: request.id } as const
  const eventId = await act(context, head, { type: 'accepted', payload }, async () => {
    booked = await bookOrder(context, order, booking)
  })
  await tellPassed(context, booked.passed)
  return { eventId, warnings: booked.warnings }
}

/** 409 for who has named no price, or whose price is over. */
function refuseNoPrice({ now }: RuleContext, { state, carrierName: name, validUntil, ...parts }: Quote): void {
  if (state !== 'quoted' || checkQuote(parts).length > 0)
    throw closed({ code: 'reason.price.noQuote', values: { name } })
  const until = validUntil === undefined ? Number.NaN : Date.parse(validUntil)
  if (until < now) throw closed({ code: 'reason.price.quoteOver', values: { name, ...epochToZoned(until) } })
}

const closed = (reason: Reason) => new HttpError(409, { ...refusalBody(reason), code: 'NOT_OPEN' })
