import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, test } from 'vitest'
import { activeAlertsQuery, adviceQuery, enhancedAlertsQuery } from '#src/features/enhanced-orders/enhanced.queries.ts'
import { EnhancedOrder } from '#src/contract/enhanced-orders.ts'
import { mapEnhancedOrder } from '#src/domain/enhanced/orders.ts'
import { combineStatistics } from '#src/domain/enhanced/statistics.ts'
import { clientOnWire } from './wire.ts'

const ID = 'enh-nk-ocr-001'

describe('enhanced statistics', () => {
  test('totals are summed, and each order read by OCR saves 15', () => {
    expect(combineStatistics({ total: 240 }, { total: 25 })).toEqual({
      total: 265,
      transports: 240,
      enhancedOrders: 25,
      automationSavings: 375,
    })
  })

  test('of two calls that are combined one may fail: the other one is shown', () => {
    expect(combineStatistics(undefined, { total: 25 })).toMatchObject({ total: 25, automationSavings: 375 })
    expect(combineStatistics({ total: 240 }, undefined)).toMatchObject({ total: 240, automationSavings: undefined })
    expect(combineStatistics(undefined, undefined).total).toBeUndefined()
  })
})

describe('an enhanced order, mapped', () => {
  const raw = { id: 'e1', order_number: 'NK-OCR-0001', pickup_city: 'Bremen', pickup_date: '2026-11-24' }

  test('is an inquiry by OCR, and what was not read is "Unbekannt"', () => {
    expect(mapEnhancedOrder(EnhancedOrder.parse(raw))).toEqual({
      loadId: 'NK-OCR-0001',
      status: 'inquiry',
      customerName: 'Unbekannt',
      origin: 'Bremen',
      destination: 'Unbekannt',
      cargo: 'Unbekannt',
      loadingDate: '2026-11-24',
      unloadingDate: undefined,
      isFromOCR: true,
    })
  })

  test('keeps a status that is given, and is in planning once it is converted', () => {
    expect(mapEnhancedOrder(EnhancedOrder.parse({ ...raw, status: 'ASSIGNED' })).status).toBe('ASSIGNED')
    const converted = { ...raw, status: 'converted', transport_id: 'tra-1' }
    expect(mapEnhancedOrder(EnhancedOrder.parse(converted)).status).toBe('PLANNING')
  })
})

describe('what is asked beside an enhanced order', async () => {
  const { call, server } = await clientOnWire()
  const ask = <T>(query: { queryKey: readonly unknown[]; queryFn?: unknown }) =>
    new QueryClient().fetchQuery(query as never) as Promise<T>
  afterEach(() => server.faults.reset())

  test('recommendations that fail are none, with risk level medium', async () => {
    server.faults.fail('enhancedOrders.recommendations', 500)
    expect(await ask(adviceQuery(call, ID))).toEqual({
      riskLevel: 'medium',
      risks: [],
      vehicles: [],
      carriers: [],
      price: undefined,
      isAssumed: true,
    })
  })

  test('alerts that fail are none, of one order and of all', async () => {
    server.faults.fail('enhancedOrders.alerts', 500)
    server.faults.fail('enhancedOrders.activeAlerts', 500)
    expect([await ask(enhancedAlertsQuery(call, ID)), await ask(activeAlertsQuery(call))]).toEqual([[], []])
  })

  test('all alerts together are those of the single orders', async () => {
    const { data } = await call('enhancedOrders.list', { query: { state: 'open', limit: 500 } })
    const single = await Promise.all(data.map(({ id }) => call('enhancedOrders.alerts', { params: { id } })))
    const active = await call('enhancedOrders.activeAlerts', {})
    const ids = (alerts: { id: string }[]) => alerts.map(({ id }) => id).toSorted()
    expect(ids(active.data).length).toBeGreaterThan(3)
    expect(ids(active.data)).toEqual(ids(single.flatMap((answer) => answer.data)))
  })
})
