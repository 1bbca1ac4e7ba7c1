import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { apart, barsOf, everyNth, labelled, linesOf, type ChartPoint } from '#src/ui/chart/geometry.ts'

const points = (...values: (number | undefined)[]): ChartPoint[] =>
  values.map((value, at) => ({ key: `k${at}`, label: String(at), value, text: String(value) }))

const size = { width: 396, height: 152 }

describe('bars', () => {
  test('stand on the base line, from zero, the first at the left edge and the last at the right one', () => {
    const bars = barsOf(points(50, 100), size)
    expect(bars).toEqual([
      { x: 0, y: 76, width: 28, height: 56, middle: 14 },
      { x: 368, y: 20, width: 28, height: 112, middle: 382 },
    ])
  })

  test('have a gap where there is no value, and none of their own for zero and less', () => {
    const [first, second, third] = barsOf(points(10, undefined, -5), size)
    expect(first?.height).toBe(112)
    expect(second).toBeUndefined()
    expect(third?.height).toBe(0)
  })

  test('get thinner the more there are, and stay in the box', () => {
    const bars = barsOf(points(...Array.from({ length: 26 }, (_, at) => at + 1)), size)
    expect(bars[0]?.width).toBeCloseTo(9.14, 2)
    expect(bars.at(-1)?.x).toBeCloseTo(396 - 9.14, 2)
  })
})

describe('lines', () => {
  test('need not begin at zero: the extremes of all that is drawn fill the box', () => {
    const lines = linesOf(
      points(90, 95),
      { comparison: { name: '2025', values: [85, 88] }, target: { name: 'Ziel', value: 93 } },
      size,
    )
    expect(lines.main.map((place) => place?.y)).toEqual([66, 20])
    expect(lines.comparison.map((place) => Math.round(place?.y ?? 0))).toEqual([112, 84])
    expect(Math.round(lines.target ?? 0)).toBe(38)
    expect(lines.middles).toEqual([16, 344])
  })

  test('of one value alone lie in the middle', () => {
    expect(linesOf(points(12, 12, 12), {}, size).main.map((place) => place?.y)).toEqual([66, 66, 66])
  })

  test('have no place where there is no value', () => {
    expect(linesOf(points(1, undefined, 3), {}, size).main[1]).toBeUndefined()
  })
})

test.each<[string, (number | undefined)[], [number, boolean][]]>([
  [
    'first, highest and lowest; the last has its figure beside it',
    [12, 15, 10, 13],
    [
      [0, false],
      [1, false],
      [2, true],
    ],
  ],
  [
    'one that is two of them once',
    [15, 12, 10, 13],
    [
      [0, false],
      [2, true],
    ],
  ],
  [
    'not the last, be it the highest',
    [12, 10, 15],
    [
      [0, false],
      [1, true],
    ],
  ],
  [
    'the first known one',
    [undefined, 12, 10, 11],
    [
      [1, false],
      [2, true],
    ],
  ],
  ['no extremes where all are alike', [12, 12, 12], [[0, false]]],
  ['nothing where nothing is known', [undefined, undefined], []],
])('a line names %s', (_name, values, expected) => {
  expect(labelled(points(...values)).map(({ at, isBelow }) => [at, isBelow])).toEqual(expected)
})

describe('names at the end of lines', () => {
  test('are moved apart, in their order, and stay in the box', () => {
    expect(apart([50, 52, 10], 13, 8, 130)).toEqual([50, 63, 10])
    expect(apart([128, 129], 13, 8, 130)).toEqual([117, 130])
  })

  property.prop([fc.array(fc.double({ min: 0, max: 150, noNaN: true }), { minLength: 1, maxLength: 3 })])(
    'never lie on each other',
    (heights) => {
      const placed = apart(heights, 13, 8, 130).toSorted((one, other) => one - other)
      expect(placed.every((height) => height >= 8 && height <= 130)).toBe(true)
      expect(placed.slice(1).every((height, at) => height - (placed[at] ?? 0) >= 13 - 1e-9)).toBe(true)
    },
  )
})

test('names below the base line are left out where they have no room', () => {
  expect(everyNth(8, 396, 28)).toBe(1)
  expect(everyNth(26, 396, 28)).toBe(2)
  expect(everyNth(52, 396, 28)).toBe(4)
})
