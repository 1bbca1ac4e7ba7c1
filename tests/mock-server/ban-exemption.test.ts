import { expect, test } from 'vitest'
import { seededBackend } from './seeded-backend.ts'

const DAYS = { from: '2026-11-21', to: '2026-11-28' }

test('an order says why driving bans do not bind it, and the board tells it; taken back it is as before', async () => {
  const backend = seededBackend()
  const told = async (id: string) =>
    (await backend.ask('dispo@nordkurs', 'board.get', { query: DAYS })).body.orders.find((one) => one.id === id)
  const [first] = (await backend.ask('dispo@nordkurs', 'board.get', { query: DAYS })).body.orders.filter(
    ({ status }) => status === 'CONFIRMED',
  )
  const id = first?.id ?? ''
  const params = { id }
  const set = await backend.ask('dispo@nordkurs', 'orders.update', { params, body: { banExemption: 'fresh' } })
  expect(set.status).toBe(200)
  expect((await told(id))?.banExemption).toBe('fresh')
  const { status } = await backend.ask('dispo@nordkurs', 'orders.update', {
    params,
    body: { banExemption: 'hurry' },
  })
  expect(status).toBe(422)
  await backend.ask('dispo@nordkurs', 'orders.update', { params, body: { banExemption: null } })
  expect((await told(id))?.banExemption).toBeUndefined()
})
