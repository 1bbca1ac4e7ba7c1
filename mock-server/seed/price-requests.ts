import { orderRouteText } from '#src/domain/stops/route.ts'
import { goodsInWords } from '#src/domain/orders/goods-in-words.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { carrierVehicles } from '#src/domain/carriers/goods.ts'
import { type CarrierMatch, rateCandidate } from '#src/domain/carriers/matching.ts'
import { DEFAULT_RADIUS_KM } from '#src/domain/carriers/match-limits.ts'
import { quoteFigures } from '#src/domain/matching/quotes.ts'
import { withQuote } from '#src/domain/matching/rank.ts'
import { usualCarrierPrice } from '#src/domain/prices/pricing.ts'
import { goodsOfOrder } from '../resources/matching/goods.ts'
import type { Row } from '../store/models.ts'
import { iso, type SeedContext } from './basics/seed-context.ts'
import { TENANTS } from './companies/tenants.ts'

type Request = Row<'priceRequests'>
type Quote = Request['quotes'][number]

const MINUTE = 60_000

/** What a carrier says: share of what is usual, toll on top of it (euros), minutes ago; a reason where he declines. */
interface SaidPlan {
  share?: number
  toll?: number
  ago: number
  note?: string
  reason?: string
}

/** Requests of the largest company: all have answered, some have, none has. */
const PLANS: readonly { ago: number; said: readonly (SaidPlan | undefined)[] }[] = [
  {
    ago: 20,
    said: [
      { share: 1, ago: 15, note: 'Fester Preis, Fahrer ab 05:30 am Tor.' },
      { share: 0.965, ago: 7, note: 'Alles inklusive, ab 08:30.' },
      { share: 1.03, toll: 42, ago: 4, note: 'Nur von hinten.' },
    ],
  },
  { ago: 45, said: [{ share: 1.02, ago: 12 }, { ago: 30, reason: 'Kein Fahrzeug frei' }, undefined] },
]

/** The last number the seed gives. */
export const LAST_PRICE_REQUEST = 319

