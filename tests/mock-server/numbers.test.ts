import { expect, test } from 'vitest'
import { seededBackend } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'

test('a number that was given once is not given again, whatever became of what had it', async () => {
  const backend = seededBackend()
  const { body: list } = await backend.ask(DISPO, 'enhancedOrders.list', { query: { limit: 50 } })
  const store = backend.server.store('nordkurs')
  const read = list.data.find(({ status }) => status !== 'converted')
  const params = { id: read?.id ?? '' }
  const converted = await backend.ask(DISPO, 'enhancedOrders.convert', { params })
  const typed = {
    isFromOCR: true,
    customerName: 'Hansekontor Feinkost GmbH',
    origin: 'Hamburg',
    destination: 'Bremen',
    cargo: 'Kaffee',
    weightKg: 900,
    loadingDate: '2026-11-24',
  }
  const make = (more: object = {}) => backend.ask(DISPO, 'transports.create', { body: { ...typed, ...more } })
  const made = [await make(), await make()]
  expect(made.map(({ status, body }) => [status, body.transport?.loadId])).toEqual([
    [201, 'NK-OCR-0016'],
    [201, 'NK-OCR-0017'],
  ])
  const [, last] = made
  const gone = await backend.ask(DISPO, 'transports.undo', {
    params: { id: last?.body.transport.id ?? '' },
    body: { eventId: last?.body.eventId },
  })
  expect(gone.status).toBe(200)
  expect((await make()).body.transport.loadId).toBe('NK-OCR-0018')
  const { eventId } = converted.body
  expect((await backend.ask(DISPO, 'enhancedOrders.undo', { params, body: { eventId } })).status).toBe(200)
  const numbers = (await store.all('transports')).map(({ loadId }) => loadId)
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  const twice = await make({ loadId: 'NK-OCR-0016' })
  expect([twice.status, twice.refusal['fieldErrors']]).toMatchObject([
    422,
    [{ path: 'loadId', message: 'Diese Nummer ist schon vergeben' }],
  ])
})
