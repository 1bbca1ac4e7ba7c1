import { describe, expect, test } from 'vitest'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import type { Board, PlanEnd, PlanOrder } from '#src/domain/planning/facts/board.ts'
import { judge } from '#src/domain/planning/offers/judge.ts'
import { indexOf } from '#src/domain/planning/scene/board-index.ts'
import { missedStops } from '#src/domain/planning/scene/missed-stops.ts'
import { rowsOf } from '#src/domain/planning/scene/timeline.ts'
import { loneStops } from '#src/domain/tours/stops.ts'
import { at, board, end, lone, order, site, stops, tour, truck } from './planning-world.ts'

const TODAY = '2026-11-26'
const shown = (moment: number | undefined) => {
  const { date, time } = epochToZoned(moment ?? 0)
  return `${date.slice(8)} ${time}`
}
const beginsOf = (world: Board, id: string) =>
  indexOf(world)
    .tours.get(id)
    ?.timeline.stops.map(({ begin }) => shown(begin))
const found = (violations: readonly { code: string; values: Readonly<Record<string, unknown>> }[]) =>
  violations.map(({ code, values }) => [code.replace('reason.plan.', ''), values['minutes'] ?? values['until'] ?? ''])

describe('a truck that is four hours late', () => {
  const NOW = at('10:20', TODAY)
  /** Loaded in Hamburg, was to be in Hannover at 10:00; it stands in Hannover's north and says half past two. */
  const row = truck('HH-NK 118', { standsAt: site('29221') })
  const late = (more: Partial<PlanOrder> = {}) =>
    order(
      'A',
      end('20457', { date: TODAY, from: '06:00' }),
      end('30159', { date: TODAY, from: '08:00', to: '12:00' }),
      {
        ...{ status: 'IN_TRANSIT', transportStatus: 'IN_TRANSIT', loadingMeters: 2 },
        ...more,
      },
    )
  const slot = (id: string, window: Partial<PlanEnd> = {}) =>
    order(
      id,
      end('38100', { date: TODAY, from: '11:00', to: '11:30', fixed: true, ...window }),
      end('39104', { date: TODAY, to: '23:00' }),
      { status: 'ASSIGNED', transportStatus: 'ASSIGNED', loadingMeters: 2 },
    )

  describe.each([
    ['that has said when it will be there', { estimatedArrival: at('14:30', TODAY) }],
    ['that has said how late it is', { delayMinutes: 337 }],
  ])('%s', (_name, report) => {
    const next = board({
      ...{ now: NOW, resources: [row], orders: [late(report), slot('F')] },
      tours: [lone('1', row, 'A'), lone('2', row, 'F')],
    })
    const same = board({
      ...{ now: NOW, resources: [row], orders: [late(report), slot('F')] },
      tours: [tour('1', row, '+A -A +F -F')],
    })

    test('is drawn by that, and so is the tour behind it', () => {
      expect(beginsOf(next, '1')).toEqual(['26 06:00', '26 14:30'])
      // Half an hour in Hannover and 70 km, an hour, to Braunschweig.
      expect(beginsOf(next, '2')?.[0]).toBe('26 16:00')
      const [, drawn] = rowsOf(next)
      expect(drawn?.tours.map(({ timeline }) => [shown(timeline.start), shown(timeline.end)])).toEqual([
        ['26 06:00', '26 15:00'],
        ['26 16:00', expect.stringMatching(/^26 1[89]:/)],
      ])
    })

    test('misses the fixed slot of the tour behind it, by so many minutes', () => {
      const { violations } = judge({ resource: row.key, tourId: '2', stops: loneStops('F') }, next)
      expect(found(violations)).toEqual([['window', 270]])
      expect(indexOf(next).tours.get('2')?.timeline.stops[0]?.isLate).toBe(true)
    })

    test('misses the fixed slot on its own tour', () => {
      const { violations } = judge({ resource: row.key, tourId: '1', stops: stops('+A -A +F -F') }, same)
      expect(found(violations)).toContainEqual(['window', 270])
      expect(beginsOf(same, '1')?.[2]).toBe('26 16:00')
    })

    test('is told for the stops behind it, not for the one that is known to be late', () => {
      const told = new Set(['A'])
      const of = (world: Board) =>
        missedStops(world, told).map(({ tour: { id }, order: { id: missed }, kind, minutes }) => [
          id,
          missed,
          kind,
          minutes,
        ])
      expect([of(next), of(same)]).toEqual([[['2', 'F', 'pickup', 270]], [['1', 'F', 'pickup', 270]]])
      const inTime = { delayMinutes: undefined, estimatedArrival: at('10:25', TODAY) }
      const open = slot('F', { from: '12:00', to: '14:00' })
      const tours = [lone('1', row, 'A'), lone('2', row, 'F')]
      expect(of(board({ now: NOW, resources: [row], orders: [late(inTime), open], tours }))).toEqual([])
    })

    test('leaves no room for what is planned at its old time', () => {
      const world = board({
        now: NOW,
        resources: [row],
        orders: [late(report), slot('F')],
        tours: [lone('1', row, 'A')],
      })
      const placement = { resource: row.key, stops: loneStops('F'), startAt: at('11:00', TODAY) }
      expect(judge(placement, world).violations.map(({ code }) => code)).toContain('reason.plan.overlap')
    })
  })

  test('is no sooner there than it says, but later where the clock says so', () => {
    const world = (now: number) =>
      board({
        ...{ now, resources: [row], orders: [late({ estimatedArrival: at('14:30', TODAY) })] },
        tours: [lone('1', row, 'A')],
      })
    expect(beginsOf(world(at('14:29', TODAY)), '1')?.[1]).not.toBe('26 14:30')
    expect(beginsOf(world(at('11:00', TODAY)), '1')?.[1]).toBe('26 14:30')
  })

  test('what it said of its unloading says nothing of a stop before it', () => {
    const said = { estimatedArrival: at('18:00', TODAY), transportStatus: 'ASSIGNED', status: 'ASSIGNED' } as const
    const world = board({
      ...{ now: at('05:00', TODAY), resources: [row], orders: [late(said)] },
      tours: [lone('1', row, 'A')],
    })
    expect(beginsOf(world, '1')?.[0]).toBe('26 06:00')
  })
})
