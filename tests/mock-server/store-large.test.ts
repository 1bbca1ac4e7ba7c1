import { beforeAll, describe, expect, test } from 'vitest'
import { Database } from '#mock-server/store/memory/database.ts'
import { fold } from '#mock-server/store/fold.ts'
import type { Row } from '#mock-server/store/models.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { NOW } from './seeded-backend.ts'

type Order = Row<'orders'>

const database = new Database({ now: () => NOW })
const store = database.store('nordkurs')
let orders: Order[]

/** 3 000 orders: so many that indexes are made ahead and tell the values of a sort. */
beforeAll(async () => {
  const small = createTestServer({ now: () => NOW })
  await small.ready
  const seeded = await small.store('nordkurs').all('orders')
  const many = Array.from({ length: 3000 }, (_, index) => {
    const id = `NK-2026-${String(900_000 - index * 7)}`
    return { ...(seeded[index % seeded.length] as Order), id, orderNumber: id }
  })
  await database.load('orders', many)
  await database.warm()
  // Changes after the indexes were made: they must follow.
  await store.patch('orders', many[5]?.id ?? '', { priority: 'urgent', pickupCity: 'Ölbronn', status: 'CREATED' })
  await store.remove('orders', many[6]?.id ?? '')
  await store.insert('orders', { ...(many[7] as Order), id: 'NK-1', orderNumber: 'NK-1', carrierName: undefined })
  orders = await store.all('orders')
})

const URGENCY = ['low', 'normal', 'high', 'urgent']
const value = (order: Order, field: keyof Order) => {
  const cell = order[field]
  if (field === 'priority') return URGENCY.indexOf(order.priority)
  return typeof cell === 'string' ? fold(cell) : (cell as number | undefined)
}

function compared(a: Order, b: Order, field: keyof Order, descending: boolean): number {
  const [left, right] = [value(a, field), value(b, field)]
  if (left === right)
    return (a.createdAt ?? '') > (b.createdAt ?? '') ? -1 : a.createdAt === b.createdAt ? idOrder(a, b) : 1
  if (left === undefined) return 1
  if (right === undefined) return -1
  return left < right === descending ? 1 : -1
}

const idOrder = (a: Order, b: Order) => (a.id < b.id ? -1 : 1)

describe('Many rows are read like few', () => {
  test.each<[keyof Order, 'asc' | 'desc']>([
    ['priority', 'asc'],
    ['priority', 'desc'],
    ['carrierName', 'asc'],
    ['carrierName', 'desc'],
    ['customerPrice', 'desc'],
    ['orderNumber', 'asc'],
    ['pickupCity', 'asc'],
  ])('sorted by %s %s', async (field, order) => {
    const sort = [
      { field, order },
      { field: 'createdAt', order: 'desc' },
    ] as const
    const expected = orders.toSorted((a, b) => compared(a, b, field, order === 'desc')).map(({ id }) => id)
    const ids = async () => (await store.all('orders', undefined, sort)).map(({ id }) => id)
    expect(await ids()).toEqual(expected)
    await store.patch('orders', 'NK-1', { internalNotes: field })
    expect(await ids()).toEqual(expected)
  })

  test('filtered by index, by row and by alternatives', async () => {
    const found = await store.all('orders', {
      status: { in: ['CREATED', 'CONFIRMED'] },
      weight: { gte: 5000 },
      anyOf: [{ pickupCity: { contains: 'ham' } }, { deliveryPostalCode: { prefix: '8' }, distanceKm: { gt: 300 } }],
    })
    const expected = orders.filter(
      (order) =>
        (order.status === 'CREATED' || order.status === 'CONFIRMED') &&
        (order.weight ?? 0) >= 5000 &&
        (fold(order.pickupCity).includes('ham') ||
          (order.deliveryPostalCode.startsWith('8') && (order.distanceKm ?? 0) > 300)),
    )
    expect(found.length).toBeGreaterThan(10)
    expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
  })

  test('searched over fields with an index and fields without', async () => {
    const find = async (search: string) =>
      (await store.page('orders', { search, limit: 5000 })).data.map(({ id }) => id)
    const both = await find('hamburg 8999')
    const expected = orders.filter(
      (order) =>
        [
          order.pickupCity,
          order.deliveryCity,
          order.customerName,
          order.carrierName ?? '',
          order.cargoDescription,
        ].some((text) => fold(text).includes('hamburg')) &&
        [order.orderNumber, order.customerReference ?? ''].some((text) => text.includes('8999')),
    )
    expect(both.length).toBeGreaterThan(0)
    expect(both).toEqual(expected.map(({ id }) => id))
    expect(await find('olbronn')).toHaveLength(1)
  })

  test('counted by value, all and some', async () => {
    const naive = (some: Order[]) => {
      const counts: Record<string, number> = {}
      for (const { status } of some) counts[status] = (counts[status] ?? 0) + 1
      return counts
    }
    expect(await store.countBy('orders', 'status')).toEqual(naive(orders))
    expect(await store.countBy('orders', 'status', { priority: 'urgent' })).toEqual(
      naive(orders.filter(({ priority }) => priority === 'urgent')),
    )
  })
})
