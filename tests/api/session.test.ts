import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { createLock, createRefresher } from '#src/api/refresh.ts'
import {
  broken,
  clientWith,
  failure,
  json,
  lines,
  raw,
  withCsrf,
  withoutCsrf,
  type SentRequest,
} from './fake-server.ts'

const emptyPage = { data: [], pagination: { page: 1, limit: 50, total: 0, totalPages: 0 } }
const bearer = ({ headers }: SentRequest) => headers['authorization']
/** Accepts only this token. */
const accepting = (token: string) => (request: SentRequest) =>
  bearer(request) === `Bearer ${token}` ? json(200, emptyPage) : json(401, { message: 'Token abgelaufen' })

const REFUSED = { kind: 'unauthenticated', status: 401, message: 'Authentication failed' }

describe('a 401', () => {
  it('causes one refresh and one repeat with the new token', async () => {
    const { call, sent, ended } = clientWith(accepting('new'))
    expect(await call('orders.list', { query: {} })).toEqual(emptyPage)
    expect(sent.map(bearer)).toEqual(['Bearer old', 'Bearer new'])
    expect(ended).toEqual([])
  })

  it('keeps the key of a mutation over the repeat', async () => {
    const { call, sent } = clientWith(
      withCsrf((request) => (bearer(request) === 'Bearer new' ? json(200, { order: { id: 'a' } }) : json(401, {}))),
    )
    await call('orders.undo', { params: { id: 'a' }, body: { eventId: 'e' } })
    expect(withoutCsrf(sent).map(({ headers }) => [headers['authorization'], headers['idempotency-key']])).toEqual([
      ['Bearer old', 'key-1'],
      ['Bearer new', 'key-1'],
    ])
  })

  it('of a straggler is repeated with the current token, without a refresh', async () => {
    let refreshes = 0
    const { call, sent, state } = clientWith(
      (request) => {
        state.token = 'current'
        return accepting('current')(request)
      },
      {
        refreshToken: async () => {
          refreshes += 1
          return undefined
        },
      },
    )
    expect(await failure(call('orders.list', { query: {} }))).toBe('no failure')
    expect([sent.map(bearer), refreshes]).toEqual([['Bearer old', 'Bearer current'], 0])
  })

  it('ends the session when the refresh is refused', async () => {
    const { call, ended, sent } = clientWith(accepting('new'), { refreshToken: async () => undefined })
    expect(await failure(call('orders.list', { query: {} }))).toEqual(REFUSED)
    expect(ended).toEqual(['Authentication failed / Please log in again'])
    expect(sent).toHaveLength(1)
  })

  it('ends the session when the new token is refused too, without a second refresh', async () => {
    const { call, ended, sent } = clientWith(accepting('none'))
    expect(await failure(call('orders.list', { query: {} }))).toEqual(REFUSED)
    expect(ended).toEqual(['Authentication failed / Please log in again'])
    expect(sent.map(bearer)).toEqual(['Bearer old', 'Bearer new'])
  })

  it('ends the session once for all calls under way', async () => {
    const { call, ended } = clientWith(accepting('new'), { refreshToken: async () => undefined })
    const results = await Promise.all([1, 2, 3].map((page) => failure(call('orders.list', { query: { page } }))))
    expect(results).toEqual([REFUSED, REFUSED, REFUSED])
    expect(ended).toEqual(['Authentication failed / Please log in again'])
  })

  it('ends the session once, even when the token is forgotten only later', async () => {
    const ended: string[] = []
    const { call } = clientWith(accepting('new'), {
      refreshToken: async () => undefined,
      sessionEnded: (error) => ended.push(error.message),
    })
    await Promise.all([1, 2, 3].map((page) => failure(call('orders.list', { query: { page } }))))
    expect(ended).toEqual(['Authentication failed'])
  })

  it.each([
    ['network', 0, 'Network error occurred'],
    ['timeout', 0, 'Network error occurred'],
    ['http', 503, 'Token refresh failed'],
  ] as const)('ends no session when the refresh fails by %s %i', async (kind, status, message) => {
    const { call, ended, state } = clientWith(accepting('new'), {
      refreshToken: () => Promise.reject(new ApiError({ endpoint: 'auth.refresh', kind, status, message })),
    })
    expect(await failure(call('orders.list', { query: {} }))).toEqual({ kind, status, message })
    expect([ended, state.token]).toEqual([[], 'old'])
  })

  it('without a token is just an answer', async () => {
    const { call, ended, state } = clientWith(accepting('new'))
    state.token = undefined
    expect(await failure(call('orders.list', { query: {} }))).toEqual({
      kind: 'unauthenticated',
      status: 401,
      message: 'Token abgelaufen',
    })
    expect(ended).toEqual([])
  })

  it.each([
    ['auth.login', { body: { email: 'dispo@nordkurs.example', password: 'falsch' } }, 'Login fehlgeschlagen'],
    ['auth.refresh', {}, 'Token refresh failed'],
    ['auth.logout', {}, 'HTTP 401: Unauthorized'],
    ['csrf.token', {}, 'HTTP 401: Unauthorized'],
  ] as const)('of %s never causes a refresh', async (name, input, message) => {
    const { call, ended } = clientWith(() => raw(401, ''), {
      refreshToken: () => Promise.reject(new Error('A refresh was asked for')),
    })
    const result = await failure((call as (name: string, input: unknown) => Promise<unknown>)(name, input))
    expect(result).toMatchObject({ status: 401, message })
    expect(ended).toEqual([])
  })

  it('for a refresh whose answer is lost repeats nothing', async () => {
    const { call, sent } = clientWith(withCsrf(() => broken()))
    expect(await failure(call('auth.refresh', {}))).toMatchObject({ kind: 'network' })
    expect(lines(sent)).toEqual(['POST /api/auth/refresh'])
  })
})

