import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket as NodeSocket } from 'ws'
import { connectClient } from '#mock-server/hosts/node.ts'
import { mayControl } from '#mock-server/hosts/http/control.ts'
import { createHttpHost } from '#mock-server/hosts/http/host.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { tell } from '#tests/support/tell.ts'

const NOW = Date.UTC(2026, 10, 23, 13, 3)
type Send = (path: string, init?: RequestInit) => Promise<Response>

interface Host {
  send: Send
  socket(path: string): WebSocket | NodeSocket
  close(): Promise<void>
}

function inProgram(): Host {
  const client = connectClient(createTestServer({ now: () => NOW }))
  return { send: client.fetch, socket: client.socket, close: async () => undefined }
}

async function overHttp(root = '/nowhere', faults = false, api?: string): Promise<Host> {
  const host = createHttpHost(createTestServer({ now: () => NOW }), { root, faults, api })
  const port = await host.listen(0, '127.0.0.1')
  return {
    send: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init),
    socket: (path) => new NodeSocket(`ws://127.0.0.1:${port}${path}`),
    close: () => host.close(),
  }
}

const TENANT = { 'X-Tenant-Id': 'nordkurs' }

async function signIn(send: Send): Promise<string> {
  const body = JSON.stringify({ email: 'dispo@nordkurs.example', password: 'Frachtbrief-2026' })
  const headers = { ...TENANT, 'Content-Type': 'application/json' }
  const answer = await send('/api/auth/login', { method: 'POST', headers, body })
  return ((await answer.json()) as { token: string }).token
}

const bulk = (more: object) => {
  const items = [{ id: 'NK-2026-004789' }, { id: 'NK-2026-004711' }, { id: 'NK-2026-999999' }]
  return JSON.stringify({ items, change: { kind: 'dates', days: 2, stops: 'both' }, ...more })
}

const calls: [string, string, string, Record<string, string>, string | undefined][] = [
  ['a list', 'GET', '/api/orders?limit=5&sortBy=pickupDate', {}, undefined],
  ['a list under the other prefix', 'GET', '/api/v1/orders?limit=2&q=Hamburg', {}, undefined],
  ['an umlaut in the query', 'GET', '/api/partners?q=%C3%96l', {}, undefined],
  ['something that is not there', 'GET', '/api/orders/NK-2026-999999', {}, undefined],
  ['an id with a slash', 'GET', '/api/orders/a%2Fb', {}, undefined],
  ['an unknown path', 'GET', '/api/nothing', {}, undefined],
  ['a method that is not served', 'DELETE', '/api/partners', {}, undefined],
  ['a creation', 'POST', '/api/partners', { 'Idempotency-Key': 'k1' }, '{"kind":"customer","name":"Öl & Söhne KG"}'],
  [
    'the same creation again',
    'POST',
    '/api/partners',
    { 'Idempotency-Key': 'k1' },
    '{"kind":"customer","name":"Öl & Söhne KG"}',
  ],
  [
    'a key for another body',
    'POST',
    '/api/partners',
    { 'Idempotency-Key': 'k1' },
    '{"kind":"customer","name":"Andere"}',
  ],
  ['a change of a version', 'PUT', '/api/orders/NK-2026-004811', { 'If-Match': '1' }, '{"weight":900}'],
  ['a change of an older version', 'PUT', '/api/orders/NK-2026-004811', { 'If-Match': '1' }, '{"weight":800}'],
  ['the company of the tenant', 'GET', '/api/v1/tenants/current/company', {}, undefined],
  ['a dry run for many', 'POST', '/api/orders/bulk', {}, bulk({ dryRun: true })],
  ['a change for many', 'POST', '/api/orders/bulk', { 'Idempotency-Key': 'k2' }, bulk({})],
  ['the same change for many again', 'POST', '/api/orders/bulk', { 'Idempotency-Key': 'k2' }, bulk({})],
  ['a body that is no JSON', 'POST', '/api/partners', {}, '{'],
  ['a body that does not fit', 'POST', '/api/partners', {}, '{"kind":"x"}'],
  ['a wrong CSRF token', 'POST', '/api/partners', { 'X-CSRF-Token': 'x' }, '{}'],
  ['no tenant', 'GET', '/api/orders', { 'X-Tenant-Id': '' }, undefined],
  ["another tenant's data", 'GET', '/api/orders', { 'X-Tenant-Id': 'elbeoder' }, undefined],
  ['an id that is no text', 'GET', '/api/orders/%ff', {}, undefined],
  ['a link that is no text', 'GET', '/api/v1/answers/%ff', {}, undefined],
  ['a body that is too large', 'POST', '/api/auth/login', {}, JSON.stringify({ email: 'x'.repeat(20_000) })],
  ['a broken token', 'GET', '/api/orders', { Authorization: 'Bearer abc' }, undefined],
]

