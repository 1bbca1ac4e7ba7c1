import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { createAuthMachine } from '#machines/auth.machine.ts'
import { createLiveMachine, type SocketHandlers } from '#machines/live-connection.machine.ts'
import { baseInTime, createApiBase } from '#src/api/base-url.ts'
import { createRefresher } from '#src/api/refresh.ts'
import { createAuthPorts } from '#src/app/session/auth-ports.ts'
import { clientOnWire, errorOf, NOW } from './wire.ts'

const MINUTE = 60_000

describe('Timers of the calls', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  test('a call is given up and aborted after 30 000 ms', async () => {
    const { call, server, sent } = await clientOnWire()
    server.faults.slow('orders.get', 40_000)
    const failed = errorOf(call('orders.get', { params: { id: 'NK-2026-004711' } }))
    const aborted = () => sent.map(({ init }) => init.signal?.aborted)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(aborted()).toEqual([false])
    await vi.advanceTimersByTimeAsync(1)
    expect(aborted()).toEqual([true])
    expect((await failed).kind).toBe('timeout')
  })

  test('local port 3001 has 800 ms to answer the health probe, then 3010', async () => {
    const asked: { port: string; signal: AbortSignal | null | undefined }[] = []
    const base = createApiBase({
      configured: '',
      pageUrl: 'http://localhost:5173/orders',
      fetch: (url, { signal }) => {
        asked.push({ port: new URL(url).port, signal })
        return new Promise(() => undefined)
      },
    })
    const ports = () => asked.map(({ port, signal }) => `${port} ${signal?.aborted === true ? 'given up' : 'asked'}`)
    const found = base.resolve()
    await vi.advanceTimersByTimeAsync(799)
    expect(ports()).toEqual(['3001 asked'])
    await vi.advanceTimersByTimeAsync(1)
    expect(ports()).toEqual(['3001 given up', '3010 asked'])
    await vi.advanceTimersByTimeAsync(799)
    expect(ports()).toEqual(['3001 given up', '3010 asked'])
    await vi.advanceTimersByTimeAsync(1)
    expect(ports()).toEqual(['3001 given up', '3010 given up'])
    expect(await found).toBe('')
  })

  test('the start waits 1.8 s for the API base, and no longer than it needs', async () => {
    let waited = 'waiting'
    void baseInTime({ resolve: () => new Promise(() => undefined) }).then(() => (waited = 'started'))
    await vi.advanceTimersByTimeAsync(1799)
    expect(waited).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(waited).toBe('started')
    await baseInTime({ resolve: async () => 'http://localhost:3001' })
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('The access token', () => {
  /** The app's own machine, ports and client, with a stored token that lives so many milliseconds more. */
  async function restored(remaining: number, token?: string) {
    const client = await clientOnWire('dispatcher')
    client.pass(30 * MINUTE - remaining)
    const user = { id: 'u', email: 'dispo@nordkurs.example', name: 'P', role: 'dispatcher', tenantId: 'nordkurs' }
    if (token !== undefined) client.state.token = token
    const session = () => ({ token: client.state.token ?? '', user, demo: false })
    const nothing = () => undefined
    const storage = {
      read: session,
      restore: async () => session(),
      isLasting: nothing,
      newestToken: () => client.state.token,
      keep: nothing,
      clear: nothing,
      lastTenant: () => 'nordkurs',
      isDemoSuppressed: () => true,
      suppressDemo: nothing,
      watch: () => nothing,
    }
    const refresher = createRefresher({
      withLock: (_name, task) => task(),
      storedToken: () => client.state.token,
      requestToken: async () => (await client.call('auth.refresh', {})).token ?? '',
      storeToken: (fresh) => void (client.state.token = fresh),
    })
    const clock = new SimulatedClock()
    const now = () => NOW + 30 * MINUTE - remaining + clock.now()
    const machine = createAuthMachine(
      createAuthPorts({ call: () => client.call, storage, refresher, demo: false, now }),
    )
    const actor = createActor(machine, { clock, input: {} }).start()
    await expect.poll(() => actor.getSnapshot().hasTag('busy')).toBe(false)
    const settled = async () => void (await new Promise((resolve) => setTimeout(resolve)))
    await settled()
    return { ...client, actor, clock, settled }
  }

  test('is refreshed when it expires within 5 minutes', async () => {
    const { lines } = await restored(5 * MINUTE - 1000)
    expect(lines).toEqual(['POST /api/auth/refresh 200'])
  })

  test('is left alone while it lives longer than 5 minutes', async () => {
    const { lines, clock, settled } = await restored(5 * MINUTE + 1000)
    clock.increment(999)
    await settled()
    expect(lines).toEqual([])
    clock.increment(1)
    await settled()
    expect(lines).toEqual(['POST /api/auth/refresh 200'])
  })

  test('counts as expired without an exp claim', async () => {
    const { lines, actor } = await restored(20 * MINUTE, 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.x')
    expect([lines, actor.getSnapshot().value]).toEqual([['POST /api/auth/refresh 401'], 'signedOut'])
  })
})

describe('The live connection', () => {
  function connected() {
    const clock = new SimulatedClock()
    const sockets: SocketHandlers[] = []
    const machine = createLiveMachine({
      now: () => NOW + clock.now(),
      onMessage: () => undefined,
      open: (handlers) => {
        sockets.push(handlers)
        return () => undefined
      },
    })
    const actor = createActor(machine, { clock, input: {} }).start()
    actor.send({ type: 'start' })
    sockets[0]?.opened()
    return { clock, sockets, actor }
  }

  test('is made again 1.5 s after it was closed', () => {
    const { clock, sockets } = connected()
    sockets[0]?.closed(1006)
    clock.increment(1499)
    expect(sockets.length).toBe(1)
    clock.increment(1)
    expect(sockets.length).toBe(2)
  })

  test('has its status looked at every second', () => {
    const { clock, actor } = connected()
    const seen: number[] = []
    actor.subscribe(({ context }) => seen.push(context.silence))
    for (let step = 0; step < 40; step += 1) clock.increment(100)
    expect([...new Set(seen)]).toEqual([1000, 2000, 3000, 4000])
  })
})
