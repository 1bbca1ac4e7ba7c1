import { describe, expect, test } from 'vitest'
import { companyKey, orderPrefixOf, tenantNameOf } from '#src/domain/accounts/company-name.ts'
import { NOW, seededBackend } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'
const ADMIN = 'admin@nordkurs'
const DAY = 86_400_000

const person = {
  email: 'anna@neu.example',
  password: 'Sehr-geheim-1',
  firstName: 'Anna',
  lastName: 'Groß',
  companyName: 'Neu & Söhne GmbH',
  role: 'dispatcher',
}
const atNordkurs = { ...person, companyName: 'NORDKURS  Spedition' }

type Backend = ReturnType<typeof seededBackend>

/** What somebody with this token is answered. */
async function get(backend: Backend, token: string, tenant: string, path: string) {
  const headers = { 'X-Tenant-Id': tenant, Authorization: `Bearer ${token}` }
  const answer = await backend.server.fetch(path, { headers })
  return { status: answer.status, body: (await answer.json()) as Record<string, never> }
}

const waitingOf = async (backend: Backend) => {
  const { body } = await backend.ask(ADMIN, 'team.list')
  return body.data.filter(({ status }) => status === 'waiting')
}

describe('A company that is not there yet', () => {
  test('is refused where the server has as many as it looks through for whoever signs in', async () => {
    const backend = seededBackend()
    await backend.server.ready
    await backend.server.store('').transaction(async (store) => {
      const row = (id: string) => ({ id, name: id, city: '', orderPrefix: id })
      for (let at = 4; at <= 500; at += 1) await store.insert('tenants', row(`t${at}`))
    })
    const { status, refusal } = await backend.ask(DISPO, 'auth.register', { body: person })
    expect([status, refusal['message']]).toEqual([409, 'Auf diesem Server ist kein Platz für weitere Firmen'])
    expect(await backend.server.store('').count('tenants')).toBe(500)
  })

  test('becomes a tenant of its own, and whoever registers it its admin', async () => {
    const backend = seededBackend()
    const { status, body } = await backend.ask(DISPO, 'auth.register', { body: { ...person, role: 'user' } })
    expect([status, body.user?.role, body.user?.tenantId, body.tenant]).toEqual([
      201,
      'admin',
      'neu-soehne',
      { id: 'neu-soehne', name: 'Neu & Söhne GmbH', city: '', orderPrefix: 'NS' },
    ])
    const { token = '' } = body
    const orders = await get(backend, token, 'neu-soehne', '/api/orders')
    expect([orders.status, orders.body['data']]).toEqual([200, []])
    expect((await get(backend, token, 'nordkurs', '/api/orders')).status).toBe(404)
  })

  test('has no way into the companies of others, whatever its admin is called', async () => {
    const backend = seededBackend()
    const { body } = await backend.ask(DISPO, 'auth.register', { body: { ...person, email: 'admin@neu.example' } })
    const { token = '' } = body
    const tenants = await get(backend, token, 'neu-soehne', '/api/v1/auth/tenants')
    expect(tenants.body['data']).toEqual([expect.objectContaining({ id: 'neu-soehne' })])
    const answer = await backend.server.fetch('/api/v1/auth/switch-tenant', {
      method: 'POST',
      headers: { 'X-Tenant-Id': 'neu-soehne', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ tenantId: 'nordkurs' }),
    })
    expect(answer.status).toBe(404)
  })

  test('needs a name', async () => {
    const { status, refusal } = await seededBackend().ask(DISPO, 'auth.register', {
      body: { ...person, companyName: ' – ' },
    })
    expect([status, refusal]).toMatchObject([422, { fieldErrors: [{ path: 'companyName' }] }])
  })
})

