import { queryOptions } from '@tanstack/react-query'
import type { EnhancedAlert, Recommendations } from '#src/contract/enhanced-orders.ts'
import type { Call } from '#src/contract/index.ts'
import { queryKeys } from '#src/api/query.ts'

/** What is proposed for an order that OCR has read; `isAssumed` where no call has answered. */
export interface Advice extends Recommendations {
  isAssumed: boolean
}

const NO_ADVICE: Advice = {
  riskLevel: 'medium',
  risks: [],
  vehicles: [],
  carriers: [],
  isAssumed: true,
  price: undefined,
}

/** Recommendations; where they cannot be had none, with risk level medium. Source: specification 8, other */
export function adviceQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: queryKeys.record('enhancedOrders.recommendations', id),
    queryFn: ({ signal }): Promise<Advice> =>
      orElse(signal, NO_ADVICE, async () => {
        const found = await call('enhancedOrders.recommendations', { params: { id }, signal })
        return { ...found, isAssumed: false }
      }),
  })
}

/** What is to be said of one order; nothing where that cannot be had. Source: specification 8, other */
export function enhancedAlertsQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: queryKeys.record('enhancedOrders.alerts', id),
    queryFn: ({ signal }) =>
      orElse<EnhancedAlert[]>(signal, [], async () => {
        return (await call('enhancedOrders.alerts', { params: { id }, signal })).data
      }),
  })
}

/** What is to be said of all orders that are still open; nothing where that cannot be had. */
export function activeAlertsQuery(call: Call) {
  return queryOptions({
    queryKey: queryKeys.of('enhancedOrders.activeAlerts', {}),
    queryFn: ({ signal }) =>
      orElse<EnhancedAlert[]>(signal, [], async () => (await call('enhancedOrders.activeAlerts', { signal })).data),
  })
}

async function orElse<T>(signal: AbortSignal, fallback: T, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (signal.aborted) throw error
    return fallback
  }
}
