import { describe, expect, test } from 'vitest'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import type { Board, PlanOrder } from '#src/domain/planning/facts/board.ts'
import { indexOf } from '#src/domain/planning/scene/board-index.ts'
import { insertionsInto } from '#src/domain/planning/offers/insertion.ts'
import { judge } from '#src/domain/planning/offers/judge.ts'
import { bestPlaces } from '#src/domain/planning/offers/proposals.ts'
import { rowsOf, timelineOf } from '#src/domain/planning/scene/timeline.ts'
import { loneStops } from '#src/domain/tours/stops.ts'
import { at, board, end, lone, order, site, stops, tour, truck } from './planning-world.ts'

const TODAY = '2026-11-26'
const NOW = at('16:31', TODAY)

/** `26.11. 17:45` as `26 17:45`. */
const shown = (moment: number | undefined) => {
  const { date, time } = epochToZoned(moment ?? 0)
  return `${date.slice(8)} ${time}`
}
const timesOf = (world: Board, id: string) =>
  indexOf(world)
    .tours.get(id)
    ?.timeline.stops.map(({ begin }) => shown(begin))

/** Loaded in Hamburg at 10:00, to be in Mannheim; it stands in Kassel. */
const row = truck('HH-NK 118', { standsAt: site('34117') })
const loaded = (more: Partial<PlanOrder> = {}) =>
  order('A', end('20457', { date: TODAY, from: '10:00' }), end('68159', { date: TODAY, to: '23:00' }), {
    ...{ status: 'IN_TRANSIT', transportStatus: 'IN_TRANSIT', loadingMeters: 4, ...more },
  })
const joining = order(
  'B',
  end('30159', { date: TODAY, from: '12:00', to: '18:00' }),
  end('60311', { date: '2026-11-27', to: '12:00' }),
  { loadingMeters: 3 },
)
const running = (more: Partial<PlanOrder> = {}, now = NOW) =>
  board({ now, resources: [row], tours: [lone('1', row, 'A')], orders: [loaded(more), joining] })

describe('what joins a truck that is under way', () => {
  test('is loaded no sooner than the truck can be there from where it stands', () => {
    const found = insertionsInto({ orderIds: ['B'] }, '1', running())
    const pickups = found.map(({ timeline }) =>
      timeline.stops.find(({ orderId, kind }) => orderId === 'B' && kind === 'pickup'),
    )
    // Kassel to Hannover are some two and a half hours.
    expect(Math.min(...pickups.map((stop) => stop?.begin ?? 0))).toBeGreaterThan(at('18:30', TODAY))
    expect(found.every(({ violations }) => violations.some(({ code }) => code === 'reason.plan.window'))).toBe(true)
  })

  test('does not come before what it has behind it, whatever the reason', () => {
    const placement = { resource: row.key, tourId: '1', stops: stops('+B +A -A -B') }
    expect(judge(placement, running()).violations[0]).toMatchObject({ code: 'reason.tour.stopDone', final: true })
  })

  test('of a subcontractor nobody sees where he is, but he is nowhere before now', () => {
    const other = { ...row, key: 'carrier:X' as const, standsAt: undefined }
    const world = board({ now: NOW, resources: [other], tours: [lone('1', other, 'A')], orders: [loaded(), joining] })
    const [best] = insertionsInto({ orderIds: ['B'] }, '1', world)
    expect(
      Math.min(...(best?.timeline.stops ?? []).flatMap(({ isDone, begin }) => (isDone ? [] : begin))),
    ).toBeGreaterThanOrEqual(NOW)
  })
})

describe('a truck that is late', () => {
  const late = (id: string) =>
    order(id, end('20457', { date: TODAY, from: '06:00' }), end('30159', { date: TODAY, from: '08:00', to: '12:00' }), {
      ...{ status: 'IN_TRANSIT', transportStatus: 'IN_TRANSIT', loadingMeters: 2 },
    })
  const behind = order(
    'C',
    end('30159', { date: TODAY, from: '15:00', to: '18:00' }),
    end('34117', { date: TODAY, to: '23:00' }),
    {
      ...{ status: 'ASSIGNED', transportStatus: 'ASSIGNED', loadingMeters: 2 },
    },
  )
  /** No one sees where a subcontractor stands. */
  const other = { ...row, key: 'carrier:X' as const, standsAt: undefined }
  const world = (now = NOW, more: Partial<PlanOrder> = {}) =>
    board({
      ...{ now, resources: [row], orders: [{ ...late('A'), ...more }, behind] },
      tours: [lone('1', row, 'A'), lone('2', row, 'C')],
    })

  test('arrives from now on after the way that is left, and never in the past', () => {
    expect(timesOf(world(), '1')).toEqual(['26 06:00', '26 18:40'])
    expect(timesOf(world(at('20:00', TODAY)), '1')).toEqual(['26 06:00', '26 22:09'])
  })

  test('begins nothing in a minute that is half over', () => {
    const waiting = board({ now: NOW + 20_000, resources: [], tours: [lone('2', other, 'C')], orders: [behind] })
    expect(timesOf(waiting, '2')?.[0]).toBe('26 16:32')
  })

  test('makes the tours behind it late, and their judgement with them', () => {
    expect(timesOf(world(), '2')).toEqual(['26 19:10', '26 21:49'])
    const { violations } = judge({ resource: row.key, tourId: '2', stops: loneStops('C') }, world())
    expect(violations.map(({ code }) => code)).toContain('reason.plan.window')
  })

  test('is as late as has been told, where that is later', () => {
    const told = world(at('07:00', TODAY), { delayMinutes: 150 })
    expect(timesOf(told, '1')).toEqual(['26 06:00', '26 11:23'])
  })

  test('is as late as has been told also where it is still to begin', () => {
    const told = { ...behind, pickup: end('30159', { date: TODAY, from: '20:00' }), delayMinutes: 60 }
    const on = board({ now: NOW, resources: [row], orders: [told], tours: [lone('2', row, 'C')] })
    expect(timesOf(on, '2')?.[0]).toBe('26 21:00')
  })

  test('and one that is under way is no sooner at its next stop than from where it stands, before it is due', () => {
    const due = { ...late('A'), delivery: end('30159', { date: TODAY, from: '18:00' }) }
    const on = board({ now: NOW, resources: [row], orders: [due], tours: [lone('1', row, 'A')] })
    expect(timesOf(on, '1')).toEqual(['26 06:00', '26 18:40'])
  })

  test('that stands at the ramp beyond its time is still there', () => {
    const there = world(NOW, { transportStatus: 'AT_DELIVERY' })
    expect(timesOf(there, '1')).toEqual(['26 06:00', '26 08:53'])
    expect(shown(indexOf(there).tours.get('1')?.timeline.end)).toBe('26 16:31')
  })

  test('and one that should have begun begins from now on', () => {
    const waiting = board({ now: NOW, resources: [row], orders: [behind], tours: [lone('2', row, 'C')] })
    expect(timesOf(waiting, '2')?.[0]).toBe('26 18:40')
  })

  test('stays what it was where the clock says nothing new, so that no row is drawn anew', () => {
    const early = world(at('05:00', TODAY), { transportStatus: 'ASSIGNED' })
    const [before, after] = [rowsOf(early)[1], rowsOf({ ...early, now: at('05:10', TODAY) })[1]]
    expect(after).toBe(before)
  })
})

