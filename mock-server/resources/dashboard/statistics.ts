import { daysBetween } from '#src/domain/basics/dates.ts'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import { fillMessage } from '#src/domain/refusals/message.ts'
import { HttpError, refusalBody } from '../../core/http-error.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import { allOf } from '../../store/all-of.ts'
import type { Row } from '../../store/models.ts'
import { recentActivities } from './activities.ts'
import { activeIn, availableIn, dashboardLists, loadsIn } from './lists.ts'
import { completionRate, type DayRange, delivered, onTimeRate, percent, revenue } from './rates.ts'

/** Newest orders that averages are taken from; the whole past would cost more than it tells. */
const SAMPLE = 300

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

/** The days a screen asks for; 422 where they end before they begin. */
function rangeOf({
  dateFrom: from,
  dateTo: to,
}: {
  dateFrom?: string | undefined
  dateTo?: string | undefined
}): DayRange {
  if (from === undefined || to === undefined || from <= to) return { from, to }
  const fieldErrors = errorAt('dateTo', 'periodOrder')
  throw new HttpError(422, { ...refusalBody({ code: 'reason.checkInput' }), code: 'VALIDATION', fieldErrors })
}

/** Figures of the dispatcher's start screen; dates bound all of them. Source: specification 3 */
export async function dashboardStatistics(
  context: RuleContext,
  query: { dateFrom?: string | undefined; dateTo?: string | undefined },
) {
  const { store, session, now } = context
  const range = rangeOf(query)
  const done = delivered(range)
  const { data: sample } = await store.page('orders', {
    where: done,
    sort: [{ field: 'deliveryDate', order: 'desc' }],
    limit: SAMPLE,
  })
  const available = await store.count('vehicles', availableIn(range))
  const busy = await store.count('vehicles', { status: { in: ['assigned', 'driving'] } })
  const driven = await store.count('vehicles', allOf([availableIn(range), { status: { in: ['assigned', 'driving'] } }]))
  return {
    totalLoads: await store.count('loads', loadsIn(range)),
    activeTransports: await store.count('transports', activeIn(range)),
    availableVehicles: available,
    totalRevenue: await revenue(store, done),
    completionRate: await completionRate(store, range),
    averageDeliveryTime: averageDeliveryTime(sample),
    ...(await dashboardLists(store, { role: session.role, now, range })),
    performanceMetrics: {
      onTimeDeliveryRate: await onTimeRate(store, done),
      avgCostPerKm: costPerKm(sample),
      utilizationRate: percent(busy - driven, busy - driven + available),
    },
    recentActivities: await recentActivities(context, range),
  }
}
