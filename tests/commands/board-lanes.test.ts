import { describe, expect, test } from 'vitest'
import type { Resource } from '#src/domain/planning/facts/board.ts'
import type { ResourceRow, Timeline } from '#src/domain/planning/scene/timeline.ts'
import { measuresOf } from '#src/features/dispatch/board/state/geometry.ts'
import { boxOfTour, freeLane, heightOfRow, laneAt, lanesOf, rowTops } from '#src/features/dispatch/board/rows/lanes.ts'

const usual = measuresOf({ wide: false, stacked: false })

/** A row of tours by their hours. */
function row(kind: 'vehicle' | 'carrier' | undefined, ...hours: readonly (readonly [number, number])[]): ResourceRow {
  const resource = { key: `${kind}:1`, id: '1', label: '1', blocks: [], papers: [] } as unknown as Resource
  const tours = hours.map(([start, end], at) => ({
    tour: { id: `T${at + 1}`, version: 1, number: `T${at + 1}`, stops: [] },
    timeline: { start, end } as Timeline,
  }))
  return { ...(kind && { resource }), tours, gaps: [], bans: [], holds: [], lapsed: [] }
}

const inOrder = (one: ResourceRow) => one.tours.map(({ tour }) => lanesOf(one).of.get(tour.id))

describe('tours at the same time', () => {
  test.each(['carrier', undefined] as const)('lie below each other in a row of kind %s', (kind) => {
    const shown = row(kind, [6, 12], [8, 10], [9, 14], [10, 11], [12, 13])
    expect(inOrder(shown)).toEqual([0, 1, 2, 1, 0])
    expect(heightOfRow(shown, usual)).toBe(66)
    expect(boxOfTour(shown, 'T3', usual)).toEqual({ top: 44, height: 22, bar: 19, ghost: 21 })
    expect([0, 21, 22, 65, 500].map((y) => laneAt(shown, y, usual))).toEqual([0, 0, 1, 2, 2])
  })

  test('a vehicle drives one after the other: its row stays as high as one', () => {
    const shown = row('vehicle', [6, 12], [8, 10])
    expect([heightOfRow(shown, usual), boxOfTour(shown, 'T2', usual).top]).toEqual([36, 0])
    expect(heightOfRow(row('carrier', [6, 12], [12, 14]), usual)).toBe(36)
  })

  test('two have room for their words above their load each, also in the row of what nobody drives', () => {
    const two = row(undefined, [6, 12], [8, 10])
    expect([heightOfRow(two, usual), boxOfTour(two, 'T2', usual)]).toEqual([
      44,
      { top: 22, height: 22, bar: 19, ghost: 21 },
    ])
  })

  test('more share the height of three rows, down to a line of words', () => {
    const four = row('carrier', [6, 12], [6, 12], [6, 12], [6, 12])
    expect([heightOfRow(four, usual), boxOfTour(four, 'T4', usual)]).toEqual([
      88,
      { top: 66, height: 22, bar: 19, ghost: 21 },
    ])
    const many = row(undefined, ...Array.from({ length: 12 }, () => [6, 12] as const))
    expect([heightOfRow(many, usual), boxOfTour(many, 'T12', usual).height]).toEqual([192, 16])
  })

  test('what is held over them takes the first lane that is free then, and its own as if it were gone', () => {
    const shown = row('carrier', [6, 12], [8, 10], [9, 14])
    expect(freeLane(shown, { start: 12, end: 13 })).toBe(0)
    expect(freeLane(shown, { start: 8, end: 9 })).toBe(2)
    expect(freeLane(shown, { start: 9, end: 10 })).toBe(2)
    expect(freeLane(shown, { start: 8, end: 10 }, ['T1'])).toBe(0)
  })
})

test('rows of any height are found by where they lie', () => {
  const tops = rowTops([row('vehicle'), row('carrier', [6, 12], [8, 10], [9, 11]), row('vehicle')], usual)
  expect([tops.top(0), tops.top(1), tops.top(2), tops.total, tops.top(9)]).toEqual([0, 36, 102, 138, 138])
  expect([-5, 0, 35, 36, 101, 102, 137, 138, 900].map((y) => tops.indexAt(y))).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3])
})
