import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { createLiveMachine, type SocketHandlers } from '#machines/live-connection.machine.ts'

function connection(options: { online?: boolean } = {}) {
  const clock = new SimulatedClock()
  const sockets: { handlers: SocketHandlers; open: boolean }[] = []
  const received: unknown[] = []
  const machine = createLiveMachine({
    now: () => clock.now(),
    onMessage: (data) => received.push(data),
    open: (handlers) => {
      const socket = { handlers, open: true }
      sockets.push(socket)
      return () => {
        socket.open = false
      }
    },
  })
  const actor = createActor(machine, { clock, input: options }).start()
  return {
    actor,
    clock,
    sockets,
    received,
    last: () => sockets.at(-1)!.handlers,
    live: () => sockets.filter((socket) => socket.open).length,
    tags: () => [...actor.getSnapshot().tags],
    context: () => actor.getSnapshot().context,
  }
}

test('nothing is opened before start', () => {
  const { tags, sockets } = connection()
  expect([tags(), sockets.length]).toEqual([['disabled'], 0])
})

test('it connects, opens, passes messages on and looks every second how long it has been silent', () => {
  const live = connection()
  live.actor.send({ type: 'start' })
  expect(live.tags()).toEqual(['connecting'])
  live.clock.increment(200)
  live.last().opened()
  expect(live.tags()).toEqual(['open'])
  live.clock.increment(800)
  expect(live.context().silence).toBe(800)
  live.last().message('{"a":1}')
  expect(live.received).toEqual(['{"a":1}'])
  expect(live.context()).toMatchObject({ lastMessageAt: 1000, silence: 0, attempt: 0 })
  live.clock.increment(3000)
  expect(live.context().silence).toBe(3000)
})

test('it reconnects 1.5 s after a close, not a millisecond earlier', () => {
  const live = connection()
  live.actor.send({ type: 'start' })
  live.last().opened()
  live.last().closed(1006)
  expect(live.tags()).toEqual(['waiting'])
  expect(live.context()).toMatchObject({ closeCode: 1006, nextAttemptAt: 1500 })
  live.clock.increment(1499)
  expect([live.tags(), live.sockets.length]).toEqual([['waiting'], 1])
  live.clock.increment(1)
  expect([live.tags(), live.sockets.length]).toEqual([['connecting'], 2])
  expect(live.context()).toMatchObject({ attempt: 1, nextAttemptAt: undefined })
})

test('it survives 20 closes in a row, with the same delay and a counted attempt each', () => {
  const live = connection()
  live.actor.send({ type: 'start' })
  for (let close = 0; close < 20; close += 1) {
    live.last().closed()
    live.clock.increment(1500)
  }
  expect([live.sockets.length, live.live(), live.context().attempt]).toEqual([21, 1, 21])
  live.last().opened()
  expect([live.tags(), live.context().attempt]).toEqual([['open'], 0])
})

test('a new API base closes the socket and connects at once', () => {
  const live = connection()
  live.actor.send({ type: 'start' })
  live.last().opened()
  live.actor.send({ type: 'baseChanged' })
  expect([live.tags(), live.sockets.length, live.live()]).toEqual([['connecting'], 2, 1])
})

test('what an abandoned socket still says has no effect', () => {
  const live = connection()
  live.actor.send({ type: 'start' })
  const old = live.last()
  live.actor.send({ type: 'baseChanged' })
  old.opened()
  old.message('late')
  old.closed()
  expect([live.tags(), live.received, live.sockets.length]).toEqual([['connecting'], [], 2])
})

test('retry does not wait for the delay, and leaves no second attempt behind', () => {
  const live = connection()
  live.actor.send({ type: 'start' })
  live.last().closed()
  live.clock.increment(700)
  live.actor.send({ type: 'retry' })
  live.clock.increment(5000)
  expect([live.tags(), live.sockets.length, live.live()]).toEqual([['connecting'], 2, 1])
})

