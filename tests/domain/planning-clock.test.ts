import { describe, expect, test } from 'vitest'
import { timelineOf } from '#src/domain/planning/scene/timeline.ts'
import { setAt, setTimeOf } from '#src/domain/planning/facts/windows.ts'
import { loneStops } from '#src/domain/tours/stops.ts'
import { at, board, end, order, tour, truck } from './planning-world.ts'

const SECOND = Date.UTC(2026, 9, 25, 1, 30)
const [pickup, delivery] = loneStops('A') as [
  ReturnType<typeof loneStops>[number],
  ReturnType<typeof loneStops>[number],
]

describe('a tour in the night in which the clock goes back', () => {
  const row = truck('KI-ML 967', { type: 'SPRINTER' })
  const one = order('A', end('20457', { date: '2026-10-25' }), end('60311'), { loadingMeters: 3 })
  const world = (stop: typeof pickup) =>
    board({
      now: at('12:00', '2026-10-24'),
      resources: [row],
      orders: [one],
      tours: [tour('1', row, [stop, delivery])],
    })
  const timed = (stop: typeof pickup) => timelineOf(tour('1', row, [stop, delivery]), world(stop))

  test('that begins at the second 02:30 is written and read as that', () => {
    const second = setAt(pickup, SECOND)
    expect(second).toMatchObject({ plannedDate: '2026-10-25', plannedTime: '02:30', plannedSecond: true })
    expect(setTimeOf(second)).toBe(SECOND)
    expect(setAt(second, SECOND - 3_600_000)).toEqual({ ...pickup, plannedDate: '2026-10-25', plannedTime: '02:30' })
    expect(setTimeOf({ ...second, plannedSecond: undefined })).toBe(SECOND - 3_600_000)
  })

  test('arrives an hour after one that began at the first', () => {
    const [first, second] = [SECOND - 3_600_000, SECOND].map((moment) => timed(setAt(pickup, moment)).end) as [
      number,
      number,
    ]
    expect(second - first).toBe(3_600_000)
  })
})
