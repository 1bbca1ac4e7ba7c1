import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, type ReasonWords } from '#src/api/api-error.ts'
import { broken, clientWith, failure, json, lines, raw, withCsrf, withoutCsrf } from './fake-server.ts'

const orderAnswer = { order: { id: 'NK-2026-004711' } }
const emptyPage = { data: [], pagination: { page: 1, limit: 50, total: 0, totalPages: 0 } }

describe('what is sent', () => {
  it('sends tenant and bearer to the path of the contract, with the defaults of the query', async () => {
    const { call, sent } = clientWith(() => json(200, emptyPage))
    await call('documents.list', { query: { q: 'CMR & Co', orderId: undefined } })
    expect(sent.map(({ method, url, headers }) => ({ method, url, headers }))).toEqual([
      {
        method: 'GET',
        url: 'https://api.example/api/v1/documents?page=1&limit=20&q=CMR+%26+Co',
        headers: { accept: 'application/json', 'x-tenant-id': 'nordkurs', authorization: 'Bearer old' },
      },
    ])
  })

  it('sends version, key and CSRF token with a mutation, and the body as JSON', async () => {
    const { call, sent } = clientWith(withCsrf(() => json(200, orderAnswer)))
    const body = { carrierId: 'car-7' }
    await call('orders.setCarrier', { params: { id: 'NK-2026-004711' }, body, ifMatch: 4, idempotencyKey: 'intent' })
    expect(sent.map(({ method, url, headers, body: given }) => ({ method, url, headers, given }))[1]).toEqual({
      method: 'PUT',
      url: 'https://api.example/api/orders/enhanced/NK-2026-004711/carrier',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-tenant-id': 'nordkurs',
        authorization: 'Bearer old',
        'x-csrf-token': 'csrf-1',
        'idempotency-key': 'intent',
        'if-match': '4',
      },
      given: { carrierId: 'car-7' },
    })
  })

  it('sends credentials, and never follows a redirect to another place', async () => {
    const { call, sent } = clientWith(() => json(200, {}))
    await call('navigation.get', {})
    const { credentials, redirect, cache } = sent[0]?.init ?? {}
    expect({ credentials, redirect, cache }).toEqual({ credentials: 'include', redirect: 'error', cache: 'no-store' })
  })

  it.each([
    ['absolute base, no token', 'https://api.example', undefined, 'Basic dXNlcjpnZWhlaW0='],
    ['absolute base, token', 'https://api.example', 'old', 'Bearer old'],
    ['own origin, no token', '', undefined, undefined],
  ])('sends basic auth only to an absolute base without bearer: %s', async (_, base, token, expected) => {
    const { call, sent, state } = clientWith(() => json(200, {}), { basicAuth: 'user:geheim' })
    Object.assign(state, { base, token })
    await call('health.get', {})
    expect(sent[0]?.headers['authorization']).toBe(expected)
  })

  it.each(['https://api.example', 'https://api.example/', 'https://api.example/tms', '', 'https://api.example:8443'])(
    'stays on the origin of the base %j, whatever the id',
    async (base) => {
      const { call, sent, state } = clientWith(() => json(200, { id: 'x' }))
      state.base = base
      for (const id of ['@evil.example', ':80', '?x', '#x', '%2e%2e', '%2f..']) {
        await call('orders.get', { params: { id } })
      }
      const origins = sent.map(({ url }) => new URL(url, 'https://page.example').origin)
      expect(new Set(origins)).toEqual(new Set([base === '' ? 'https://page.example' : new URL(base).origin]))
      expect(sent.map(({ url }) => /\/api\/orders\/[^/?#]+$/.test(url))).toEqual(Array(6).fill(true))
    },
  )

  it.each(
    [
      ['', '.', '..', '...', '. .', '   ', 'x'.repeat(101), '\ud800'],
      ['//evil.example', '\\\\evil', 'a/../../b', '../x', 'a\\b', '/', 'a/'],
    ].flat(),
  )('sends nothing for the id %j', async (id) => {
    const { call, sent } = clientWith(() => json(200, {}))
    expect(await failure(call('orders.get', { params: { id } }))).toEqual({
      kind: 'invalid',
      status: 404,
      message: `Auftrag ${id.slice(0, 100)} wurde nicht gefunden`,
    })
    expect(await failure(call('orders.delete', { params: { id } }))).toEqual({
      kind: 'invalid',
      status: 404,
      message: 'Failed to delete order',
    })
    expect(sent).toEqual([])
  })

  it('says why an id is not sent where the catalogue has no words for it', async () => {
    const said: unknown[] = []
    const words: ReasonWords = (reasons) => {
      said.push(...reasons)
      return 'Eine solche Nummer kann es nicht geben'
    }
    const { call, sent } = clientWith(() => json(200, {}), { words: () => Promise.resolve(words) })
    expect(await failure(call('vehicles.get', { params: { id: '../7' } }))).toMatchObject({
      kind: 'invalid',
      message: 'Eine solche Nummer kann es nicht geben',
    })
    expect(said).toEqual([{ code: 'reason.impossibleId', values: { id: '../7' } }])
    expect(sent).toEqual([])
  })
})

describe('the words of refusals', () => {
  const refused = { message: 'Kunde fehlt', reasons: [{ code: 'reason.customerMissing' }] }
  const callOf = async (body: unknown, words: () => Promise<ReasonWords>) => {
    let fetched = 0
    const count = () => {
      fetched += 1
      return words()
    }
    const { call } = clientWith(() => json(409, body), { words: count })
    return [await failure(call('orders.list', { query: {} })), fetched]
  }
  const there = () => Promise.resolve(() => 'Customer missing')

  it('are fetched for an answer that gives its reasons by key, and for no other', async () => {
    expect(await callOf(refused, there)).toMatchObject([{ message: 'Customer missing' }, 1])
    expect(await callOf({ message: 'Kunde fehlt' }, there)).toMatchObject([{ message: 'Kunde fehlt' }, 0])
  })

  it('leave the sentence of the server where they cannot be had', async () => {
    expect(await callOf(refused, () => Promise.reject(new Error('offline')))).toMatchObject([
      { message: 'Kunde fehlt' },
      1,
    ])
  })
})

describe('a base that is none', () => {
  it.each(['//evil.example', 'javascript:alert(1)', 'ftp://api.example', 'https://', '/prefix'])(
    'is sent nothing: %j',
    async (base) => {
      const { call, sent, state } = clientWith(() => json(200, {}))
      state.base = base
      expect(await failure(call('navigation.get', {}))).toMatchObject({ kind: 'network' })
      expect(sent).toEqual([])
    },
  )
})

describe('answers that are no good', () => {
  it.each([
    ['the message of the server', json(500, { message: 'Datenbank nicht erreichbar' }), 'Datenbank nicht erreichbar'],
    ['the catalogue text', json(500, {}), 'Failed to update order'],
    ['the catalogue text for HTML', raw(502, '<html>Bad gateway</html>'), 'Failed to update order'],
    ['the catalogue text for a message of another type', json(500, { message: { a: 1 } }), 'Failed to update order'],
    ['the catalogue text for null', json(500, null), 'Failed to update order'],
    ['the error of matching answers', json(409, { success: false, error: 'Vergeben' }), 'Vergeben'],
  ])('shows %s', async (_, answer, message) => {
    const { call } = clientWith(withCsrf(() => answer))
    const error = await failure(call('orders.update', { params: { id: 'a' }, body: {} }))
    expect(error).toEqual({ kind: 'http', status: answer.status, message })
  })

  it.each([
    [404, 'Not Found', 'HTTP 404: Not Found'],
    [503, '', 'HTTP 503: Service Unavailable'],
    [599, '', 'HTTP 599: Unknown Error'],
  ])('shows "HTTP {status}: {text}" for %i %s without words of anybody', async (status, text, message) => {
    const { call } = clientWith(() => raw(status, '', text))
    expect(await failure(call('dispatcher.kpis', {}))).toEqual({ kind: 'http', status, message })
  })

  it('names the order that was not found, whatever the server says', async () => {
    const { call } = clientWith(() => json(404, { message: 'not found' }))
    expect(await failure(call('orders.get', { params: { id: '$&' } }))).toEqual({
      kind: 'http',
      status: 404,
      message: 'Auftrag $& wurde nicht gefunden',
    })
  })

  it.each([
    ['HTML', raw(200, '<!doctype html><title>Anmelden</title>')],
    ['nothing', raw(200, '')],
    ['cut JSON', raw(200, '{"data":[{"id":"NK-2026-0047')],
    ['null', json(200, null)],
    ['a list in place of an object', json(200, [])],
  ])('refuses %s where an order was due', async (_, answer) => {
    const { call } = clientWith(() => answer)
    expect(await failure(call('documents.get', { params: { id: 'doc-1' } }))).toEqual({
      kind: 'invalid',
      status: 200,
      message: 'Document not found',
    })
  })

  it('takes 204 No Content as success of a deletion', async () => {
    const { call } = clientWith(withCsrf(() => raw(204, null)))
    expect(await call('orders.delete', { params: { id: 'a' } })).toEqual({ success: true })
  })

  it('gives an empty list where an order history is missing', async () => {
    const { call } = clientWith(() => json(404, { message: 'Kunde unbekannt' }))
    expect(await call('customers.orderHistory', { params: { id: 'cus-1' }, query: {} })).toEqual({ data: [] })
  })

  it('hands on code, field errors and the current entity', async () => {
    const body = {
      message: 'Geändert',
      code: 'VERSION_CONFLICT',
      order: { id: 'a', version: 5 },
      fieldErrors: [{ path: 'weight', code: 'tooHeavy', severity: 'error', message: 'Zu schwer' }, 7, null],
    }
    const { call } = clientWith(withCsrf(() => json(409, body)))
    const error = await call('orders.update', { params: { id: 'a' }, body: {} }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    const { code, fieldErrors, body: kept, endpoint } = error as ApiError
    expect({ code, fieldErrors, kept, endpoint }).toEqual({
      code: 'VERSION_CONFLICT',
      fieldErrors: [{ path: 'weight', code: 'tooHeavy', severity: 'error', message: 'Zu schwer' }],
      kept: body,
      endpoint: 'orders.update',
    })
  })

  it.each([
    ['12', 12],
    ['0', 0],
    ['999999999', 86_400],
    ['-5', undefined],
    ['bald', undefined],
    ['', undefined],
    ['Mon, 23 Nov 2026 12:00:30 GMT', 30],
    ['Mon, 23 Nov 2020 12:00:30 GMT', 0],
  ])("raises 429 as 'Rate limited' with Retry-After %j", async (header, seconds) => {
    const { call } = clientWith(() => json(429, { message: 'Langsamer' }, { 'Retry-After': header }))
    const error = await call('orders.list', { query: {} }).catch((thrown: unknown) => thrown)
    const { message, status, kind, retryAfter } = error as ApiError
    expect({ message, status, kind, retryAfter }).toEqual({
      message: 'Rate limited',
      status: 429,
      kind: 'rateLimited',
      retryAfter: seconds,
    })
  })
})

describe('network errors', () => {
  it('repeats a read once, with the base that was found again', async () => {
    const { call, sent, state } = clientWith((_, index) => (index === 0 ? broken() : json(200, emptyPage)), {
      resolveBase: async () => (state.base = 'https://second.example'),
    })
    await call('orders.list', { query: {} })
    expect(sent.map(({ url }) => new URL(url).origin)).toEqual(['https://api.example', 'https://second.example'])
  })

  it('gives up after the second network error', async () => {
    const { call, sent } = clientWith(() => broken())
    expect(await failure(call('orders.list', { query: {} }))).toEqual({
      kind: 'network',
      status: 0,
      message: 'Network error occurred',
    })
    expect(sent).toHaveLength(2)
  })

  it('repeats a mutation only with the key it already had', async () => {
    const { call, sent } = clientWith(withCsrf((_, index) => (index === 0 ? broken() : json(200, orderAnswer))))
    await call('orders.setStatus', { params: { id: 'a' }, body: { status: 'CONFIRMED' } })
    expect(withoutCsrf(sent).map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1'])
  })

  it('makes another key for another intent', async () => {
    const { call, sent } = clientWith(withCsrf(() => json(200, orderAnswer)))
    await call('orders.setStatus', { params: { id: 'a' }, body: { status: 'CONFIRMED' } })
    await call('orders.setStatus', { params: { id: 'a' }, body: { status: 'CONFIRMED' } })
    expect(withoutCsrf(sent).map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-2'])
  })

  it('repeats nothing once the connection is known to be gone', async () => {
    const { call, sent, state } = clientWith(() => {
      state.online = false
      return broken()
    })
    expect(await failure(call('orders.list', { query: {} }))).toEqual({
      kind: 'network',
      status: 0,
      message: 'Network error occurred',
    })
    expect(sent).toHaveLength(1)
  })

  it('counts an answer that breaks off as a network error', async () => {
    const cut = () =>
      new Response(
        new ReadableStream({
          start: (controller) => {
            controller.enqueue(new TextEncoder().encode('{"data":['))
            controller.error(new TypeError('terminated'))
          },
        }),
      )
    const { call, sent } = clientWith((_, index) => (index === 0 ? cut() : json(200, emptyPage)))
    expect(await call('orders.list', { query: {} })).toEqual(emptyPage)
    expect(sent).toHaveLength(2)
  })

  it('sends nothing while offline, reads and changes alike, but for probes', async () => {
    const { call, sent, state } = clientWith(() => json(200, {}))
    state.online = false
    const isOffline = { kind: 'offline', status: 0, message: 'Network error occurred' }
    expect(await failure(call('orders.list', { query: {} }))).toEqual(isOffline)
    const change = call('orders.setStatus', { params: { id: 'a' }, body: { status: 'CONFIRMED' } })
    expect(await failure(change)).toEqual(isOffline)
    expect(await call('health.get', {})).toEqual({})
    expect(sent.map(({ url }) => url)).toEqual(['https://api.example/api/v1/health'])
  })
})

describe('fallback paths', () => {
  it.each([404, 405, 501])('go on after %i, each path with a key of its own', async (status) => {
    const { call, sent } = clientWith(withCsrf((_, index) => (index < 2 ? json(status, {}) : json(200, orderAnswer))))
    await call('orders.setPricing', { params: { id: 'a' }, body: { customerPrice: 10.5 }, idempotencyKey: 'k' })
    expect(lines(sent)).toEqual([
      'PUT /api/orders/enhanced/a/pricing',
      'PUT /api/v1/order-management/orders/a/pricing',
      'PUT /api/orders/a',
    ])
    expect(withoutCsrf(sent).map(({ headers }) => headers['idempotency-key'])).toEqual(['k', 'k-1', 'k-2'])
  })

  it.each([400, 403, 409, 410, 422, 429, 500, 502, 503])('stop at %i, the answer of the server', async (status) => {
    const { call, sent } = clientWith(withCsrf(() => json(status, { message: 'Nein' })))
    const error = await failure(call('orders.setPricing', { params: { id: 'a' }, body: {} }))
    expect(error).toEqual({
      kind: status === 429 ? 'rateLimited' : 'http',
      status,
      message: status === 429 ? 'Rate limited' : 'Nein',
    })
    expect(withoutCsrf(sent)).toHaveLength(1)
  })

  it('tell the last refusal when no path exists', async () => {
    const { call } = clientWith(withCsrf((_, index) => json(404, { message: `Weg ${index + 1}` })))
    const error = await failure(call('orders.setCarrier', { params: { id: 'a' }, body: { carrierId: null } }))
    expect(error).toEqual({ kind: 'http', status: 404, message: 'Weg 3' })
  })
})

describe('a switched tenant', () => {
  it('drops the answer to the old one, good or bad', async () => {
    for (const answer of [json(200, emptyPage), json(500, { message: 'alt' }), broken()]) {
      const { call, state } = clientWith(() => {
        state.tenant = 'elbeoder'
        return answer
      })
      expect(await failure(call('orders.list', { query: {} }))).toEqual({
        kind: 'aborted',
        status: 0,
        message: 'Network error occurred',
      })
    }
  })

  it('sends a mutation of the old one no more once the CSRF token has come', async () => {
    const { call, sent, state } = clientWith((request) => {
      state.tenant = 'elbeoder'
      return request.url.endsWith('csrf/token') ? json(200, { csrfToken: 'x' }) : json(200, orderAnswer)
    })
    const error = await failure(call('orders.undo', { params: { id: 'a' }, body: { eventId: 'e' } }))
    expect(error).toEqual({ kind: 'aborted', status: 0, message: 'Network error occurred' })
    expect(withoutCsrf(sent)).toEqual([])
  })
})

describe('time and giving up', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const never = () => new Promise<Response>(() => undefined)

  it('gives a request up after 30 s, aborts it, and does not repeat a mutation by itself', async () => {
    const { call, sent } = clientWith(withCsrf(never))
    let done = 'waiting'
    const result = failure(call('orders.setStatus', { params: { id: 'a' }, body: { status: 'CONFIRMED' } })).finally(
      () => (done = 'done'),
    )
    await vi.advanceTimersByTimeAsync(29_999)
    expect([done, withoutCsrf(sent)[0]?.init.signal?.aborted]).toEqual(['waiting', false])
    await vi.advanceTimersByTimeAsync(1)
    expect(await result).toEqual({ kind: 'timeout', status: 0, message: 'Network error occurred' })
    expect(withoutCsrf(sent).map(({ init }) => init.signal?.aborted)).toEqual([true])
  })

  it('gives up when the body does not end within 30 s', async () => {
    const { call, sent } = clientWith(() => new Response(new ReadableStream({})))
    const result = failure(call('orders.list', { query: {} }))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await result).toEqual({ kind: 'timeout', status: 0, message: 'Network error occurred' })
    expect(sent).toHaveLength(1)
  })

  it.each(['the caller', 'dispose', 'an earlier abort'])('gives up at once on %s', async (who) => {
    const { call, sent, dispose } = clientWith(never)
    const controller = new AbortController()
    if (who === 'an earlier abort') controller.abort()
    const result = failure(call('orders.list', { query: {}, signal: controller.signal }))
    await vi.advanceTimersByTimeAsync(0)
    if (who === 'the caller') controller.abort()
    if (who === 'dispose') dispose()
    expect(await result).toEqual({ kind: 'aborted', status: 0, message: 'Network error occurred' })
    expect(sent.map(({ init }) => init.signal?.aborted)).toEqual(who === 'an earlier abort' ? [] : [true])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('refuses calls after it was disposed', async () => {
    const { call, sent, dispose } = clientWith(() => json(200, emptyPage))
    dispose()
    expect(await failure(call('orders.list', { query: {} }))).toMatchObject({ kind: 'aborted' })
    expect(sent).toEqual([])
  })
})
