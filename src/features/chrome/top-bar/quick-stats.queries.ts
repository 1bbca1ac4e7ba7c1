import { businessMetricsQuery } from '#src/entities/reports/business-metrics.ts'
import type { Call } from '#src/contract/index.ts'
import { REFRESH } from '../refresh.ts'

/** The figures of the top bar, looked at again every 30 s. */
export function quickStatsQuery(call: Call, online: boolean) {
  return { ...businessMetricsQuery(call), refetchInterval: online ? REFRESH : (false as const) }
}