describe('Both hosts answer alike', () => {
  let hosts: [Host, Host]
  let tokens: [string, string]
  beforeAll(async () => {
    hosts = [inProgram(), await overHttp()]
    tokens = [await signIn(hosts[0].send), await signIn(hosts[1].send)]
  })
  afterAll(() => Promise.all(hosts.map((host) => host.close())))

  test.each(calls)('%s', async (_, method, path, extra, body) => {
    const answers = await Promise.all(
      hosts.map(async ({ send }, index) => {
        const headers = {
          Authorization: `Bearer ${tokens[index]}`,
          'Content-Type': 'application/json',
          ...TENANT,
          ...extra,
        }
        const answer = await send(path, body === undefined ? { method, headers } : { method, headers, body })
        const names = ['content-type', 'cache-control', 'allow', 'retry-after']
        return {
          status: answer.status,
          headers: names.map((name) => answer.headers.get(name)),
          text: await answer.text(),
        }
      }),
    )
    expect(answers[1]).toEqual(answers[0])
    expect(answers[0]?.text).not.toBe('')
  })

  test('A change arrives over both live connections, a refused one is closed with 4401', async () => {
    const told = await Promise.all(
      hosts.map(async (host, index) => {
        const token = tokens[index] ?? ''
        const heard = hear(host.socket('/ws'), token)
        expect(await heard.next()).toBe('{"type":"welcome"}')
        const headers = { Authorization: `Bearer ${token}`, ...TENANT }
        const body = '{"kind":"customer","name":"Gehört GmbH"}'
        const created = await host.send('/api/partners', { method: 'POST', headers, body })
        const { id } = (await created.json()) as { id: string }
        const message = JSON.parse(await heard.next()) as { entity: string; id: string; change: string }
        const refused = await hear(host.socket('/ws'), 'abc').closed
        return { same: message.id === id, entity: message.entity, change: message.change, refused }
      }),
    )
    expect(told).toEqual(hosts.map(() => ({ same: true, entity: 'partners', change: 'created', refused: 4401 })))
  })
})

/** Says who it is as soon as the socket is open; `next` are the messages of the server, one by one. */
function hear(given: WebSocket | NodeSocket, token: string) {
  const socket = given as WebSocket
  const messages: Promise<string>[] = []
  const expectMessage = () => {
    const message = new Promise<string>((resolve) => {
      socket.addEventListener('message', ({ data }) => resolve(String(data)), { once: true })
    })
    messages.push(message)
    void message.then(expectMessage)
  }
  expectMessage()
  socket.addEventListener('open', () => {
    socket.send(JSON.stringify({ type: 'hello', tenantId: 'nordkurs', token }))
  })
  let read = 0
  return {
    next: () => messages[read++] ?? Promise.reject(new Error('Read too early')),
    closed: new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code))),
  }
}

