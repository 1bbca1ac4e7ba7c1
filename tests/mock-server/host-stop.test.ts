import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createHttpHost } from '#mock-server/hosts/http/host.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { NOW } from './seeded-backend.ts'

const TENANT = { 'X-Tenant-Id': 'nordkurs' }

/** A backend behind HTTP whose answers on its health take `slow` milliseconds. */
async function slowHost(slow: number) {
  const server = createTestServer({ now: () => NOW })
  server.faults.slow('health.get', slow)
  const host = createHttpHost(server, { root: '/nowhere', faults: false })
  const port = await host.listen(0, '127.0.0.1')
  const ask = () => fetch(`http://127.0.0.1:${port}/api/v1/health`, { headers: TENANT })
  return { host, port, ask }
}

/** Resolves when the server has begun to answer. */
const begun = () => new Promise((resolve) => setTimeout(resolve, 50))

test('A host that stops lets the calls under way end, tells who listens, and takes no more', async () => {
  const { host, port, ask } = await slowHost(300)
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`)
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise((resolve) => socket.on('open', resolve))
  const underWay = ask().then(({ status }) => status)
  await begun()
  await Promise.all([host.stop(), expect(closed).resolves.toBe(1012), expect(underWay).resolves.toBe(200)])
  await expect(ask()).rejects.toThrow()
})

test('What does not end in time is broken off', async () => {
  const { host, ask } = await slowHost(60_000)
  const underWay = ask().then(
    () => 'answered',
    () => 'broken off',
  )
  await begun()
  await host.stop(50)
  expect(await underWay).toBe('broken off')
})
