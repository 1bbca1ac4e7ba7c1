import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Call } from '#src/contract/index.ts'
import { createCarryingTeller } from '#src/features/dispatch/colleagues.ts'

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