describe('The standalone host serves the built app', () => {
  let root: string
  let host: Host
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'app-'))
    await mkdir(join(root, 'assets'))
    await writeFile(join(root, 'index.html'), '<!doctype html><title>Dispo</title>')
    await writeFile(join(root, 'assets/app-1.js'), `console.log("${'x'.repeat(3000)}")`)
    host = await overHttp(root, true)
  })
  afterAll(async () => {
    await host.close()
    await rm(root, { recursive: true })
  })

  test.each([
    ['/', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/orders/NK-2026-004711?panel=x', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['/assets/app-1.js', 200, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/gone.js', 404, 'text/plain; charset=utf-8', null],
    ['/%2e%2e/%2e%2e/etc/passwd.txt', 404, 'text/plain; charset=utf-8', null],
    ['/%00.js', 400, 'text/plain; charset=utf-8', null],
    ['/answer/%ff', 400, 'text/plain; charset=utf-8', null],
  ])('%s answers %i', async (path, status, type, cache) => {
    const answer = await host.send(path)
    const { headers } = answer
    expect([answer.status, headers.get('content-type'), headers.get('cache-control')]).toEqual([status, type, cache])
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('Large files are compressed, unchanged ones are not sent again', async () => {
    const first = await host.send('/assets/app-1.js', { headers: { 'Accept-Encoding': 'br' } })
    expect(first.headers.get('content-encoding')).toBe('br')
    const tag = first.headers.get('etag') ?? ''
    expect((await host.send('/assets/app-1.js', { headers: { 'If-None-Match': tag } })).status).toBe(304)
  })

  test('Faults are switched over HTTP, and a reset takes them back', async () => {
    const order = JSON.stringify([{ do: 'fail', name: 'health.get', status: 503 }])
    const answer = await host.send('/__mock', { method: 'POST', body: order })
    expect([answer.status, await answer.json()]).toEqual([200, [null]])
    expect((await host.send('/api/v1/health')).status).toBe(503)
    const halfWrong = JSON.stringify([{ do: 'heal' }, { do: 'harm' }])
    expect((await host.send('/__mock', { method: 'POST', body: halfWrong })).status).toBe(422)
    expect((await host.send('/__mock', { method: 'POST', body: '{' })).status).toBe(422)
    expect((await host.send('/api/v1/health')).status).toBe(503)
    expect((await host.send('/__mock', { method: 'POST', body: '{"do":"reset"}' })).status).toBe(204)
    expect((await host.send('/api/v1/health')).status).toBe(200)
    expect((await host.send('/__mock')).status).toBe(405)
  })

  test('A lost answer is a broken connection', async () => {
    const order = JSON.stringify([{ do: 'loseResponse', name: 'health.get' }])
    await host.send('/__mock', { method: 'POST', body: order })
    await expect(host.send('/api/v1/health')).rejects.toThrow(TypeError)
  })
})

test('A connection that rests is not ended before its client would end it', async () => {
  const host = await overHttp()
  expect((await host.send('/api/v1/health', { headers: TENANT })).headers.get('keep-alive')).toBe('timeout=120')
  await host.close()
})

test('A live connection that gives no sign of life is closed, one that does stays', async () => {
  const server = createTestServer({ now: () => NOW })
  const host = createHttpHost(server, { root: '/nowhere', faults: false, heartbeat: 40 })
  const port = await host.listen(0, '127.0.0.1')
  const token = await signIn((path, init) => fetch(`http://127.0.0.1:${port}${path}`, init))
  const [living, dead] = [{}, { autoPong: false }].map((options) =>
    hear(new NodeSocket(`ws://127.0.0.1:${port}/ws`, options), token),
  )
  await Promise.all([living?.next(), dead?.next()])
  expect(server.live.connections()).toBe(2)
  expect(await dead?.closed).toBe(1006)
  await expect.poll(() => server.live.connections()).toBe(1)
  await host.close()
})

