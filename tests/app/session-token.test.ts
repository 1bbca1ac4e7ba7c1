import { expect, onTestFinished, test, vi } from 'vitest'
import { connectClient } from '#mock-server/hosts/node.ts'
import type { MockServer } from '#mock-server/server.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { createRuntime } from '#src/app/actors.ts'
import { ApiError } from '#src/api/api-error.ts'
import { DEFAULT_FEATURE_FLAGS } from '#src/domain/accounts/feature-flags.ts'
import { TEST_NOW } from '#tests/support/open-app.tsx'

type Body = Record<string, unknown>

/** The session of a page without its screens, as a demonstration or in production. */
async function session(given: { demo: boolean; ahead?: number; server?: MockServer; keep?: boolean }) {
  const { demo, ahead = 0, server = createTestServer({ now: () => TEST_NOW }), keep = false } = given
  vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW + ahead, shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  if (!keep) localStorage.clear()
  if (!keep) sessionStorage.clear()
  const { fetch, socket } = connectClient(server)
  const asked: string[] = []
  const cookies: unknown[] = []
  /** What a call has come to when the server is told of the logout, and what the stores hold then. */
  const atLogout: unknown[] = []
  let come = 'waits'
  const watched: typeof fetch = (url, init) => {
    const { pathname } = new URL(url, location.href)
    asked.push(pathname)
    if (pathname.endsWith('/logout')) atLogout.push([come, ...tokens()])
    if (pathname.endsWith('/set-cookie')) cookies.push((JSON.parse(String(init?.body)) as Body)['rememberMe'])
    return fetch(url, init)
  }
  const config = { apiUrl: '', basicAuth: '', demo, mock: true, servedByBackend: true, flags: DEFAULT_FEATURE_FLAGS }
  const { auth, call, end } = createRuntime({ config, fetch: watched, socket })
  onTestFinished(end)
  auth.start()
  const is = (tag: 'signedIn' | 'signedOut') => expect.poll(() => auth.getSnapshot().hasTag(tag)).toBe(true)
  return {
    asked,
    cookies,
    atLogout,
    call,
    /** A call that the server does not answer. */
    waits() {
      server.faults.slow('orders.list', 60_000)
      void call('orders.list', { query: {} }).catch(
        (error: unknown) => (come = error instanceof ApiError ? error.kind : 'failed'),
      )
    },
    end,
    server,
    role: () => auth.getSnapshot().context.session?.user.role,
    is,
    token: () => auth.getSnapshot().context.session?.token,
    email: () => auth.getSnapshot().context.session?.user.email,
    async signIn(rememberMe = true) {
      await is('signedOut')
      auth.send({ type: 'login', email: 'dispo@nordkurs.example', password: 'Frachtbrief-2026', rememberMe })
      await is('signedIn')
    },
    async signOut() {
      auth.send({ type: 'logout' })
      await is('signedOut')
    },
  }
}

const tokens = () => [localStorage.getItem('auth_token'), sessionStorage.getItem('auth_token')]
const everythingStored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])

test('In the demonstration the token lies in both stores, and a logout leaves it in neither', async () => {
  const { is, token, signOut } = await session({ demo: true })
  await is('signedIn')
  const given = token() ?? ''
  expect(given).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(tokens()).toEqual([given, given])
  await signOut()
  expect(tokens()).toEqual([null, null])
  expect(everythingStored()).not.toContain(given)
})

test('In production the token lies in no store, the server is told to keep it in a cookie, and a logout ends that', async () => {
  const { asked, call, token, signIn, signOut } = await session({ demo: false })
  await signIn()
  const given = token() ?? ''
  expect(given).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(everythingStored()).not.toContain(given)
  expect(asked).toContain('/api/v1/auth/set-cookie')
  expect((await call('auth.profile', {})).email).toBe('dispo@nordkurs.example')
  await signOut()
  expect(asked.at(-1)).toBe('/api/v1/auth/clear-cookie')
  expect(everythingStored()).not.toContain(given)
})

test('Whoever signs out asks for nothing any more, in no tab, before the server ends the session', async () => {
  const page = await session({ demo: true })
  await page.is('signedIn')
  page.waits()
  await expect.poll(() => page.asked).toContain('/api/orders')
  const out = page.signOut()
  const late = page.call('auth.tenants', {})
  await expect(late).rejects.toMatchObject({ kind: 'aborted' })
  await out
  expect(page.atLogout).toEqual([['aborted', null, null]])
  expect(page.asked).not.toContain('/api/v1/auth/tenants')
  expect(page.asked).not.toContain('/api/auth/refresh')
  expect(tokens()).toEqual([null, null])
})

const lower = async ({ server }: Awaited<ReturnType<typeof session>>) => {
  await server.store('nordkurs').patch('users', 'usr-nordkurs-dispo', { role: 'user' })
}

