import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { AuthEvent, AuthPorts, RegistrationResult, Session } from '#machines/auth-ports.ts'
import { createAuthMachine } from '#machines/auth.machine.ts'
import { deferred, settle } from './settle.ts'

const MINUTE = 60_000

/** Tokens say when they expire: `a@3600000`. `a` says nothing. */
const session = (token: string, tenantId = 'nordkurs'): Session => ({
  token,
  user: { id: 'usr-1', email: 'dispo@nordkurs.example', name: 'Petra Thomsen', role: 'dispatcher', tenantId },
  demo: false,
})
const expiryOf = ({ token }: Session) => (token.includes('@') ? Number(token.split('@')[1]) : undefined)

function authentication(given: Partial<AuthPorts> = {}, input: { demoSuppressed?: boolean } = {}) {
  const clock = new SimulatedClock()
  const calls: string[] = []
  const ports: AuthPorts = {
    restore: async () => undefined,
    login: async () => session(`login@${60 * MINUTE}`),
    register: async () => ({ kind: 'session', session: session(`registered@${60 * MINUTE}`) }),
    refresh: async () => session(`refreshed@${clock.now() + 60 * MINUTE}`),
    logout: async () => undefined,
    switchTenant: async (tenantId) => session(`switched@${clock.now() + 60 * MINUTE}`, tenantId),
    now: () => clock.now(),
    tokenExpiry: expiryOf,
    ...given,
  }
  const counted = <T>(name: string, call: () => Promise<T>) => {
    calls.push(name)
    return call()
  }
  const machine = createAuthMachine({
    ...ports,
    restore: () => counted('restore', ports.restore),
    login: (credentials) => counted('login', () => ports.login(credentials)),
    refresh: () => counted('refresh', ports.refresh),
    logout: () => counted('logout', ports.logout),
  })
  const actor = createActor(machine, { clock, input }).start()
  return {
    actor,
    clock,
    calls,
    is: (tag: 'busy' | 'signedIn' | 'signedOut' | 'verificationPending') => actor.getSnapshot().hasTag(tag),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    async send(event: AuthEvent) {
      actor.send(event)
      await settle()
    },
    async wait(ms: number) {
      clock.increment(ms)
      await settle()
    },
  }
}

const credentials = { email: 'dispo@nordkurs.example', password: 'Frachtbrief-2026', rememberMe: true }
const login: AuthEvent = { type: 'login', ...credentials }
const register: AuthEvent = {
  type: 'register',
  email: 'neu@nordkurs.example',
  password: 'Frachtbrief-2026',
  firstName: 'Nele',
  lastName: 'Brandt',
  companyName: 'Nordkurs Spedition GmbH',
}
const rejected = { message: 'Authentication failed', detail: 'Please log in again' }

async function signedIn(given: Partial<AuthPorts> = {}, token = `t@${60 * MINUTE}`) {
  const auth = authentication({ restore: async () => session(token), ...given })
  await settle()
  return auth
}

describe('starting', () => {
  test('without a session it is signed out', async () => {
    const auth = authentication()
    expect([auth.value(), auth.is('busy')]).toEqual([{ restoring: 'reading' }, true])
    await settle()
    expect([auth.value(), auth.context().error]).toEqual(['signedOut', undefined])
  })

  test('with a stored session it is signed in', async () => {
    const auth = await signedIn()
    expect([auth.value(), auth.context().session?.token]).toEqual([{ signedIn: 'idle' }, 't@3600000'])
  })

  test('a demo session that makes itself is one', async () => {
    const auth = await signedIn({ restore: async () => ({ ...session(`d@${60 * MINUTE}`), demo: true }) })
    expect([auth.is('signedIn'), auth.context().session?.demo]).toEqual([true, true])
  })

  test('after a logout in an earlier life nothing is restored', async () => {
    const auth = authentication({ restore: async () => session(`d@${60 * MINUTE}`) }, { demoSuppressed: true })
    await settle()
    expect([auth.value(), auth.calls]).toEqual(['signedOut', []])
    await auth.send({ type: 'retry' })
    expect([auth.value(), auth.calls]).toEqual(['signedOut', []])
  })

  test('a stored token without exp counts as expired: one refresh, and out when that is refused', async () => {
    const auth = await signedIn({ refresh: async () => 'rejected' }, 'no-exp')
    expect([auth.value(), auth.calls, auth.context().error]).toEqual(['signedOut', ['restore', 'refresh'], rejected])
  })

  test('a stored token that has expired is replaced before anything is shown', async () => {
    const auth = await signedIn({}, 'old@0')
    expect([auth.value(), auth.context().session?.token]).toEqual([{ signedIn: 'idle' }, 'refreshed@3600000'])
  })

  test('a restore that fails says why', async () => {
    const auth = authentication({
      restore: () => Promise.reject(new Error('Backend unavailable and not a demo account')),
    })
    await settle()
    expect([auth.value(), auth.context().error]).toEqual([
      'signedOut',
      { message: 'Backend unavailable and not a demo account' },
    ])
  })
})