describe('A company that is there', () => {
  test('is entered with its admin’s yes alone, in the role he grants', async () => {
    const backend = seededBackend()
    const { status, body } = await backend.ask(DISPO, 'auth.register', { body: { ...atNordkurs, role: 'admin' } })
    expect([status, body]).toEqual([
      201,
      { emailSent: true, expiresAt: new Date(NOW + 14 * DAY).toISOString(), awaits: 'admin' },
    ])
    const login = { email: person.email, password: person.password }
    const early = await backend.ask(DISPO, 'auth.login', { body: login })
    expect([early.status, early.refusal['message']]).toEqual([
      403,
      'Ein Administrator Ihrer Firma hat Ihrer Registrierung noch nicht zugestimmt',
    ])
    const [waiting] = await waitingOf(backend)
    expect(waiting).toMatchObject({ name: 'Anna Groß', role: 'user', wishedRole: 'admin' })
    const params = { id: waiting?.id ?? '' }
    expect((await backend.ask(DISPO, 'team.accept', { params, body: { role: 'admin' } })).status).toBe(403)
    await backend.ask(ADMIN, 'team.accept', { params, body: { role: 'sales' } })
    const later = await backend.ask(DISPO, 'auth.login', { body: login })
    expect([later.status, later.body.user.role, later.body.user.tenantId]).toEqual([200, 'sales', 'nordkurs'])
    const tenants = await get(backend, later.body.token ?? '', 'nordkurs', '/api/v1/auth/tenants')
    expect(tenants.body['data']).toEqual([expect.objectContaining({ id: 'nordkurs' })])
  })

  test('tells its admins, and nobody else, by a message that goes once it is decided', async () => {
    const backend = seededBackend()
    const told = async (account: string) => {
      const { body } = await backend.ask(account, 'alerts.list')
      return body.data.filter(({ code }) => code === 'memberWaiting').map(({ values }) => values['person'])
    }
    await backend.ask(DISPO, 'auth.register', { body: atNordkurs })
    expect([await told(ADMIN), await told(DISPO), await told('admin@elbeoder')]).toEqual([['Anna Groß'], [], []])
    const [waiting] = await waitingOf(backend)
    await backend.ask(ADMIN, 'team.decline', { params: { id: waiting?.id ?? '' } })
    expect([await told(ADMIN), await waitingOf(backend)]).toEqual([[], []])
    const again = await backend.ask(DISPO, 'auth.register', { body: atNordkurs })
    expect(again.status).toBe(201)
  })

  test.each([
    ['accepted', 'team.accept', { role: 'sales' }],
    ['declined', 'team.decline', undefined],
  ] as const)('says why a message that was dismissed does not come back once it is %s', async (_how, answer, body) => {
    const backend = seededBackend()
    await backend.ask(DISPO, 'auth.register', { body: atNordkurs })
    const [waiting] = await waitingOf(backend)
    const alert = (await backend.ask(ADMIN, 'alerts.list')).body.data.find(({ code }) => code === 'memberWaiting')
    const params = { id: alert?.id ?? '' }
    const dismissed = await backend.ask(ADMIN, 'alerts.dismiss', { params })
    const back = () => backend.ask(ADMIN, 'alerts.undo', { params, body: { eventId: dismissed.body.eventId } })
    await backend.ask(ADMIN, answer, { params: { id: waiting?.id ?? '' }, ...(body && { body }) })
    const { status, refusal } = await back()
    expect([status, refusal['message']]).toEqual([409, 'Die Registrierung ist schon beantwortet oder abgelaufen'])
  })

  test('brings a message back that was dismissed while it waits still', async () => {
    const backend = seededBackend()
    await backend.ask(DISPO, 'auth.register', { body: atNordkurs })
    const told = async () => (await backend.ask(ADMIN, 'alerts.list')).body.data.map(({ id }) => id)
    const id = (await told()).find((one) => one.startsWith('alt-member-')) ?? ''
    const dismissed = await backend.ask(ADMIN, 'alerts.dismiss', { params: { id } })
    expect(await told()).not.toContain(id)
    await backend.ask(ADMIN, 'alerts.undo', { params: { id }, body: { eventId: dismissed.body.eventId } })
    expect(await told()).toContain(id)
  })

  test('has those who wait above its other people, unread among the messages, and grants them no role before they are let in', async () => {
    const backend = seededBackend()
    await backend.ask(DISPO, 'auth.register', { body: { ...atNordkurs, firstName: 'Zoe', lastName: 'Zorn' } })
    const people = (await backend.ask(ADMIN, 'team.list')).body.data.map(({ name, status }) => [status, name])
    expect([people[0], people.filter(([status]) => status === 'active').length > 1]).toEqual([
      ['waiting', 'Zoe Zorn'],
      true,
    ])
    const alerts = (await backend.ask(ADMIN, 'alerts.list')).body.data
    expect(alerts.filter(({ code }) => code === 'memberWaiting').map(({ read }) => read)).toEqual([false])
    const [{ id } = { id: '' }] = await waitingOf(backend)
    const kept = await backend.server.store('nordkurs').find('users', id)
    expect([kept?.firstName, kept?.lastName]).toEqual(['Zoe', 'Zorn'])
    const grant = (whom: string) =>
      backend.ask(ADMIN, 'team.setRole', { params: { id: whom }, body: { role: 'admin' } })
    expect([(await grant(id)).status, (await grant('usr-nobody')).status]).toEqual([404, 404])
    expect((await waitingOf(backend)).length).toBe(1)
  })

  test('forgets who has waited for fourteen days', async () => {
    const backend = seededBackend()
    await backend.ask(DISPO, 'auth.register', { body: atNordkurs })
    const taken = await backend.ask(DISPO, 'auth.register', { body: atNordkurs })
    expect(taken.refusal['code']).toBe('EMAIL_TAKEN')
    const [waiting] = await waitingOf(backend)
    backend.pass(14 * DAY)
    expect(await waitingOf(backend)).toEqual([])
    const late = await backend.ask(ADMIN, 'team.accept', { params: { id: waiting?.id ?? '' }, body: { role: 'sales' } })
    expect([late.status, late.refusal['message']]).toEqual([404, 'Diese Registrierung wartet nicht mehr'])
    expect((await backend.ask(DISPO, 'auth.register', { body: atNordkurs })).status).toBe(201)
  })

  test('is never left without an admin', async () => {
    const backend = seededBackend()
    const params = { id: 'usr-nordkurs-admin' }
    const { status, refusal } = await backend.ask(ADMIN, 'team.setRole', { params, body: { role: 'user' } })
    expect([status, refusal['message']]).toEqual([409, 'Die Firma braucht mindestens einen Administrator'])
    expect((await backend.ask(ADMIN, 'team.setRole', { params, body: { role: 'admin' } })).status).toBe(200)
    await backend.ask(ADMIN, 'team.setRole', { params: { id: 'usr-nordkurs-dispo' }, body: { role: 'admin' } })
    // Nor by oneself where there is another one, who may.
    const own = await backend.ask(ADMIN, 'team.setRole', { params, body: { role: 'user' } })
    expect([own.status, own.refusal['message']]).toEqual([409, 'Das eigene Konto ändert ein anderer Administrator'])
  })
})

test('Names of companies are the same with and without legal form, in any case', () => {
  const written = ['Nordkurs Spedition GmbH', 'nordkurs spedition', ' NORDKURS-Spedition GmbH & Co. KG ']
  expect(new Set(written.map(companyKey))).toEqual(new Set(['nordkurs spedition']))
  expect(companyKey('Nordkurs Logistik GmbH')).not.toBe(companyKey('Nordkurs Spedition GmbH'))
  expect(companyKey('AG')).toBe('ag')
  expect(tenantNameOf('Öl & Gas AG', new Set(['oel-gas']))).toBe('oel-gas-2')
  expect([orderPrefixOf('Nordkurs Kran', new Set(['NK'])), orderPrefixOf('中', new Set())]).toEqual(['NK2', 'XX'])
})
