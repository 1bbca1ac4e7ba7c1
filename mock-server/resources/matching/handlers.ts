import { roundHalfUp } from '#src/domain/basics/money.ts'
import { handle } from '../../core/handle.ts'
import type { Store, Where } from '../../store/store.ts'
import type { Timeframe } from '#src/domain/offers/offers.ts'
import { since } from '../offers/timeframe.ts'
import { bookDirectly } from './accept.ts'
import { proposalsOf } from './proposals.ts'
import { costOfWay, findVehicles, matchLoad, smartDetails, smartMatches, smartMatchesOfAll } from './search.ts'

const percent = (part: number, whole: number) => (whole === 0 ? 0 : roundHalfUp((part * 1000) / whole) / 10)
const mean = (sum: number, count: number) => (count === 0 ? 0 : roundHalfUp((sum * 10) / count) / 10)

/** What has become of pairings, and how well they suited. */
async function pairings(store: Store, where: Where<'matches'> = {}) {
  const of = (status: string) => store.count('matches', { ...where, status })
  const [proposed, accepted, rejected] = [await of('proposed'), await of('accepted'), await of('rejected')]
  const total = proposed + accepted + rejected
  return {
    ...{ total, proposed, accepted, rejected },
    autoSelected: await store.count('matches', { ...where, autoSelected: true }),
    averageScore: mean(await store.sum('matches', 'score', where), total),
  }
}

async function analytics(asking: { store: Store; now: number }, timeframe: Timeframe) {
  return { timeframe, ...(await pairings(asking.store, { createdAt: { gte: since(asking, timeframe) } })) }
}

/** Price requests whose answers are counted, the newest. */
const COUNTED = 200

/** How many carriers answer, and after how many minutes. */
async function performance(store: Store) {
  const { total, accepted, autoSelected, averageScore } = await pairings(store)
  const { data } = await store.page('priceRequests', { sort: [{ field: 'createdAt', order: 'desc' }], limit: COUNTED })
  const quotes = data.flatMap((request) => request.quotes)
  const minutes = quotes.flatMap(({ askedAt, answeredAt }) => {
    return askedAt && answeredAt ? [(Date.parse(answeredAt) - Date.parse(askedAt)) / 60_000] : []
  })
  return {
    totalMatches: total,
    acceptanceRate: percent(accepted, total),
    autoSelectRate: percent(autoSelected, total),
    averageScore,
    quotesAsked: quotes.length,
    answerRate: percent(minutes.length, quotes.length),
    averageAnswerMinutes: mean(
      minutes.reduce((sum, one) => sum + one, 0),
      minutes.length,
    ),
  }
}

export const matchingHandlers = {
  'matching.findVehicles': handle('matching.findVehicles', async (context) => {
    context.forget()
    return findVehicles(context, context.body)
  }),
  'matching.calculateCost': handle('matching.calculateCost', async (context) => {
    context.forget()
    return costOfWay(context, context.body.vehicleId, context.body.distance)
  }),
  'matching.createOrder': handle(
    'matching.createOrder',
    async (context) => {
      const { row, order, eventId, warnings } = await bookDirectly(context, context.body)
      return { success: true, order, matchId: row.id, eventId, warnings }
    },
    { status: 201 },
  ),
  'matching.matchLoad': handle('matching.matchLoad', async (context) => {
    context.forget()
    return matchLoad(context, context.body)
  }),
  'matching.proposals': handle('matching.proposals', async (context) => proposalsOf(context, context.query)),
  'smartMatching.find': handle('smartMatching.find', async (context) => {
    context.forget()
    return smartMatches(context, context.body.customerOfferId, context.body)
  }),
  'smartMatching.bulk': handle('smartMatching.bulk', async (context) => {
    context.forget()
    return smartMatchesOfAll(context, context.body.customerOfferIds, context.body)
  }),
  'smartMatching.details': handle('smartMatching.details', async (context) =>
    smartDetails(context, context.query.customerOfferId, context.query.carrierId),
  ),
  'smartMatching.analytics': handle('smartMatching.analytics', async (context) =>
    analytics(context, context.query.timeframe),
  ),
  'smartMatching.performance': handle('smartMatching.performance', async ({ store }) => performance(store)),
}
