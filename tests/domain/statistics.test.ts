import { describe, expect, test } from 'vitest'
import { parseFeatureFlags } from '#src/domain/accounts/feature-flags.ts'
import { notificationDuration } from '#src/domain/alerts/notifications.ts'
import { combineMetrics, pendingPodBadge } from '#src/domain/reports/statistics.ts'

test('the fallback calls together make the business figures', () => {
  const kpis = { inProgress: 14, assigned: 9, deliveredToday: 11 }
  const metrics = { dailyRevenue: 12_400.5, totalRevenue: 390_000, onTimeDeliveryRate: 93.5, errorRate: 2.5 }
  expect(combineMetrics(kpis, metrics)).toEqual({
    activeOrders: 23,
    ordersToday: 11,
    dayRevenue: 12_400.5,
    totalRevenue: 390_000,
    onTimeDeliveryRate: 93.5,
    completionRate: 97.5,
  })
  expect(combineMetrics(kpis, { ...metrics, errorRate: 140 }).completionRate).toBe(0)
})

test('what the fallback calls do not tell stays unknown, it is not made up from 0', () => {
  expect(combineMetrics({ inProgress: 14 }, { totalRevenue: 390_000 })).toEqual({ totalRevenue: 390_000 })
})

describe('the badge for pending proofs of delivery', () => {
  test.each([
    [40, 4],
    [14, 1],
    [15, 2],
    [4, undefined],
    [0, undefined],
    [-20, undefined],
    [Number.NaN, undefined],
  ])('after %s deliveries shows %s, and nothing while its flag is off', (delivered, badge) => {
    const shown = [pendingPodBadge(delivered, { podBadge: true }), pendingPodBadge(delivered, { podBadge: false })]
    expect(shown).toEqual([badge, undefined])
  })
})

test('without auto-close every notification stays', () => {
  const kinds = ['success', 'info', 'warning', 'error'] as const
  expect(kinds.map((kind) => notificationDuration(kind, { autoClose: true }))).toEqual([4000, 4000, 6000, 0])
  expect(kinds.map((kind) => notificationDuration(kind, { autoClose: false }))).toEqual([0, 0, 0, 0])
})

describe('feature flags', () => {
  const defaults = { podBadge: false, compactFinanceRow: true, compactUi: false, websockets: true }
  test.each([
    [undefined, defaults],
    [null, defaults],
    ['podBadge', defaults],
    [{ podBadge: 'true', websockets: 0 }, defaults],
    [
      { podBadge: true, websockets: false, other: true },
      { ...defaults, podBadge: true, websockets: false },
    ],
  ])('%j gives %j', (value, flags) => {
    expect(parseFeatureFlags(value)).toEqual(flags)
  })
})
