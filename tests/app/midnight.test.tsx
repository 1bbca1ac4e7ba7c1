import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flushSync } from 'react-dom'
import { memo } from 'react'
import { TextProvider } from '#src/i18n/text-provider.tsx'
import type { Format } from '#src/i18n/format.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { clear, draw } from './keyboard-support.tsx'

// 24 November 2026, 23:59:50 in Berlin.
const BEFORE_MIDNIGHT = Date.UTC(2026, 10, 24, 22, 59, 50)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: BEFORE_MIDNIGHT })
})

afterEach(() => {
  vi.useRealTimers()
  clear()
})

/** A row of a list: drawn again only when it is handed something else. */
const Row = memo(function Row({ format }: { format: Format }) {
  return <output>{format.stamp(BEFORE_MIDNIGHT)}</output>
})

function List() {
  return <Row format={useFormat()} />
}

const written = () => document.querySelector('output')?.textContent
const passes = (milliseconds: number) => flushSync(() => vi.advanceTimersByTime(milliseconds))

test('at midnight what is written relative to today is written anew, in rows that nothing else has changed too', () => {
  draw(
    <TextProvider>
      <List />
    </TextProvider>,
  )
  expect(written()).toBe('Heute 23:59')
  passes(9_000)
  expect(written()).toBe('Heute 23:59')
  passes(2_000)
  expect(written()).toBe('24.11. 23:59')
})

test('a page that slept past midnight says the right day as soon as it is looked at', () => {
  draw(
    <TextProvider>
      <List />
    </TextProvider>,
  )
  vi.setSystemTime(BEFORE_MIDNIGHT + 9 * 3_600_000)
  flushSync(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(written()).toBe('24.11. 23:59')
})