describe('CSRF', () => {
  const done = () => json(200, { order: { id: 'a' } })
  const undo = { params: { id: 'a' }, body: { eventId: 'e' } }
  const csrfOf = (sent: readonly SentRequest[]) => withoutCsrf(sent).map(({ headers }) => headers['x-csrf-token'])

  it('is fetched once for parallel mutations and kept for later ones', async () => {
    const { call, sent } = clientWith(withCsrf(done))
    await Promise.all([call('orders.undo', undo), call('orders.undo', undo)])
    await call('orders.undo', undo)
    expect(sent.filter(({ url }) => url.endsWith('/csrf/token'))).toHaveLength(1)
    expect(csrfOf(sent)).toEqual(['csrf-1', 'csrf-1', 'csrf-1'])
  })

  it.each([
    ['POST', 'wizard.start', {}],
    ['PUT', 'orders.update', { params: { id: 'a' }, body: {} }],
    ['PATCH', 'transports.assignDriver', { params: { id: 'a' }, body: { driverId: 'd' } }],
    ['DELETE', 'orders.delete', { params: { id: 'a' } }],
  ] as const)('goes with %s', async (method, name, input) => {
    const { call, sent } = clientWith(withCsrf(() => json(500, {})))
    await failure((call as (name: string, input: unknown) => Promise<unknown>)(name, input))
    expect(withoutCsrf(sent).map((request) => [request.method, request.headers['x-csrf-token']])).toEqual([
      [method, 'csrf-1'],
    ])
  })

  it('is not fetched for reads', async () => {
    const { call, sent } = clientWith(() => json(200, emptyPage))
    await call('orders.list', { query: {} })
    expect(lines(sent)).toHaveLength(sent.length)
  })

  it('is also found under data', async () => {
    const { call, sent } = clientWith(({ url }) =>
      url.endsWith('/csrf/token') ? json(200, { data: { csrfToken: 'inner' } }) : done(),
    )
    await call('orders.undo', undo)
    expect(csrfOf(sent)).toEqual(['inner'])
  })

  it.each([
    ['500', () => json(500, {})],
    ['401', () => json(401, {})],
    ['HTML', () => raw(200, '<html>')],
    ['no token', () => json(200, {})],
    ['a lost connection', () => broken()],
  ])('that fails with %s lets the mutation go without', async (_, answer) => {
    const { call, sent, ended } = clientWith(({ url }) => (url.endsWith('/csrf/token') ? answer() : done()))
    await call('orders.undo', undo)
    expect([csrfOf(sent), ended]).toEqual([[undefined], []])
  })

  it.each([{ code: 'CSRF_INVALID', message: 'Nein' }, { message: 'Invalid CSRF token' }])(
    'is fetched anew after a 403 naming it, and the mutation repeated once: %j',
    async (body) => {
      let tokens = 0
      const { call, sent } = clientWith(({ url, headers }) => {
        if (url.endsWith('/csrf/token')) return json(200, { csrfToken: `csrf-${++tokens}` })
        return headers['x-csrf-token'] === 'csrf-2' ? done() : json(403, body)
      })
      await call('orders.undo', undo)
      expect(csrfOf(sent)).toEqual(['csrf-1', 'csrf-2'])
    },
  )

  it('is given up after the second 403', async () => {
    const { call, sent } = clientWith(withCsrf(() => json(403, { message: 'CSRF' })))
    expect(await failure(call('orders.undo', undo))).toEqual({ kind: 'http', status: 403, message: 'CSRF' })
    expect(withoutCsrf(sent)).toHaveLength(2)
  })

  it('is not the matter of another 403', async () => {
    const { call, sent } = clientWith(withCsrf(() => json(403, { message: 'Ihre Rolle darf das nicht' })))
    expect(await failure(call('orders.undo', undo))).toMatchObject({ message: 'Ihre Rolle darf das nicht' })
    expect(withoutCsrf(sent)).toHaveLength(1)
  })
})

