import { daysBetween } from '#src/domain/basics/dates.ts'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import { fillMessage } from '#src/domain/refusals/message.ts'
import { HttpError, refusalBody } from '../../core/http-error.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { recentActivities } from './activities.ts'
import { activeIn, availableIn, dashboardLists, loadsIn } from './lists.ts'
import { performanceBetween } from '../reports/performance.ts'
import { completionRate, type DayRange, delivered, revenue } from './rates.ts'

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
  return {
    totalLoads: await store.count('loads', loadsIn(range)),
    activeTransports: await store.count('transports', activeIn(range)),
    availableVehicles: available,
    totalRevenue: await revenue(store, done),
    completionRate: await completionRate(store, range),
    averageDeliveryTime: averageDeliveryTime(sample),
    ...(await dashboardLists(store, { role: session.role, now, range })),
    performanceMetrics: await performanceBetween(context, range),
    recentActivities: await recentActivities(context, range),
  }
}
