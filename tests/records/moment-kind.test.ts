import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { momentKind } from '#src/records/fields/kinds/moment-kind.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T13:37:41.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

/** As it is typed in Berlin on a Friday at 14:37. */
test.each<[string, string | null | undefined]>([
  ['14:30', '2026-11-27T13:30:00.000Z'],
  ['26.11. 14:30', '2026-11-26T13:30:00.000Z'],
  ['jetzt', '2026-11-27T13:37:00.000Z'],
  ['now', '2026-11-27T13:37:00.000Z'],
  ['-10', '2026-11-27T13:27:00.000Z'],
  ['−90 min', '2026-11-27T12:07:00.000Z'],
  ['', null],
  ['gleich', undefined],
  ['-1000', undefined],
])('a moment that has been, typed as "%s"', (text, expected) => {
  const read = momentKind.read(text, { today: '2026-11-27', before: [undefined] })
  expect(read).toEqual(expected === undefined ? undefined : [expected])
})
