import { expect, test } from 'vitest'
import { rangeAhead } from '#src/ui/table/range.ts'

const range = { startIndex: 40, endIndex: 60, overscan: 14, count: 240 }
const drawn = (...input: Parameters<typeof rangeAhead>) => {
  const { startIndex, endIndex } = rangeAhead(...input)
  return [startIndex, endIndex]
}

test.each([
  ['down', 'forward' as const, [36, 74]],
  ['up', 'backward' as const, [26, 64]],
])('a list on its way %s draws what comes next, and little of what it leaves', (_way, heading, rows) => {
  expect(drawn(range, heading)).toEqual(rows)
})

test('a list at rest draws a few rows beyond both edges, and none that are not there', () => {
  expect(drawn({ ...range, overscan: 4 }, null)).toEqual([36, 64])
  expect(drawn({ startIndex: 1, endIndex: 238, overscan: 4, count: 240 }, null)).toEqual([0, 239])
})
