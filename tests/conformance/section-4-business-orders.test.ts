import { describe, expect, test } from 'vitest'
import { businessMetricsQuery } from '#src/entities/reports/business-metrics.ts'
import { createQueryClient } from '#src/api/query.ts'
import type { Call } from '#src/contract/index.ts'
import { QUICK_STATS_SUBSTITUTES } from '#src/domain/reports/statistics.ts'

/** Answers the calls named, fails the others, and tells which were made. */
function answering(answers: Record<string, unknown>) {
  const calls: string[] = []
  const call = ((name: string) => {
    calls.push(name)
    const answer = answers[name]
    return answer === undefined ? Promise.reject(new Error(`No answer to ${name}`)) : Promise.resolve(answer)
  }) as unknown as Call
  const ask = () => createQueryClient().fetchQuery({ ...businessMetricsQuery(call), retry: false })
  return { ask, calls }
}

const kpis = { inProgress: 7, assigned: 5, deliveredToday: 3 }
const metrics = { dailyRevenue: 1200.5, totalRevenue: 90_000, onTimeDeliveryRate: 91, errorRate: 4.5 }

describe('the business dashboard metrics', () => {
  test('the one call is enough when it answers', async () => {
    const { ask, calls } = answering({ 'businessOrders.metrics': { activeOrders: 12 } })
    expect(await ask()).toEqual({ activeOrders: 12 })
    expect(calls).toEqual(['businessOrders.metrics'])
  })

  test('else the dispatcher’s figures and the plain metrics stand in for it', async () => {
    const { ask, calls } = answering({ 'dispatcher.kpis': kpis, 'metrics.get': metrics })
    expect(await ask()).toEqual({
      activeOrders: 12,
      ordersToday: 3,
      dayRevenue: 1200.5,
      totalRevenue: 90_000,
      onTimeDeliveryRate: 91,
      completionRate: 95.5,
    })
    expect(calls).toEqual(['businessOrders.metrics', 'dispatcher.kpis', 'metrics.get'])
  })

  test('when these fail too, nothing is made up but the three marked values', async () => {
    await expect(answering({ 'dispatcher.kpis': kpis }).ask()).rejects.toThrow('No answer to metrics.get')
    expect(Object.values(QUICK_STATS_SUBSTITUTES)).toEqual([
      { value: 127, substitute: true },
      { value: '€12.4k', substitute: true },
      { value: '94%', substitute: true },
    ])
  })
})
