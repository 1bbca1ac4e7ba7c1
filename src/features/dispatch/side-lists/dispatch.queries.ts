import { onlineManager, queryOptions } from '@tanstack/react-query'
import { queryFor } from '#src/api/query.ts'
import type { DashboardStatistics } from '#src/contract/reports/dashboard.ts'
import type { Call } from '#src/contract/index.ts'
import type { PlainDate } from '#src/domain/basics/dates.ts'
import type { BasicMetrics } from '#src/domain/reports/statistics.ts'

/** Milliseconds between two looks at the start screen's lists and figures. Source: specification 9 */
const REFRESH = 30_000

/** Rows a list shows at most; what is beyond is named below it. */
const LIST_LIMIT = 100

const refreshed = {
  staleTime: REFRESH,
  refetchInterval: () => (onlineManager.isOnline() ? REFRESH : (false as const)),
}

/** Days the figures are of, both included; without them all. */
export type FigureDays = { dateFrom?: PlainDate; dateTo?: PlainDate }

/** All figures, or what the plain metrics tell where those fail. */
export type Figures = { kind: 'full'; statistics: DashboardStatistics } | { kind: 'partial'; metrics: BasicMetrics }

/**
 * The key figures of a range of days, or of all; its key starts with the endpoint's name, so that live messages renew it.
 * Source: specification 8
 */
export function figuresQuery(call: Call, days: FigureDays = {}) {
  return queryOptions({
    queryKey: ['statistics.dashboard', 'figures', days],
    queryFn: ({ signal }) => figures(call, days, signal),
    ...refreshed,
  })
}

async function figures(call: Call, days: FigureDays, signal: AbortSignal): Promise<Figures> {
  try {
    return { kind: 'full', statistics: await call('statistics.dashboard', { query: days, signal }) }
  } catch (error) {
    if (signal.aborted) throw error
    return { kind: 'partial', metrics: await call('statistics.metrics', { signal }) }
  }
}

/** Transports under way: disturbed and late ones first, then the next to arrive. */
export function runningQuery(call: Call) {
  const query = { active: 'true', sortBy: 'delayMinutes', sortOrder: 'desc', page: 1, limit: LIST_LIMIT } as const
  return { ...queryFor(call, 'transports.list', { query }), ...refreshed }
}

export function alertsQuery(call: Call) {
  return { ...queryFor(call, 'alerts.list', {}), ...refreshed }
}
