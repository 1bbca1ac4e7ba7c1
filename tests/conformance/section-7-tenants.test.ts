import { describe, expect, test } from 'vitest'
import { wire } from './wire.ts'

describe('Tenants', () => {
  // What is not found leaves no trace: all rows share one world.
  const { send } = wire()
  const missing = (words: string, id = '') => ({
    status: 404,
    body: {
      message: words.replace('{id}', id),
      code: 'NOT_FOUND',
      // The sentences in German are said by key as well.
      ...(words.startsWith('Auftrag') && { reasons: [{ code: 'reason.missing.order', values: { id } }] }),
      ...(words.startsWith('Transport') && { reasons: [{ code: 'reason.missing.transport', values: { id } }] }),
    },
  })

  // The same words for what another tenant has and for what no one has.
  test.each<[string, string, string, string, object?]>([
    ['GET /api/orders/{id}', 'MS-2026-001801', 'MS-2026-999999', 'Auftrag {id} wurde nicht gefunden'],
    ['DELETE /api/orders/{id}', 'MS-2026-001801', 'MS-2026-999999', 'Auftrag {id} wurde nicht gefunden'],
    ['GET /api/orders/{id}/events', 'MS-2026-001801', 'MS-2026-999999', 'Auftrag {id} wurde nicht gefunden'],
    ['GET /api/business/orders/{id}', 'MS-2026-001801', 'MS-2026-999999', 'Auftrag {id} wurde nicht gefunden'],
    [
      'PUT /api/orders/enhanced/{id}/pricing',
      'MS-2026-001801',
      'MS-2026-999999',
      'Auftrag {id} wurde nicht gefunden',
      { customerPrice: 1 },
    ],
    [
      'PUT /api/orders/enhanced/{id}/status',
      'MS-2026-001801',
      'MS-2026-999999',
      'Auftrag {id} wurde nicht gefunden',
      { status: 'CANCELLED' },
    ],
    ['GET /api/v1/transports/{id}', 'tra-ms001801', 'tra-ms999999', 'Transport {id} wurde nicht gefunden'],
    [
      'PATCH /api/v1/transports/{id}/status',
      'tra-ms001801',
      'tra-ms999999',
      'Transport {id} wurde nicht gefunden',
      { status: 'LOADED' },
    ],
    ['GET /api/vehicles/{id}', 'veh-045', 'veh-999', 'Data not found'],
    ['GET /api/loads/{id}', 'loa-ms001852', 'loa-ms999999', 'Data not found'],
    ['GET /api/partners/{id}', 'cus-024', 'cus-999', 'Data not found'],
    ['GET /api/v1/order-management/customers/{id}/order-history', 'cus-024', 'cus-999', 'Data not found'],
    ['GET /api/v1/documents/{id}', 'doc-0151', 'doc-9999', 'Document not found'],
    ['PATCH /api/v1/documents/{id}/verify', 'doc-0151', 'doc-9999', 'Document not found', { verified: true }],
    ['PATCH /api/v1/alerts/{id}/read', 'alt-low-vehicle-availability-mainspessart', 'alt-none', 'Data not found'],
  ])("%s of another tenant's id is 404 without a hint", async (line, foreign, unknown, words, body) => {
    expect(await send(line.replace('{id}', foreign), { body })).toEqual(missing(words, foreign))
    expect(await send(line.replace('{id}', unknown), { body })).toEqual(missing(words, unknown))
  })

  test('The id is there for its own tenant', async () => {
    const lines = [
      '/api/orders/MS-2026-001801',
      '/api/v1/transports/tra-ms001801',
      '/api/vehicles/veh-045',
      '/api/partners/cus-024',
    ]
    const statuses = lines.map(async (path) => (await send(`GET ${path}`, { tenant: 'mainspessart' })).status)
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200])
  })

  test('A list holds the rows of the own tenant only', async () => {
    const tenantsIn = async (line: string) => {
      const { body } = await send(line)
      return [...new Set((body as { data: { tenantId: string }[] }).data.map(({ tenantId }) => tenantId))]
    }
    const lists = [
      '/api/orders',
      '/api/v1/transports',
      '/api/vehicles',
      '/api/loads',
      '/api/partners',
      '/api/v1/documents',
    ]
    expect(await Promise.all(lists.map((path) => tenantsIn(`GET ${path}?limit=200`)))).toEqual(
      lists.map(() => ['nordkurs']),
    )
  })

  test("An audit entry or an integration in another tenant's name is 404", async () => {
    const details = { field: 'carrierId', newValue: 'x', source: 'orders', at: '2026-11-23T13:03:00.000Z' }
    const entry = { tenantId: 'elbeoder', entityType: 'order', entityId: 'EO-1', eventType: 'updated', details }
    const draft = { tenantId: 'elbeoder', customer: {}, cargo: {}, pickup: {}, delivery: {} }
    expect([
      await send('POST /api/audit-logs', { body: entry }),
      await send('POST /api/tms-integration/order-wizard-to-tms', { body: draft }),
    ]).toEqual([missing('Data not found'), missing('Data not found')])
  })
})
