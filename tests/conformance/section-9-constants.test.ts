import { describe, expect, test } from 'vitest'
import { ORDER_STALE_TIME } from '#src/api/order-query.ts'
import { createQueryClient } from '#src/api/query.ts'
import { slots } from '#src/api/storage.ts'
import { Order } from '#src/contract/order.ts'
import { raisedAlerts } from '#src/domain/alerts.ts'
import { DEFAULT_FEATURE_FLAGS } from '#src/domain/feature-flags.ts'
import { NOTIFICATION_DURATIONS, TOAST_DURATION } from '#src/domain/notifications.ts'
import { CANCELLATION_UNDO_DAYS, DEPARTURE_UNDO_MINUTES, WORKFLOW } from '#src/domain/order-status.ts'
import { RECENT_SEARCH_LIMIT, RECENT_SEARCH_MINIMUM_LENGTH } from '#src/domain/recents.ts'
import { SEARCH_DEBOUNCE, SEARCH_LIMIT, SEARCH_MINIMUM_LENGTH } from '#src/domain/search.ts'
import {
  AUTOMATION_SAVINGS_PER_ORDER,
  DEFAULT_AVERAGE_DELIVERY_TIME,
  PERFORMANCE_SUBSTITUTES,
  pendingPodBadge,
  QUICK_STATS_SUBSTITUTES,
} from '#src/domain/statistics.ts'
import { TOKEN_REFRESH_MARGIN } from '#src/domain/token.ts'
import { ORDER_CACHE_SIZE } from '#src/features/orders/order-cache.ts'
import { EVENT_PAGE, orderEventsQuery, orderHistoryQuery } from '#src/features/orders/orders.queries.ts'
import { createFormat } from '#src/i18n/format.ts'
import { de } from '#src/i18n/locales/de.ts'
import { clientOnWire, NOW } from './wire.ts'

describe('alert rules', () => {
  const quiet = { availableVehicles: 5, activeTransports: 20, completionRate: 90 }
  const raised = (figures: Parameters<typeof raisedAlerts>[0]) =>
    raisedAlerts(figures).map(({ type, title, actionUrl }) => `${type} ${title} ${actionUrl}`)

  test('5 vehicles, 20 transports and 90 % are quiet', () => {
    expect(raised(quiet)).toEqual([])
  })

  test.each([
    [{ ...quiet, availableVehicles: 4 }, 'warning Low Vehicle Availability /vehicles'],
    [{ ...quiet, activeTransports: 21 }, 'info High Transport Activity /transports'],
    [{ ...quiet, completionRate: 89.9 }, 'error Low Completion Rate /analytics'],
  ])('%j raises %s', (figures, alert) => {
    expect(raised(figures)).toEqual([alert])
  })

  test('all three at once, with their words and figures', () => {
    const alerts = raisedAlerts({ availableVehicles: 0, activeTransports: 43, completionRate: 71 })
    expect(alerts.map(({ id, titleKey, messageKey, values }) => [id, de[titleKey], de[messageKey], values])).toEqual([
      [
        'low-vehicle-availability',
        'Wenige Fahrzeuge frei',
        'Freie Fahrzeuge: {{value}} (Schwelle {{threshold}})',
        { value: 0, threshold: 5 },
      ],
      [
        'high-transport-activity',
        'Viele aktive Transporte',
        'Aktive Transporte: {{value}} (Schwelle {{threshold}})',
        { value: 43, threshold: 20 },
      ],
      [
        'low-completion-rate',
        'Niedrige Erfüllungsquote',
        'Erfüllungsquote: {{value}} % (Schwelle {{threshold}} %)',
        { value: 71, threshold: 90 },
      ],
    ])
  })

  test('a figure nobody knows raises nothing', () => {
    expect(raised({})).toEqual([])
    expect(raised({ availableVehicles: Number.NaN })).toEqual([])
  })
})

test('notifications: success and info 4000 ms, warning 6000 ms, error stays, toasts 4000 ms', () => {
  expect({ ...NOTIFICATION_DURATIONS, toast: TOAST_DURATION }).toEqual({
    success: 4000,
    info: 4000,
    warning: 6000,
    error: 0,
    toast: 4000,
  })
})