test('offline has no socket and no attempts; online again connects at once', () => {
  const live = connection()
  live.actor.send({ type: 'start' })
  live.last().opened()
  live.actor.send({ type: 'wentOffline' })
  live.clock.increment(60_000)
  expect([live.tags(), live.live(), live.sockets.length]).toEqual([['offline'], 0, 1])
  live.actor.send({ type: 'wentOnline' })
  expect([live.tags(), live.live(), live.sockets.length]).toEqual([['connecting'], 1, 2])
})

/** Offline and online again; milliseconds of each. */
function flicker(live: ReturnType<typeof connection>, times: number, off: number, on: number) {
  for (let time = 0; time < times; time += 1) {
    live.actor.send({ type: 'wentOffline' })
    live.clock.increment(off)
    live.actor.send({ type: 'wentOnline' })
    live.clock.increment(on)
  }
}

test.each([
  [50, 50],
  [1000, 1000],
  [3000, 3000],
])(
  'a network that flickers ten times (%i ms off, %i ms on) is used three times at most, in the end for good',
  (off, on) => {
    const live = connection()
    live.actor.send({ type: 'start' })
    live.last().opened()
    flicker(live, 10, off, on)
    live.clock.increment(60_000)
    expect([live.tags(), live.live()]).toEqual([['connecting'], 1])
    expect(live.sockets.length).toBeLessThanOrEqual(1 + 3)
  },
)

test('a network that has come back twice must hold 2 s; a person need not wait, and a minute later nobody', () => {
  const live = connection()
  live.actor.send({ type: 'start' })
  flicker(live, 1, 1000, 0)
  expect(live.tags()).toEqual(['connecting'])
  flicker(live, 1, 1000, 1999)
  expect(live.tags()).toEqual(['offline'])
  live.clock.increment(1)
  expect(live.tags()).toEqual(['connecting'])
  flicker(live, 1, 1000, 1000)
  expect(live.tags()).toEqual(['offline'])
  live.actor.send({ type: 'retry' })
  expect(live.tags()).toEqual(['connecting'])
  live.clock.increment(60_000)
  flicker(live, 1, 1000, 0)
  expect([live.tags(), live.live()]).toEqual([['connecting'], 1])
})

test('started without a network it waits for one', () => {
  const live = connection({ online: false })
  live.actor.send({ type: 'start' })
  expect([live.tags(), live.sockets.length]).toEqual([['offline'], 0])
})

test('stop closes the socket for good and stops the looking', () => {
  const live = connection()
  live.actor.send({ type: 'start' })
  live.last().opened()
  live.actor.send({ type: 'stop' })
  let looks = 0
  live.actor.subscribe(() => (looks += 1))
  live.clock.increment(10_000)
  expect([live.tags(), live.live(), live.sockets.length, looks]).toEqual([['disabled'], 0, 1, 0])
})

test('an attempt that hangs when the network goes is given up with it, and back within three seconds of its return', () => {
  const live = connection()
  live.actor.send({ type: 'start' })
  live.last().opened()
  live.last().closed(1006)
  live.clock.increment(1500)
  expect([live.tags(), live.sockets.length]).toEqual([['connecting'], 2])
  live.clock.increment(4000)
  live.actor.send({ type: 'wentOffline' })
  expect([live.tags(), live.live()]).toEqual([['offline'], 0])
  live.clock.increment(20_000)
  live.actor.send({ type: 'wentOnline' })
  live.clock.increment(3000)
  expect([live.tags(), live.sockets.length, live.live()]).toEqual([['connecting'], 3, 1])
})

test('an attempt that hangs where only the return of the network is told is made anew at once', () => {
  const live = connection()
  live.actor.send({ type: 'start' })
  live.clock.increment(9000)
  live.actor.send({ type: 'wentOnline' })
  expect([live.tags(), live.sockets.length, live.live()]).toEqual([['connecting'], 2, 1])
  live.last().opened()
  live.actor.send({ type: 'wentOnline' })
  expect([live.tags(), live.sockets.length, live.live()]).toEqual([['open'], 2, 1])
})

