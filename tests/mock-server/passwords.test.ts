import { describe, expect, test } from 'vitest'
import { hashedPasswords } from '#mock-server/core/sessions/passwords.ts'
import { memoryPersistence } from '#mock-server/store/memory/persistence.ts'
import { cheapPasswords, createTestServer } from '#tests/support/test-server.ts'
import { NOW, seededBackend } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'
const ANNA = { email: 'anna@neu.example', password: 'Sehr-geheim-1' }
const registration = { ...ANNA, firstName: 'Anna', lastName: 'Groß', companyName: 'Neu GmbH', role: 'admin' }

type Backend = ReturnType<typeof seededBackend>
const signIn = (backend: Backend, email: string, password: string) =>
  backend.ask(DISPO, 'auth.login', { body: { email, password } })

/** A call in the name of a token. */
async function call(backend: Backend, token: string, tenant: string, method: string, path: string, body?: unknown) {
  const headers = { 'X-Tenant-Id': tenant, Authorization: `Bearer ${token}` }
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
  return (await backend.server.fetch(path, init)).status
}

describe('A hash', () => {
  test('is made by scrypt with its cost and another salt each time, and fits its password alone', async () => {
    const passwords = hashedPasswords()
    const [one, two] = await Promise.all([passwords.hash('Groß-1'), passwords.hash('Groß-1')])
    expect(one).toMatch(/^scrypt\$32768,8,3\$[\w+/]{22}==\$[\w+/]{43}=$/)
    expect(one.split('$')[2]).not.toBe(two.split('$')[2])
    expect([await passwords.verify('Groß-1', one), await passwords.verify('Groß-2', one)]).toEqual([true, false])
    // Made at another cost: the one in the hash counts.
    expect(await cheapPasswords.verify('Groß-1', one)).toBe(true)
  })

  test('of a browser is made by PBKDF2, and is verified here as well', async () => {
    const getBuiltinModule = process.getBuiltinModule
    Object.assign(process, { getBuiltinModule: undefined })
    const kept = await cheapPasswords.hash('Groß-1').finally(() => Object.assign(process, { getBuiltinModule }))
    expect(kept).toMatch(/^pbkdf2\$10\$/)
    expect([await cheapPasswords.verify('Groß-1', kept), await cheapPasswords.verify('Groß', kept)]).toEqual([
      true,
      false,
    ])
  })

  test.each(['', 'Groß-1', 'demo', 'scrypt$1$x$y'])('is nothing that reads %j', async (kept) => {
    expect(await cheapPasswords.verify(kept, kept)).toBe(false)
  })
})

test('No password is kept as it was typed, nor anything of it or of a token in the answers kept for repetitions', async () => {
  const backend = seededBackend()
  const init = (body: object, key: string) => ({
    method: 'POST',
    headers: { 'X-Tenant-Id': 'nordkurs', 'Idempotency-Key': key },
    body: JSON.stringify(body),
  })
  const registered = await backend.server.fetch('/api/auth/register-simple', init(registration, 'key-1'))
  expect(registered.status).toBe(201)
  expect((await backend.server.fetch('/api/auth/login', init(ANNA, 'key-2'))).status).toBe(200)
  const [anna] = await backend.server.store('neu').all('users')
  expect(anna?.password).toMatch(/^scrypt\$/)
  expect(await backend.server.store('~nobody').all('idempotency')).toEqual([])
  const world = JSON.stringify(await backend.server.control.do({ do: 'exportWorld' }))
  expect([world.includes(ANNA.password), world.includes('scrypt')]).toEqual([false, false])
})

test('A world in a file opens no account: its passwords and the links of its invitations stay behind', async () => {
  const backend = seededBackend()
  await backend.ask(DISPO, 'auth.register', { body: registration })
  const invitation = { emails: ['neu@nordkurs.example'], role: 'dispatcher' }
  await backend.ask('admin@nordkurs', 'users.invite', { body: invitation })
  const world = await backend.server.control.do({ do: 'exportWorld' })
  const invited = await backend.server.store('nordkurs').first('users', { email: 'neu@nordkurs.example' })
  expect(invited?.inviteToken).toMatch(/^nordkurs-/)
  expect(JSON.stringify(world)).not.toContain(invited?.inviteToken)
  // Where the account is known its password goes on; elsewhere it has none.
  await backend.server.control.do({ do: 'importWorld', world: JSON.parse(JSON.stringify(world)) })
  const elsewhere = seededBackend()
  await elsewhere.server.control.do({ do: 'importWorld', world: JSON.parse(JSON.stringify(world)) })
  const answers = await Promise.all([backend, elsewhere].map((one) => signIn(one, ANNA.email, ANNA.password)))
  expect(answers.map(({ status }) => status)).toEqual([200, 401])
  expect((await signIn(elsewhere, ANNA.email, '')).status).toBe(401)
  expect((await signIn(elsewhere, 'dispo@nordkurs.example', 'Frachtbrief-2026')).status).toBe(200)
})