describe('signing in and registering', () => {
  test('a login is signed in, with exactly the credentials given', async () => {
    const seen: unknown[] = []
    const auth = authentication({
      login: async (given) => {
        seen.push(given)
        return session(`l@${60 * MINUTE}`)
      },
    })
    await settle()
    await auth.send(login)
    expect([auth.value(), seen]).toEqual([{ signedIn: 'idle' }, [credentials]])
  })

  test.each(['Login fehlgeschlagen', 'Backend unavailable and not a demo account'])(
    'a login that fails shows “%s” verbatim, and the next try forgets it',
    async (message) => {
      const answer = deferred<Session>()
      let tries = 0
      const auth = authentication({
        login: () => (++tries === 1 ? Promise.reject(new Error(message)) : answer.promise),
      })
      await settle()
      await auth.send(login)
      expect([auth.value(), auth.context().error]).toEqual(['signedOut', { message }])
      await auth.send(login)
      expect([auth.value(), auth.context().error]).toEqual(['signingIn', undefined])
    },
  )

  test('a second login while the first is under way is ignored', async () => {
    const auth = authentication({ login: () => deferred<Session>().promise })
    await settle()
    await auth.send(login)
    await auth.send(login)
    expect([auth.calls, auth.actor.getSnapshot().can(login)]).toEqual([['restore', 'login'], false])
  })

  test('a registration with a token is signed in', async () => {
    const auth = authentication()
    await settle()
    await auth.send(register)
    expect([auth.is('signedIn'), auth.context().session?.token]).toEqual([true, 'registered@3600000'])
  })

  test('a registration can end waiting for the e-mail', async () => {
    const pending: RegistrationResult = { kind: 'verification', email: 'neu@nordkurs.example', expiresAt: 86_400_000 }
    const auth = authentication({ register: async () => pending })
    await settle()
    await auth.send(register)
    expect([auth.value(), auth.is('verificationPending'), auth.context().verification]).toEqual([
      'verificationPending',
      true,
      { emailSent: true, email: 'neu@nordkurs.example', expiresAt: 86_400_000 },
    ])
    await auth.send(login)
    expect([auth.is('signedIn'), auth.context().verification]).toEqual([true, undefined])
  })

  test('a registration that fails says “Registration failed”', async () => {
    const auth = authentication({ register: () => Promise.reject(new Error('Registration failed')) })
    await settle()
    await auth.send(register)
    expect([auth.value(), auth.context().error]).toEqual(['signedOut', { message: 'Registration failed' }])
  })
})

