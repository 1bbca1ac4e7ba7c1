import { describe, expect, test } from 'vitest'
import { NO_TENANT } from '#mock-server/store/store.ts'
import { NOW, seededBackend } from './seeded-backend.ts'

const ADMIN = 'admin@nordkurs'
const DISPO = 'dispo@nordkurs'
const DISPO_ID = { id: 'usr-nordkurs-dispo' }
const HOUR = 3_600_000

type Backend = ReturnType<typeof seededBackend>

async function invited(backend: Backend, email = 'o.zoellner@nordkurs.example') {
  const body = { emails: [email], firstName: 'Ole', lastName: 'Zöllner', role: 'dispatcher' }
  const answer = await backend.ask(ADMIN, 'users.invite', { body })
  const id = answer.body.users[0]?.id ?? ''
  const row = await backend.server.store('nordkurs').find('users', id)
  return { ...answer, id, token: row?.inviteToken ?? '' }
}

const login = (backend: Backend, email: string, password: string) =>
  backend.ask(ADMIN, 'auth.login', { body: { email, password } })

const withToken = (backend: Backend, token: string, path = '/api/orders', method = 'GET') =>
  backend.server.fetch(path, { method, headers: { 'X-Tenant-Id': 'nordkurs', Authorization: `Bearer ${token}` } })

describe('The people of a company', () => {
  test('are fourteen, two invited and one locked', async () => {
    const backend = seededBackend()
    const { body } = await backend.ask(ADMIN, 'users.list')
    const states = body.data.map(({ status }) => status)
    expect([body.pagination.total, states.filter((one) => one === 'invited').length]).toEqual([14, 2])
    expect(body.data.filter(({ status }) => status === 'locked').map(({ name }) => name)).toEqual(['Nils Petersen'])
    expect(body.data.find(({ isSelf }) => isSelf)).toMatchObject({ name: 'Katharina Großmann', isLastAdmin: true })
    expect(JSON.stringify(body)).not.toMatch(/Frachtbrief|password|inviteToken/)
  })

  test('are found by role, state and text, and sorted by what no store holds', async () => {
    const backend = seededBackend()
    const names = async (query: Record<string, string>) =>
      (await backend.ask(ADMIN, 'users.list', { query })).body.data.map(({ name }) => name)
    expect(await names({ status: 'invited,locked' })).toEqual(['Imke Ahrens', 'Nils Petersen', 'Tomás Peña'])
    expect(await names({ role: 'finance' })).toEqual(['Hanno Brödermann', 'Harald Öztürk', 'Merve Yılmaz'])
    expect(await names({ q: 'pena' })).toEqual(['Tomás Peña'])
    const last = await backend.ask(ADMIN, 'users.list', { query: { sortBy: 'lastSeenAt', sortOrder: 'desc' } })
    expect(last.body.data[0]).toMatchObject({ name: 'Katharina Großmann', lastSeenAt: new Date(NOW).toISOString() })
  })

  test('are no one’s business but the admins’, and never those of another tenant', async () => {
    const backend = seededBackend()
    const { status, refusal } = await backend.ask(DISPO, 'users.list')
    expect([status, refusal['message']]).toEqual([403, 'Nur für die Administration'])
    expect((await backend.ask('admin@elbeoder', 'users.get', { params: DISPO_ID })).status).toBe(404)
  })

  test('are named otherwise, which is taken back', async () => {
    const backend = seededBackend()
    const { body } = await backend.ask(ADMIN, 'users.update', { params: DISPO_ID, body: { lastName: 'Weiss' } })
    expect(body.user).toMatchObject({ name: 'Jürgen Weiss', displayName: 'Jürgen Weiss' })
    await backend.ask(ADMIN, 'users.undo', { params: DISPO_ID, body: { eventId: body.eventId } })
    expect((await backend.ask(ADMIN, 'users.get', { params: DISPO_ID })).body.name).toBe('Jürgen Weiß')
  })
})