test('Passwords that an older version kept as they were typed are hashed when its world is loaded', async () => {
  const persistence = memoryPersistence()
  const first = createTestServer({ now: () => NOW, persistence })
  const old = { email: 'alt@nordkurs.example', name: 'Alt', role: 'dispatcher', password: 'Alt-bewährt-1' }
  await first.ready
  await first.store('nordkurs').insert('users', { id: 'usr-alt', ...old })
  await first.store('nordkurs').patch('users', 'usr-nordkurs-dispo', { password: 'Frachtbrief-2026' })

  const again = createTestServer({ now: () => NOW, persistence })
  await again.ready
  const kept = await again.store('nordkurs').findMany('users', ['usr-alt', 'usr-nordkurs-dispo'])
  expect(kept.map(({ password }) => password)).toEqual([expect.stringMatching(/^scrypt\$/), 'demo'])
  expect(JSON.stringify(await persistence.load())).not.toContain('Alt-bewährt-1')
  const login = { email: old.email, password: old.password }
  const init = { method: 'POST', headers: { 'X-Tenant-Id': 'nordkurs' }, body: JSON.stringify(login) }
  expect((await again.fetch('/api/auth/login', init)).status).toBe(200)
})

test('Another password ends all other sessions of the account, and needs the one before', async () => {
  const backend = seededBackend()
  const tokens: string[] = []
  await backend.ask(DISPO, 'auth.register', { body: registration })
  for (let count = 0; count < 2; count += 1) {
    const { body } = await signIn(backend, ANNA.email, ANNA.password)
    tokens.push(body.token ?? '')
  }
  const [own = '', other = ''] = tokens
  const statuses = () => Promise.all(tokens.map((token) => call(backend, token, 'neu', 'GET', '/api/auth/profile')))
  const change = (current: string) =>
    call(backend, own, 'neu', 'PUT', '/api/auth/password', { current, next: 'Noch-geheimer-2' })
  expect([await change('falsch'), await statuses()]).toEqual([422, [200, 200]])
  expect([await change(ANNA.password), await statuses()]).toEqual([200, [200, 401]])
  expect(await call(backend, other, 'neu', 'POST', '/api/auth/refresh')).toBe(401)
  const answers = [
    await signIn(backend, ANNA.email, ANNA.password),
    await signIn(backend, ANNA.email, 'Noch-geheimer-2'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([401, 200])
  const [noted] = await backend.server.control
    .do({ do: 'calls', most: 100 })
    .then((calls) => calls.filter(({ name }) => name === 'auth.changePassword'))
  expect(noted?.body).toBe('{"current":"•••","next":"•••"}')
})

test('No writer of a company waits for a password to be hashed', async () => {
  const order: string[] = []
  let let1: () => void = () => undefined
  const held = new Promise<void>((resolve) => (let1 = resolve))
  const hash = async (password: string) => {
    await held
    order.push('hashed')
    return cheapPasswords.hash(password)
  }
  const server = createTestServer({ now: () => NOW, passwords: { ...cheapPasswords, hash } })
  const init = (body: object) => ({
    method: 'POST',
    headers: { 'X-Tenant-Id': 'nordkurs' },
    body: JSON.stringify(body),
  })
  const waiting = server.fetch(
    '/api/auth/register-simple',
    init({ ...registration, companyName: 'Nordkurs Spedition GmbH' }),
  )
  const login = await server.fetch(
    '/api/auth/login',
    init({ email: 'dispo@nordkurs.example', password: 'Frachtbrief-2026' }),
  )
  order.push(`signed in ${login.status}`)
  let1()
  expect((await waiting).status).toBe(201)
  expect(order).toEqual(['signed in 200', 'hashed'])
})

test('Accounts of the demonstration are let in by a demonstration alone, with sessions they have as well', async () => {
  const persistence = memoryPersistence()
  const demo = createTestServer({ now: () => NOW, persistence })
  const token = await demo.tokenFor('usr-nordkurs-admin')
  const kept = createTestServer({ now: () => NOW, persistence, demo: false })
  await kept.ready
  const signIn = async (email: string) => {
    const body = JSON.stringify({ email, password: 'Frachtbrief-2026' })
    const answer = await kept.fetch('/api/auth/login', { method: 'POST', headers: { 'X-Tenant-Id': 'nordkurs' }, body })
    return answer.status
  }
  const headers = { 'X-Tenant-Id': 'nordkurs', Authorization: `Bearer ${token}` }
  expect((await kept.fetch('/api/auth/profile', { headers })).status).toBe(401)
  expect((await demo.fetch('/api/auth/profile', { headers })).status).toBe(200)
  // One of its people without the mark of the accounts one may switch between.
  expect([await signIn('admin@nordkurs.example'), await signIn('u.becker@nordkurs.example')]).toEqual([401, 401])
})
