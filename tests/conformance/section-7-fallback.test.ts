import { beforeEach, describe, expect, test } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import type { Call } from '#src/contract/index.ts'
import { clientOnWire, errorOf } from './wire.ts'

const ORDER = 'NK-2026-004705'

interface Chain {
  name: 'orders.setPricing' | 'orders.setCarrier' | 'orders.setCustomer'
  send(call: Call, id?: string): Promise<{ order: object }>
  /** What the order must show, whichever path answered. */
  result: object
  paths: readonly [string, string, string]
}

const chains: readonly Chain[] = [
  {
    name: 'orders.setPricing',
    send: (call, id = ORDER) =>
      call('orders.setPricing', {
        params: { id },
        body: { customerPrice: 1512.5, carrierPrice: 1300, currency: 'EUR', vatRate: 19 },
      }),
    result: { customerPrice: 1512.5, carrierPrice: 1300, margin: 212.5, version: 2 },
    paths: [
      '/api/orders/enhanced/NK-2026-004705/pricing',
      '/api/v1/order-management/orders/NK-2026-004705/pricing',
      '/api/orders/NK-2026-004705',
    ],
  },
  {
    name: 'orders.setCarrier',
    send: (call, id = ORDER) => call('orders.setCarrier', { params: { id }, body: { carrierId: 'car-003' } }),
    result: { carrierId: 'car-003', carrierName: 'Küstenlinie Logistik GmbH', status: 'ASSIGNED' },
    paths: [
      '/api/orders/enhanced/NK-2026-004705/carrier',
      '/api/orders/NK-2026-004705/carrier',
      '/api/orders/NK-2026-004705',
    ],
  },
  {
    name: 'orders.setCustomer',
    send: (call, id = ORDER) => call('orders.setCustomer', { params: { id }, body: { customerId: 'cus-001' } }),
    result: { customerId: 'cus-001', customerName: 'Hansekontor Kaffeerösterei GmbH', version: 2 },
    paths: [
      '/api/orders/enhanced/NK-2026-004705/customer',
      '/api/orders/NK-2026-004705/customer',
      '/api/orders/NK-2026-004705',
    ],
  },
]

const missing = [404, 405, 501]
const answers = [400, 403, 409, 410, 422, 429, 500, 502, 503]

describe.each(chains)('$name', async ({ name, send, result, paths }) => {
  // What is refused changes nothing: all refusals share one world.
  const refusing = await clientOnWire('dispatcher')

  beforeEach(() => {
    refusing.server.faults.reset()
    refusing.lines.length = 0
  })

  test('answers on its first path', async () => {
    const { call, lines } = await clientOnWire('dispatcher')
    expect((await send(call)).order).toMatchObject(result)
    expect(lines).toEqual([`PUT ${paths[0]} 200`])
  })

  test.each(missing)('goes on to the second path after %i', async (status) => {
    const { call, lines, server } = await clientOnWire('dispatcher')
    server.faults.fail(name, status, { times: 1 })
    expect((await send(call)).order).toMatchObject(result)
    expect(lines).toEqual([`PUT ${paths[0]} ${status}`, `PUT ${paths[1]} 200`])
  })

  test.each(missing)('goes on to the third path after %i twice', async (status) => {
    const { call, lines, server } = await clientOnWire('dispatcher')
    server.faults.fail(name, status, { times: 2 })
    expect((await send(call)).order).toMatchObject(result)
    expect(lines).toEqual([`PUT ${paths[0]} ${status}`, `PUT ${paths[1]} ${status}`, `PUT ${paths[2]} 200`])
  })

  test.each(answers)('takes %i as the answer of the server', async (status) => {
    const { call, lines, server } = refusing
    server.faults.fail(name, status, { body: { message: 'Das ist die Antwort' } })
    const { status: answered, message } = await errorOf(send(call))
    expect({ answered, message }).toEqual({
      answered: status,
      message: status === 429 ? 'Rate limited' : 'Das ist die Antwort',
    })
    expect(lines).toEqual([`PUT ${paths[0]} ${status}`])
  })

  test('tells the last refusal where no path exists', async () => {
    const { call, lines, server } = refusing
    server.faults.fail(name, 404, { times: 2 })
    server.faults.fail('orders.update', 404, { body: { message: 'Auch hier nicht' } })
    expect((await errorOf(send(call))).message).toBe('Auch hier nicht')
    expect(lines).toEqual(paths.map((path) => `PUT ${path} 404`))
  })

  test('asks for an order that is not there on every path, and in the words of the last', async () => {
    const { call, lines } = refusing
    const error = await errorOf(send(call, 'NK-2026-999999'))
    expect([error.status, error.message]).toEqual([404, 'Auftrag NK-2026-999999 wurde nicht gefunden'])
    expect(lines).toEqual(paths.map((path) => `PUT ${path.replace(ORDER, 'NK-2026-999999')} 404`))
  })
})

describe('The history of a partner', () => {
  test.each([
    ['customers.orderHistory', '/api/v1/order-management/customers/cus-002/order-history?limit=50'],
    ['carriers.orderHistory', '/api/v1/order-management/carriers/cus-002/order-history?limit=50'],
  ] as const)('%s: a 404 is an empty list', async (name, path) => {
    const { call, lines, server } = await clientOnWire('dispatcher')
    server.faults.fail(name, 404)
    expect(await call(name, { params: { id: 'cus-002' }, query: {} })).toEqual({ data: [] })
    expect(lines).toEqual([`GET ${path} 404`])
  })

  test('an unknown partner has no history', async () => {
    const { call } = await clientOnWire('dispatcher')
    expect(await call('customers.orderHistory', { params: { id: 'cus-999' }, query: {} })).toEqual({ data: [] })
  })

  test.each([403, 405, 500, 501])('%i is no empty list', async (status) => {
    const { call, server } = await clientOnWire('dispatcher')
    server.faults.fail('carriers.orderHistory', status)
    const error = await errorOf(call('carriers.orderHistory', { params: { id: 'car-028' }, query: {} }))
    expect([error instanceof ApiError, error.status]).toEqual([true, status])
  })
})
