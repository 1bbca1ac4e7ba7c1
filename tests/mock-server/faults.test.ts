import { expect, test } from 'vitest'
import { smallBackend } from './small-backend.ts'

test('A fault hits the endpoint that is named, as often as said, under both prefixes', async () => {
  const backend = smallBackend()
  backend.faults.fail('partners.list', 429, { times: 2, headers: { 'Retry-After': '3' } })
  expect((await backend.ask('/api/partners/cus-nord')).status).toBe(200)
  const answer = await backend.fetch('/api/partners')
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '3'])
  expect((await backend.ask('/api/v1/partners')).status).toBe(429)
  expect((await backend.ask('/api/partners')).status).toBe(200)
})

test('A failing call does not run its rule; a lost answer does', async () => {
  const backend = smallBackend()
  const create = { method: 'POST', body: { kind: 'customer', name: 'Neu GmbH' } }
  backend.faults.fail('partners.create', 503, { times: 1 })
  await backend.ask('/api/partners', create)
  expect(await backend.store('nord').count('partners')).toBe(1)
  backend.faults.loseResponse('partners.create')
  await expect(backend.ask('/api/partners', create)).rejects.toThrow(TypeError)
  expect(await backend.store('nord').count('partners')).toBe(2)
})

test.each([
  ['html', '<!doctype html>', false],
  ['empty', '', true],
  ['cut', '{"id":"cus-nord"', false],
] as const)('Garbage of kind %s is no JSON', async (garbage, start, whole) => {
  const backend = smallBackend()
  backend.faults.garbage('partners.get', garbage)
  const headers = { Authorization: `Bearer ${await backend.tokenFor('usr-nord-admin')}`, 'X-Tenant-Id': 'nord' }
  const answer = await backend.fetch('/api/partners/cus-nord', { headers })
  const text = await answer.text()
  expect(answer.status).toBe(200)
  expect(text.startsWith(start)).toBe(true)
  expect(text === start).toBe(whole)
  expect(() => JSON.parse(text)).toThrow(SyntaxError)
})

test('Offline nothing is answered and no socket lives, online everything is as before', async () => {
  const backend = smallBackend()
  const token = await backend.tokenFor('usr-nord-admin')
  const closed: number[] = []
  const socket = backend.connect({ send: () => undefined, close: (code) => closed.push(code) }, '/ws')
  await socket.received(JSON.stringify({ type: 'hello', tenantId: 'nord', token }))
  backend.faults.offline()
  expect(closed).toEqual([1012])
  await expect(backend.fetch('/api/v1/health')).rejects.toThrow(TypeError)
  backend.faults.online()
  expect((await backend.fetch('/api/v1/health')).status).toBe(200)
})

test('An expired token is refused and can be renewed', async () => {
  const backend = smallBackend()
  const headers = { Authorization: `Bearer ${await backend.tokenFor('usr-nord-admin')}` }
  backend.faults.expireToken()
  expect((await backend.ask('/api/partners', { user: undefined, headers })).status).toBe(401)
  const renewed = await backend.ask('/api/auth/refresh', { method: 'POST', user: undefined, headers })
  const { token } = renewed.body as { token: string }
  const current = { Authorization: `Bearer ${token}` }
  expect((await backend.ask('/api/partners', { user: undefined, headers: current })).status).toBe(200)
})

test('A slow call can be given up', async () => {
  const backend = smallBackend()
  backend.faults.slow('health.get', 600_000)
  const abort = new AbortController()
  const answer = backend.fetch('/api/v1/health', { signal: abort.signal })
  abort.abort()
  await expect(answer).rejects.toThrow('aborted')
})

test('After a reset nothing is left of faults and changes', async () => {
  const backend = smallBackend()
  backend.faults.fail('health.get', 500)
  backend.faults.slow('partners.list', 600_000)
  await backend.store('nord').remove('partners', 'cus-nord')
  await backend.reset()
  expect((await backend.fetch('/api/v1/health')).status).toBe(200)
  expect(await backend.ask('/api/partners')).toMatchObject({ status: 200, body: { pagination: { total: 1 } } })
})

test('A fault of one endpoint goes before one of all; what is healed is gone, the rest stays', async () => {
  const backend = smallBackend()
  backend.faults.fail('*', 500)
  backend.faults.fail('health.get', 429, { times: 1 })
  expect((await backend.fetch('/api/v1/health')).status).toBe(429)
  expect((await backend.fetch('/api/v1/health')).status).toBe(500)
  expect((await backend.ask('/api/partners')).status).toBe(500)
  backend.faults.slow('health.get', 600_000)
  backend.faults.heal({ name: 'health.get' })
  expect(backend.faults.list()).toEqual([{ id: 1, name: '*', kind: 'fail', status: 500 }])
  backend.faults.heal({ id: 1 })
  expect((await backend.fetch('/api/v1/health')).status).toBe(200)
})