describe('staying signed in', () => {
  /** Signed in at a server whose tokens live so many milliseconds. */
  async function livingFor(milliseconds: number) {
    // The first token is asked for before there is a clock to look at; it starts at 0.
    let now = () => 0
    const auth = await signedIn({ refresh: async () => session(`short@${now() + milliseconds}`) }, 'old@0')
    now = () => auth.clock.now()
    return auth
  }

  test('the token is refreshed when it expires within 5 minutes, not earlier', async () => {
    const auth = await signedIn()
    for (let minute = 0; minute < 54; minute += 1) await auth.wait(MINUTE)
    await auth.wait(59_999)
    expect(auth.calls).toEqual(['restore'])
    await auth.wait(1)
    expect([auth.calls, auth.context().session?.token]).toEqual([['restore', 'refresh'], 'refreshed@6900000'])
  })

  test('and so is the token that came for it, 55 minutes later', async () => {
    const auth = await signedIn()
    for (let minute = 0; minute < 55 + 54; minute += 1) await auth.wait(MINUTE)
    await auth.wait(59_999)
    expect(auth.calls).toEqual(['restore', 'refresh'])
    await auth.wait(1)
    expect(auth.calls).toEqual(['restore', 'refresh', 'refresh'])
  })

  test('a token that expires in 4 minutes is refreshed at once', async () => {
    const auth = await signedIn({}, `t@${4 * MINUTE}`)
    expect(auth.calls).toEqual(['restore', 'refresh'])
  })

  test('a computer that slept over the expiry refreshes within a minute of waking', async () => {
    let slept = 0
    const clock = new SimulatedClock()
    const machine = createAuthMachine({
      restore: async () => session(`t@${60 * MINUTE}`),
      login: async () => session('x'),
      register: async () => ({ kind: 'session', session: session('x') }),
      refresh: async () => session(`fresh@${100 * 60 * MINUTE}`),
      logout: async () => undefined,
      switchTenant: async () => session('x'),
      now: () => clock.now() + slept,
      tokenExpiry: expiryOf,
    })
    const actor = createActor(machine, { clock, input: {} }).start()
    await settle()
    slept = 9 * 60 * MINUTE
    clock.increment(MINUTE - 1)
    await settle()
    expect(actor.getSnapshot().context.session?.token).toBe('t@3600000')
    clock.increment(1)
    await settle()
    expect(actor.getSnapshot().context.session?.token).toBe('fresh@360000000')
  })

  test('servers with tokens of two minutes are asked once a minute, not in a loop', async () => {
    const auth = await livingFor(2 * MINUTE)
    expect(auth.calls).toEqual(['restore', 'refresh'])
    for (let minute = 0; minute < 10; minute += 1) await auth.wait(MINUTE)
    expect(auth.calls.filter((call) => call === 'refresh').length).toBe(11)
  })

  test('servers with tokens of four seconds are asked every 10 s', async () => {
    const auth = await livingFor(4000)
    const asked = () => auth.calls.filter((call) => call === 'refresh').length
    await auth.wait(9999)
    expect(asked()).toBe(1)
    await auth.wait(1)
    expect(asked()).toBe(2)
  })

  test('a refused refresh ends the session', async () => {
    const auth = await signedIn({ refresh: async () => 'rejected' }, `t@${4 * MINUTE}`)
    expect([auth.value(), auth.context().session, auth.context().error]).toEqual(['signedOut', undefined, rejected])
  })

  test('a refresh that brings a token without exp ends the session instead of asking for ever', async () => {
    const auth = await signedIn({ refresh: async () => session('no-exp') }, `t@${4 * MINUTE}`)
    expect([auth.value(), auth.calls]).toEqual(['signedOut', ['restore', 'refresh']])
  })

  test('a refresh that the network fails does not end it, and is tried again after 1, 2, 4 … at most 30 s', async () => {
    const auth = await signedIn({ refresh: async () => 'unavailable' }, `t@${4 * MINUTE}`)
    const at: number[] = []
    for (let second = 1; second <= 130; second += 1) {
      const before = auth.calls.length
      await auth.wait(1000)
      if (auth.calls.length > before) at.push(second)
    }
    expect([auth.is('signedIn'), at]).toEqual([true, [1, 3, 7, 15, 31, 61, 91, 121]])
  })

  test('a refresh that throws says “Token refresh failed” and does not end the session', async () => {
    const auth = await signedIn({ refresh: () => Promise.reject(new Error('Token refresh failed')) }, `t@${MINUTE}`)
    expect([auth.is('signedIn'), auth.context().error]).toEqual([true, { message: 'Token refresh failed' }])
  })

  test('a token that somebody else refreshed is taken, and the clock starts anew', async () => {
    const auth = await signedIn({}, `t@${10 * MINUTE}`)
    await auth.send({ type: 'tokenRefreshed', token: `other@${60 * MINUTE}` })
    for (let minute = 0; minute < 20; minute += 1) await auth.wait(MINUTE)
    expect([auth.context().session?.token, auth.calls]).toEqual(['other@3600000', ['restore']])
  })

  test('a token of the tenant before is dropped', async () => {
    const auth = await signedIn()
    await auth.send({ type: 'tokenRefreshed', token: `other@${90 * MINUTE}`, tenantId: 'elbeoder' })
    expect(auth.context().session?.token).toBe('t@3600000')
  })

  test('when another tab was faster, the refusal of the old token ends nothing', async () => {
    const answer = deferred<Session | 'rejected' | 'unavailable'>()
    const auth = await signedIn({ refresh: () => answer.promise }, `t@${MINUTE}`)
    await auth.send({ type: 'tokenRefreshed', token: `other@${60 * MINUTE}` })
    expect(auth.value()).toEqual({ signedIn: 'refreshing' })
    answer.answer('rejected')
    await settle()
    expect([auth.value(), auth.context().session?.token]).toEqual([{ signedIn: 'idle' }, 'other@3600000'])
  })

  test('an expired token ends the session', async () => {
    const auth = await signedIn()
    await auth.send({ type: 'expired' })
    expect([auth.value(), auth.context().error]).toEqual(['signedOut', rejected])
  })

  test('a failed authentication shows its message', async () => {
    const auth = await signedIn()
    await auth.send({ type: 'authenticationFailed', message: 'Authentication failed' })
    expect([auth.value(), auth.context().error]).toEqual(['signedOut', rejected])
  })
})

