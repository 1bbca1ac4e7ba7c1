/** The figures of the business dashboard, those that are known. Money in EUR as on the wire, rates in percent. Source: specification 3. */
export type BusinessMetrics = {
  activeOrders?: number
  ordersToday?: number
  dayRevenue?: number
  dayRevenueFormatted?: string
  totalRevenue?: number
  onTimeDeliveryRate?: number
  /** Orders on time, those whose arrival was measured, and the days they were delivered on. */
  onTime?: number
  measured?: number
  from?: string
  to?: string
  completionRate?: number
}

/** The answer of the dispatcher's key figures. Source: specification 7. */
export type DispatcherKpis = { inProgress?: number; assigned?: number; deliveredToday?: number }

/** The answer of the plain metrics call. Money in EUR, rates in percent. Source: specification 7. */
export type BasicMetrics = {
  dailyRevenue?: number
  totalRevenue?: number
  onTimeDeliveryRate?: number
  errorRate?: number
}

/**
 * Business figures made from the two fallback calls: what is assigned or under way is active, what was delivered stands
 * for today's orders, what is no error is complete. They are measured, so they are no substitutes; what was not sent
 * stays unknown. Source: specification 7.
 */
export function combineMetrics(kpis: DispatcherKpis, metrics: BasicMetrics): BusinessMetrics {
  const { inProgress, assigned } = kpis
  return {
    activeOrders: inProgress === undefined || assigned === undefined ? undefined : inProgress + assigned,
    ordersToday: kpis.deliveredToday,
    dayRevenue: metrics.dailyRevenue,
    totalRevenue: metrics.totalRevenue,
    onTimeDeliveryRate: metrics.onTimeDeliveryRate,
    completionRate: completionOf(metrics.errorRate),
  }
}

/** The completion rate that an error rate leaves, both in percent. */
export function completionOf(errorRate: number | undefined): number | undefined {
  return errorRate === undefined ? undefined : Math.min(Math.max(100 - errorRate, 0), 100)
}

/** A figure on the screen. A substitute is shown with its badge and never enters exports, reports or KPIs (A10). */
export type Figure<Value> = { value: Value; substitute: boolean }

const substitute = <const Value>(value: Value) => ({ value, substitute: true }) as const

/** The three figures of the top bar when no call has answered. Source: specification 8, decision A10. */
export const QUICK_STATS_SUBSTITUTES = {
  activeOrders: substitute(127),
  dayRevenue: substitute('€12.4k'),
  onTimeRate: substitute('94%'),
} as const satisfies Record<string, Figure<number | string>>

/**
 * Performance figures when no call has answered. The specification lists only the numbers; which is which follows from
 * their size: EUR per km, percent, a count of loads, percent. Source: specification 8, decision A10.
 */
export const PERFORMANCE_SUBSTITUTES = {
  avgCostPerKm: substitute(2.3),
  onTimeDeliveryRate: substitute(94.2),
  totalLoads: substitute(1247),
  utilizationRate: substitute(78.5),
} as const satisfies Record<string, Figure<number>>

/**
 * The badge for pending proofs of delivery: 10 % of what was delivered today, rounded; nothing while the flag is off or
 * there is nothing to show. Source: specification 9.
 */
export function pendingPodBadge(deliveredToday: number, flags: { podBadge: boolean }): number | undefined {
  if (!flags.podBadge || !Number.isFinite(deliveredToday)) return undefined
  const pending = Math.round(deliveredToday / 10)
  return pending > 0 ? pending : undefined
}
