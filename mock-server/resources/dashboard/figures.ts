import { daysBetween, type PlainDate, zonedToEpoch } from '#src/domain/basics/dates.ts'
import { fillMessage } from '#src/domain/refusals/message.ts'
import { may, type Role } from '#src/domain/accounts/roles.ts'
import { statusLabels } from '#src/domain/workflow/status-labels.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { todayOf } from '../../core/rule-context.ts'
import { type EventView, latestOf } from '../../write/history.ts'
import { ACTIVE } from '#src/domain/workflow/transport-status.ts'
import { type AlertReader, alertList } from '../alerts/list.ts'
import { dashboardLists } from './lists.ts'
import { completionRate, DONE, type OrderFilter, percent } from './rates.ts'
import { countTroubled } from '../transports/troubled.ts'
import { waitingFilter } from '../orders/search.ts'

/** Arriving up to so many minutes late counts as on time. */
const ON_TIME_TOLERANCE = 15

/** Newest orders that averages are taken from; the whole past would cost more than it tells. */
const SAMPLE = 300

interface Actor {
  store: Store
  /** Epoch milliseconds. */
  now: number
}

/** The sum of the customers' prices in euros, to the cent; orders in another currency are left out. */
const revenue = (store: Store, where: OrderFilter): Promise<number> =>
  store.sum('orders', 'customerPrice', { ...where, currency: 'EUR' })

/** Between two days of delivery, both inclusive. */
function delivered(from?: PlainDate, to?: PlainDate): OrderFilter {
  return from || to ? { ...DONE, deliveryDate: { gte: from || '0000', lte: to || '9999' } } : DONE
}

async function onTimeRate(store: Store, where: OrderFilter): Promise<number> {
  const all = await store.count('orders', where)
  const late = await store.count('orders', { ...where, delayMinutes: { gt: ON_TIME_TOLERANCE } })
  return percent(all - late, all)
}

const germanEuros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })

/** Figures of the business dashboard. Source: specification 3 */
export async function businessMetrics(actor: Actor) {
  const { store } = actor
  const today = todayOf(actor)
  const midnight = new Date(zonedToEpoch(today, '00:00')).toISOString()
  const dayRevenue = await revenue(store, delivered(today, today))
  return {
    activeOrders: await store.count('orders', { status: { in: ['ASSIGNED', 'IN_TRANSIT'] } }),
    ordersToday: await store.count('orders', { createdAt: { gte: midnight } }),
    dayRevenue,
    dayRevenueFormatted: germanEuros.format(dayRevenue),
    totalRevenue: await revenue(store, DONE),
    onTimeDeliveryRate: await onTimeRate(store, DONE),
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
    deliveredToday: await store.count('orders', delivered(today, today)),
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

/** `1,4 Tage` from pickup to delivery, over the newest delivered orders. */
function averageDeliveryTime(orders: readonly Row<'orders'>[]): string {
  const days = orders.flatMap(({ pickupDate, deliveryDate }) =>
    pickupDate && deliveryDate ? daysBetween(pickupDate, deliveryDate) : [],
  )
  if (days.length === 0) return '0 Tage'
  const mean = Math.round((days.reduce((sum, value) => sum + value, 0) / days.length) * 10) / 10
  return fillMessage('{{mean}} Tage', { mean })
}

function costPerKm(orders: readonly Row<'orders'>[]): number {
  const paid = orders.filter(({ carrierPrice, distanceKm, currency }) => {
    return currency === 'EUR' && carrierPrice !== undefined && (distanceKm ?? 0) > 0
  })
  const km = paid.reduce((sum, { distanceKm = 0 }) => sum + distanceKm, 0)
  return km === 0 ? 0 : Math.round((paid.reduce((sum, { carrierPrice = 0 }) => sum + carrierPrice, 0) / km) * 100) / 100
}

const EVENT_WORDS: Readonly<Record<string, string>> = {
  created: 'angelegt',
  updated: 'geändert',
  assigned: 'disponiert',
  unassigned: 'entdisponiert',
  priced: 'bepreist',
  document_added: 'Beleg ergänzt',
  note: 'Notiz',
  undone: 'Änderung rückgängig gemacht',
}

function activityText(event: EventView): string {
  const status = event.changedFields.find(({ field }) => field === 'status')?.to
  const label = Object.entries(statusLabels).find(([key]) => key === `order.status.${String(status)}`)?.[1]
  return `${event.recordId} ${label ?? EVENT_WORDS[event.type] ?? 'geändert'} · ${event.actorName}`
}

/** Lines of what happened last. */
const RECENT = 10

/** Figures of the dispatcher's start screen; dates limit the days of delivery. Source: specification 3 */
export async function dashboardStatistics(
  actor: Actor & { session: { role: Role } },
  range: { dateFrom?: string | undefined; dateTo?: string | undefined },
) {
  const { store } = actor
  const done = delivered(range.dateFrom, range.dateTo)
  const { data: sample } = await store.page('orders', {
    where: done,
    sort: [{ field: 'deliveryDate', order: 'desc' }],
    limit: SAMPLE,
  })
  const events = (await latestOf(store, 'order', RECENT)).slice(0, RECENT)
  const vehicles = await store.countBy('vehicles', 'status')
  const busy = (vehicles['assigned'] ?? 0) + (vehicles['driving'] ?? 0)
  return {
    totalLoads: await store.count('loads'),
    activeTransports: await store.count('transports', { status: { in: ACTIVE } }),
    availableVehicles: vehicles['available'] ?? 0,
    totalRevenue: await revenue(store, done),
    completionRate: await completionRate(store),
    averageDeliveryTime: averageDeliveryTime(sample),
    ...(await dashboardLists(store, { role: actor.session.role, now: actor.now, done })),
    performanceMetrics: {
      onTimeDeliveryRate: await onTimeRate(store, done),
      avgCostPerKm: costPerKm(sample),
      utilizationRate: percent(busy, busy + (vehicles['available'] ?? 0)),
    },
    recentActivities: events.map((event) => ({ id: event.id, text: activityText(event), at: event.createdAt ?? '' })),
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
      ? await store.count('emails', { status: 'new', followUpAt: { exists: false } })
      : 0,
    unreadAlerts: role === 'user' ? 0 : (await alertList(actor)).filter(({ read }) => !read).length,
    role,
  }
}
