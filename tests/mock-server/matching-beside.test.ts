import { expect, test } from 'vitest'
import { seededBackend } from './seeded-backend.ts'

type Backend = ReturnType<typeof seededBackend>
const DISPO = 'dispo@nordkurs'
const TUESDAY = '2026-11-24'

/** An order from Dresden on Tuesday, as it waits. */
async function fromDresden(backend: Backend, line: number, window: readonly [string, string], more: object) {
  const at = { postalCode: '01067', city: 'Dresden', country: 'Deutschland', date: TUESDAY }
  const draft = {
    customer: { name: 'Elbtal Glas AG' },
    cargo: { description: 'Fliesen', weightKg: 4000, packageCount: 8, packageType: 'Europalette' },
    pickup: { company: 'Lager', street: 'Hamburger Straße 19', ...at, timeFrom: window[0], timeTo: window[1] },
    delivery: { company: 'Werk', street: 'Hafenstraße 1', ...at },
  }
  const rows = [{ line, fingerprint: line.toString(16).padStart(20, '0'), draft }]
  const head = { name: 'Liste.csv', source: 'file', contentHash: 'abcdef0123456789', rows: 2 }
  const { body } = await backend.ask(DISPO, 'imports.create', { body: { importId: 'imp-00000001', head, rows } })
  const id = body.results[0]?.orderId ?? ''
  await backend.server.store('nordkurs').patch('orders', id, { status: 'CONFIRMED', ...more })
  return id
}

test('An own vehicle that unloads where an order waits fits from then on: its tours are judged as on the board', async () => {
  const backend = seededBackend()
  const carried = await fromDresden(backend, 1, ['09:00', '10:00'], {
    ...{ deliveryTimeFrom: '11:00', deliveryTimeTo: '12:00', loadingMeters: 3.4, weight: 4000 },
  })
  const later = await fromDresden(backend, 2, ['12:30', '13:30'], {
    ...{ deliveryTimeFrom: '14:00', deliveryTimeTo: '15:00', loadingMeters: 1, weight: 400 },
  })
  const waiting = await fromDresden(backend, 3, ['06:00', '10:00'], {
    ...{ deliveryDate: '2026-11-25', deliveryTimeFrom: '07:00', deliveryTimeTo: undefined },
    ...{ deliveryPostalCode: '80331', deliveryCity: 'München', loadingMeters: 11, weight: 14_300 },
  })
  const [vehicle] = await backend.server
    .store('nordkurs')
    .all('vehicles', { status: 'available', loadingMeters: { gte: 13.5 }, carrierId: { exists: false } })
  const vehicleId = vehicle?.id ?? ''
  const stops = [carried, later].flatMap((orderId) =>
    (['pickup', 'delivery'] as const).map((kind) => ({ orderId, kind })),
  )
  const planned = await backend.ask(DISPO, 'tours.plan', { body: { vehicleId, stops, overrideReason: 'Test' } })
  expect(planned.status).toBe(200)
  const { misfits } = (await backend.ask(DISPO, 'matching.proposals', { query: { orderId: waiting } })).body
  expect(misfits.find((one) => one.vehicleId === vehicleId)).toMatchObject({
    lacks: [{ code: 'lack.loadingMeters', values: { meters: 0.8 } }],
    remedy: { kind: 'shift', code: 'remedy.from', date: TUESDAY },
  })
})
