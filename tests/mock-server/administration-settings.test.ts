import { describe, expect, test } from 'vitest'
import { NOW, seededBackend, someOrder } from './seeded-backend.ts'

const ADMIN = 'admin@nordkurs'
const DISPO = 'dispo@nordkurs'
const OWN = { id: 'nordkurs' }

describe('The settings of a company', () => {
  test('are changed upon the version that was seen, and taken back', async () => {
    const backend = seededBackend()
    const { body: before } = await backend.ask(ADMIN, 'companies.get', { params: OWN })
    expect(before).toMatchObject({ datevConsultant: 1001, datevClient: 1, defaultVatRate: 19, websockets: true })
    const change = { params: OWN, ifMatch: before.version, body: { street: 'Am Kai 1', podBadge: true } }
    const { body } = await backend.ask(ADMIN, 'companies.update', change)
    expect(body.company).toMatchObject({ street: 'Am Kai 1', podBadge: true })
    expect((await backend.ask(ADMIN, 'companies.update', change)).status).toBe(409)
    await backend.ask(ADMIN, 'companies.undo', { params: OWN, body: { eventId: body.eventId } })
    const { body: after } = await backend.ask(ADMIN, 'companies.get', { params: OWN })
    expect(after).toMatchObject({ street: before.street, podBadge: false })
  })

  test('stand on papers at once, and give everybody what he begins with', async () => {
    const backend = seededBackend()
    const body = { name: 'Nordkurs Logistik SE', defaultVatRate: 0, defaultPaymentTerms: 21, compactUi: true }
    await backend.ask(ADMIN, 'companies.update', { params: OWN, body })
    expect((await backend.ask(DISPO, 'tenants.company')).body.name).toBe('Nordkurs Logistik SE')
    expect((await backend.ask(DISPO, 'tenants.defaults')).body).toEqual({
      ...{ podBadge: false, compactFinanceRow: true, compactUi: true, websockets: true },
      ...{ vatRate: 0, paymentTerms: 21 },
    })
    const { body: tenants } = await backend.ask(DISPO, 'auth.tenants')
    expect(tenants.data[0]?.name).toBe('Nordkurs Logistik SE')
    const customer = { kind: 'customer', name: 'Neue Kundschaft GmbH' }
    expect((await backend.ask(DISPO, 'partners.create', { body: customer })).body.paymentTerms).toBe(21)
  })

  test('are refused where they could stand on no invoice', async () => {
    const backend = seededBackend()
    const body = { name: '', vatId: 'DE394001514', iban: 'DE00', defaultVatRate: 12, datevClient: 0 }
    const { status, refusal } = await backend.ask(ADMIN, 'companies.update', { params: OWN, body })
    const paths = (refusal['fieldErrors'] as { path: string }[]).map(({ path }) => path)
    expect([status, paths]).toEqual([422, ['name', 'vatId', 'iban', 'datevClient', 'defaultVatRate']])
  })

  test('are the admins’ of that company alone', async () => {
    const backend = seededBackend()
    expect((await backend.ask('finanzen@nordkurs', 'companies.get', { params: OWN })).status).toBe(403)
    const foreign = { params: OWN, body: { city: 'Dresden' } }
    expect((await backend.ask('admin@elbeoder', 'companies.update', foreign)).status).toBe(404)
    expect((await backend.ask(ADMIN, 'companies.list')).body.data.map(({ id }) => id)).toEqual(['nordkurs'])
  })

  test('leave bookings for the tax adviser with other numbers', async () => {
    const backend = seededBackend()
    await backend.ask(ADMIN, 'companies.update', {
      params: OWN,
      body: { datevConsultant: 29_098, datevClient: 55_003 },
    })
    const company = await backend.server.store('nordkurs').find('companies', 'nordkurs')
    expect(company).toMatchObject({ datevConsultant: 29_098, datevClient: 55_003 })
  })
})

describe('A series of numbers', () => {
  test('goes on further ahead, never back', async () => {
    const backend = seededBackend()
    const { body } = await backend.ask(ADMIN, 'numbering.list')
    const orders = body.data.find(({ id }) => id === 'orders')
    const seen = orders?.next ?? 0
    const set = (next: number, from = seen) =>
      backend.ask(ADMIN, 'numbering.change', { params: { id: 'orders' }, body: { next, seen: from } })
    expect((await set(seen - 1)).status).toBe(422)
    expect((await set(9000)).body).toMatchObject({ next: 9000, nextNumber: 'NK-2026-009000' })
    expect((await set(9500)).status).toBe(409)
    const made = await backend.server.store('nordkurs').find('counters', 'nordkurs:orders')
    expect(made?.value).toBe(8999)
  })

  test('of partners begins where theirs do', async () => {
    const backend = seededBackend()
    const { body } = await backend.ask(ADMIN, 'numbering.list')
    expect(body.data.find(({ id }) => id === 'customers')).toMatchObject({ next: 20_001, nextNumber: 'K-20001' })
    const change = { params: { id: 'customers' }, body: { next: 20_100, seen: 20_001 } }
    await backend.ask(ADMIN, 'numbering.change', change)
    const customer = { kind: 'customer', name: 'Neue Kundschaft GmbH' }
    expect((await backend.ask(DISPO, 'partners.create', { body: customer })).body.number).toBe('K-20100')
  })

  test('of invoices has no gap once one is given', async () => {
    const backend = seededBackend()
    const { body } = await backend.ask(ADMIN, 'numbering.list')
    const invoices = body.data.find(({ id }) => id === 'invoices')
    expect(invoices).toMatchObject({ isGapless: true, canChange: false })
    const next = (invoices?.next ?? 0) + 10
    const change = { params: { id: 'invoices' }, body: { next, seen: invoices?.next } }
    const { status, refusal } = await backend.ask(ADMIN, 'numbering.change', change)
    expect([status, refusal['message']]).toEqual([
      409,
      'Rechnungsnummern müssen lückenlos sein: Dieser Nummernkreis läuft von selbst weiter',
    ])
  })
})

