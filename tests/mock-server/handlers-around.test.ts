import { describe, expect, test } from 'vitest'
import { statusLabels } from '#src/domain/workflow/status-labels.ts'
import { seededBackend, someOrder } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'

describe('Signing in', () => {
  test('Every demo account gets a token and its user', async () => {
    const backend = seededBackend()
    const { status, body } = await backend.ask(DISPO, 'auth.login', {
      body: { email: 'Dispo@Nordkurs.example', password: 'Frachtbrief-2026' },
    })
    expect([status, body.access_token === body.token]).toEqual([200, true])
    expect(body.user).toMatchObject({
      email: 'dispo@nordkurs.example',
      name: 'Jürgen Weiß',
      role: 'dispatcher',
      tenantId: 'nordkurs',
    })
    expect(JSON.stringify(body)).not.toContain('Frachtbrief')
  })

  test('A wrong password is refused in the words of the catalogue', async () => {
    const body = { email: 'dispo@nordkurs.example', password: 'falsch' }
    const answer = await seededBackend().ask(DISPO, 'auth.login', { body })
    expect([answer.status, answer.refusal['message']]).toEqual([
      401,
      'Login fehlgeschlagen. Bitte überprüfen Sie Ihre Eingaben.',
    ])
  })

  test('A demo user may switch to the same role in each tenant', async () => {
    const backend = seededBackend()
    const { body } = await backend.ask('vertrieb@nordkurs', 'auth.tenants')
    expect(body.data.map(({ id }) => id)).toEqual(['nordkurs', 'mainspessart', 'elbeoder'])
    const there = await backend.ask('vertrieb@nordkurs', 'auth.switchTenant', { body: { tenantId: 'elbeoder' } })
    expect(there.body.user).toMatchObject({ email: 'vertrieb@elbeoder.example', role: 'sales', tenantId: 'elbeoder' })
    expect(
      (await backend.ask('vertrieb@nordkurs', 'auth.switchTenant', { body: { tenantId: 'unbekannt' } })).status,
    ).toBe(404)
  })
})

describe('Figures', () => {
  test('The business figures are counted from the orders', async () => {
    const { body } = await seededBackend().ask(DISPO, 'businessOrders.metrics')
    expect(body).toMatchObject({ activeOrders: 69, completionRate: 96.7 })
    expect(body.dayRevenue).toBeGreaterThan(0)
    expect(body.ordersToday).toBeGreaterThan(0)
    expect(body.dayRevenueFormatted).toMatch(/^\d{1,3}(\.\d{3})*,\d{2}\s€$/)
  })

  test('The figures of the fallback calls agree with them', async () => {
    const backend = seededBackend()
    const business = (await backend.ask(DISPO, 'businessOrders.metrics')).body
    const kpis = (await backend.ask(DISPO, 'dispatcher.kpis')).body
    const metrics = (await backend.ask(DISPO, 'metrics.get')).body
    expect([kpis.inProgress, kpis.assigned]).toEqual([37, 32])
    expect(metrics).toEqual({
      dailyRevenue: business.dayRevenue,
      totalRevenue: business.totalRevenue,
      onTimeDeliveryRate: business.onTimeDeliveryRate,
      errorRate: 3.3,
    })
  })

  test('The counts of the navigation', async () => {
    const { body } = await seededBackend().ask(DISPO, 'navigation.get')
    expect(body).toMatchObject({ pendingOrders: 19, unassignedOrders: 47, pendingPODs: 14 })
  })

  test.each([
    ['nordkurs', 'highTransportActivity', 'High Transport Activity', { value: 69, threshold: 20 }],
    ['mainspessart', 'lowVehicleAvailability', 'Low Vehicle Availability', { value: 3, threshold: 5 }],
    ['elbeoder', 'lowCompletionRate', 'Low Completion Rate', { value: 86.7, threshold: 90 }],
  ])('The one rule that holds at %s', async (tenant, code, title, values) => {
    const backend = seededBackend()
    const { body } = await backend.ask(`dispo@${tenant}`, 'alerts.list')
    const rules = body.data.filter((alert) => alert.title.endsWith('y') || alert.title.endsWith('Rate'))
    expect(rules.map((alert) => [alert.code, alert.title, alert.values, alert.read])).toEqual([
      [code, title, values, false],
    ])
  })

  test('A read alert stays read, a dismissed one stays away', async () => {
    const backend = seededBackend()
    const list = async () => (await backend.ask(DISPO, 'alerts.list')).body.data
    const before = await list()
    for (const alert of before.slice(0, 2)) await backend.ask(DISPO, 'alerts.read', { params: { id: alert.id } })
    expect((await list()).slice(0, 2).map(({ read }) => read)).toEqual([true, true])
    for (const alert of before.slice(0, 2)) await backend.ask(DISPO, 'alerts.dismiss', { params: { id: alert.id } })
    expect((await list()).map(({ id }) => id)).toEqual(before.slice(2).map(({ id }) => id))
  })
})