describe('whatever the order of events', () => {
  /** Two tabs with one stored token and one server; every step of the network waits for its turn. */
  async function twoTabs(scheduler: fc.Scheduler, calls: readonly { tab: number; page: number }[]) {
    const stored: { token: string | undefined } = { token: 't0' }
    const valid = new Set(['t1'])
    const lock = createLock(undefined)
    const bearers: string[] = []
    let running = 0
    let most = 0
    let refreshes = 0
    const tabs = [0, 1].map(() => {
      // Each tab has a token of its own; that there is a newer one is told to it late, or never.
      let own: string | undefined = stored.token
      const tab = clientWith(
        async (request) => {
          bearers.push(new URL(request.url).origin)
          await scheduler.schedule(Promise.resolve(), 'answer')
          return valid.has(bearer(request)?.slice(7) ?? '') ? json(200, emptyPage) : json(401, {})
        },
        {
          token: () => own,
          refreshToken: (used) => refresher.refresh(used),
          sessionEnded: () => (own = stored.token = undefined),
        },
      )
      const refresher = createRefresher({
        withLock: lock,
        storedToken: () => stored.token,
        storeToken: (token) => (own = stored.token = token),
        requestToken: async () => {
          running += 1
          refreshes += 1
          most = Math.max(most, running)
          await scheduler.schedule(Promise.resolve(), 'refresh')
          running -= 1
          return `t${refreshes}`
        },
      })
      return tab
    })
    const results = calls.map(({ tab, page }) =>
      scheduler
        .schedule(Promise.resolve(), 'call')
        .then(() => failure(tabs[tab]?.call('orders.list', { query: { page } }) ?? Promise.resolve())),
    )
    await scheduler.waitFor(Promise.all(results))
    return { results: await Promise.all(results), refreshes, most, bearers }
  }

  it('an expired token is renewed exactly once for all calls of all tabs, and none of them fails', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.record({ tab: fc.integer({ min: 0, max: 1 }), page: fc.integer({ min: 1, max: 9 }) }), {
          minLength: 1,
          maxLength: 8,
        }),
        async (scheduler, calls) => {
          const { results, refreshes, most, bearers } = await twoTabs(scheduler, calls)
          expect({ results, refreshes, most }).toEqual({
            results: calls.map(() => 'no failure'),
            refreshes: 1,
            most: 1,
          })
          expect(new Set(bearers)).toEqual(new Set(['https://api.example']))
        },
      ),
    )
  })
})

