import { expect, onTestFinished, test } from 'vitest'
import { createTestServer } from '#tests/support/test-server.ts'
import type { MockServer } from '#mock-server/server.ts'
import { connectClient } from '#mock-server/hosts/node.ts'
import type { Row } from '#mock-server/store/models.ts'
import { NOON, smallBackend } from './small-backend.ts'

const HOUR = 3_600_000

const makeServer = () => createTestServer({ now: () => NOON, report: fails })
const fails = (error: unknown) => {
  throw error
}

async function signedIn(server: MockServer, user = 'usr-nordkurs-dispo') {
  return { Authorization: `Bearer ${await server.tokenFor(user)}`, 'X-Tenant-Id': 'nordkurs' }
}

test('Every verb of faults does what the backend’s own word does', async () => {
  const backend = smallBackend()
  const { control } = backend
  const health = async () => (await backend.fetch('/api/v1/health')).status
  await control.do({ do: 'fail', name: 'health.get', status: 503, times: 1 })
  expect([await health(), await health()]).toEqual([503, 200])
  await control.do({ do: 'garbage', name: 'health.get', garbage: 'html', times: 1 })
  expect(await (await backend.fetch('/api/v1/health')).text()).toContain('<!doctype html>')
  await control.do({ do: 'loseResponse', name: 'health.get', times: 1 })
  await expect(health()).rejects.toThrow(TypeError)
  await control.do({ do: 'offline' })
  await expect(health()).rejects.toThrow(TypeError)
  await control.do({ do: 'online' })
  expect(await health()).toBe(200)
  const token = await backend.ask('/api/csrf/token')
  const { csrfToken } = token.body as { csrfToken: string }
  expect(await control.do({ do: 'whoami', csrf: csrfToken })).toEqual({ csrf: 'accepted' })
  await control.do({ do: 'expireCsrf' })
  expect(await control.do({ do: 'whoami', csrf: csrfToken })).toEqual({ csrf: 'refused' })
})

test('What is no verb is refused, and nothing is done', async () => {
  const backend = smallBackend()
  const verb = { do: 'fail', name: 'health.gone', status: 503 } as never
  await expect(backend.control.do(verb)).rejects.toMatchObject({ code: 'unknownVerb' })
  expect((await backend.control.do({ do: 'state' })).faults).toEqual([])
})

test('State tells seed, clock, latency and what is planned', async () => {
  const server = makeServer()
  await server.control.do({ do: 'latency', milliseconds: 250 })
  await server.control.do({ do: 'slow', name: 'orders.list', milliseconds: 900 })
  await server.control.do({ do: 'fail', name: '*', status: 429, times: 3 })
  await server.control.do({ do: 'clock', advance: 2 * HOUR, run: false })
  expect(await server.control.do({ do: 'state' })).toEqual({
    seed: 4711,
    now: NOON + 2 * HOUR,
    offset: 2 * HOUR,
    isRunning: false,
    latency: 250,
    isOffline: false,
    faults: [
      { id: 1, kind: 'slow', name: 'orders.list', milliseconds: 900 },
      { id: 2, kind: 'fail', name: '*', status: 429, times: 3 },
    ],
    scenarios: [],
  })
  await server.control.do({ do: 'reset' })
  expect(await server.control.do({ do: 'state' })).toMatchObject({ now: NOON, isRunning: true, latency: 0, faults: [] })
})

test('Latency delays every answer', async () => {
  const server = makeServer()
  await server.ready
  await server.control.do({ do: 'latency', milliseconds: 600_000 })
  const answer = server.fetch('/api/v1/health')
  await expect(Promise.race([answer, Promise.resolve('waits')])).resolves.toBe('waits')
  // The clock is put forward over it.
  await server.control.do({ do: 'clock', advance: 600_000 })
  expect((await answer).status).toBe(200)
})

test('A clock that is put forward ends sessions and does the jobs that are due', async () => {
  const server = makeServer()
  const headers = await signedIn(server)
  const email = await server.store('nordkurs').first('emails', { status: 'new', followUpAt: { exists: false } })
  const followUpAt = new Date(NOON + 26 * HOUR).toISOString()
  const body = JSON.stringify({ followUpAt })
  const put = await server.fetch(`/api/v1/emails/${email?.id}`, { method: 'PATCH', headers, body })
  expect(put.status).toBe(200)
  const waits = () => server.store('nordkurs').find('emails', email?.id ?? '')
  expect((await waits())?.followUpAt).toBe(followUpAt)
  await server.control.do({ do: 'clock', advance: 25 * HOUR })
  expect((await waits())?.followUpAt).toBe(followUpAt)
  expect((await server.fetch('/api/orders?limit=1', { headers })).status).toBe(401)
  await server.control.do({ do: 'clock', advance: HOUR })
  expect((await waits())?.followUpAt).toBeUndefined()
})

