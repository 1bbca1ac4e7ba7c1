import { queryOptions } from '@tanstack/react-query'
import { combineMetrics, type BusinessMetrics } from '#src/domain/statistics.ts'
import type { Call } from '#src/contract/index.ts'
import { REFRESH } from './refresh.ts'

/**
 * The figures of the top bar: the business metrics, or where they fail what two other calls tell. Its key starts with the
 * endpoint's name, so that live messages renew it. Source: specification 7, statistics and dashboard
 */
export function quickStatsQuery(call: Call, online: boolean) {
  return queryOptions({
    queryKey: ['businessOrders.metrics', 'quickStats'],
    queryFn: ({ signal }) => quickStats(call, signal),
    refetchInterval: online ? REFRESH : false,
  })
}

async function quickStats(call: Call, signal: AbortSignal): Promise<BusinessMetrics> {
  try {
    return await call('businessOrders.metrics', { signal })
  } catch (error) {
    if (signal.aborted) throw error
    const [kpis, metrics] = await Promise.all([call('dispatcher.kpis', { signal }), call('metrics.get', { signal })])
    return combineMetrics(kpis, metrics)
  }
}
