import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLoadAhead, useLoadBehind } from '#src/ui/loading/loaded-later.tsx'
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

test('code of what is asked for next is fetched once the screen shows something and the browser rests, once', async () => {
  vi.useRealTimers()
  const Next = ({ isShown }: { isShown: boolean }) => {
    useLoadBehind(isShown, load)
    return null
  }
  const idle = () => new Promise<unknown>((resolve) => requestIdleCallback(resolve))
  draw(<Next isShown={false} />)
  await idle()
  expect(load).not.toHaveBeenCalled()
  draw(<Next isShown />)
  await expect.poll(() => load.mock.calls.length).toBe(1)
  await idle()
  expect(load).toHaveBeenCalledOnce()
})