describe('An invitation', () => {
  test('goes out by mail with a link for 72 hours, which the outbox does not show to others', async () => {
    const backend = seededBackend()
    const { status, body, token } = await invited(backend)
    expect([status, body.users[0]?.status, body.users[0]?.expiresAt]).toEqual([
      201,
      'invited',
      new Date(NOW + 72 * HOUR).toISOString(),
    ])
    const { body: messages } = await backend.ask(DISPO, 'messages.list', { query: { kind: 'invitation' } })
    expect(messages.data[0]).toMatchObject({ recipient: 'o.zoellner@nordkurs.example' })
    const one = { params: { id: messages.data[0]?.id ?? '' } }
    expect(JSON.stringify((await backend.ask(DISPO, 'messages.get', one)).body)).not.toContain(token)
    expect((await backend.ask(ADMIN, 'messages.get', one)).body.answerPath).toBe(`/invitation/${token}`)
  })

  test('opens the account with a password, once', async () => {
    const backend = seededBackend()
    const { token } = await invited(backend)
    const params = { token }
    const shown = await backend.ask(ADMIN, 'invitations.get', { params })
    expect(shown.body).toMatchObject({ company: 'Nordkurs Spedition GmbH', firstName: 'Ole', role: 'dispatcher' })
    const short = { firstName: 'Ole', lastName: '', password: 'kurz' }
    const refused = await backend.ask(ADMIN, 'invitations.accept', { params, body: short })
    const paths = (refused.refusal['fieldErrors'] as { path: string }[]).map(({ path }) => path)
    expect([refused.status, paths]).toEqual([422, ['lastName', 'password']])
    const body = { firstName: 'Ole', lastName: 'Zöllner', password: 'Neues-Passwort-1' }
    const accepted = await backend.ask(ADMIN, 'invitations.accept', { params, body })
    expect([accepted.status, accepted.body.user.name]).toEqual([200, 'Ole Zöllner'])
    expect((await withToken(backend, accepted.body.token ?? '')).status).toBe(200)
    expect((await login(backend, 'o.zoellner@nordkurs.example', body.password)).status).toBe(200)
    expect((await backend.ask(ADMIN, 'invitations.accept', { params, body })).status).toBe(404)
  })

  test('ends after its time; a new link ends the one before; what is withdrawn leads nowhere', async () => {
    const backend = seededBackend()
    const { id, token } = await invited(backend)
    const get = (one: string) => backend.ask(ADMIN, 'invitations.get', { params: { token: one } })
    backend.pass(72 * HOUR)
    expect((await get(token)).status).toBe(410)
    expect((await backend.ask(ADMIN, 'users.resend', { params: { id } })).status).toBe(200)
    expect((await get(token)).status).toBe(404)
    const fresh = (await backend.server.store('nordkurs').find('users', id))?.inviteToken ?? ''
    expect((await get(fresh)).status).toBe(200)
    await backend.ask(ADMIN, 'users.withdraw', { params: { id } })
    expect((await get(fresh)).status).toBe(404)
    expect((await backend.ask(ADMIN, 'users.get', { params: { id } })).status).toBe(404)
  })

  test('is refused for addresses that are taken or none, and then no one is invited', async () => {
    const backend = seededBackend()
    const emails = ['neu@nordkurs.example', 'admin@elbeoder.example', 'kein-postfach']
    const { status, refusal } = await backend.ask(ADMIN, 'users.invite', { body: { emails, role: 'sales' } })
    const errors = refusal['fieldErrors'] as { path: string; message: string }[]
    expect([status, errors.map(({ path }) => path)]).toEqual([422, ['emails', 'emails']])
    expect(errors[0]?.message).toContain('admin@elbeoder.example')
    expect((await backend.ask(ADMIN, 'users.list', { query: { q: 'neu@nordkurs' } })).body.data).toEqual([])
  })

  test('does not let anybody in before it is accepted', async () => {
    const backend = seededBackend()
    await invited(backend)
    expect((await login(backend, 'o.zoellner@nordkurs.example', '')).status).toBe(401)
  })
})

describe('A role', () => {
  test('holds from the next call on, and is taken back', async () => {
    const backend = seededBackend()
    expect((await backend.ask(DISPO, 'vehicles.list')).status).toBe(200)
    const { body } = await backend.ask(ADMIN, 'users.setRole', { params: DISPO_ID, body: { role: 'user' } })
    expect((await backend.ask(DISPO, 'vehicles.list')).status).toBe(403)
    await backend.ask(ADMIN, 'users.undo', { params: DISPO_ID, body: { eventId: body.eventId } })
    expect((await backend.ask(DISPO, 'vehicles.list')).status).toBe(200)
  })

  test('is not taken from oneself, nor from the last admin, by neither way', async () => {
    const backend = seededBackend()
    const own = { params: { id: 'usr-nordkurs-admin' }, body: { role: 'user' } }
    const messageOf = async (name: 'users.setRole' | 'team.setRole') =>
      (await backend.ask(ADMIN, name, own)).refusal['message']
    const last = 'Die Firma braucht mindestens einen Administrator'
    expect([await messageOf('users.setRole'), await messageOf('team.setRole')]).toEqual([last, last])
    await backend.ask(ADMIN, 'users.setRole', { params: DISPO_ID, body: { role: 'admin' } })
    expect(await messageOf('users.setRole')).toBe('Das eigene Konto ändert ein anderer Administrator')
  })
})