test('Whoami tells whose token it is, and nothing of one that has ended', async () => {
  const server = makeServer()
  await server.ready
  const token = await server.tokenFor('usr-nordkurs-dispo')
  expect(await server.control.do({ do: 'whoami', token })).toEqual({
    user: {
      id: 'usr-nordkurs-dispo',
      name: 'Jürgen Weiß',
      email: 'dispo@nordkurs.example',
      role: 'dispatcher',
      tenantId: 'nordkurs',
    },
    sessionId: 'ses-1',
    tokenEndsAt: NOON + 30 * 60_000,
    csrf: 'none',
  })
  await server.control.do({ do: 'expireToken' })
  expect(await server.control.do({ do: 'whoami', token })).toEqual({ csrf: 'none' })
})

test('A reset to another seed makes that seed’s world, and the next reset keeps to the first', async () => {
  const server = makeServer()
  const first = async () =>
    (await server.store('nordkurs').page('orders', { limit: 20 })).data.map(({ customerName }) => customerName)
  await server.ready
  const usual = await first()
  await server.control.do({ do: 'reset', seed: 4712 })
  expect((await server.control.do({ do: 'state' })).seed).toBe(4712)
  expect(await first()).not.toEqual(usual)
  await server.reset()
  expect([(await server.control.do({ do: 'state' })).seed, await first()]).toEqual([4711, usual])
})

test('The last calls are there with what was asked and answered, without passwords and tokens', async () => {
  const server = makeServer()
  const body = JSON.stringify({ email: 'dispo@nordkurs.example', password: 'Frachtbrief-2026' })
  const login = await server.fetch('/api/auth/login', { method: 'POST', headers: { 'X-Tenant-Id': 'nordkurs' }, body })
  const { token } = (await login.json()) as { token: string }
  const headers = { Authorization: `Bearer ${token}`, 'X-Tenant-Id': 'nordkurs' }
  await server.fetch('/api/orders?limit=200', { headers })
  await server.fetch('/api/gone?csrf_token=abc', { headers })
  const calls = await server.control.do({ do: 'calls' })
  expect(calls.map(({ method, path, name, status }) => [method, path, name, status])).toEqual([
    ['GET', '/api/gone?csrf_token=•••', undefined, 404],
    ['GET', '/api/orders?limit=200', 'orders.list', 200],
    ['POST', '/api/auth/login', 'auth.login', 200],
  ])
  const [, list, signIn] = calls
  expect(signIn?.body).toBe('{"email":"dispo@nordkurs.example","password":"•••"}')
  expect(signIn?.answer).toContain('"token":"•••"')
  expect(JSON.stringify(calls)).not.toContain(token)
  expect(list?.answer.length).toBe(4098)
  expect(list?.at).toBe(NOON)
})

test('No more than the last hundred calls are remembered', async () => {
  const backend = smallBackend()
  for (let count = 0; count < 103; count += 1) await backend.fetch('/api/v1/health')
  const calls = await backend.control.do({ do: 'calls' })
  expect([calls.length, calls[0]?.id, calls.at(-1)?.id]).toEqual([100, 103, 4])
  expect(await backend.control.do({ do: 'calls', most: 1 })).toHaveLength(1)
})

/** What a live connection of the dispatcher hears. */
async function listen(server: MockServer) {
  const heard: string[] = []
  const token = await server.tokenFor('usr-nordkurs-dispo')
  const socket = connectClient(server).socket('/ws')
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  socket.addEventListener('message', ({ data }) => heard.push(String(data)))
  const closed: number[] = []
  socket.addEventListener('close', ({ code }) => closed.push(code))
  socket.send(JSON.stringify({ type: 'hello', tenantId: 'nordkurs', token }))
  await expect.poll(() => heard.length).toBe(1)
  onTestFinished(() => socket.close())
  return { heard, closed }
}

test('Stau A2: trucks get 45 to 120 minutes later and say why, their orders too, and everybody is told', async () => {
  const server = makeServer()
  await server.ready
  const store = server.store('nordkurs')
  const before = new Map((await store.all('transports')).map((row) => [row.id, row]))
  const { heard } = await listen(server)
  await server.control.do({ do: 'scenario', name: 'stau-a2' })
  const stuck = await store.all('transports', { delayCause: 'Stau A2' })
  expect(stuck.length).toBeGreaterThanOrEqual(3)
  for (const { id, delayMinutes = 0, orderId, estimatedArrival } of stuck) {
    const more = delayMinutes - (before.get(id)?.delayMinutes ?? 0)
    expect(more).toBeGreaterThanOrEqual(45)
    expect(more).toBeLessThanOrEqual(120)
    const arrival = Date.parse(estimatedArrival ?? '') - Date.parse(before.get(id)?.estimatedArrival ?? '')
    expect(arrival).toBe(more * 60_000)
    const order = await store.find('orders', orderId ?? '')
    expect(order?.delayMinutes).toBe(delayMinutes)
  }
  const told = heard.map((text) => JSON.parse(text) as { entity?: string; id?: string })
  expect(told.filter(({ entity }) => entity === 'transports').map(({ id }) => id)).toEqual(
    expect.arrayContaining(stuck.map(({ id }) => id)),
  )
})

