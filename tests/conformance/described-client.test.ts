import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { oas31 } from 'zod-openapi'
import { createHttpHost } from '#mock-server/hosts/http/host.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { pdfFile } from '#tests/support/upload.ts'
import { describedClient } from './described-client.ts'

const root = resolve(import.meta.dirname, '../..')
const document = JSON.parse(readFileSync(resolve(root, 'docs/openapi.json'), 'utf8')) as oas31.OpenAPIObject
/** Monday in the early morning, so that the day is long enough. */
const NOW = Date.UTC(2026, 10, 23, 4, 0)

interface Record {
  id: string
  status: string
  transportId: string
}

test('A client of fifty lines written from the description alone creates, plans and bills an order', async () => {
  const lines = readFileSync(resolve(import.meta.dirname, 'described-client.ts'), 'utf8')
    .trimEnd()
    .split('\n')
  expect(lines.length).toBeLessThanOrEqual(50)
  const host = createHttpHost(createTestServer({ now: () => NOW }), { root: '/nowhere', faults: false })
  onTestFinished(() => host.close())
  const call = describedClient(document, `http://127.0.0.1:${await host.listen(0, '127.0.0.1')}`, 'nordkurs')
  await call('auth.login', { body: { email: 'admin@nordkurs.example', password: 'Frachtbrief-2026' } })

  const cargo = {
    description: '20 Europaletten Maschinenteile',
    weightKg: 9000,
    packageType: 'Europalette',
    packageCount: 20,
    loadingMeters: 8,
  }
  const place = { street: 'Am Kai 1', country: 'Deutschland' }
  const data = {
    customer: { customerId: 'cus-002' },
    cargo,
    pickup: { ...place, postalCode: '20457', city: 'Hamburg', date: '2026-11-24', timeFrom: '08:00', timeTo: '12:00' },
    delivery: { ...place, postalCode: '28195', city: 'Bremen', date: '2026-11-25', timeFrom: '08:00', timeTo: '16:00' },
  }
  const { sessionId } = await call('wizard.start', { body: { data } })
  const price = await call<{ netPrice: number }>('wizard.calculatePrice', { sessionId, body: {} })
  const { order } = await call<{ order: Record }>('wizard.createOrder', {
    sessionId,
    body: { customerPrice: price.netPrice },
  })
  const { id } = order
  await call('orders.setStatus', { id, body: { status: 'CONFIRMED' } })

  const free = await call<{ data: Record[] }>('vehicles.list', {
    status: 'available',
    owner: 'own',
    type: 'TAUTLINER',
    limit: 1,
  })
  await call('orders.setVehicle', { id, body: { vehicleId: free.data[0]?.id, overrideReason: 'Abgesprochen' } })
  const planned = await call<Record>('orders.get', { id })
  expect(planned.status).toBe('ASSIGNED')

  for (const status of ['LOADED', 'DELIVERED'])
    await call('transports.setStatus', { id: planned.transportId, body: { status } })
  const uploaded = await call<Record>('documents.upload', {
    body: { kind: 'pod', orderId: id },
    files: { file: pdfFile('Ablieferbeleg.pdf') },
  })
  await call('documents.verify', { id: uploaded.id, body: { verified: true } })
  const { invoice } = await call<{ invoice: Record }>('invoices.create', { body: { orderIds: [id] } })
  const issued = await call<{ invoice: { number: string; netCents: number } }>('invoices.issue', {
    id: invoice.id,
    body: {},
  })
  expect(issued.invoice.netCents).toBe(Math.round(price.netPrice * 100))
  expect(issued.invoice.number).toMatch(/^\S+-?2026/)
  expect((await call<Record>('orders.get', { id })).status).toBe('BILLED')
})