describe('Searching everything', () => {
  const search = async (account: string, query: string, limit = 50) =>
    (await seededBackend().ask(account, 'search.all', { body: { query, limit } })).body.categories

  test('The end of a number finds its order first', async () => {
    const [orders] = await search(DISPO, '4711')
    expect([orders?.type, orders?.label, orders?.results[0]?.id]).toEqual(['order', 'Aufträge', 'NK-2026-004711'])
  })

  test('A status is told once, as a code: its word is that of the person’s language', async () => {
    const categories = await search(DISPO, 'Hamburg')
    const hits = categories.flatMap(({ results }) => results)
    const words = Object.values(statusLabels)
    const said = hits.filter(({ description }) => words.some((word) => description.endsWith(` · ${word}`)))
    expect(said).toEqual([])
    expect(categories.find(({ type }) => type === 'order')?.results[0]?.metadata.status).toMatch(/^[A-Z_]+$/)
  })

  test('Umlauts may be typed in each way', async () => {
    const counts = await Promise.all(
      ['Kühltransporte', 'kuhltransporte', 'kuehltransporte'].map((query) => search(DISPO, query)),
    )
    const found = counts.map((categories) =>
      categories.find(({ type }) => type === 'partner')?.results.map(({ title }) => title),
    )
    expect(found).toEqual([
      ['Ostseewind Kühltransporte GmbH'],
      ['Ostseewind Kühltransporte GmbH'],
      ['Ostseewind Kühltransporte GmbH'],
    ])
  })

  test('All kinds are searched, at most so many results are sent, all are counted', async () => {
    const categories = await search(DISPO, 'hamburg', 12)
    expect(categories.map(({ type }) => type)).toEqual(['order', 'transport', 'load', 'partner', 'vehicle', 'offer'])
    expect(categories.flatMap(({ results }) => results).length).toBeLessThanOrEqual(12)
    expect(categories[0]?.count).toBeGreaterThan(12)
  })

  test('Nobody finds what the role may not read', async () => {
    const kinds = async (account: string) => (await search(account, 'nk-2026-0047')).map(({ type }) => type)
    expect(await kinds('gast@nordkurs')).toEqual(['order'])
    expect(await kinds('finanzen@nordkurs')).toEqual(['order', 'document'])
  })
})

