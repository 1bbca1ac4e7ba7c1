import { describe, expect, test } from 'vitest'
import { wire } from './wire.ts'

const ORDER = '/api/orders/NK-2026-004711'

describe('Pages', () => {
  const { send } = wire()
  const pageOf = async (query: string) => {
    const { body } = await send(`GET ${ORDER}/events${query}`)
    const { items, ...page } = body as { items: { type: string }[] }
    return { ...page, types: items.map(({ type }) => type) }
  }

  test('The events of an order come in pages, newest first, 50 on the first one unless asked otherwise', async () => {
    expect(await pageOf('')).toEqual({
      page: 1,
      pageSize: 50,
      total: 5,
      hasMore: false,
      types: ['assigned', 'status_changed', 'priced', 'note', 'created'],
    })
  })

  test.each([
    ['?page=1&pageSize=2', { page: 1, hasMore: true, types: ['assigned', 'status_changed'] }],
    ['?page=2&pageSize=2', { page: 2, hasMore: true, types: ['priced', 'note'] }],
    ['?page=3&pageSize=2', { page: 3, hasMore: false, types: ['created'] }],
    ['?page=4&pageSize=2', { page: 4, hasMore: false, types: [] }],
  ])('%s', async (query, expected) => {
    expect(await pageOf(query)).toEqual({ ...expected, pageSize: 2, total: 5 })
  })

  test.each(['?page=0', '?pageSize=0', '?pageSize=-1', '?page=x'])('%s is no page: 422', async (query) => {
    expect((await send(`GET ${ORDER}/events${query}`)).status).toBe(422)
  })

  test('Documents come 20 to a page, newest upload first', async () => {
    const { body } = await send('GET /api/v1/documents')
    const { data, pagination } = body as { data: { uploadedAt: string }[]; pagination: { page: number; limit: number } }
    expect([data.length, pagination.page, pagination.limit]).toEqual([20, 1, 20])
    const stamps = data.map(({ uploadedAt }) => uploadedAt)
    expect(stamps).toEqual(stamps.toSorted().toReversed())
  })

  test('Transports come 10 to a page, newest first', async () => {
    const { body } = await send('GET /api/v1/transports')
    const { data, pagination } = body as { data: { createdAt: string }[]; pagination: { page: number; limit: number } }
    expect([data.length, pagination.page, pagination.limit]).toEqual([10, 1, 10])
    const stamps = data.map(({ createdAt }) => createdAt)
    expect(stamps).toEqual(stamps.toSorted().toReversed())
  })

  test('Transports are listed by driver and by vehicle', async () => {
    type TransportPage = { data: { driverId: string; vehicleId: string }[]; pagination: { total: number } }
    const found = async (query: string) =>
      (await send(`GET /api/v1/transports?limit=500&${query}`)).body as TransportPage
    const all = (await found('')).data
    const some = all.find(({ driverId, vehicleId }) => driverId && vehicleId)
    for (const field of ['driverId', 'vehicleId'] as const) {
      const wanted = all.filter((transport) => transport[field] === some?.[field])
      const { data, pagination } = await found(`${field}=${some?.[field]}`)
      expect([data.length, pagination.total]).toEqual([wanted.length, wanted.length])
      expect(wanted.length).toBeLessThan(all.length)
    }
  })

  test('The history of a partner holds at most as many orders as asked for', async () => {
    const { body } = await send('GET /api/v1/order-management/customers/cus-002/order-history?limit=3')
    expect((body as { data: unknown[] }).data).toHaveLength(3)
  })
})
