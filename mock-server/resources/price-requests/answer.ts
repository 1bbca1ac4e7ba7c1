import type { PriceAnswer } from '#src/contract/price-requests.ts'
import type { PriceAnswerState } from '#src/domain/matching/quotes.ts'
import type { ReasonCode } from '#src/domain/refusals/reason-messages.ts'
import { HttpError, notFound, refusalBody } from '../../core/http-error.ts'
import type { HandlerContext } from '../../core/handle.ts'
import type { Row } from '../../store/models.ts'
import { type RuleContext, stamp } from '../../core/rule-context.ts'
import { ALERT_CODES } from '../alerts/rows.ts'
import { asPartner } from '../messages/answer.ts'
import { isOver } from '../messages/answer-state.ts'
import { refusedField } from '../messages/send.ts'
import { declineQuote, enterQuote, quoteOf, type SaidQuote } from './quotes.ts'
import { euros } from './send.ts'

type AnswerContext = Pick<HandlerContext<'priceAnswers.give'>, 'store' | 'now' | 'newId' | 'pastOf' | 'unit'>
type Reading = Pick<AnswerContext, 'store' | 'now'>
type Request = Row<'priceRequests'>

/** What a link leads to; 404 for a token no one has given, 410 once its time is over. */
async function asked({ store, now }: Reading, token: string) {
  const message = await store.first('messages', { token, kind: 'priceRequest' })
  const request = message?.aboutId === undefined ? undefined : await store.find('priceRequests', message.aboutId)
  if (!message || !request) throw notFound({ code: 'reason.answer.unknown' })
  if (isOver({ now }, message))
    throw new HttpError(410, { ...refusalBody({ code: 'reason.answer.expired' }), code: 'OVER' })
  return { message, request, quote: quoteOf(request, message.carrierId ?? '') }
}

function stateOf({ now }: Reading, { status, deadline }: Request, state: Request['quotes'][number]['state']) {
  if (state === 'accepted' || state === 'rejected') return state
  if (status !== 'open') return 'closed'
  if (Date.parse(deadline) < now) return 'expired'
  return state === 'asked' ? 'open' : state
}

/** What a carrier finds behind his link: the goods and what he has said so far, and nothing else of the house. */
export async function readPriceAnswer(context: Reading, token: string): Promise<PriceAnswer> {
  const { store } = context
  const { message, request, quote } = await asked(context, token)
  const [company, order] = [await store.find('companies', store.tenantId), await store.find('orders', request.orderId)]
  if (!company || !order) throw notFound()
  const end = (kind: 'pickup' | 'delivery') => ({
    postalCode: order[`${kind}PostalCode`],
    city: order[`${kind}City`],
    country: order[`${kind}Country`],
    date: order[`${kind}Date`],
    from: order[`${kind}TimeFrom`],
    to: order[`${kind}TimeTo`],
  })
  const { cargoDescription: description, weight: weightKg, loadingMeters, packageCount, packageType } = order
  return {
    state: stateOf(context, request, quote.state),
    ...{ company, requestId: request.id, carrierName: quote.carrierName, deadline: request.deadline },
    ...{ targetPrice: request.targetPrice, text: message.text, sentBy: message.sentBy },
    ...{ pickup: end('pickup'), delivery: end('delivery'), distanceKm: request.distanceKm },
    furtherStops: (order.furtherStops ?? []).map(({ kind, postalCode, city, country, date, timeFrom, timeTo }) => ({
      ...{ kind, postalCode, city, country, date, from: timeFrom, to: timeTo },
    })),
    cargo: {
      ...{ description, weightKg, loadingMeters, packageCount, packageType },
      vehicleType: order.requiredVehicleType,
      adr: order.dangerousGoods !== undefined,
      ...{ dangerousGoods: order.dangerousGoods, goodsLines: order.goodsLines },
      ...{ temperatureMin: order.temperatureMin, temperatureMax: order.temperatureMax },
      tailLift: order.tailLift === true,
    },
    quote: {
      ...quote,
      // What the house reckons is none of his business.
      ...{ margin: undefined, marginPercent: undefined, score: undefined, emptyKm: undefined, punctuality: undefined },
      ...{ papers: [], blockers: [] },
    },
  }
}

const NOT_OPEN: Readonly<Record<Exclude<PriceAnswerState, 'open' | 'quoted'>, ReasonCode>> = {
  declined: 'reason.answer.answered',
  accepted: 'reason.answer.answered',
  rejected: 'reason.price.closed',
  expired: 'reason.answer.expired',
  closed: 'reason.price.closed',
}

type GivenPrice = Omit<SaidQuote, 'freight'> & {
  answer: 'quoted' | 'declined'
  name: string
  reason?: string | undefined
  freight?: number | undefined
}

/** Takes a carrier's price, or that he does not drive it. A price may be named anew until the deadline. */
export async function givePriceAnswer(context: AnswerContext, token: string, given: GivenPrice): Promise<PriceAnswer> {
  const { message, request, quote } = await asked(context, token)
  const state = stateOf(context, request, quote.state)
  if (state !== 'open' && state !== 'quoted')
    throw new HttpError(409, { ...refusalBody({ code: NOT_OPEN[state] }), code: 'NOT_OPEN' })
  const { answer, name: typed, reason: why, freight = 0, ...said } = given
  const [name, reason] = [typed.trim(), why?.trim() ?? '']
  if (name.length < 2) throw refusedField('name', 'reason.answer.name')
  if (answer === 'declined' && reason === '') throw refusedField('reason', 'reason.answer.reason')
  const carrier = asPartner(context, message, name)
  const { row } =
    answer === 'declined'
      ? await declineQuote(carrier, request, quote.carrierId, reason)
      : await enterQuote(carrier, request, quote.carrierId, { ...said, freight })
  await tellAsker(carrier, row, quoteOf(row, quote.carrierId))
  return readPriceAnswer(context, token)
}

/** Whoever asked hears what a carrier said, at once and after a reload, and comes from there to the prices side by side. */
async function tellAsker(
  context: RuleContext,
  { id, orderNumber, createdById: forUserId }: Request,
  { carrierName: carrier, state, total: amount, reason }: Request['quotes'][number],
): Promise<void> {
  if (forUserId === undefined) return
  const isQuoted = state === 'quoted' && amount !== undefined
  const values: Row<'alerts'>['values'] = isQuoted
    ? { orderNumber, carrier, amount }
    : { orderNumber, carrier, reason: reason ?? '' }
  const said = `${orderNumber}: ${carrier}, ${isQuoted ? euros(amount) : reason}`
  await context.store.insert('alerts', {
    id: context.newId('alt'),
    type: 'info',
    code: isQuoted ? ALERT_CODES.quoted : ALERT_CODES.noQuote,
    title: isQuoted ? 'Preis genannt' : 'Preisanfrage abgelehnt',
    ...{ message: said, values, actionUrl: `/priceRequests/${id}` },
    ...{ timestamp: stamp(context), read: false, forUserId, isPrivate: true },
  })
}