describe('the refresh itself', () => {
  const stored = (token: string | undefined) => {
    const state = { token, requests: 0 }
    return state
  }
  const refusal = (status: number) => new ApiError({ endpoint: 'auth.refresh', kind: 'http', status, message: 'Nein' })

  it('takes the token another tab has stored meanwhile, as its own from now on', async () => {
    const state = stored('t1')
    const kept: string[] = []
    const { refresh } = createRefresher({
      withLock: createLock(undefined),
      storedToken: () => state.token,
      storeToken: (token) => kept.push(token),
      requestToken: () => Promise.reject(new Error('A refresh was asked for')),
    })
    expect([await refresh('t0'), kept]).toEqual(['t1', ['t1']])
  })

  it.each([401, 403])('refused with %i stays refused, without asking again', async (status) => {
    const state = stored('t0')
    const { refresh } = createRefresher({
      withLock: createLock(undefined),
      storedToken: () => state.token,
      storeToken: () => undefined,
      requestToken: () => {
        state.requests += 1
        return Promise.reject(refusal(status))
      },
    })
    expect([await refresh('t0'), await refresh('t0'), state.requests]).toEqual([undefined, undefined, 1])
  })

  it.each([500, 502, 404, 429, 0])('failed with %i rejects, and may be tried again', async (status) => {
    const state = stored('t0')
    const { refresh } = createRefresher({
      withLock: createLock(undefined),
      storedToken: () => state.token,
      storeToken: (token) => (state.token = token),
      requestToken: () => ((state.requests += 1) === 1 ? Promise.reject(refusal(status)) : Promise.resolve('t1')),
    })
    await expect(refresh('t0')).rejects.toMatchObject({ status })
    expect([await refresh('t0'), state.token]).toEqual(['t1', 't1'])
  })

  it('does not bring a session back that was signed out meanwhile', async () => {
    const state = stored('t0')
    const { refresh } = createRefresher({
      withLock: createLock(undefined),
      storedToken: () => state.token,
      storeToken: (token) => (state.token = token),
      requestToken: async () => {
        state.token = undefined
        return 't1'
      },
    })
    expect([await refresh('t0'), state.token]).toEqual([undefined, undefined])
  })
})

describe('a 403', () => {
  const forbidding = (answer: Parameters<typeof clientWith>[0]) => {
    let told = 0
    const client = clientWith(withCsrf(answer), { forbidden: () => (told += 1) })
    return { ...client, told: () => told }
  }
  const undo = { params: { id: 'a' }, body: { eventId: 'e' } }

  it('makes the client doubt what this person may, once per refused call', async () => {
    const { call, told } = forbidding(() => json(403, { message: 'Nur für die Disposition', code: 'FORBIDDEN' }))
    expect(await failure(call('orders.list', { query: {} }))).toMatchObject({ kind: 'http', status: 403 })
    expect(told()).toBe(1)
    await failure(call('orders.undo', undo))
    expect(told()).toBe(2)
  })

  it('of a CSRF token that is mended, of calls about the session and without a session says nothing of that', async () => {
    const { call, told, state } = forbidding((request, index) =>
      request.method === 'POST' && index > 0
        ? json(200, { order: { id: 'a' } })
        : json(403, request.method === 'POST' ? { code: 'CSRF' } : {}),
    )
    expect(await failure(call('orders.undo', undo))).toBe('no failure')
    await failure(call('auth.profile', {}))
    state.token = undefined
    await failure(call('orders.list', { query: {} }))
    expect(told()).toBe(0)
  })
})
