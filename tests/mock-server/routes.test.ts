import { describe, expect, test } from 'vitest'
import { endpoints } from '#src/contract/index.ts'
import { routes, matchRoute } from '#mock-server/core/routes.ts'
import { handlers } from '#mock-server/resources/index.ts'

const nameAt = (method: string, path: string) => matchRoute(routes, method, path).route?.name

describe('Specific paths win over placeholders', () => {
  test.each([
    ['GET', '/api/orders/NK-2026-004711', 'orders.get'],
    ['POST', '/api/orders/search', 'orders.search'],
    ['POST', '/api/orders/statistics', 'orders.statistics'],
    ['POST', '/api/orders/wizard/start', 'wizard.start'],
    ['GET', '/api/orders/wizard/wiz-1', 'wizard.get'],
    ['PUT', '/api/orders/enhanced/NK-2026-004711/carrier', 'orders.setCarrier'],
    ['PUT', '/api/orders/NK-2026-004711/carrier', 'orders.setCarrier'],
    ['PUT', '/api/orders/wizard/wiz-1/customer', 'wizard.setCustomer'],
    ['PUT', '/api/orders/NK-2026-004711', 'orders.update'],
    ['PUT', '/api/v1/order-management/orders/NK-2026-004711/pricing', 'orders.setPricing'],
    ['GET', '/api/v1/transports/stats', 'transports.stats'],
    ['GET', '/api/v1/transports/tra-1', 'transports.get'],
    ['GET', '/api/business/orders/dashboard/metrics', 'businessOrders.metrics'],
    ['GET', '/api/business/orders/NK-2026-004711', 'businessOrders.get'],
    ['GET', '/api/orders/', 'orders.list'],
    ['GET', '/api/orders//events', undefined],
    ['GET', '/orders', undefined],
    ['GET', '/api/v2/orders', undefined],
  ])('%s %s is %s', (method, path, name) => {
    expect(nameAt(method, path)).toBe(name)
  })
})

test('Every endpoint answers at its own path, under both prefixes', () => {
  const wrong = Object.entries(endpoints).flatMap(([name, { method, path }]) => {
    const concrete = path.replace(/\{[^}]*\}/g, 'x1')
    const tail = concrete.replace(/^\/api(\/v1)?/, '')
    return [concrete, `/api${tail}`, `/api/v1${tail}`].filter((each) => nameAt(method, each) !== name)
  })
  expect(wrong).toEqual([])
})

test('Every endpoint has a rule of its own name', () => {
  const named = Object.entries(handlers).map(([key, handler]) => [key, handler.name])
  expect(named).toEqual(named.map(([key]) => [key, key]))
  expect(Object.keys(handlers).sort()).toEqual(Object.keys(endpoints).sort())
})

test('A path with another method names the methods it has', () => {
  expect(matchRoute(routes, 'POST', '/api/orders/NK-2026-004711')).toEqual({
    route: undefined,
    allowed: ['GET', 'PUT', 'DELETE'],
  })
})
