import { zonedToEpoch } from '#src/domain/basics/dates.ts'
import { may } from '#src/domain/accounts/roles.ts'
import type { Store } from '../../store/store.ts'
import { todayOf } from '../../core/rule-context.ts'
import { type AlertReader, alertList } from '../alerts/list.ts'
import { performanceDays, punctualityBetween } from '../reports/performance.ts'
import { completionRate, delivered, DONE, revenue } from './rates.ts'
import { countTroubled } from '../transports/troubled.ts'
import { waitingFilter } from '../orders/search/search.ts'

interface Actor {
  store: Store
  /** Epoch milliseconds. */
  now: number
}

const germanEuros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })

/** Figures of the business dashboard. Source: specification 3 */
export async function businessMetrics(actor: Actor) {
  const { store } = actor
  const today = todayOf(actor)
  const midnight = new Date(zonedToEpoch(today, '00:00')).toISOString()
  const days = performanceDays(actor, {})
  const dayRevenue = await revenue(store, delivered({ from: today, to: today }))
  return {
    activeOrders: await store.count('orders', { status: { in: ['ASSIGNED', 'IN_TRANSIT'] } }),
    ordersToday: await store.count('orders', { createdAt: { gte: midnight } }),
    dayRevenue,
    dayRevenueFormatted: germanEuros.format(dayRevenue),
    totalRevenue: await revenue(store, DONE),
    ...(await punctualityBetween(actor, days)),
    ...days,
    completionRate: await completionRate(store),
  }
}

/** The dispatcher's key figures. Source: specification 7 */
export async function dispatcherKpis(actor: Actor) {
  const { store } = actor
  const today = todayOf(actor)
  return {
    inProgress: await store.count('orders', { status: 'IN_TRANSIT' }),
    assigned: await store.count('orders', { status: 'ASSIGNED' }),
    deliveredToday: await store.count('orders', delivered({ from: today, to: today })),
  }
}

/** Plain metrics; what is not completed counts as an error. Source: specification 7 */
export async function companyMetrics(actor: Actor) {
  const business = await businessMetrics(actor)
  return {
    dailyRevenue: business.dayRevenue,
    totalRevenue: business.totalRevenue,
    onTimeDeliveryRate: business.onTimeDeliveryRate,
    errorRate: Math.round((100 - business.completionRate) * 10) / 10,
  }
}

/** Counts for the navigation; the client asks every 30 s. */
export async function navigationData(actor: Actor & AlertReader) {
  const { store, session } = actor
  const { role } = session
  return {
    pendingOrders: await store.count('orders', { status: 'CREATED' }),
    activeDisruptions: await countTroubled(store),
    pendingPODs: await store.count('orders', { status: 'DELIVERED', proofOfDeliveryVerified: false }),
    unassignedOrders: await store.count('orders', await waitingFilter(store)),
    newEmails: may(role, 'emails.use')
      ? await store.count('emails', { status: 'new', followUpAt: { exists: false }, readAt: { exists: false } })
      : 0,
    dueFollowUps: may(role, 'followUps.use')
      ? await store.count('followUps', {
          assigneeId: session.userId,
          doneAt: { exists: false },
          dueOn: { lte: todayOf(actor) },
        })
      : 0,
    unreadAlerts: role === 'user' ? 0 : (await alertList(actor)).filter(({ read }) => !read).length,
    role,
  }
}
