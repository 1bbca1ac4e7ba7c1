import { expect, test } from 'vitest'
import { memoryPersistence, type Persistence, type SavedChange } from '#mock-server/store/memory/persistence.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { NOON } from './small-backend.ts'

const ORDER = 'NK-2026-004711'

async function start(persistence: Persistence) {
  const told: unknown[] = []
  const server = createTestServer({ now: () => NOON, persistence, report: (error) => told.push(error) })
  await server.ready
  const orders = await server.store('nordkurs').all('orders')
  return { server, told, orders }
}

/** A store in which a change was kept, and then this beside it. */
async function keptWith(broken: unknown): Promise<Persistence> {
  const persistence = memoryPersistence()
  const { server } = await start(persistence)
  await server.store('nordkurs').patch('orders', ORDER, { customerReference: 'PO-1' })
  await persistence.save([broken as SavedChange])
  return persistence
}

test('What was changed is there again in the world of the next start', async () => {
  const persistence = memoryPersistence()
  const first = await start(persistence)
  await first.server.store('nordkurs').patch('orders', ORDER, { customerReference: 'PO-1' })
  await first.server.store('nordkurs').next('orders')
  const second = await start(persistence)
  expect(second.orders).toEqual(await first.server.store('nordkurs').all('orders'))
  expect(second.orders.find(({ id }) => id === ORDER)).toMatchObject({ customerReference: 'PO-1', version: 2 })
  expect(await second.server.store('nordkurs').next('orders')).toBe(
    1 + ((await first.server.store('nordkurs').find('counters', 'nordkurs:orders'))?.value ?? 0),
  )
})

test.each([
  ['an entity that is gone', { entity: 'pigeons', id: 'a', row: { id: 'a', tenantId: 'nordkurs' } }],
  ['a row of another id', { entity: 'orders', id: ORDER, row: { id: 'b', tenantId: 'nordkurs' } }],
  ['a row of no tenant', { entity: 'orders', id: ORDER, row: { id: ORDER } }],
  ['a text for a row', { entity: 'orders', id: ORDER, row: 'row' }],
])('A store that holds %s leads to a fresh world, and is empty from then on', async (_, broken) => {
  const fresh = await start(memoryPersistence())
  const persistence = await keptWith(broken)
  const { told, orders } = await start(persistence)
  expect(told).toHaveLength(1)
  expect(orders).toEqual(fresh.orders)
  expect(await persistence.load()).toEqual([])
})

test('A transport kept before there were tours is on the tour of its order', async () => {
  const persistence = memoryPersistence()
  const { server } = await start(persistence)
  await server.store('nordkurs').patch('transports', 'tra-nk004711', { currentSpeed: 70 })
  const [kept] = (await persistence.load()).filter(({ entity }) => entity === 'transports')
  const { tourId, ...row } = kept?.row ?? {}
  await persistence.save([{ entity: 'transports', id: 'tra-nk004711', row }])
  const again = (await start(persistence)).server.store('nordkurs')
  expect(await again.find('transports', 'tra-nk004711')).toMatchObject({ tourId, currentSpeed: 70 })
  expect((await again.find('tours', String(tourId)))?.stops).toHaveLength(2)
})

test('An order kept in an older shape has today’s: its one UN number is a line, and what its notes said are fields', async () => {
  const persistence = memoryPersistence()
  const { server } = await start(persistence)
  await server.store('nordkurs').patch('orders', ORDER, { customerReference: 'PO-1' })
  const [kept] = (await persistence.load()).filter(({ entity }) => entity === 'orders')
  const { dangerousGoods: _, ...row } = kept?.row ?? {}
  const internalNotes = 'Ladebordwand nötig, Verpackungsgruppe II, Tunnelcode D/E, Entladereferenz E-8, Bitte Tor 3'
  const older = { ...row, adrUnNumber: '1263', adrClass: '3', internalNotes }
  await persistence.save([{ entity: 'orders', id: ORDER, row: older }])
  const again = await start(persistence)
  expect(await again.server.store('nordkurs').find('orders', ORDER)).toMatchObject({
    dangerousGoods: [{ unNumber: '1263', class: '3', packingGroup: 'II', tunnelCode: 'D/E' }],
    tailLift: true,
    deliveryReference: 'E-8',
    internalNotes: 'Bitte Tor 3',
    customerReference: 'PO-1',
  })
  // What is typed there from now on is a note, whatever it says.
  await again.server.store('nordkurs').patch('orders', ORDER, { internalNotes: 'Palettentausch' })
  const later = await start(persistence)
  const order = await later.server.store('nordkurs').find('orders', ORDER)
  expect([order?.internalNotes, order?.palletExchange]).toEqual(['Palettentausch', undefined])
})