describe('A locked account', () => {
  test('is out at once, does not sign in and is let in again', async () => {
    const backend = seededBackend()
    const { body: session } = await login(backend, 'dispo@nordkurs.example', 'Frachtbrief-2026')
    const token = session.token ?? ''
    expect((await withToken(backend, token)).status).toBe(200)
    const locked = await backend.ask(ADMIN, 'users.lock', { params: DISPO_ID, body: { reason: 'Elternzeit' } })
    expect(locked.body.user).toMatchObject({ status: 'locked', lockedReason: 'Elternzeit', sessions: 0 })
    expect((await withToken(backend, token)).status).toBe(401)
    expect((await withToken(backend, token, '/api/auth/refresh', 'POST')).status).toBe(401)
    const again = await login(backend, 'dispo@nordkurs.example', 'Frachtbrief-2026')
    expect([again.status, again.refusal['code']]).toEqual([403, 'ACCOUNT_LOCKED'])
    expect((await backend.ask(ADMIN, 'users.lock', { params: DISPO_ID, body: {} })).status).toBe(409)
    await backend.ask(ADMIN, 'users.undo', { params: DISPO_ID, body: { eventId: locked.body.eventId } })
    expect((await login(backend, 'dispo@nordkurs.example', 'Frachtbrief-2026')).status).toBe(200)
    // A session that was ended does not come back with the account.
    expect((await withToken(backend, token)).status).toBe(401)
  })

  test('is never one’s own', async () => {
    const backend = seededBackend()
    const own = { params: { id: 'usr-nordkurs-admin' }, body: {} }
    expect((await backend.ask(ADMIN, 'users.lock', own)).refusal['message']).toBe(
      'Das eigene Konto ändert ein anderer Administrator',
    )
  })
})

describe('Sessions', () => {
  test('tell who, since when and with what, and are ended one by one or all', async () => {
    const backend = seededBackend()
    const { body: session } = await login(backend, 'dispo@nordkurs.example', 'Frachtbrief-2026')
    await login(backend, 'dispo@nordkurs.example', 'Frachtbrief-2026')
    const query = { userId: DISPO_ID.id }
    const { body } = await backend.ask(ADMIN, 'users.sessions', { query })
    expect(body.data).toHaveLength(2)
    expect(body.data[0]).toMatchObject({ userName: 'Jürgen Weiß', since: new Date(NOW).toISOString() })
    const [sessionId] = body.data.map(({ id }) => id).toSorted()
    const one = await backend.ask(ADMIN, 'users.endSessions', { params: DISPO_ID, body: { sessionId } })
    expect([one.body.ended, one.body.user.sessions]).toEqual([1, 1])
    expect((await withToken(backend, session.token ?? '')).status).toBe(401)
    const all = await backend.ask(ADMIN, 'users.endSessions', { params: DISPO_ID, body: {} })
    expect(all.body.ended).toBe(1)
    const mine = await backend.ask(ADMIN, 'users.sessions')
    expect(mine.body.data.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  })

  test('of one’s own never end with the call that asks', async () => {
    const backend = seededBackend()
    const own = { id: 'usr-nordkurs-admin' }
    await login(backend, 'admin@nordkurs.example', 'Frachtbrief-2026')
    const { body } = await backend.ask(ADMIN, 'users.endSessions', { params: own, body: {} })
    expect(body.ended).toBe(1)
    expect((await backend.ask(ADMIN, 'users.list')).status).toBe(200)
  })

  test('end in the tenant alone: those of others are unknown', async () => {
    const backend = seededBackend()
    await login(backend, 'admin@elbeoder.example', 'Frachtbrief-2026')
    const [foreign] = await backend.server.store(NO_TENANT).all('sessions', { userTenantId: 'elbeoder' })
    const body = { sessionId: foreign?.id }
    expect((await backend.ask(ADMIN, 'users.endSessions', { params: DISPO_ID, body })).status).toBe(404)
  })
})

test('A registration that waits is listed first, and answered as before', async () => {
  const backend = seededBackend()
  const person = { email: 'z@neu.example', password: 'Sehr-geheim-1', firstName: 'Zoe', lastName: 'Zart' }
  await backend.ask(ADMIN, 'auth.register', { body: { ...person, companyName: 'Nordkurs Spedition GmbH' } })
  const { body } = await backend.ask(ADMIN, 'users.list')
  expect(body.data[0]).toMatchObject({ name: 'Zoe Zart', status: 'waiting' })
  const params = { id: body.data[0]?.id ?? '' }
  expect((await backend.ask(ADMIN, 'users.setRole', { params, body: { role: 'sales' } })).status).toBe(409)
  await backend.ask(ADMIN, 'team.accept', { params, body: { role: 'sales' } })
  expect((await backend.ask(ADMIN, 'users.get', { params })).body).toMatchObject({ status: 'active', role: 'sales' })
  const { body: history } = await backend.ask(ADMIN, 'users.events', { params })
  expect(history.data.map(({ type }) => type)).toEqual(['registration_accepted'])
})