test('A client of the live connection that takes nothing any more is let go', async () => {
  const server = createTestServer({ now: () => NOW })
  const host = createHttpHost(server, { root: '/nowhere', faults: false, mostWaiting: 100_000 })
  const port = await host.listen(0, '127.0.0.1')
  const token = await signIn((path, init) => fetch(`http://127.0.0.1:${port}${path}`, init))
  const socket = new NodeSocket(`ws://127.0.0.1:${port}/ws`)
  await hear(socket, token).next()
  expect(server.live.connections()).toBe(1)
  socket.pause()
  // What the computer itself keeps for a connection is taken first.
  const id = 'x'.repeat(200_000)
  for (let told = 0; told < 100 && server.live.connections() > 0; told += 1) {
    await tell(server, 'nordkurs', { entity: 'orders', id, change: 'updated', version: told + 1 })
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  expect(server.live.connections()).toBe(0)
  socket.terminate()
  await host.close()
})

test.each([
  ['a program of this computer', '127.0.0.1', {}, true],
  ['the same by IPv6', '::1', { host: '[::1]:3001' }, true],
  ['the same by IPv4 in IPv6', '::ffff:127.0.0.1', {}, true],
  ['a page of this server', '127.0.0.1', { origin: 'http://localhost:3001', 'sec-fetch-site': 'same-origin' }, true],
  ['another computer', '192.168.1.7', {}, false],
  ['another computer that calls itself this one', '10.0.0.127', { host: '127.0.0.1' }, false],
  ['no one knows who', undefined, {}, false],
  ['a page of another origin', '127.0.0.1', { origin: 'http://evil.example' }, false],
  ['a page of another port', '127.0.0.1', { origin: 'http://localhost:5173' }, false],
  ['a page without an origin', '127.0.0.1', { origin: 'null' }, false],
  ['a page of another site', '127.0.0.1', { 'sec-fetch-site': 'cross-site' }, false],
  ['a page that calls this computer by its own name', '127.0.0.1', { host: 'evil.example:3001' }, false],
] as const)('Verbs of the mock come from this computer alone: %s', (_, address, headers, may) => {
  expect(mayControl({ address, headers: { host: 'localhost:3001', ...headers } })).toBe(may)
})

test('A page of another origin controls nothing', async () => {
  const host = await overHttp('/nowhere', true)
  const send = (headers: Record<string, string>) =>
    host.send('/__mock', { method: 'POST', body: '{"do":"offline"}', headers })
  const refused = await send({ Origin: 'http://localhost:5173' })
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null])
  expect((await host.send('/api/v1/health', { headers: TENANT })).status).toBe(200)
  expect((await send({})).status).toBe(204)
  await expect(host.send('/api/v1/health', { headers: TENANT })).rejects.toThrow(TypeError)
  await host.close()
})

test('Without the option there are no switches', async () => {
  const host = await overHttp()
  expect((await host.send('/__mock', { method: 'POST', body: '[]' })).status).toBe(405)
  await host.close()
})

describe('The standalone host before an app of another origin', () => {
  test('lets the page connect to the API that was named, by HTTP and live, and to nothing else', async () => {
    const host = await overHttp('/nowhere', false, 'https://api.example')
    const policy = (await host.send('/')).headers.get('content-security-policy')?.split('; ') ?? []
    expect(policy).toContain("connect-src 'self' https://api.example wss://api.example")
    expect(policy.filter((part) => part.includes('example'))).toHaveLength(1)
    await host.close()
  })

  test.each([
    ['http://localhost:5173', 'http://localhost:5173'],
    ['http://app.dispo.localhost', 'http://app.dispo.localhost'],
    ['http://localhost.example', null],
    ['http://evil.example', null],
    ['http://notlocalhost', null],
  ])('pages of %s may call: %s', async (origin, allowed) => {
    const host = await overHttp()
    const answer = await host.send('/api/v1/health', { method: 'OPTIONS', headers: { Origin: origin } })
    expect(answer.headers.get('access-control-allow-origin')).toBe(allowed)
    await host.close()
  })
})

