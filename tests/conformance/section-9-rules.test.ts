import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient } from '#src/api/query.ts'
import { Order } from '#src/contract/orders/order.ts'
import { raisedAlerts } from '#src/domain/alerts/alerts.ts'
import type { NotificationType } from '#src/domain/alerts/notifications.ts'
import { addRecentSearch } from '#src/domain/accounts/recents.ts'
import { pendingPodBadge } from '#src/domain/reports/statistics.ts'
import { orderEventsQuery, orderHistoryQuery, EVENT_PAGE } from '#src/features/orders/orders.queries.ts'
import { createNotificationStore } from '#src/features/notifications/notification-store.tsx'
import { createFormat } from '#src/i18n/format.ts'
import { de } from '#tests/support/words.ts'
import { testProofs } from './proofs.ts'
import { draft } from './section-7-rows-orders.ts'
import { constants } from './section-9-rows.ts'
import { clientOnWire, NOW, wire } from './wire.ts'

testProofs(9, constants)

test('the combined transports answer page 1 with 20, OCR orders among them, to whoever asks for nothing else', async () => {
  const backend = wire()
  const read = async (path: string) => (await backend.send(`GET /api/v1/${path}`)).body as TransportPage
  const { data, pagination } = await read('transports/combined')
  const [{ pagination: all }, { pagination: open }] = [
    await read('transports'),
    await read('enhanced-orders?state=open'),
  ]
  const inquiries = await read('transports/combined?status=inquiry&limit=500')
  expect([data.length, pagination]).toMatchObject([20, { page: 1, limit: 20, total: all.total }])
  expect(inquiries.data.filter(({ isFromOCR }) => isFromOCR).length).toBe(open.total)
  const stamps = data.map(({ createdAt }) => createdAt)
  expect(stamps).toEqual(stamps.toSorted().toReversed())
})

interface TransportPage {
  data: { isFromOCR: boolean; createdAt: string }[]
  pagination: { page: number; limit: number; total: number }
}

test.each([
  ['transports', 10, 'createdAt'],
  ['documents', 20, 'uploadedAt'],
])('%s asked for without anything are %i, sorted by %s descending', async (noun, limit, field) => {
  const { body } = await wire().send(`GET /api/v1/${noun}`)
  const { data, pagination } = body as { data: Record<string, string>[]; pagination: object }
  expect([data.length, pagination]).toMatchObject([limit, { page: 1, limit }])
  const stamps = data.map((row) => row[field])
  expect(stamps).toEqual(stamps.toSorted().toReversed())
})

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
        'Niedrige Abschlussquote',
        'Abschlussquote: {{value}} % (Schwelle {{threshold}} %)',
        { value: 71, threshold: 90 },
      ],
    ])
  })

  test('a figure nobody knows raises nothing', () => {
    expect(raised({})).toEqual([])
    expect(raised({ availableVehicles: Number.NaN })).toEqual([])
  })
})

describe('a message in the corner', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Whether a message of a kind is still shown a millisecond before a moment, and at it. */
  function shownAround(type: NotificationType, moment: number): [boolean, boolean] {
    const store = createNotificationStore({ tenantId: 'nordkurs', userId: 'usr-1' })
    store.notify({ type, message: 'Gespeichert' })
    vi.advanceTimersByTime(moment - 1)
    const before = store.current().toasts.length === 1
    vi.advanceTimersByTime(1)
    return [before, store.current().toasts.length === 1]
  }

  test.each([
    ['success', 4000],
    ['info', 4000],
    ['warning', 6000],
  ] as const)('of kind %s goes after %i ms', (type, duration) => {
    expect(shownAround(type, duration)).toEqual([true, false])
  })

  test('of kind error never goes by itself', () => {
    expect(shownAround('error', 86_400_000)).toEqual([true, true])
    expect(vi.getTimerCount()).toBe(0)
  })
})

test('ten recent searches are kept, of at least 2 characters, none twice', () => {
  const typed = ['K', 'Köln', 'Ulm', 'HH', 'Kiel', 'Bonn', 'Jena', 'Gera', 'Suhl', 'Hof', 'Aue', 'Rom', 'koeln', 'ulm']
  const kept = typed.reduce<readonly string[]>((recents, term) => addRecentSearch(recents, term), [])
  expect(kept).toEqual(['ulm', 'koeln', 'Rom', 'Aue', 'Hof', 'Suhl', 'Gera', 'Jena', 'Bonn', 'Kiel'])
})

test('the pending-POD badge is 10 % of deliveredToday and shown only if its flag is on', () => {
  expect([pendingPodBadge(30, { podBadge: true }), pendingPodBadge(30, { podBadge: false })]).toEqual([3, undefined])
})

test('events are asked for 50 to a page from page 1, a history has 50 orders', async () => {
  const { call, lines, send } = await clientOnWire()
  const queryClient = createQueryClient()
  await queryClient.fetchQuery(orderEventsQuery(call, 'NK-2026-004711', 1, EVENT_PAGE))
  await queryClient.fetchQuery(orderHistoryQuery(call, 'customer', 'cus-002'))
  expect(lines).toEqual([
    'GET /api/orders/NK-2026-004711/events?page=1&pageSize=50 200',
    'GET /api/v1/order-management/customers/cus-002/order-history?limit=50 200',
  ])
  const events = (await send('GET /api/orders/NK-2026-004711/events')).body
  expect(events).toMatchObject({ page: 1, pageSize: 50 })
})

test('an order without VAT rate and currency has 19 % and EUR, as the server makes it and as the client reads it', async () => {
  const { send } = wire()
  const { body } = await send('POST /api/tms-integration/order-wizard-to-tms', {
    body: { tenantId: 'nordkurs', ...draft, requirements: {}, review: {} },
  })
  const made = Order.parse(Reflect.get(body as object, 'order'))
  const { vatRate, currency } = Order.parse({})
  expect([made.vatRate, made.currency, vatRate, currency]).toEqual([19, 'EUR', 19, 'EUR'])
})

test('amounts are euros in the German way', () => {
  const { money } = createFormat('de', () => NOW)
  expect([money(1234.56), money(0), money(-1480)].map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    '1.234,56 €',
    '0,00 €',
    '−1.480,00 €',
  ])
})