test('an attempt that neither opens nor closes is given up after 30 s', () => {
  const live = connection()
  live.actor.send({ type: 'start' })
  live.clock.increment(29_999)
  expect(live.tags()).toEqual(['connecting'])
  live.clock.increment(1)
  expect([live.tags(), live.live()]).toEqual([['waiting'], 0])
  live.clock.increment(1500)
  expect([live.tags(), live.live()]).toEqual([['connecting'], 1])
})

test('an address that cannot be opened counts as closed and is tried again', () => {
  const clock = new SimulatedClock()
  let attempts = 0
  const machine = createLiveMachine({
    now: () => clock.now(),
    onMessage: () => undefined,
    open: () => {
      attempts += 1
      throw new SyntaxError('Invalid URL')
    },
  })
  const actor = createActor(machine, { clock, input: {} }).start()
  actor.send({ type: 'start' })
  expect(actor.getSnapshot().hasTag('waiting')).toBe(true)
  clock.increment(1500)
  expect([attempts, actor.getSnapshot().hasTag('waiting')]).toEqual([2, true])
})

test('a receiver that throws does not end the connection', () => {
  const clock = new SimulatedClock()
  let handlers: SocketHandlers | undefined
  const machine = createLiveMachine({
    now: () => clock.now(),
    onMessage: () => {
      throw new Error('broken message')
    },
    open: (given) => {
      handlers = given
      return () => undefined
    },
  })
  const actor = createActor(machine, { clock, input: {} }).start()
  actor.send({ type: 'start' })
  handlers?.opened()
  handlers?.message('?')
  expect([actor.getSnapshot().status, actor.getSnapshot().hasTag('open')]).toEqual(['active', true])
})

const step = fc.oneof(
  fc.constantFrom('start', 'stop', 'retry', 'baseChanged', 'wentOffline', 'wentOnline').map((type) => ({ type })),
  fc.constantFrom('opened', 'closed', 'message').chain((type) => fc.nat(30).map((socket) => ({ type, socket }))),
  fc.constantFrom(1, 500, 1499, 1500, 4000, 31_000).map((ms) => ({ type: 'wait', ms })),
)

test('whatever happens in whatever order, there is never a second live socket, and none when disabled or offline', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const live = connection()
      for (const happening of steps) {
        play(live, happening)
        expect(live.live()).toBeLessThanOrEqual(1)
        if (live.tags().some((tag) => ['disabled', 'offline', 'waiting'].includes(tag))) expect(live.live()).toBe(0)
        else expect(live.live()).toBe(1)
      }
      live.actor.stop()
      expect(live.live()).toBe(0)
    }),
  )
})

test('attempts never pile up: 1.5 s apart at least, unless a person or the network asks for one', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3000), { maxLength: 40 }), (pauses) => {
      const live = connection()
      const startedAt: number[] = []
      live.actor.subscribe(() => {
        if (startedAt.length < live.sockets.length) startedAt.push(live.clock.now())
      })
      live.actor.send({ type: 'start' })
      for (const pause of pauses) {
        live.last().closed()
        live.clock.increment(pause)
      }
      const gaps = startedAt.slice(1).map((at, index) => at - (startedAt[index] ?? 0))
      expect(gaps.filter((gap) => gap < 1500)).toEqual([])
    }),
  )
})

type ConnectionEvent = { type: string; socket?: number; ms?: number }

function play(live: ReturnType<typeof connection>, { type, socket, ms }: ConnectionEvent): void {
  const handlers = live.sockets[(socket ?? 0) % Math.max(1, live.sockets.length)]?.handlers
  if (type === 'wait') live.clock.increment(ms ?? 0)
  else if (type === 'opened') handlers?.opened()
  else if (type === 'closed') handlers?.closed()
  else if (type === 'message') handlers?.message('m')
  else if (type === 'start' || type === 'stop' || type === 'retry' || type === 'baseChanged') live.actor.send({ type })
  else if (type === 'wentOffline' || type === 'wentOnline') live.actor.send({ type })
}