describe('The log', () => {
  test('tells who changed what from what to what, and by which call', async () => {
    const backend = seededBackend()
    const { id } = await someOrder(backend, 'CREATED')
    await backend.ask(DISPO, 'orders.update', { params: { id }, body: { cargoDescription: '12 Paletten Papier' } })
    const { body } = await backend.ask(ADMIN, 'audit.list', { query: { recordId: id, limit: 1 } })
    expect(body.data[0]).toMatchObject({
      ...{ actorName: 'Jürgen Weiß', actorRole: 'dispatcher', kind: 'order', recordName: id, source: 'orders.update' },
    })
    expect(body.data[0]?.changes).toContainEqual(
      expect.objectContaining({ field: 'cargoDescription', to: '12 Paletten Papier' }),
    )
  })

  test('has sign-ins, and what a client has noted, in one order', async () => {
    const backend = seededBackend()
    const sign = { email: 'dispo@nordkurs.example', password: 'Frachtbrief-2026' }
    await backend.ask(ADMIN, 'auth.login', { body: sign })
    const { id } = await someOrder(backend, 'CREATED')
    const details = { field: 'paper', newValue: 'CMR', source: 'record', at: new Date(NOW).toISOString() }
    const entry = { tenantId: 'nordkurs', entityType: 'order', entityId: id, eventType: 'printed', details }
    await backend.ask(DISPO, 'auditLogs.create', { body: entry })
    const { body } = await backend.ask(ADMIN, 'audit.list', { query: { limit: 10 } })
    expect(body.data.map(({ action }) => action)).toContain('printed')
    expect(body.data.map(({ action }) => action)).toContain('signed_in')
    const stamps = body.data.map(({ at }) => at)
    expect(stamps).toEqual(stamps.toSorted().toReversed())
  })

  test('is narrowed by kind, action, person, period and text, page by page', async () => {
    const backend = seededBackend()
    const params = { id: 'usr-nordkurs-dispo' }
    await backend.ask(ADMIN, 'users.setRole', { params, body: { role: 'sales' } })
    await backend.ask(ADMIN, 'users.lock', { params, body: { reason: 'Elternzeit' } })
    const found = async (query: Record<string, string | number>) =>
      (await backend.ask(ADMIN, 'audit.list', { query })).body
    const actions = async (query: Record<string, string | number>) =>
      (await found(query)).data.map(({ action }) => action)
    expect(await actions({ kind: 'user', action: 'locked,role_changed' })).toEqual(['locked', 'role_changed'])
    expect(await actions({ action: 'locked', q: 'jürgen' })).toEqual(['locked'])
    expect(await actions({ action: 'locked', actorId: 'usr-nordkurs-dispo' })).toEqual([])
    expect(await actions({ action: 'locked', from: '2026-11-22' })).toEqual([])
    expect(await actions({ action: 'locked', from: '2026-11-21', to: '2026-11-21' })).toEqual(['locked'])
    const [one, two] = [await found({ limit: 5 }), await found({ limit: 5, page: 2 })]
    expect(one.pagination.total).toBe(two.pagination.total)
    const ids = [...one.data, ...two.data].map(({ id }) => id)
    expect(new Set(ids).size).toBe(10)
    const { body } = await backend.ask(ADMIN, 'audit.summary')
    expect([body.users, body.invited, body.locked, body.entries]).toEqual([14, 2, 2, one.pagination.total])
  })

  test('never tells a password or a link', async () => {
    const backend = seededBackend()
    const invite = { emails: ['neu@nordkurs.example'], role: 'sales' }
    const { body } = await backend.ask(ADMIN, 'users.invite', { body: invite })
    const row = await backend.server.store('nordkurs').find('users', body.users[0]?.id ?? '')
    const accept = { firstName: 'Nele', lastName: 'Neu', password: 'Ganz-geheim-77' }
    await backend.ask(ADMIN, 'invitations.accept', { params: { token: row?.inviteToken ?? '' }, body: accept })
    const { body: log } = await backend.ask(ADMIN, 'audit.list', { query: { limit: 50 } })
    expect(log.data.map(({ action }) => action)).toContain('invitation_accepted')
    const events = await backend.server.store('nordkurs').all('events')
    for (const told of [JSON.stringify(log), JSON.stringify(events)]) {
      expect(told).not.toContain('Ganz-geheim-77')
      expect(told).not.toContain(row?.inviteToken)
    }
  })

  test('has no call that changes or deletes it, and is the admins’ own tenant’s', async () => {
    const backend = seededBackend()
    expect((await backend.ask(DISPO, 'audit.list')).status).toBe(403)
    await backend.ask(ADMIN, 'users.lock', { params: { id: 'usr-nordkurs-gast' }, body: {} })
    const foreign = await backend.ask('admin@elbeoder', 'audit.list', { query: { action: 'locked' } })
    expect(foreign.body.data).toEqual([])
    const headers = { 'X-Tenant-Id': 'nordkurs' }
    const gone = await backend.server.fetch('/api/audit-logs/evt-1', { method: 'DELETE', headers })
    expect([404, 405]).toContain(gone.status)
  })
})
