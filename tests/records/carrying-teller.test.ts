import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Call } from '#src/contract/index.ts'
import { createCarryingTeller } from '#src/features/dispatch/moving/colleagues.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a cursor that runs is told of a few times a second, the last word always, and again while it is carried', () => {
  const said: unknown[] = []
  const call = (async (_: string, { body }: { body: { carrying: { at: number } | null } }) => {
    said.push(body.carrying?.at ?? 'down')
  }) as unknown as Call
  const teller = createCarryingTeller(call)
  for (let at = 1; at <= 10; at += 1) teller.carries({ orderIds: ['a'], at })
  expect(said).toEqual([1])
  vi.advanceTimersByTime(1000)
  expect(said).toEqual([1, 10])
  vi.advanceTimersByTime(10_000)
  expect(said).toEqual([1, 10, 10])
  teller.ends()
  vi.advanceTimersByTime(60_000)
  expect(said).toEqual([1, 10, 10, 'down'])
})

test('what is held as before is told once, however often the board is told of others, and again only after a while', () => {
  const said: unknown[] = []
  const call = (async (_: string, { body }: { body: { carrying: { resource?: string } | null } }) => {
    said.push(body.carrying?.resource ?? 'down')
  }) as unknown as Call
  const teller = createCarryingTeller(call)
  // Seventy-five messages of the board within nine seconds.
  for (let message = 0; message < 75; message += 1) {
    teller.carries({ orderIds: ['a'], resource: 'vehicle:1', at: 1, until: 2 })
    vi.advanceTimersByTime(120)
  }
  expect(said).toEqual(['vehicle:1'])
  vi.advanceTimersByTime(1000)
  expect(said).toEqual(['vehicle:1', 'vehicle:1'])
  // There and back between two words is where it was.
  teller.carries({ orderIds: ['a'], resource: 'vehicle:2', at: 1, until: 2 })
  teller.carries({ orderIds: ['a'], resource: 'vehicle:3', at: 1, until: 2 })
  teller.carries({ orderIds: ['a'], resource: 'vehicle:2', at: 1, until: 2 })
  vi.advanceTimersByTime(1000)
  expect(said).toEqual(['vehicle:1', 'vehicle:1', 'vehicle:2'])
})