/** Carriers asked for a price of orders that still wait; made from the rows that are there, without chance. */
export function priceRequestRows(
  orders: readonly Row<'orders'>[],
  carriers: readonly Row<'partners'>[],
  context: SeedContext,
): Request[] {
  const tenantId = TENANTS[0]?.id ?? ''
  const waiting = orders.filter((order) => order.tenantId === tenantId && isWaiting(order, context))
  const own = carriers.filter((carrier) => carrier.tenantId === tenantId && !carrier.blocked)
  // Where many are near there is something to compare.
  const byOffers = waiting
    .map((order) => ({ order, best: bestFor(order, own, context) }))
    .filter(({ best }) => best.length === MOST_ASKED)
    .toSorted((a, b) => farthest(a.best) - farthest(b.best) || compare(a.order.orderNumber, b.order.orderNumber))
  return PLANS.flatMap((plan, index) => {
    const chosen = byOffers[index]
    return chosen ? requestRow(plan, { index, ...chosen, context }) : []
  })
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

interface AskedCarrier {
  carrier: Row<'partners'>
  match: CarrierMatch
}

/** Carriers asked for one order. */
const MOST_ASKED = 3

function bestFor(order: Row<'orders'>, own: readonly Row<'partners'>[], context: SeedContext): AskedCarrier[] {
  const { request } = goodsOfOrder(order, DEFAULT_RADIUS_KM)
  return own
    .map((carrier) => ({ carrier, match: matchOf(carrier, request, context) }))
    .filter(({ match }) => match.blockers.length === 0)
    .toSorted((a, b) => b.match.score - a.match.score || compare(a.carrier.id, b.carrier.id))
    .slice(0, MOST_ASKED)
}

const farthest = (asked: readonly AskedCarrier[]) => Math.max(...asked.map(({ match }) => match.distanceKm))

function isWaiting(order: Row<'orders'>, context: SeedContext): boolean {
  const { status, carrierId, assignedVehicleId, transportId, pickupDate = '' } = order
  const isFree = carrierId === undefined && assignedVehicleId === undefined && transportId === undefined
  return status === 'CONFIRMED' && isFree && order.customerPrice !== undefined && pickupDate > context.today
}

function requestRow(
  { ago, said }: (typeof PLANS)[number],
  {
    index,
    order,
    best,
    context,
  }: { index: number; order: Row<'orders'>; best: readonly AskedCarrier[]; context: SeedContext },
): Request {
  const at = (minutes: number) => iso(context.now - minutes * MINUTE)
  const { customerPrice = 0, distanceKm, createdBy = 'Disposition' } = order
  const deadline = context.now + (index + 1) * 60 * MINUTE
  const usual = usualCarrierPrice(customerPrice)
  const quotes = best.map(({ carrier, match }, position): Quote => {
    const { id: carrierId, name: carrierName, email: recipient, paymentTerms } = carrier
    const asked = { carrierId, carrierName, recipient, askedAt: at(ago), papers: [], blockers: [] }
    const answer = said[position]
    if (!answer) return { ...asked, state: 'asked' }
    const answered = { answeredAt: at(answer.ago), answeredBy: carrier.contactPerson }
    if (answer.share === undefined) return { ...asked, ...answered, state: 'declined', reason: answer.reason }
    const price = { freight: Math.round(usual * answer.share), ...(answer.toll !== undefined && { toll: answer.toll }) }
    const figures = quoteFigures(price, { customerPrice, distanceKm })
    const { score, warnings } = withQuote(match, figures.total ?? 0, customerPrice)
    return {
      ...{ ...asked, ...answered, ...price, ...figures, score, paymentTerms, state: 'quoted' },
      ...{ vehicleType: match.vehicleType, emptyKm: match.distanceKm, punctuality: match.punctuality },
      ...{ pickupDate: order.pickupDate, pickupTime: order.pickupTimeFrom },
      ...{ deliveryDate: order.deliveryDate, deliveryTime: order.deliveryTimeFrom },
      papers: warnings.filter(({ code }) => /licence|insurance|check|ehicle/.test(code)),
      ...{ note: answer.note, validUntil: iso(deadline + position * 15 * MINUTE) },
    }
  })
  const { date, time } = epochToZoned(deadline)
  return {
    ...{
      id: `PA-2026-0${LAST_PRICE_REQUEST - PLANS.length + 1 + index}`,
      tenantId: order.tenantId,
      version: 1,
      status: 'open',
    },
    ...{ orderId: order.id, orderNumber: order.orderNumber, customerPrice, distanceKm, text: '' },
    ...{ route: orderRouteText(order), goods: goodsInWords(order) },
    ...{ deadline: iso(deadline), quotes },
    log: [
      { at: at(ago), who: createdBy, code: 'log.asked', values: { count: quotes.length, date, time } },
      ...quotes.flatMap(logLine).toSorted((a, b) => compare(a.at, b.at)),
    ],
    ...{ createdBy, createdById: order.createdById, createdAt: at(ago), updatedAt: at(ago) },
  }
}

function logLine({ carrierName: name, state, answeredAt: at, answeredBy, total, note, reason }: Quote): Request['log'] {
  if (at === undefined) return []
  const who = answeredBy ?? name
  if (state === 'declined') return [{ at, who, code: 'log.declined', values: { name }, text: reason }]
  return [{ at, who, code: 'log.quoted', values: { name, amount: total ?? 0 }, text: note }]
}

function matchOf(
  carrier: Row<'partners'>,
  request: Parameters<typeof rateCandidate>[0],
  context: SeedContext,
): CarrierMatch {
  const { id: carrierId, name: carrierName, city, postalCode, country, punctuality } = carrier
  const matches = carrierVehicles(carrier.vehicleTypes).map((vehicle) =>
    rateCandidate(
      request,
      {
        ...vehicle,
        ...{ carrierId, carrierName, city, postalCode, country },
        ...(punctuality !== undefined && { punctuality }),
        ...(carrier.euLicenceUntil !== undefined && { euLicenceUntil: carrier.euLicenceUntil }),
        ...(carrier.insuranceUntil !== undefined && { insuranceUntil: carrier.insuranceUntil }),
        ...(carrier.complianceCheckedAt !== undefined && { checkedAt: carrier.complianceCheckedAt }),
      },
      context.today,
    ),
  )
  const [best] = matches.toSorted((a, b) => a.blockers.length - b.blockers.length || b.score - a.score)
  if (!best) throw new Error(`${carrierId} has no vehicle`)
  return best
}