describe('Transports', () => {
  test('A step back needs a reason and takes the order along', async () => {
    const backend = seededBackend()
    const { id, transportId = '' } = await someOrder(backend, 'ASSIGNED')
    const params = { id: transportId }
    await backend.ask(DISPO, 'transports.setStatus', { params, body: { status: 'LOADED' } })
    const back = (body: object) => backend.ask(DISPO, 'transports.setStatus', { params, body })
    expect((await back({ status: 'AT_PICKUP' })).status).toBe(422)
    expect((await back({ status: 'AT_PICKUP', notes: 'Falsch gescannt' })).body.transport.status).toBe('AT_PICKUP')
    const order = await backend.ask(DISPO, 'orders.get', { params: { id } })
    expect([order.body.status, order.body.transportStatus]).toEqual(['ASSIGNED', 'AT_PICKUP'])
  })

  test('A transport called off leaves its order to be planned again', async () => {
    const backend = seededBackend()
    const params = { id: 'tra-nk004711' }
    await backend.ask(DISPO, 'transports.setStatus', { params, body: { status: 'CANCELLED' } })
    const { body } = await backend.ask(DISPO, 'orders.get', { params: { id: 'NK-2026-004711' } })
    expect([body.status, body.carrierId, body.transportId]).toEqual(['CONFIRMED', undefined, undefined])
  })

  test('An unknown status is refused', async () => {
    const answer = await seededBackend().ask(DISPO, 'transports.setStatus', {
      params: { id: 'tra-nk004711' },
      body: { status: 'FLYING' },
    })
    expect([answer.status, answer.refusal['code']]).toEqual([409, 'ILLEGAL_TRANSITION'])
  })

  test('Driver and vehicle change on the order too', async () => {
    const backend = seededBackend()
    const driver = (await backend.ask(DISPO, 'drivers.list', { query: { limit: 1 } })).body.data[0]
    const params = { id: 'tra-nk004711' }
    const { body } = await backend.ask(DISPO, 'transports.assignDriver', { params, body: { driverId: driver?.id } })
    expect([body.transport.driverId, body.transport.driverName]).toEqual([driver?.id, driver?.name])
    const order = await backend.ask(DISPO, 'orders.get', { params: { id: 'NK-2026-004711' } })
    expect(order.body.driverName).toBe(driver?.name)
  })
})

describe('Documents and partners', () => {
  test('A verified proof of delivery lets the order be billed', async () => {
    const backend = seededBackend()
    const { data } = (
      await backend.ask('finanzen@nordkurs', 'documents.list', { query: { kind: 'pod', verified: 'false' } })
    ).body
    const [proof] = data
    await backend.ask('finanzen@nordkurs', 'documents.verify', {
      params: { id: proof?.id ?? '' },
      body: { verified: true },
    })
    const order = await backend.ask(DISPO, 'orders.get', { params: { id: proof?.orderId ?? '' } })
    expect([order.body.status, order.body.proofOfDeliveryVerified]).toEqual(['DELIVERED', true])
    expect(
      (
        await backend.ask('vertrieb@nordkurs', 'documents.verify', {
          params: { id: proof?.id ?? '' },
          body: { verified: false },
        })
      ).status,
    ).toBe(403)
  })

  test('Documents are listed by whether somebody has checked them', async () => {
    const backend = seededBackend()
    const list = async (query: Record<string, string | number>) =>
      (await backend.ask(DISPO, 'documents.list', { query: { limit: 200, ...query } })).body.data
    const [all, checked, unchecked] = [
      await list({}),
      await list({ verified: 'true' }),
      await list({ verified: 'false' }),
    ]
    expect(new Set(checked.map(({ verified }) => verified))).toEqual(new Set([true]))
    expect(new Set(unchecked.map(({ verified }) => verified))).toEqual(new Set([false]))
    expect(checked.length + unchecked.length).toBe(all.length)
  })

  test('The orders of a carrier, newest first; a customer is no carrier', async () => {
    const backend = seededBackend()
    const { body } = await backend.ask(DISPO, 'carriers.orderHistory', {
      params: { id: 'car-003' },
      query: { limit: 3 },
    })
    expect(body.data).toHaveLength(3)
    expect((await backend.ask(DISPO, 'carriers.orderHistory', { params: { id: 'cus-001' } })).status).toBe(404)
  })

  test('A new partner with a broken e-mail is refused', async () => {
    const answer = await seededBackend().ask(DISPO, 'partners.create', {
      body: { kind: 'customer', name: 'Neu GmbH', email: 'neu' },
    })
    expect([answer.status, answer.refusal['fieldErrors']]).toMatchObject([
      422,
      [{ path: 'email', message: 'Keine gültige E-Mail-Adresse' }],
    ])
  })
})
