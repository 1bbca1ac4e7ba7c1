import { handle } from '../../core/handle.ts'
import { todayOf } from '../../core/rule-context.ts'
import type { Jobs } from '../../write/noun.ts'
import type { MakingContext } from '../../write/resource-writes.ts'
import { orderOfOffer } from './create-order.ts'
import { expireOffers } from './expiry.ts'
import { dashboardFilter, offerDashboard, offerStatistics, vehicleTypes } from './figures.ts'
import { offers, withStatus } from './offer.resource.ts'
import { acceptOffer, rejectOffer } from './rules.ts'

const { read, changing, shown } = offers

type Action = { offerId: string; action: 'accept' | 'reject' | 'createOrder'; reason?: string | undefined }

/** One step with an offer, as its own call does it. */
async function act(context: MakingContext, { offerId, action, reason }: Action) {
  const offer = await read(context, offerId)
  if (action === 'createOrder') return orderOfOffer(context, offer)
  return action === 'accept' ? acceptOffer(context, offer) : rejectOffer(context, offer, reason)
}

export const offerNoun = {
  ...offers,
  handlers: {
    ...offers.handlers,
    'offers.accept': changing('offers.accept', acceptOffer),
    'offers.reject': changing('offers.reject', (context, offer) => rejectOffer(context, offer, context.body.reason)),
    'offers.createOrder': handle('offers.createOrder', async (context) => {
      const made = await orderOfOffer(context, await read(context, context.params.id))
      return { ...made, offer: await shown(made.offer, context) }
    }),
    'offersMatching.dashboard': handle('offersMatching.dashboard', async (context) => offerDashboard(context)),
    'offersMatching.quickSearch': handle('offersMatching.quickSearch', async (context) => {
      const { q: search, limit } = context.query
      const where = withStatus('open', todayOf(context)) ?? {}
      const sort = [{ field: 'createdAt', order: 'desc' }] as const
      const { data, pagination } = await context.store.page('offers', { where, search, sort, limit })
      const results = []
      for (const offer of data) results.push(await shown(offer, context))
      return { results, total: pagination.total }
    }),
    'offersMatching.quickAction': handle('offersMatching.quickAction', async (context) => {
      const { eventId } = await act(context, context.body)
      const offer = await read({ store: context.store }, context.body.offerId)
      return { success: true, offer: await shown(offer, context), orderId: offer.orderId, eventId }
    }),
    'offersMatching.stats': handle('offersMatching.stats', async (context) => offerStatistics(context)),
    'offersMatching.vehicleTypes': handle('offersMatching.vehicleTypes', async (context) => ({
      vehicleTypes: await vehicleTypes(context),
    })),
    'business.offersMatchingDashboard': handle('business.offersMatchingDashboard', async (context) =>
      offerDashboard(context, dashboardFilter(context, context.query)),
    ),
  },
}

/** What is done with offers by the clock. */
export const offerJobs: Jobs = {
  'offers.expire': ({ store, now }) => expireOffers(store, now),
}
