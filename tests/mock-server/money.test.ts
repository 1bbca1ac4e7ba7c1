import { describe, expect, test } from 'vitest'
import type { EndpointName } from '#src/contract/index.ts'
import { withoutMoney } from '#src/domain/accounts/money-fields.ts'
import { seededBackend, type Input } from './seeded-backend.ts'

const ORDER = { id: 'NK-2026-004711' }

/** Every call that a role which only reads orders may make and that has money to tell. */
const CALLS: readonly (readonly [EndpointName, Input])[] = [
  ['statistics.dashboard', {}],
  ['statistics.metrics', {}],
  ['metrics.get', {}],
  ['businessOrders.metrics', {}],
  ['orders.list', { query: { limit: 50 } }],
  ['orders.get', { params: ORDER }],
  ['orders.events', { params: ORDER, query: { pageSize: 50 } }],
  ['orders.search', { body: { query: 'NK-2026' } }],
  ['orderManagement.list', {}],
  ['businessOrders.list', { query: { page: 1 } }],
  ['businessOrders.get', { params: ORDER }],
  ['search.all', { body: { query: 'NK-2026', limit: 20 } }],
]

const MONEY = /"(\w*(?:[pP]rice|[rR]evenue|[mM]argin|[cC]ost|[cC]harge)\w*|amount)":/g
const moneyIn = (body: unknown) => new Set([...JSON.stringify(body).matchAll(MONEY)].map(([, name]) => name))

describe('money is left out of every answer to a role that only reads orders', () => {
  test.each(CALLS)('%s', async (name, input) => {
    const backend = seededBackend()
    await backend.ask('dispo@nordkurs', 'orders.setPricing', { params: ORDER, body: { customerPrice: 1777 } })
    const seen = await backend.ask('dispo@nordkurs', name, input)
    const told = await backend.ask('gast@nordkurs', name, input)
    expect([seen.status, told.status]).toEqual([200, 200])
    expect(moneyIn(told.body)).toEqual(new Set())
    if (name !== 'orders.events') expect(moneyIn(seen.body).size).toBeGreaterThan(0)
    expect(JSON.stringify(told.body)).not.toMatch(/customerPrice|1777/)
  })

  test('What else these answers say is the same', async () => {
    const backend = seededBackend()
    const whole = await backend.ask('dispo@nordkurs', 'orders.get', { params: ORDER })
    const told = await backend.ask('gast@nordkurs', 'orders.get', { params: ORDER })
    expect(told.body).toEqual(withoutMoney(whole.body))
    expect(told.body).toMatchObject({ id: ORDER.id, customerName: whole.body.customerName, weight: whole.body.weight })
  })

  test('An order by price is none: it would tell the prices', async () => {
    const backend = seededBackend()
    const ids = async (query: Record<string, string>) =>
      (await backend.ask('gast@nordkurs', 'orders.list', { query })).body.data.map(({ id }) => id)
    const usual = await ids({})
    for (const sortBy of ['customerPrice', 'carrierPrice', 'margin', 'marginPercent']) {
      expect(await ids({ sortBy, sortOrder: 'desc' })).toEqual(usual)
    }
  })

  test('A change of a price is in the history, but not which', async () => {
    const backend = seededBackend()
    const body = { customerPrice: 1777, customsLeg: 'export' }
    await backend.ask('dispo@nordkurs', 'orders.update', { params: ORDER, body })
    const { body: events } = await backend.ask('gast@nordkurs', 'orders.events', {
      params: ORDER,
      query: { pageSize: 1 },
    })
    expect(events.items[0]?.type).toBe('updated')
    expect(events.items[0]?.changedFields.map(({ field }) => field)).toEqual(['vatRate', 'customsLeg'])
  })
})