describe('a profile read anew', () => {
  const profile = (given: Partial<Session['user']> = {}): AuthEvent => ({
    type: 'profileRead',
    user: { ...session('t').user, role: 'user', ...given },
  })

  test('lowers the role and leaves the token', async () => {
    const auth = await signedIn()
    await auth.send(profile())
    expect([auth.value(), auth.context().session]).toEqual([
      { signedIn: 'idle' },
      { ...session('t@3600000'), user: { ...session('t').user, role: 'user' } },
    ])
  })

  test('holds over a refresh under way, and is taken in the middle of it', async () => {
    const answer = deferred<Session | 'rejected' | 'unavailable'>()
    const auth = await signedIn({ refresh: () => answer.promise }, `t@${MINUTE}`)
    await auth.send(profile())
    expect([auth.value(), auth.context().session?.user.role]).toEqual([{ signedIn: 'refreshing' }, 'user'])
  })

  test('of another person or another tenant, or the same as before, changes nothing', async () => {
    const auth = await signedIn()
    const { session: before } = auth.context()
    await auth.send(profile({ id: 'usr-2' }))
    await auth.send(profile({ tenantId: 'elbeoder' }))
    await auth.send(profile({ role: 'dispatcher' }))
    expect(auth.context().session).toBe(before)
  })

  test('after a logout brings nobody back', async () => {
    const auth = await signedIn()
    await auth.send({ type: 'logout' })
    await auth.send(profile())
    expect([auth.value(), auth.context().session]).toEqual(['signedOut', undefined])
  })
})

describe('leaving', () => {
  test('after a logout the demo does not make itself again', async () => {
    const auth = await signedIn({ restore: async () => ({ ...session(`d@${60 * MINUTE}`), demo: true }) })
    await auth.send({ type: 'logout' })
    await auth.send({ type: 'retry' })
    expect([auth.value(), auth.context().session, auth.calls]).toEqual(['signedOut', undefined, ['restore', 'logout']])
    await auth.send(login)
    expect([auth.is('signedIn'), auth.context().demoSuppressed]).toEqual([true, false])
  })

  test('a logout that the server refuses or never answers is a logout', async () => {
    const refused = await signedIn({ logout: () => Promise.reject(new Error('500')) })
    await refused.send({ type: 'logout' })
    const silent = await signedIn({ logout: () => deferred<void>().promise })
    await silent.send({ type: 'logout' })
    await silent.wait(4999)
    expect(silent.is('busy')).toBe(true)
    await silent.wait(1)
    expect([refused.value(), silent.value(), silent.context().session]).toEqual(['signedOut', 'signedOut', undefined])
  })

  test('a logout in another tab is one here too, without a call', async () => {
    const auth = await signedIn()
    await auth.send({ type: 'sessionEnded' })
    expect([auth.value(), auth.calls, auth.context().demoSuppressed]).toEqual(['signedOut', ['restore'], true])
  })

  test('the answer to a refresh that comes after the logout changes nothing', async () => {
    const answer = deferred<Session | 'rejected' | 'unavailable'>()
    const auth = await signedIn({ refresh: () => answer.promise }, `t@${MINUTE}`)
    await auth.send({ type: 'logout' })
    answer.answer(session(`late@${60 * MINUTE}`))
    await settle()
    expect([auth.value(), auth.context().session]).toEqual(['signedOut', undefined])
  })
})

