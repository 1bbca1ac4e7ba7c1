import { expect, test } from 'vitest'
import type { ResourceRow } from '#src/domain/planning/scene/timeline.ts'
import { inRow } from '#src/features/dispatch/board/state/geometry.ts'
import { rowPart } from '#src/features/dispatch/board/state/row-part.ts'
import { fitted, textWidth } from '#src/ui/text-width.ts'

const span = (from: number, to: number) => ({ from, to, name: 'Sonntag' })
const tour = (start: number, end: number) => ({ timeline: { start, end } }) as ResourceRow['tours'][number]

test('of a row that is drawn which touches the time, as numbers; a bar cut by the left edge is named by it', () => {
  const row: ResourceRow = {
    tours: [tour(0, 10), tour(20, 30), tour(40, 50), tour(60, 70)],
    gaps: [span(10, 20), span(30, 40), span(50, 60)],
    bans: [span(0, 5), span(65, 80)],
    holds: [],
    lapsed: [],
  }
  expect(rowPart(row, { from: 25, to: 60 }, { from: 35, to: 90 })).toEqual({
    ...{ firstTour: 1, endTour: 3, firstGap: 1, endGap: 3, firstBan: 2, endBan: 2 },
    ...{ cutAt: undefined, endAt: undefined },
  })
  expect(rowPart(row, { from: 31, to: 60 }, { from: 35, to: 90 })).toEqual({
    ...{ firstTour: 2, endTour: 3, firstGap: 1, endGap: 3, firstBan: 2, endBan: 2 },
    ...{ cutAt: undefined, endAt: undefined },
  })
  expect(rowPart(row, { from: 25, to: 60 }, { from: 25, to: 90 }).cutAt).toBe(25)
  expect(rowPart(row, { from: 25, to: 60 }, { from: 30, to: 90 }).cutAt).toBeUndefined()
  // The right edge cuts as well; where it touches, it does not.
  expect(rowPart(row, { from: 25, to: 60 }, { from: 0, to: 45 }).endAt).toBe(45)
  expect(rowPart(row, { from: 25, to: 60 }, { from: 0, to: 55 }).endAt).toBe(55)
  expect(rowPart(row, { from: 25, to: 60 }, { from: 0, to: 50 }).endAt).toBeUndefined()
})

test('what lies in a row takes no room there, to a quarter of a px', () => {
  const boxes = [inRow(157.867, 33.333), inRow(-256, 752), inRow(0.1, 0.2)]
  expect(boxes[0]).toEqual({ marginLeft: 157.75, width: 33.25, marginRight: -191 })
  for (const { marginLeft, width, marginRight } of boxes) expect(marginLeft + width + marginRight).toBe(0)
})

test('a text is as wide as its letters, and one that does not fit is cut with a sign', () => {
  expect(textWidth('Hamburg → Mannheim', 12)).toBeCloseTo(122.6, 0)
  expect(textWidth('Łódź', 12)).toBeCloseTo(25.4, 0)
  expect(fitted('Planensattel', 100, 11)).toBe('Planensattel')
  expect(fitted('Planensattel · Friederike Kowalski', 100, 11)).toBe('Planensattel · Frie…')
  expect(fitted('Planensattel', 0, 11)).toBe('…')
})
