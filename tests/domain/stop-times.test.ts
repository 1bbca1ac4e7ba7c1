import { describe, expect, test } from 'vitest'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import type { Board, PlanEnd, PlanOrder } from '#src/domain/planning/facts/board.ts'
import { judge } from '#src/domain/planning/offers/judge.ts'
import { indexOf } from '#src/domain/planning/scene/board-index.ts'
import { missedStops } from '#src/domain/planning/scene/missed-stops.ts'
import { rowsOf } from '#src/domain/planning/scene/timeline.ts'
import { stampsOfStep } from '#src/domain/transports/stop-stamps.ts'
import { loneStops } from '#src/domain/tours/stops.ts'
import { workUntil } from '#src/domain/planning/facts/windows.ts'
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
        missedStops(world, told).map(({ tour: { id }, order: { id: missed }, stop: { kind }, minutes }) => [
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

/** Friday, 27 November 2026. */
const FRIDAY = '2026-11-27'

describe('work at a place that closes', () => {
  const open = (openingHours: string | undefined) => end('30159', { date: FRIDAY, openingHours, company: 'Werk Nord' })

  test.each([
    ['is done before it closes', 'Mo-Fr 8-18', '16:45', 60, '17:45', undefined],
    ['is done as it closes', 'Mo-Fr 8-18', '17:00', 60, '18:00', undefined],
    ['runs into the evening', 'Mo-Fr 8-18', '17:45', 60, '18:45', '18:00'],
    ['goes on behind a break', 'Mo-Fr 8-12 und 13-17', '11:45', 60, '13:45', undefined],
    ['goes on behind a break and runs into the evening', 'Mo-Fr 8-12 und 13-13:15', '11:45', 60, '13:45', '13:15'],
    ['is not interrupted where no hours are known', undefined, '17:45', 60, '18:45', undefined],
    ['that begins while the place is closed is said to be that', 'Mo-Fr 8-18', '19:00', 60, '20:00', undefined],
    ['on a day it is closed', 'Mo-Do 8-18', '10:00', 60, '11:00', undefined],
  ])('%s', (_name, hours, begin, minutes, over, closing) => {
    const work = workUntil(open(hours), at(begin, FRIDAY), minutes)
    expect([epochToZoned(work.at).time, work.closing]).toEqual([over, closing])
  })

  const own = truck('1', { standsAt: site('20457') })
  const unloaded = (openingHours: string, begin: string) => {
    const delivery = { ...open(openingHours), from: begin }
    const one = order('A', end('20457', { date: FRIDAY, from: '06:00' }), delivery)
    return board({ resources: [own], orders: [one], tours: [lone('1', own, 'A')] })
  }
  const judgeOf = (world: Board) => judge({ resource: own.key, tourId: '1', stops: loneStops('A') }, world)

  test('stands against a tour, with what closes when and until when it takes', () => {
    const { violations } = judgeOf(unloaded('Mo-Fr 8-18', '17:45'))
    expect(found(violations)).toEqual([['closedBefore', 45]])
    expect(violations[0]).toMatchObject({
      stopIndex: 1,
      values: { place: 'Werk Nord', close: '18:00', until: '18:45' },
    })
  })

  test.each([
    ['a quarter of an hour that is left is enough', 'Mo-Fr 8-18', '17:00', []],
    ['a break at noon is waited for, with the time behind it', 'Mo-Fr 8-12 und 13-17', '11:45', []],
  ])('%s', (_name, hours, begin, codes) => {
    expect(found(judgeOf(unloaded(hours, begin)).violations)).toEqual(codes)
  })

  test('and the tour is as long as it takes with the break', () => {
    const timeline = indexOf(unloaded('Mo-Fr 8-12 und 13-17', '11:45')).tours.get('1')?.timeline
    expect(shown(timeline?.end)).toBe('27 13:45')
  })
})

describe('a fixed slot', () => {
  const own = truck('1', { standsAt: site('30159') })
  const judged = (slot: Partial<PlanEnd>, begin: string) => {
    const one = order('A', end('30159', { date: FRIDAY, ...slot }), end('38100', { date: FRIDAY }), {
      loadingMeters: 2,
    })
    const world = board({ resources: [own], orders: [one] })
    const { violations, hints } = judge({ resource: own.key, stops: loneStops('A'), startAt: at(begin, FRIDAY) }, world)
    return [found(violations), found(hints)]
  }

  test.each([
    ['binds before it', { fixed: true, from: '10:00', to: '10:30' }, '09:45', [['early', 15]], []],
    ['binds after it', { fixed: true, from: '10:00', to: '10:30' }, '10:45', [['window', 15]], []],
    ['of one time is that time', { fixed: true, from: '10:00' }, '10:15', [['window', 15]], []],
    ['until a time binds after that', { fixed: true, to: '10:00' }, '10:15', [['window', 15]], []],
    ['holds within it', { fixed: true, from: '10:00', to: '10:30' }, '10:15', [], []],
    ['that is none is a hint before it', { from: '10:00', to: '10:30' }, '09:45', [], [['early', 15]]],
    ['from a time on that is none has no end', { from: '10:00' }, '19:30', [], []],
  ])('%s', (_name, slot, begin, violations, hints) => {
    expect(judged(slot, begin)).toEqual([violations, hints])
  })
})

describe('a stop the truck has been seen at', () => {
  const row = truck('HH-NK 118', { standsAt: site('30159') })
  const seen = (more: Partial<PlanOrder>, now = at('13:00', TODAY)) => {
    const one = order(
      'A',
      end('20457', { date: TODAY, from: '08:00' }),
      end('30159', { date: TODAY, from: '11:00', to: '18:00' }),
      { status: 'IN_TRANSIT', loadingMeters: 2, ...more },
    )
    const world = board({ now, resources: [row], orders: [one], tours: [lone('1', row, 'A')] })
    return indexOf(world).tours.get('1')?.timeline
  }
  const drawn = (more: Partial<PlanOrder>, now?: number) =>
    seen(more, now)?.stops.map(({ arrival, begin, end: over }) =>
      [arrival, begin, over].map((time) => shown(time).slice(3)),
    )

  test('was there when it was seen, before the window as well, and until it left', () => {
    const times = { pickupArrivedAt: at('07:20', TODAY), pickupLeftAt: at('09:10', TODAY) }
    expect(drawn({ transportStatus: 'IN_TRANSIT', ...times }, at('09:20', TODAY))?.[0]).toEqual([
      '07:20',
      '07:20',
      '09:10',
    ])
  })

  test('and where it is over, all of it is as it was seen', () => {
    const times = {
      ...{ pickupArrivedAt: at('08:30', TODAY), pickupLeftAt: at('09:40', TODAY) },
      ...{ deliveryArrivedAt: at('12:15', TODAY), deliveryLeftAt: at('12:50', TODAY) },
    }
    expect(drawn({ status: 'DELIVERED', transportStatus: 'DELIVERED', ...times })).toEqual([
      ['08:30', '08:30', '09:40'],
      ['12:15', '12:15', '12:50'],
    ])
  })

  test('stands at the ramp from when it came until now, where it has not left', () => {
    const times = {
      pickupArrivedAt: at('08:00', TODAY),
      pickupLeftAt: at('08:40', TODAY),
      deliveryArrivedAt: at('11:05', TODAY),
    }
    expect(drawn({ transportStatus: 'AT_DELIVERY', ...times })?.[1]).toEqual(['11:05', '11:05', '13:00'])
  })

  test('drove until then: what is drawn is without gaps and in order', () => {
    const times = {
      pickupArrivedAt: at('08:00', TODAY),
      pickupLeftAt: at('09:00', TODAY),
      deliveryArrivedAt: at('12:30', TODAY),
    }
    const segments = seen({ transportStatus: 'AT_DELIVERY', ...times })?.segments ?? []
    expect(segments.map(({ kind, from, to }) => [kind, shown(from).slice(3), shown(to).slice(3)])).toEqual([
      ['stop', '08:00', '09:00'],
      ['wait', '09:00', expect.any(String)],
      ['drive', expect.any(String), '12:30'],
      ['stop', '12:30', '13:00'],
    ])
    expect(segments.slice(1).map(({ from }) => from)).toEqual(segments.slice(0, -1).map(({ to }) => to))
  })

  test('is never before it left the stop before, even where somebody said so', () => {
    const times = {
      pickupArrivedAt: at('08:00', TODAY),
      pickupLeftAt: at('12:00', TODAY),
      deliveryArrivedAt: at('11:00', TODAY),
    }
    expect(drawn({ transportStatus: 'AT_DELIVERY', ...times })?.[1]?.[0]).toBe('12:00')
  })

  test('the first stop of a tour that is moved is where it is moved to', () => {
    const one = order('A', end('20457', { date: TODAY }), end('30159', { date: TODAY }), {
      pickupArrivedAt: at('07:00', TODAY),
    })
    const world = board({ now: at('06:00', TODAY), resources: [row], orders: [one] })
    const { timeline } = judge({ resource: row.key, stops: loneStops('A'), startAt: at('15:00', TODAY) }, world)
    expect(shown(timeline.stops[0]?.begin)).toBe('26 15:00')
  })
})

describe('what a step of a transport says of its stops', () => {
  const NOW = '2026-11-26T10:00:00.000Z'
  test.each([
    ['there to load', {}, 'AT_PICKUP', { pickupArrivedAt: NOW }],
    ['under way', {}, 'IN_TRANSIT', { pickupLeftAt: NOW }],
    ['there to unload', {}, 'AT_DELIVERY', { deliveryArrivedAt: NOW }],
    ['delivered', {}, 'DELIVERED', { deliveryLeftAt: NOW }],
    ['loaded is not under way', {}, 'LOADED', {}],
    ['what somebody has said stays', { pickupArrivedAt: 'x' }, 'AT_PICKUP', {}],
    [
      'one step back takes its own away',
      { pickupArrivedAt: 'x', pickupLeftAt: 'y' },
      'LOADED',
      { pickupLeftAt: undefined },
    ],
    [
      'unloaded on the day it came',
      { deliveryArrivedAt: '2026-11-26T07:00:00.000Z' },
      'DELIVERED',
      { deliveryLeftAt: NOW },
    ],
    ['unloaded on an earlier day', { deliveryArrivedAt: '2026-11-20T07:00:00.000Z' }, 'DELIVERED', {}],
    [
      'set back from delivered, it came before it left',
      { deliveryLeftAt: '2026-11-20T07:00:00.000Z' },
      'AT_DELIVERY',
      { deliveryArrivedAt: '2026-11-20T07:00:00.000Z', deliveryLeftAt: undefined },
    ],
    ['called off, it keeps what has happened', { pickupArrivedAt: 'x' }, 'CANCELLED', {}],
  ] as const)('%s', (_name, known, to, expected) => {
    expect(stampsOfStep(known, to, NOW)).toStrictEqual(expected)
  })
})