describe('switching the tenant', () => {
  test('brings the session of the other tenant', async () => {
    const auth = await signedIn()
    await auth.send({ type: 'switchTenant', tenantId: 'elbeoder' })
    expect([auth.value(), auth.context().session?.user.tenantId]).toEqual([{ signedIn: 'idle' }, 'elbeoder'])
  })

  test('keeps the old one when it fails, and says why', async () => {
    const auth = await signedIn({ switchTenant: () => Promise.reject(new Error('HTTP 404: Not Found')) })
    await auth.send({ type: 'switchTenant', tenantId: 'nirgends' })
    expect([auth.is('signedIn'), auth.context().session?.user.tenantId, auth.context().error]).toEqual([
      true,
      'nordkurs',
      { message: 'HTTP 404: Not Found' },
    ])
  })

  test('to the tenant one is in is not possible', async () => {
    const auth = await signedIn()
    expect(auth.actor.getSnapshot().can({ type: 'switchTenant', tenantId: 'nordkurs' })).toBe(false)
  })
})

type Move = { event?: AuthEvent; wait?: number; answer?: 'session' | 'no-exp' | 'rejected' | 'unavailable' | 'throw' }

const moves: fc.Arbitrary<Move> = fc.oneof(
  fc
    .constantFrom<AuthEvent>(
      login,
      register,
      { type: 'logout' },
      { type: 'switchTenant', tenantId: 'elbeoder' },
      { type: 'switchTenant', tenantId: 'nordkurs' },
      { type: 'tokenRefreshed', token: 'pushed@7200000' },
      { type: 'tokenRefreshed', token: 'pushed-without-exp' },
      { type: 'expired' },
      { type: 'sessionEnded' },
      { type: 'retry' },
    )
    .map((event) => ({ event })),
  fc.constantFrom(1000, 30_000, MINUTE, 5 * MINUTE).map((wait) => ({ wait })),
  fc.constantFrom('session', 'no-exp', 'rejected', 'unavailable', 'throw').map((answer) => ({ answer })),
)

test('whatever happens in whatever order, no two refreshes are in flight, and out means without a session', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(moves, { maxLength: 40 }), async (sequence) => {
      const pending: ReturnType<typeof deferred<Session | 'rejected' | 'unavailable'>>[] = []
      let inFlight = 0
      let most = 0
      const auth = authentication({
        restore: async () => session('stored@1'),
        login: async () => session('login-without-exp'),
        refresh: () => {
          const answer = deferred<Session | 'rejected' | 'unavailable'>()
          pending.push(answer)
          inFlight += 1
          most = Math.max(most, inFlight)
          return answer.promise.finally(() => {
            inFlight -= 1
          })
        },
      })
      await settle()
      for (const { event, wait, answer } of sequence) {
        if (event) await auth.send(event)
        if (wait) await auth.wait(wait)
        if (answer === 'throw') pending.shift()?.fail(new Error('Token refresh failed'))
        else if (answer === 'session') pending.shift()?.answer(session(`r@${auth.clock.now() + 10 * MINUTE}`))
        else if (answer === 'no-exp') pending.shift()?.answer(session('r'))
        else if (answer) pending.shift()?.answer(answer)
        await settle()
        expect(auth.actor.getSnapshot().status).toBe('active')
        expect(auth.is('signedIn') && auth.context().session === undefined).toBe(false)
        if (auth.value() === 'signedOut') expect(auth.context().session).toBe(undefined)
      }
      expect(most).toBeLessThanOrEqual(1)
    }),
  )
})

describe('a session about to end', () => {
  test('is renewed at once when the person wants to stay, and not asked for when all is well', async () => {
    let isUp = false
    const auth = authentication({
      restore: async () => session(`restored@${20 * MINUTE}`),
      refresh: async () => (isUp ? session(`refreshed@${80 * MINUTE}`) : 'unavailable'),
    })
    await settle()
    const refreshes = () => auth.calls.filter((name) => name === 'refresh').length
    await auth.send({ type: 'renew' })
    expect(refreshes()).toBe(0)
    await auth.wait(15 * MINUTE)
    expect(auth.context().failedRefreshes).toBe(1)
    const before = refreshes()
    isUp = true
    await auth.send({ type: 'renew' })
    expect(refreshes()).toBe(before + 1)
    expect(auth.context()).toMatchObject({ failedRefreshes: 0, session: { token: `refreshed@${80 * MINUTE}` } })
  })
})
