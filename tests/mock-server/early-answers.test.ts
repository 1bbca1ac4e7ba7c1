import { expect, test } from 'vitest'
import { memoryBlobs } from '#mock-server/ports/blobs.ts'
import { systemClock } from '#mock-server/ports/clock.ts'
import { createServer } from '#mock-server/server.ts'
import { memoryPersistence } from '#mock-server/store/memory/persistence.ts'
import { createMockServer } from '#mock-server/index.ts'
import { NOON, partnerRow, smallHandlers } from './small-backend.ts'

const TENANT = { id: 'nord', tenantId: '', version: 1, name: 'nord', city: 'Hamburg', orderPrefix: 'XX' }
const ADMIN = {
  id: 'usr-admin',
  tenantId: 'nord',
  version: 1,
  email: 'admin@nord.example',
  name: 'Admin',
  role: 'admin',
  password: 'geheim-123',
}

/** A backend whose people are there and whose other records come when `finish` is called. */
function halfMade(persistence = memoryPersistence()) {
  let finish = (): void => undefined
  const held = new Promise<void>((resolve) => (finish = resolve))
  const server = createServer({
    handlers: smallHandlers,
    async seed(world, _now, peopleAreThere) {
      await world.load('tenants', [TENANT])
      await world.load('users', [ADMIN])
      await peopleAreThere()
      await held
      await world.load('partners', [partnerRow('cus-nord', 'nord', 'Hansekontor')])
    },
    clock: systemClock(() => NOON),
    latency: 0,
    persistence,
    blobs: memoryBlobs(),
    origin: () => '',
    demo: true,
    report: (error) => {
      throw error
    },
  })
  return { server, finish }
}

const headersOf = (token: string) => ({ Authorization: `Bearer ${token}`, 'X-Tenant-Id': 'nord' })

test('Who signs in, or is signed in, is answered while the records are still made; whoever asks for records waits', async () => {
  const persistence = memoryPersistence()
  const first = halfMade(persistence)
  first.finish()
  const token = await first.server.tokenFor('usr-admin')

  const { server, finish } = halfMade(persistence)
  await server.open
  const csrf = await server.fetch('/api/csrf/token', { headers: { 'X-Tenant-Id': 'nord' } })
  const { csrfToken } = (await csrf.json()) as { csrfToken: string }
  const headers = { ...headersOf(token), 'X-CSRF-Token': csrfToken }
  const renewed = await server.fetch('/api/auth/refresh', { method: 'POST', headers })
  expect(renewed.status).toBe(200)

  let listed = false
  const list = server.fetch('/api/partners', { headers }).finally(() => (listed = true))
  const health = await server.fetch('/api/v1/health', { headers })
  expect([health.status, listed]).toEqual([200, false])
  finish()
  expect(await (await list).json()).toMatchObject({ data: [{ name: 'Hansekontor' }] })
})

test('The demonstration signs in before its orders are made', async () => {
  const server = createMockServer({ scale: 2, now: () => NOON + 1 })
  let isWhole = false
  void server.ready.then(() => (isWhole = true))
  const csrf = await server.fetch('/api/csrf/token', { headers: { 'X-Tenant-Id': 'nordkurs' } })
  const { csrfToken } = (await csrf.json()) as { csrfToken: string }
  const login = await server.fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'X-Tenant-Id': 'nordkurs', 'X-CSRF-Token': csrfToken, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@nordkurs.example', password: 'Frachtbrief-2026' }),
  })
  expect([login.status, isWhole]).toEqual([200, false])
  await server.ready
})
