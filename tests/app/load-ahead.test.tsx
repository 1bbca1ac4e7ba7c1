import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLoadAhead } from '#src/ui/loaded-later.tsx'
import { clear, draw } from './keyboard-support.tsx'
import { setOnline } from './reliability-support.tsx'

const load = vi.fn<() => void>()

function Screen() {
  useLoadAhead(load)
  return null
}

beforeEach(() => {
  load.mockClear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  draw(
    <StrictMode>
      <Screen />
    </StrictMode>,
  )
})
afterEach(() => {
  clear()
  vi.useRealTimers()
})

test('code is fetched ahead 2 s after the screen stands, once and not a moment earlier', () => {
  vi.advanceTimersByTime(1999)
  expect(load).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(load).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(load).toHaveBeenCalledOnce()
})

test('offline it waits for the network', () => {
  setOnline(false)
  vi.advanceTimersByTime(60_000)
  expect(load).not.toHaveBeenCalled()
  setOnline(true)
  expect(load).toHaveBeenCalledOnce()
})

test('a screen that is left by then fetches nothing', () => {
  clear()
  vi.advanceTimersByTime(60_000)
  expect(load).not.toHaveBeenCalled()
})