test('Fahrer krank: a driver of today is away for three days, and it can be taken back', async () => {
  const server = makeServer()
  await server.ready
  const store = server.store('nordkurs')
  const ids = (rows: readonly Row<'drivers'>[]) =>
    rows.filter(({ absences }) => absences.some(({ from }) => from === '2026-11-23')).map(({ id }) => id)
  const before = ids(await store.all('drivers'))
  await server.control.do({ do: 'scenario', name: 'fahrer-krank' })
  const [ill = '', ...others] = ids(await store.all('drivers')).filter((id) => !before.includes(id))
  expect(others).toEqual([])
  const driver = await store.find('drivers', ill)
  expect(driver?.absences.at(-1)).toMatchObject({ from: '2026-11-23', to: '2026-11-25', kind: 'sick' })
  expect(await store.count('transports', { driverId: ill })).toBeGreaterThan(0)
  const event = await store.first('events', { recordId: ill, type: 'absent' })
  const headers = await signedIn(server, 'usr-nordkurs-admin')
  const body = JSON.stringify({ eventId: event?.id })
  const undone = await server.fetch(`/api/v1/drivers/${ill}/undo`, { method: 'POST', headers, body })
  expect(undone.status).toBe(200)
  expect((await store.find('drivers', ill))?.absences).toEqual(
    driver?.absences.filter(({ from, kind }) => from !== '2026-11-23' || kind !== 'sick'),
  )
})

test('Token läuft ab, 429-Sturm: the next calls are refused as a real server refuses them', async () => {
  const server = makeServer()
  const headers = await signedIn(server)
  await server.control.do({ do: 'scenario', name: 'token-laeuft-ab' })
  expect((await server.fetch('/api/orders', { headers })).status).toBe(401)
  await server.control.do({ do: 'scenario', name: '429-sturm' })
  const answer = await server.fetch('/api/orders', { headers })
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '2'])
  for (let count = 1; count < 25; count += 1) await server.fetch('/api/v1/health')
  expect((await server.fetch('/api/v1/health')).status).toBe(200)
})

test('Backend weg: nothing is answered for twenty seconds; WebSocket flattert: eight closes within a minute', async () => {
  const server = makeServer()
  await server.ready
  await server.control.do({ do: 'scenario', name: 'backend-weg' })
  await expect(server.fetch('/api/v1/health')).rejects.toThrow(TypeError)
  expect((await server.control.do({ do: 'state' })).scenarios).toEqual(['backend-weg'])
  await server.control.do({ do: 'clock', advance: 19_999 })
  await expect(server.fetch('/api/v1/health')).rejects.toThrow(TypeError)
  await server.control.do({ do: 'clock', advance: 1 })
  expect((await server.fetch('/api/v1/health')).status).toBe(200)
  expect((await server.control.do({ do: 'state' })).scenarios).toEqual([])
  let closes = 0
  await server.control.do({ do: 'scenario', name: 'websocket-flattert' })
  for (let second = 1; second < 60; second += 1) {
    if (server.live.connections() === 0) {
      closes += 1
      await listen(server)
    }
    await server.control.do({ do: 'clock', advance: 1000 })
  }
  expect(closes).toBe(8)
})

test('Posteingangswelle: twenty e-mails come one after the other', async () => {
  const server = makeServer()
  await server.ready
  const count = () => server.store('nordkurs').count('emails')
  const before = await count()
  await server.control.do({ do: 'scenario', name: 'posteingangswelle' })
  expect((await count()) - before).toBe(1)
  await server.control.do({ do: 'clock', advance: 30_000 })
  expect((await count()) - before).toBe(11)
  await server.control.do({ do: 'clock', advance: 60_000 })
  expect((await count()) - before).toBe(20)
  const { data } = await server
    .store('nordkurs')
    .page('emails', { sort: [{ field: 'receivedAt', order: 'desc' }], limit: 20 })
  expect(new Set(data.map(({ subject }) => subject)).size).toBeGreaterThan(8)
  expect(data.every(({ subject, fromName, partnerId }) => subject !== '' && (fromName !== '' || partnerId))).toBe(true)
})

test('A reset gives up what a scenario still has to come', async () => {
  const server = makeServer()
  await server.ready
  await server.control.do({ do: 'scenario', name: 'posteingangswelle' })
  await server.reset()
  const count = await server.store('nordkurs').count('emails')
  await server.control.do({ do: 'clock', advance: 90_000 })
  expect(await server.store('nordkurs').count('emails')).toBe(count)
  expect((await server.control.do({ do: 'state' })).scenarios).toEqual([])
})

test('The same seed, clock and scenarios make the same world', async () => {
  const play = async (seed: number) => {
    const server = createTestServer({ seed, now: () => NOON, report: fails })
    for (const name of ['stau-a2', 'fahrer-krank', 'posteingangswelle'] as const) {
      await server.control.do({ do: 'scenario', name })
      await server.control.do({ do: 'clock', advance: HOUR })
    }
    return JSON.stringify(await server.control.do({ do: 'exportWorld' }))
  }
  const [one, two, other] = [await play(4711), await play(4711), await play(4712)]
  expect(two === one).toBe(true)
  expect(other === one).toBe(false)
})
