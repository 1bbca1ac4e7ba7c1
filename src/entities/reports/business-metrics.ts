import { queryOptions } from '@tanstack/react-query'
import type { Call } from '#src/contract/index.ts'
import { combineMetrics, type BusinessMetrics } from '#src/domain/reports/statistics.ts'

/**
 * The business figures, or where that call fails what two other calls tell of them. The key starts with the endpoint's
 * name, so that live messages renew it. Source: specification 7, statistics and dashboard
 */
export function businessMetricsQuery(call: Call) {
  return queryOptions({
    queryKey: ['businessOrders.metrics', 'quickStats'],
    queryFn: ({ signal }) => businessMetrics(call, signal),
  })
}

async function businessMetrics(call: Call, signal: AbortSignal): Promise<BusinessMetrics> {
  try {
    return await call('businessOrders.metrics', { signal })
  } catch (error) {
    if (signal.aborted) throw error
    const [kpis, metrics] = await Promise.all([call('dispatcher.kpis', { signal }), call('metrics.get', { signal })])
    return combineMetrics(kpis, metrics)
  }
}