test('A role lowered on the server is noticed at the next refresh, and is what the stores hold', async () => {
  const page = await session({ demo: true })
  await page.is('signedIn')
  await page.signOut()
  await page.signIn()
  await lower(page)
  expect(page.role()).toBe('dispatcher')
  page.server.faults.expireToken()
  await page.call('orders.get', { params: { id: 'NK-2026-004711' } })
  await expect.poll(page.role).toBe('user')
  expect(localStorage.getItem('auth-state')).toContain('"role":"user"')
})

test('A role lowered on the server is noticed by the first call that is refused', async () => {
  const page = await session({ demo: false })
  await page.signIn()
  await lower(page)
  const refused = page.call('orders.setCarrier', { params: { id: 'NK-2026-004711' }, body: { carrierId: 'car-003' } })
  await expect(refused).rejects.toMatchObject({ status: 403 })
  await expect.poll(page.role).toBe('user')
  expect(page.asked.filter((path) => path === '/api/auth/profile')).toHaveLength(1)
})

test.each([
  [30, true],
  [5, false],
])('A clock %i hours ahead locks nobody out (demonstration: %s)', async (hours, demo) => {
  const page = await session({ demo, ahead: hours * 3_600_000 })
  if (demo) await page.is('signedIn')
  else await page.signIn()
  await expect.poll(() => page.asked.length).toBeGreaterThan(0)
  expect((await page.call('auth.profile', {})).role).toBe(demo ? 'admin' : 'dispatcher')
  expect(page.asked.filter((path) => path === '/api/auth/refresh').length).toBeLessThanOrEqual(1)
  await page.is('signedIn')
})

test('A stored session is taken up again by a computer whose clock is hours ahead', async () => {
  const server = createTestServer({ now: () => TEST_NOW })
  const before = await session({ demo: true, server })
  await before.is('signedIn')
  before.end()
  const page = await session({ demo: true, server, ahead: 5 * 3_600_000, keep: true })
  await page.is('signedIn')
  expect(page.asked.slice(0, 2)).toEqual(['/api/csrf/token', '/api/auth/refresh'])
  expect((await page.call('auth.profile', {})).role).toBe('admin')
})

/** Somebody signs in by the form and closes the tab; what only the tab has kept goes with it. */
async function leftBehind(rememberMe: boolean) {
  const server = createTestServer({ now: () => TEST_NOW })
  const page = await session({ demo: true, server })
  await page.is('signedIn')
  await page.signOut()
  await page.signIn(rememberMe)
  expect(tokens()).toEqual([page.token(), page.token()])
  const tab = { ...sessionStorage }
  sessionStorage.clear()
  return { server, page, tab }
}

/** Waits until the browser has noticed that no page of the app is open any more. */
async function allClosed() {
  const open = async () => (await navigator.locks.query()).held?.some(({ name }) => name === 'open-page') === true
  await expect.poll(open).toBe(false)
}

test('Whoever ticks "Angemeldet bleiben" is signed in after the browser was closed', async () => {
  const { server, page } = await leftBehind(true)
  page.end()
  await allClosed()
  const next = await session({ demo: true, server, keep: true })
  await next.is('signedIn')
  expect(next.email()).toBe('dispo@nordkurs.example')
})

test('Whoever does not is not, once no tab has been open in between; the token is gone before anything is asked', async () => {
  const { server, page } = await leftBehind(false)
  page.end()
  await allClosed()
  const left = localStorage.getItem('auth_token') ?? ''
  const next = await session({ demo: true, server, keep: true })
  await next.is('signedIn')
  expect(next.email()).toBe('admin@nordkurs.example')
  expect(next.asked.filter((path) => path.endsWith('/login'))).toHaveLength(1)
  expect(everythingStored()).not.toContain(left)
})

test('With another tab open, and in a tab that is loaded anew, they still are', async () => {
  const { server, page, tab } = await leftBehind(false)
  const beside = await session({ demo: true, server, keep: true })
  await beside.is('signedIn')
  expect(beside.email()).toBe('dispo@nordkurs.example')
  beside.end()
  page.end()
  await allClosed()
  for (const [name, value] of Object.entries(tab)) sessionStorage.setItem(name, String(value))
  const reloaded = await session({ demo: true, server, keep: true })
  await reloaded.is('signedIn')
  expect(reloaded.email()).toBe('dispo@nordkurs.example')
})

test('In production the cookie is asked to outlive the browser for whoever wants to stay', async () => {
  for (const rememberMe of [true, false]) {
    const page = await session({ demo: false })
    await page.signIn(rememberMe)
    page.server.faults.expireToken()
    await page.call('auth.profile', {})
    await expect.poll(() => page.cookies).toEqual([rememberMe, rememberMe])
    page.end()
  }
})