test('the access token is refreshed when it expires within 5 minutes', () => {
  expect(TOKEN_REFRESH_MARGIN).toBe(300_000)
})

test('search: 300 ms, at least 3 characters, 50 results, 10 recent searches of at least 2 characters', () => {
  expect([
    SEARCH_DEBOUNCE,
    SEARCH_MINIMUM_LENGTH,
    SEARCH_LIMIT,
    RECENT_SEARCH_LIMIT,
    RECENT_SEARCH_MINIMUM_LENGTH,
  ]).toEqual([300, 3, 50, 10, 2])
})

test('feature flags: pod badge off, compact finance row on, compact UI off, websockets on', () => {
  expect(DEFAULT_FEATURE_FLAGS).toEqual({
    podBadge: false,
    compactFinanceRow: true,
    compactUi: false,
    websockets: true,
  })
})

test('the pending-POD badge is 10 % of deliveredToday and shown only if its flag is on', () => {
  expect([pendingPodBadge(30, { podBadge: true }), pendingPodBadge(30, { podBadge: false })]).toEqual([3, undefined])
})

test('figures that stand in for missing ones are 127, €12.4k, 94% and 2.3, 94.2, 1247, 78.5, marked as substitutes', () => {
  expect(Object.values(QUICK_STATS_SUBSTITUTES)).toEqual([
    { value: 127, substitute: true },
    { value: '€12.4k', substitute: true },
    { value: '94%', substitute: true },
  ])
  expect(Object.values(PERFORMANCE_SUBSTITUTES)).toEqual([
    { value: 2.3, substitute: true },
    { value: 94.2, substitute: true },
    { value: 1247, substitute: true },
    { value: 78.5, substitute: true },
  ])
  expect(DEFAULT_AVERAGE_DELIVERY_TIME).toBe('0 Tage')
})

test('the workflow has 6 steps, automation saves 15 per order', () => {
  expect([WORKFLOW.length, AUTOMATION_SAVINGS_PER_ORDER]).toEqual([6, 15])
})

test('a departure is taken back within 60 minutes, a cancelled order restored within 30 days', () => {
  expect([DEPARTURE_UNDO_MINUTES, CANCELLATION_UNDO_DAYS]).toEqual([60, 30])
})

test('orders: events 50 to a page from page 1, history of 50, cache of 5 for 30 s, VAT 19 %, EUR', async () => {
  const { call, lines } = await clientOnWire()
  const queryClient = createQueryClient()
  await queryClient.fetchQuery(orderEventsQuery(call, 'NK-2026-004711', 1, EVENT_PAGE))
  await queryClient.fetchQuery(orderHistoryQuery(call, 'customer', 'cus-002'))
  expect(lines).toEqual([
    'GET /api/orders/NK-2026-004711/events?page=1&pageSize=50 200',
    'GET /api/v1/order-management/customers/cus-002/order-history?limit=50 200',
  ])
  expect([ORDER_STALE_TIME, ORDER_CACHE_SIZE]).toEqual([30_000, 5])
  const { vatRate, currency } = Order.parse({})
  expect([vatRate, currency]).toEqual([19, 'EUR'])
})

test('amounts are euros in the German way', () => {
  const { money } = createFormat('de', () => NOW)
  expect([money(1234.56), money(0), money(-1480)].map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    '1.234,56 €',
    '0,00 €',
    '−1.480,00 €',
  ])
})

test('local storage keeps the token, the tenant, recent searches, recent orders and the last visited order', () => {
  const { authToken, tenant, authState, recentSearches, recentOrders, lastOrder, language } = slots
  const kept = [authToken, tenant, authState, recentSearches, recentOrders, lastOrder, language]
  expect(kept.map(({ key }) => key)).toEqual([
    'auth_token',
    'tenant',
    'auth-state',
    'recent-searches',
    'recent-orders',
    'last-order',
    'language',
  ])
})
