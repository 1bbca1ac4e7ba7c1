import { afterEach, expect, test, vi } from 'vitest'
import { clear } from './keyboard-support.tsx'
import { drawFrame, type Frame } from './chrome-support.tsx'
import { setOnline } from './reliability-support.tsx'

afterEach(() => {
  clear()
  vi.useRealTimers()
})

/** Lets so many milliseconds pass, and answers arrive. */
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const timesAsked = ({ calls }: Frame) =>
  (['navigation.get', 'businessOrders.metrics', 'health.get'] as const).map(
    (name) => calls.filter((call) => call === name).length,
  )

test('counts, figures and system status are asked for again every 30 s, and not while offline', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  const frame = await drawFrame()
  await pass(0)
  expect(timesAsked(frame)).toEqual([1, 1, 1])
  await pass(29_900)
  expect(timesAsked(frame)).toEqual([1, 1, 1])
  await pass(200)
  expect(timesAsked(frame)).toEqual([2, 2, 2])
  await pass(60_000)
  expect(timesAsked(frame)).toEqual([4, 4, 4])
  setOnline(false)
  await pass(90_000)
  expect(timesAsked(frame)).toEqual([4, 4, 4])
})