describe('what is offered', () => {
  test('begins ten minutes from now at the earliest, on full five minutes, and after the way there', () => {
    const near = order('D', end('34117', { date: TODAY }), end('30159', { date: '2026-11-27' }), { loadingMeters: 2 })
    const far = order('E', end('60311', { date: TODAY }), end('30159', { date: '2026-11-27' }), { loadingMeters: 2 })
    const world = board({ now: NOW, resources: [row], orders: [near, far] })
    const startOf = (id: string) => shown(bestPlaces({ orderIds: [id] }, world, 5).best[0]?.placement.startAt)
    expect(startOf('D')).toBe('26 16:45')
    expect(startOf('E')).toBe('26 19:23')
    const placement = { resource: row.key, stops: loneStops('D'), startAt: at('16:00', TODAY) }
    const { violations } = judge(placement, world)
    expect(violations[0]).toMatchObject({ code: 'reason.plan.past' })
    expect(violations[0]?.remedy?.placement.startAt).toBe(at('16:45', TODAY))
  })
})

describe('a fixed date', () => {
  const fixed = (window: { from: string; to?: string }) =>
    order('F', end('20457', { date: '2026-11-27', fixed: true, ...window }), end('30159', { date: '2026-11-27' }), {
      loadingMeters: 2,
    })
  const at20457 = truck('HH-NK 120', { standsAt: site('20457') })
  const codes = (window: { from: string; to?: string }, time: string) => {
    const world = board({ resources: [at20457], orders: [fixed(window)] })
    const placement = { resource: at20457.key, stops: loneStops('F'), startAt: at(time, '2026-11-27') }
    return judge(placement, world).violations.map(({ code }) => code)
  }

  test.each([
    ['at its time', { from: '10:00' }, '10:00', []],
    ['a quarter of an hour before it', { from: '10:00' }, '09:45', ['reason.plan.early']],
    ['a quarter of an hour after it', { from: '10:00' }, '10:15', ['reason.plan.window']],
    ['within its two times', { from: '10:00', to: '10:30' }, '10:15', []],
    ['after them', { from: '10:00', to: '10:30' }, '10:45', ['reason.plan.window']],
  ])('binds: %s', (_name, window, time, found) => {
    expect(codes(window, time)).toEqual(found)
  })

  test('is no window where it is not fixed: from ten on is from ten on', () => {
    const open = order('G', end('20457', { date: '2026-11-27', from: '10:00' }), end('30159', { date: '2026-11-28' }))
    const world = board({ resources: [at20457], orders: [open] })
    const placement = { resource: at20457.key, stops: loneStops('G'), startAt: at('19:30', '2026-11-27') }
    expect(judge(placement, world).violations.map(({ code }) => code)).toEqual([])
  })
})

test('tours of nobody stand where they were planned', () => {
  const waiting = order('A', end('20457', { date: TODAY, from: '06:00' }), end('30159', { date: TODAY }))
  const world = board({ now: NOW, orders: [waiting], tours: [tour('1', undefined, '+A -A')] })
  expect(timesOf(world, '1')?.[0]).toBe('26 06:00')
})

describe('the times of a tour', () => {
  test('with a delay begin that much later, to the millisecond', () => {
    const late = { status: 'CONFIRMED', transportStatus: 'PLANNING', delayMinutes: 30 } as const
    const timeline = indexOf(running(late, at('09:00', TODAY))).tours.get('1')?.timeline
    expect(timeline?.stops[0]?.begin).toBe(at('10:30', TODAY))
  })

  test('are the planned ones where nobody says what time it is', () => {
    const { resources, ...world } = running()
    const facts = { orders: new Map([['A', loaded()]]), resources }
    const [told] = world.tours
    if (told === undefined) throw new Error('There is no tour')
    const begins = (asPlanned: boolean) =>
      timelineOf(told, facts, undefined, { asPlanned }).stops.map(({ begin }) => shown(begin))
    expect(begins(false)).toEqual(begins(true))
  })
})