describe('The cookie of a session over TLS', () => {
  const setCookie = async (trust: { proxy?: boolean; origin?: string }, proto?: string) => {
    const server = createTestServer({ now: () => NOW })
    const host = createHttpHost(server, { root: '/nowhere', faults: false, ...trust })
    const port = await host.listen(0, '127.0.0.1')
    const token = await server.tokenFor('usr-nordkurs-dispo')
    const headers = { ...TENANT, Authorization: `Bearer ${token}`, ...(proto && { 'X-Forwarded-Proto': proto }) }
    const init = { method: 'POST', headers, body: JSON.stringify({ token }) }
    const answers = [
      await fetch(`http://127.0.0.1:${port}/api/v1/auth/set-cookie`, init),
      await fetch(`http://127.0.0.1:${port}/api/v1/auth/clear-cookie`, init),
    ]
    await host.close()
    return answers.map((answer) => /; Secure(;|$)/.test(answer.headers.get('set-cookie') ?? ''))
  }

  test.each([
    ['of an address that says so', { origin: 'https://tms.example' }, undefined, true],
    ['of an address without it', { origin: 'http://tms.example' }, undefined, false],
    ['told by the proxy before it', { proxy: true }, 'https', true],
    ['that the proxy before it does not know', { proxy: true }, 'https, http', false],
    ['told by anyone', {}, 'https', false],
  ])('%s comes back encrypted alone: %s', async (_, trust, proto, isSecure) => {
    expect(await setCookie(trust, proto)).toEqual([isSecure, isSecure])
  })
})

test.each([
  [{}, '127.0.0.1'],
  [{ proxy: true }, '198.51.100.7'],
])('Wrong passwords count by the address of who calls, which a trusted proxy alone may say', async (trust, address) => {
  const reports: unknown[] = []
  const server = createTestServer({ now: () => NOW, report: (said) => reports.push(said) })
  const host = createHttpHost(server, { root: '/nowhere', faults: false, ...trust })
  const port = await host.listen(0, '127.0.0.1')
  for (let count = 0; count < 5; count += 1) {
    await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
      method: 'POST',
      headers: { ...TENANT, 'X-Forwarded-For': `10.0.0.${count}, 198.51.100.7` },
      body: JSON.stringify({ email: `a${count}@nirgends.example`, password: 'falsch' }),
    })
  }
  await host.close()
  expect(reports).toEqual([`Sign-in paused for 10 s: {"account":"a4@nirgends.example","address":"${address}"}`])
})

describe('The cookie of a session', () => {
  const refresh = { method: 'POST', headers: TENANT }
  let host: Host
  let token: string
  beforeAll(async () => {
    host = await overHttp()
    token = await signIn(host.send)
  })
  afterAll(() => host.close())

  test('is set by the call that says so, out of reach of the page', async () => {
    const headers = { ...TENANT, Authorization: `Bearer ${token}` }
    const answer = await host.send('/api/v1/auth/set-cookie', {
      method: 'POST',
      headers,
      body: JSON.stringify({ token }),
    })
    expect(answer.headers.get('set-cookie')).toBe(`session=${token}; Path=/api; HttpOnly; SameSite=Strict`)
  })

  test('outlives the browser of somebody who wants to be remembered', async () => {
    const headers = { ...TENANT, Authorization: `Bearer ${token}` }
    const set = async (rememberMe: boolean) => {
      const body = JSON.stringify({ token, rememberMe })
      const answer = await host.send('/api/v1/auth/set-cookie', { method: 'POST', headers, body })
      return /Max-Age=(\d+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]
    }
    expect([await set(true), await set(false)]).toEqual(['2592000', undefined])
  })

  test('is not set for somebody who is not signed in', async () => {
    const body = JSON.stringify({ token })
    const answer = await host.send('/api/v1/auth/set-cookie', { method: 'POST', headers: TENANT, body })
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null])
  })

  test('signs a refresh, and no other call', async () => {
    const headers = { ...TENANT, Cookie: `other=1; session=${token}` }
    expect((await host.send('/api/auth/refresh', refresh)).status).toBe(401)
    expect((await host.send('/api/auth/refresh', { ...refresh, headers })).status).toBe(200)
    expect((await host.send('/api/auth/profile', { headers })).status).toBe(401)
  })

  test('is taken away by the call that says so', async () => {
    const answer = await host.send('/api/v1/auth/clear-cookie', refresh)
    expect(answer.headers.get('set-cookie')).toBe('session=; Path=/api; HttpOnly; SameSite=Strict; Max-Age=0')
  })
})
