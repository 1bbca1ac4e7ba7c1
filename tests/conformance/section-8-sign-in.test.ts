import { describe, expect, test } from 'vitest'
import type { Session } from '#machines/auth-ports.ts'
import type { Call } from '#src/contract/index.ts'
import { createRefresher } from '#src/api/refresh.ts'
import { createAuthPorts } from '#src/app/session/auth-ports.ts'
import type { SessionStorage } from '#src/app/session/session-storage.ts'
import { clientOnWire, NOW } from './wire.ts'

describe('Signing in', () => {
  /** The app's own way to sign in, at this backend. */
  async function signIn(demo: boolean) {
    const client = await clientOnWire()
    client.state.token = undefined
    const refresher = createRefresher({
      withLock: (_name, task) => task(),
      storedToken: () => undefined,
      requestToken: () => Promise.reject(new Error('This test renews nothing')),
      storeToken: () => undefined,
    })
    const storage: SessionStorage = {
      read: () => undefined,
      restore: async () => undefined,
      isLasting: () => undefined,
      newestToken: () => undefined,
      keep: () => undefined,
      clear: () => undefined,
      lastTenant: () => 'nordkurs',
      isDemoSuppressed: () => true,
      suppressDemo: () => undefined,
      watch: () => () => undefined,
    }
    const ports = createAuthPorts({ call: () => client.call, storage, refresher, demo, now: () => NOW })
    const as = (email: string, password = 'Frachtbrief-2026') => ports.login({ email, password, rememberMe: false })
    return { ...client, as }
  }

  const messageOf = async (promise: Promise<unknown>) =>
    promise.then(
      () => 'signed in',
      (error: unknown) => (error instanceof Error ? error.message : 'no error'),
    )

  test('a wrong password is "Login fehlgeschlagen. Bitte überprüfen Sie Ihre Eingaben."', async () => {
    const { as } = await signIn(true)
    expect(await messageOf(as('dispo@nordkurs.example', 'falsch'))).toBe(
      'Login fehlgeschlagen. Bitte überprüfen Sie Ihre Eingaben.',
    )
  })

  test.each([
    ['dispo@nordkurs.example', true],
    ['demo@firma.example', false],
    ['admin@firma.example', false],
  ])('with the server out of reach %s, demo mode %s: no local session', async (email, demo) => {
    const { as, server } = await signIn(demo)
    server.faults.offline()
    expect(await messageOf(as(email))).toBe('Backend unavailable and not a demo account')
  })

  test.each(['demo@firma.example', 'Admin@firma.example', 'test@firma.example'])(
    'with the server out of reach %s gets a local demo session, in demo mode',
    async (email) => {
      const { as, server } = await signIn(true)
      server.faults.offline()
      const { user, demo } = await as(email)
      expect({ email: user.email, role: user.role, demo }).toEqual({ email, role: 'admin', demo: true })
    },
  )

  test('a server that answers with 500 is reached: no local session', async () => {
    const { as, server } = await signIn(true)
    server.faults.fail('auth.login', 500, { body: {} })
    expect(await messageOf(as('demo@firma.example'))).toBe('Login fehlgeschlagen')
  })
})

describe('In production', () => {
  /** The app's own ways to a session, with a token in memory; answers what is sent to `set-cookie`. */
  async function production() {
    let session: Session | undefined
    let lastTenant = 'nordkurs'
    const client = await clientOnWire('admin', { tenantId: () => session?.user.tenantId ?? lastTenant })
    const cookies: unknown[] = []
    const call = (async (name, input) => {
      if (name === 'auth.setCookie') cookies.push((input as { body: { token: string } }).body.token)
      return await client.call(name, input)
    }) as Call
    const refresher = createRefresher({
      withLock: (_name, task) => task(),
      storedToken: () => undefined,
      requestToken: () => Promise.reject(new Error('This test renews nothing')),
      storeToken: () => undefined,
    })
    const storage: SessionStorage = {
      read: () => session,
      restore: async () => session,
      isLasting: () => undefined,
      newestToken: () => session?.token,
      keep: (kept) => {
        session = kept
        lastTenant = kept.user.tenantId
        client.state.token = kept.token
      },
      clear: () => (session = undefined),
      lastTenant: () => lastTenant,
      isDemoSuppressed: () => true,
      suppressDemo: () => undefined,
      watch: () => () => undefined,
    }
    const ports = createAuthPorts({ call: () => call, storage, refresher, demo: false, now: () => NOW })
    // What the page knows is gone; the last token stands for the cookie, which the browser still sends.
    const reload = () => (session = undefined)
    return { ports, cookies, reload }
  }

  test('the cookie gets the token of every session that begins: by sign-in, registration, switch and reload', async () => {
    const { ports, cookies, reload } = await production()
    const first = await ports.login({
      email: 'admin@nordkurs.example',
      password: 'Frachtbrief-2026',
      rememberMe: false,
    })
    const second = await ports.switchTenant('elbeoder')
    const third = await ports.register({
      email: 'neu@firma.example',
      password: 'lang-und-geheim',
      firstName: 'Ada',
      lastName: 'Neu',
      // One that is there already would wait for its admin (decision A33).
      companyName: 'Neue Wege Transporte GmbH',
    })
    reload()
    const fourth = await ports.restore()
    await ports.login({ email: 'admin@nordkurs.example', password: 'falsch', rememberMe: false }).catch(() => undefined)
    expect([first.user.tenantId, second.user.tenantId]).toEqual(['nordkurs', 'elbeoder'])
    expect(cookies).toEqual([
      first.token,
      second.token,
      third.kind === 'session' ? third.session.token : '',
      fourth?.token,
    ])
  })
})
