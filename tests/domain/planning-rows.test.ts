import { describe, expect, test } from 'vitest'
import { slotsOf } from '#src/domain/planning/day/slots.ts'
import type { Board, PlanOrder, Resource } from '#src/domain/planning/facts/board.ts'
import { byStart, indexOf, timed } from '#src/domain/planning/scene/board-index.ts'
import { expectedAtStop } from '#src/domain/planning/scene/expected.ts'
import { missedStops } from '#src/domain/planning/scene/missed-stops.ts'
import { freeAfter, isOutOfReach, soonest } from '#src/domain/planning/scene/reach.ts'
import { sceneOf, touchedRows } from '#src/domain/planning/scene/scene.ts'
import { rowsOf, timelineOf } from '#src/domain/planning/scene/timeline.ts'
import { moment } from './planning-told.ts'
import { at, board, end, lone, order, site, stops, tour, truck } from './planning-world.ts'

const DAY = '2026-11-27'
const ride = (id: string, from: string, to: string, time?: string, more: Partial<PlanOrder> = {}, date = DAY) =>
  order(
    id,
    end(from, { date, company: `+${id}`, ...(time !== undefined && { from: time }) }),
    end(to, { date, company: `-${id}` }),
    { loadingMeters: 4, ...more },
  )
const own = truck('HH-NK 1', { standsAt: site('30159') })

describe('a tour in time, whole', () => {
  const text = (
    row: Parameters<typeof timelineOf>[0],
    facts: Parameters<typeof timelineOf>[1],
    ...more: [startAt?: number, options?: Parameters<typeof timelineOf>[3]]
  ) => {
    const {
      start,
      end: over,
      stops: halts,
      segments,
      km,
      drivingMin,
      status,
      delayMinutes,
      disrupted,
      mostAboard,
      fromCity,
      toCity,
    } = timelineOf(row, facts, ...more)
    return [
      `${moment(start)}–${moment(over)} ${km} km ${drivingMin} min ${status} ${delayMinutes ?? ''}${disrupted ? ' disrupted' : ''} ${fromCity}–${toCity} most ${mostAboard.loadingMeters}/${mostAboard.weightKg}/${mostAboard.pallets}`,
      ...halts.map(
        ({ orderId, kind, arrival, begin, end: done, isSet, isLate, isDone, km: way, aboard }) =>
          `${kind === 'pickup' ? '+' : '-'}${orderId} ${moment(arrival)} ${moment(begin)}–${moment(done)} ${way} km, ${aboard.loadingMeters} aboard${isSet ? ' set' : ''}${isLate ? ' late' : ''}${isDone ? ' done' : ''}`,
      ),
      segments
        .map(({ kind, from, to, aboard }) => `${kind} ${moment(from)}–${moment(to)} ${aboard.loadingMeters}`)
        .join(', '),
    ]
  }
  const a = ride('A', '30159', '60311', '08:00', { loadingMeters: 6, weightKg: 5_000, pallets: 10 })
  const b = ride('B', '34117', '70173', undefined, { loadingMeters: 3, weightKg: 9_000, pallets: 4 })
  const facts = (...orders: PlanOrder[]) => ({ orders: new Map(orders.map((one) => [one.id, one])), resources: [own] })
  const both = tour('1', own, '+A +B -A -B')
  test('as it is planned, and as it was set', () => {
    expect([
      text(both, facts(a, b)),
      text(tour('1', own, '+A@09:00 +B@13:30 -A -B'), facts(a, b)),
      text(both, facts(a, b), at('10:00')),
      text(tour('1', own, '+A +X -A'), facts(a)),
    ]).toEqual([
      [
        '27 08:00–27 18:47 528 km 452 min PLANNING  Hannover–Stuttgart most 9/14000/14',
        '+A 27 08:00 27 08:00–27 08:45 0 km, 6 aboard',
        '+B 27 10:54 27 10:54–27 11:24 151 km, 9 aboard',
        '-A 27 14:47 27 14:47–27 15:32 184 km, 3 aboard',
        '-B 27 18:17 27 18:17–27 18:47 193 km, 0 aboard',
        'stop 27 08:00–27 08:45 6, drive 27 08:45–27 10:54 6, stop 27 10:54–27 11:24 9, drive 27 11:24–27 13:45 9, break 27 13:45–27 14:30 9, drive 27 14:30–27 14:47 9, stop 27 14:47–27 15:32 9, drive 27 15:32–27 18:17 3, stop 27 18:17–27 18:47 3',
      ],
      [
        '27 09:00–27 21:23 528 km 452 min PLANNING  Hannover–Stuttgart most 9/14000/14',
        '+A 27 09:00 27 09:00–27 09:45 0 km, 6 aboard set',
        '+B 27 11:54 27 13:30–27 14:00 151 km, 9 aboard set',
        '-A 27 16:38 27 16:38–27 17:23 184 km, 3 aboard',
        '-B 27 20:53 27 20:53–27 21:23 193 km, 0 aboard',
        'stop 27 09:00–27 09:45 6, drive 27 09:45–27 11:54 6, wait 27 11:54–27 13:30 6, stop 27 13:30–27 14:00 9, drive 27 14:00–27 16:38 9, stop 27 16:38–27 17:23 9, drive 27 17:23–27 19:15 3, break 27 19:15–27 20:00 3, drive 27 20:00–27 20:53 3, stop 27 20:53–27 21:23 3',
      ],
      [
        '27 10:00–27 20:47 528 km 452 min PLANNING  Hannover–Stuttgart most 9/14000/14',
        '+A 27 10:00 27 10:00–27 10:45 0 km, 6 aboard',
        '+B 27 12:54 27 12:54–27 13:24 151 km, 9 aboard',
        '-A 27 16:47 27 16:47–27 17:32 184 km, 3 aboard',
        '-B 27 20:17 27 20:17–27 20:47 193 km, 0 aboard',
        'stop 27 10:00–27 10:45 6, drive 27 10:45–27 12:54 6, stop 27 12:54–27 13:24 9, drive 27 13:24–27 15:45 9, break 27 15:45–27 16:30 9, drive 27 16:30–27 16:47 9, stop 27 16:47–27 17:32 9, drive 27 17:32–27 20:17 3, stop 27 20:17–27 20:47 3',
      ],
      [
        '27 08:00–27 15:00 332 km 285 min PLANNING  Hannover–Frankfurt am Main most 6/5000/10',
        '+A 27 08:00 27 08:00–27 08:45 0 km, 6 aboard',
        '-A 27 14:15 27 14:15–27 15:00 332 km, 0 aboard',
        'stop 27 08:00–27 08:45 6, drive 27 08:45–27 13:15 6, break 27 13:15–27 14:00 6, drive 27 14:00–27 14:15 6, stop 27 14:15–27 15:00 6',
      ],
    ])
  })
  test('with stops at one house, windows and opening hours', () => {
    const [c, d] = ['C', 'D'].map((id) =>
      order(
        id,
        end('30159', { date: DAY, from: '06:00', to: '06:20', company: 'Lager' }),
        end('34117', {
          date: DAY,
          from: '12:00',
          to: '12:10',
          company: 'Markt',
          openingHours: 'Mo–Fr 07:00–12:00 / 12:45–17:00',
        }),
        { loadingMeters: 8 },
      ),
    ) as [PlanOrder, PlanOrder]
    expect([
      text(tour('1', own, '+C +D -C -D'), facts(c, d)),
      text(tour('1', own, '+C +D -D@12:15 -C'), facts(c, d)),
      text(lone('1', own, 'C'), facts({ ...c, pickup: end('30159') })),
      text(lone('1', own, 'C'), { ...facts(order('C', end('30159'), end('34117'))), now: at('10:00') }),
    ]).toEqual([
      [
        '27 06:00–27 14:45 151 km 129 min PLANNING  Hannover–Kassel most 16/0/0',
        '+C 27 06:00 27 06:00–27 07:00 0 km, 8 aboard',
        '+D 27 06:00 27 07:00–27 08:00 0 km, 16 aboard',
        '-C 27 10:09 27 12:45–27 13:45 151 km, 8 aboard',
        '-D 27 10:09 27 13:45–27 14:45 0 km, 0 aboard',
        'stop 27 06:00–27 07:00 8, stop 27 07:00–27 08:00 16, drive 27 08:00–27 10:09 16, wait 27 10:09–27 12:45 16, stop 27 12:45–27 13:45 16, stop 27 13:45–27 14:45 8',
      ],
      [
        '27 06:00–27 14:15 151 km 129 min PLANNING  Hannover–Kassel most 16/0/0',
        '+C 27 06:00 27 06:00–27 07:00 0 km, 8 aboard',
        '+D 27 06:00 27 07:00–27 08:00 0 km, 16 aboard',
        '-D 27 10:09 27 12:15–27 13:15 151 km, 8 aboard set late',
        '-C 27 10:09 27 13:15–27 14:15 0 km, 0 aboard',
        'stop 27 06:00–27 07:00 8, stop 27 07:00–27 08:00 16, drive 27 08:00–27 10:09 16, wait 27 10:09–27 12:15 16, stop 27 12:15–27 13:15 16, stop 27 13:15–27 14:15 8',
      ],
      [
        '27 07:00–27 13:45 151 km 129 min PLANNING  Hannover–Kassel most 8/0/0',
        '+C 27 07:00 27 07:00–27 08:00 0 km, 8 aboard',
        '-C 27 10:09 27 12:45–27 13:45 151 km, 0 aboard',
        'stop 27 07:00–27 08:00 8, drive 27 08:00–27 10:09 8, wait 27 10:09–27 12:45 8, stop 27 12:45–27 13:45 8',
      ],
      [
        '27 10:00–27 14:09 151 km 129 min PLANNING  Hannover–Kassel most 0/0/0',
        '+C 27 10:00 27 10:00–27 11:00 0 km, 0 aboard',
        '-C 27 13:09 27 13:09–27 14:09 151 km, 0 aboard',
        'stop 27 10:00–27 11:00 0, drive 27 11:00–27 13:09 0, stop 27 13:09–27 14:09 0',
      ],
    ])
  })
  const now = at('11:00') + 30_000
  const going: Partial<PlanOrder> = { status: 'IN_TRANSIT', transportStatus: 'IN_TRANSIT' }
  test('under way it goes on from now, and as it was seen', () => {
    expect([
      text(both, { ...facts({ ...a, ...going }, b), now }),
      text(both, { ...facts({ ...a, ...going, pickupArrivedAt: at('08:20'), pickupLeftAt: at('09:10') }, b), now }),
      text(
        both,
        { ...facts({ ...a, ...going, pickupArrivedAt: at('08:20'), pickupLeftAt: at('09:10') }, b), now },
        undefined,
        { asPlanned: true },
      ),
      text(both, { ...facts({ ...a, ...going }, b), now }, at('14:00')),
      text(both, {
        ...facts(
          { ...a, ...going, pickupArrivedAt: at('08:20') },
          { ...b, transportStatus: 'AT_PICKUP', pickupArrivedAt: at('10:40') },
        ),
        now,
      }),
      text(both, { ...facts({ ...a, delayMinutes: 45, transportStatus: 'ASSIGNED' }, b), now: at('06:00') }),
      text(
        both,
        { ...facts({ ...a, delayMinutes: 45, transportStatus: 'ASSIGNED', disrupted: true }, b), now: at('06:00') },
        at('09:00'),
      ),
      text(both, { ...facts(a, b), now: at('06:00') }, undefined, {
        behind: { at: at('09:00'), site: site('20457'), late: 120 * 60_000 },
      }),
      text(both, { ...facts({ ...a, transportStatus: 'AT_PICKUP', pickupArrivedAt: at('07:30') }, b), now }),
    ]).toEqual([
      [
        '27 08:00–27 21:03 528 km 452 min IN_TRANSIT  Hannover–Stuttgart most 9/14000/14',
        '+A 27 08:00 27 08:00–27 08:45 0 km, 6 aboard done',
        '+B 27 13:10 27 13:10–27 13:40 151 km, 9 aboard',
        '-A 27 16:18 27 16:18–27 17:03 184 km, 3 aboard',
        '-B 27 20:33 27 20:33–27 21:03 193 km, 0 aboard',
        'stop 27 08:00–27 08:45 6, drive 27 08:45–27 10:54 6, wait 27 10:54–27 13:10 6, stop 27 13:10–27 13:40 9, drive 27 13:40–27 16:18 9, stop 27 16:18–27 17:03 9, drive 27 17:03–27 18:55 3, break 27 18:55–27 19:40 3, drive 27 19:40–27 20:33 3, stop 27 20:33–27 21:03 3',
      ],
      [
        '27 08:20–27 21:03 528 km 452 min IN_TRANSIT  Hannover–Stuttgart most 9/14000/14',
        '+A 27 08:20 27 08:20–27 09:10 0 km, 6 aboard done',
        '+B 27 13:10 27 13:10–27 13:40 151 km, 9 aboard',
        '-A 27 16:18 27 16:18–27 17:03 184 km, 3 aboard',
        '-B 27 20:33 27 20:33–27 21:03 193 km, 0 aboard',
        'stop 27 08:20–27 09:10 6, drive 27 09:10–27 11:19 6, wait 27 11:19–27 13:10 6, stop 27 13:10–27 13:40 9, drive 27 13:40–27 16:18 9, stop 27 16:18–27 17:03 9, drive 27 17:03–27 18:55 3, break 27 18:55–27 19:40 3, drive 27 19:40–27 20:33 3, stop 27 20:33–27 21:03 3',
      ],
      [
        '27 08:00–27 18:47 528 km 452 min IN_TRANSIT  Hannover–Stuttgart most 9/14000/14',
        '+A 27 08:00 27 08:00–27 08:45 0 km, 6 aboard done',
        '+B 27 10:54 27 10:54–27 11:24 151 km, 9 aboard',
        '-A 27 14:47 27 14:47–27 15:32 184 km, 3 aboard',
        '-B 27 18:17 27 18:17–27 18:47 193 km, 0 aboard',
        'stop 27 08:00–27 08:45 6, drive 27 08:45–27 10:54 6, stop 27 10:54–27 11:24 9, drive 27 11:24–27 13:45 9, break 27 13:45–27 14:30 9, drive 27 14:30–27 14:47 9, stop 27 14:47–27 15:32 9, drive 27 15:32–27 18:17 3, stop 27 18:17–27 18:47 3',
      ],
      [
        '27 08:00–27 21:53 528 km 452 min IN_TRANSIT  Hannover–Stuttgart most 9/14000/14',
        '+A 27 08:00 27 08:00–27 08:45 0 km, 6 aboard done',
        '+B 27 13:10 27 14:00–27 14:30 151 km, 9 aboard',
        '-A 27 17:08 27 17:08–27 17:53 184 km, 3 aboard',
        '-B 27 21:23 27 21:23–27 21:53 193 km, 0 aboard',
        'stop 27 08:00–27 08:45 6, drive 27 08:45–27 10:54 6, wait 27 10:54–27 14:00 6, stop 27 14:00–27 14:30 9, drive 27 14:30–27 17:08 9, stop 27 17:08–27 17:53 9, drive 27 17:53–27 19:45 3, break 27 19:45–27 20:30 3, drive 27 20:30–27 21:23 3, stop 27 21:23–27 21:53 3',
      ],
      [
        '27 08:20–27 18:33 528 km 418 min IN_TRANSIT  Hannover–Stuttgart most 9/14000/14',
        '+A 27 08:20 27 08:20–27 09:05 0 km, 6 aboard done',
        '+B 27 10:40 27 10:40–27 11:10 151 km, 9 aboard',
        '-A 27 14:33 27 14:33–27 15:18 184 km, 3 aboard',
        '-B 27 18:03 27 18:03–27 18:33 193 km, 0 aboard',
        'stop 27 08:20–27 09:05 6, drive 27 09:05–27 10:40 6, stop 27 10:40–27 11:10 9, drive 27 11:10–27 13:31 9, break 27 13:31–27 14:16 9, drive 27 14:16–27 14:33 9, stop 27 14:33–27 15:18 9, drive 27 15:18–27 18:03 3, stop 27 18:03–27 18:33 3',
      ],
      [
        '27 08:45–27 19:32 528 km 452 min ASSIGNED 45 Hannover–Stuttgart most 9/14000/14',
        '+A 27 08:45 27 08:45–27 09:30 0 km, 6 aboard',
        '+B 27 11:39 27 11:39–27 12:09 151 km, 9 aboard',
        '-A 27 15:32 27 15:32–27 16:17 184 km, 3 aboard',
        '-B 27 19:02 27 19:02–27 19:32 193 km, 0 aboard',
        'stop 27 08:45–27 09:30 6, drive 27 09:30–27 11:39 6, stop 27 11:39–27 12:09 9, drive 27 12:09–27 14:30 9, break 27 14:30–27 15:15 9, drive 27 15:15–27 15:32 9, stop 27 15:32–27 16:17 9, drive 27 16:17–27 19:02 3, stop 27 19:02–27 19:32 3',
      ],
      [
        '27 09:00–27 19:47 528 km 452 min ASSIGNED 45 disrupted Hannover–Stuttgart most 9/14000/14',
        '+A 27 09:00 27 09:00–27 09:45 0 km, 6 aboard',
        '+B 27 11:54 27 11:54–27 12:24 151 km, 9 aboard',
        '-A 27 15:47 27 15:47–27 16:32 184 km, 3 aboard',
        '-B 27 19:17 27 19:17–27 19:47 193 km, 0 aboard',
        'stop 27 09:00–27 09:45 6, drive 27 09:45–27 11:54 6, stop 27 11:54–27 12:24 9, drive 27 12:24–27 14:45 9, break 27 14:45–27 15:30 9, drive 27 15:30–27 15:47 9, stop 27 15:47–27 16:32 9, drive 27 16:32–27 19:17 3, stop 27 19:17–27 19:47 3',
      ],
      [
        '27 10:00–27 20:47 528 km 452 min PLANNING  Hannover–Stuttgart most 9/14000/14',
        '+A 27 10:00 27 10:00–27 10:45 0 km, 6 aboard',
        '+B 27 12:54 27 12:54–27 13:24 151 km, 9 aboard',
        '-A 27 16:47 27 16:47–27 17:32 184 km, 3 aboard',
        '-B 27 20:17 27 20:17–27 20:47 193 km, 0 aboard',
        'stop 27 10:00–27 10:45 6, drive 27 10:45–27 12:54 6, stop 27 12:54–27 13:24 9, drive 27 13:24–27 15:45 9, break 27 15:45–27 16:30 9, drive 27 16:30–27 16:47 9, stop 27 16:47–27 17:32 9, drive 27 17:32–27 20:17 3, stop 27 20:17–27 20:47 3',
      ],
      [
        '27 07:30–27 21:03 528 km 452 min AT_PICKUP  Hannover–Stuttgart most 9/14000/14',
        '+A 27 07:30 27 08:00–27 11:01 0 km, 6 aboard',
        '+B 27 13:10 27 13:10–27 13:40 151 km, 9 aboard',
        '-A 27 17:03 27 17:03–27 17:48 184 km, 3 aboard',
        '-B 27 20:33 27 20:33–27 21:03 193 km, 0 aboard',
        'wait 27 07:30–27 08:00 0, stop 27 08:00–27 11:01 6, drive 27 11:01–27 13:10 6, stop 27 13:10–27 13:40 9, drive 27 13:40–27 16:01 9, break 27 16:01–27 16:46 9, drive 27 16:46–27 17:03 9, stop 27 17:03–27 17:48 9, drive 27 17:48–27 20:33 3, stop 27 20:33–27 21:03 3',
      ],
    ])
  })
  test('with reduced rests only where a stop would be late otherwise', () => {
    const long = (to?: string) =>
      ride('L', '20457', '80331', '06:00', {
        delivery: end('80331', { date: '2026-11-28', ...(to !== undefined && { to }) }),
      })
    expect([
      text(lone('1', own, 'L'), facts(long())),
      text(lone('1', own, 'L'), facts(long('04:30'))),
      text(lone('1', own, 'L'), facts(long('00:30'))),
    ]).toEqual([
      [
        '27 06:00–28 05:50 776 km 665 min PLANNING  Hamburg–München most 4/0/0',
        '+L 27 06:00 27 06:00–27 06:30 0 km, 4 aboard',
        '-L 28 05:20 28 05:20–28 05:50 776 km, 0 aboard',
        'stop 27 06:00–27 06:30 4, drive 27 06:30–27 11:00 4, break 27 11:00–27 11:45 4, drive 27 11:45–27 16:15 4, rest 27 16:15–28 03:15 4, drive 28 03:15–28 05:20 4, stop 28 05:20–28 05:50 4',
      ],
      [
        '27 06:00–28 03:50 776 km 665 min PLANNING  Hamburg–München most 4/0/0',
        '+L 27 06:00 27 06:00–27 06:30 0 km, 4 aboard',
        '-L 28 03:20 28 03:20–28 03:50 776 km, 0 aboard',
        'stop 27 06:00–27 06:30 4, drive 27 06:30–27 11:00 4, break 27 11:00–27 11:45 4, drive 27 11:45–27 16:15 4, rest 27 16:15–28 01:15 4, drive 28 01:15–28 03:20 4, stop 28 03:20–28 03:50 4',
      ],
      [
        '27 06:00–28 05:50 776 km 665 min PLANNING  Hamburg–München most 4/0/0',
        '+L 27 06:00 27 06:00–27 06:30 0 km, 4 aboard',
        '-L 28 05:20 28 05:20–28 05:50 776 km, 0 aboard late',
        'stop 27 06:00–27 06:30 4, drive 27 06:30–27 11:00 4, break 27 11:00–27 11:45 4, drive 27 11:45–27 16:15 4, rest 27 16:15–28 03:15 4, drive 28 03:15–28 05:20 4, stop 28 05:20–28 05:50 4',
      ],
    ])
  })
})

describe('the rows of a board', () => {
  const firm = truck('K', { key: 'carrier:k' })
  const van = truck('HH-NK 2', { type: 'SPRINTER' })
  const orders = [
    ride('A', '30159', '34117', '08:00'),
    ride('B', '60311', '70173', '16:00'),
    ride('C', '30159', '28197', '09:00'),
    ride('D', '30159', '28197', '08:00'),
  ]
  const on = (more: Partial<Board> = {}): Board => ({
    ...board({
      resources: [firm, own, van],
      orders,
      tours: [
        lone('2', own, 'B'),
        lone('1', own, 'A'),
        lone('3', firm, 'C'),
        lone('0', own, 'D'),
        lone('9', undefined, 'X'),
      ],
    }),
    ...more,
  })
  test('stand in their order, the tours by when they begin, with what lies between', () => {
    expect(
      rowsOf(on()).map(({ resource, tours, gaps, bans }) => [
        resource?.id,
        tours.map((one) => one.tour.id).join(' '),
        bans.length,
        ...gaps.map(
          ({ from, to, restUntil, restMin, emptyKm, emptyFrom }) =>
            `${moment(from)}–${moment(to)} ${restMin ?? ''} ${restUntil === undefined ? '' : moment(restUntil)} ${emptyKm ?? ''} ${emptyFrom?.city ?? ''}`,
        ),
      ]),
    ).toEqual([
      [undefined, '9', 0],
      ['HH-NK 1', '0 1 2', 2, '27 11:09–27 16:00   184 Kassel', '27 19:45–07 00:00 660 28 06:45  '],
      ['HH-NK 2', '', 0],
      ['K', '3', 2],
    ])
  })
  test('are the same ones as long as nothing of them changes', () => {
    const first = on()
    const same = (other: Board) => {
      const rows = rowsOf(first)
      return rowsOf(other).map((row) => rows.includes(row))
    }
    const [tourB, ...others] = first.tours
    expect([
      same({ ...first }),
      same({ ...first, now: first.now + 60_000 }),
      same({ ...first, now: at('00:00') }),
      same({ ...first, to: '2026-12-07' }),
      same({ ...first, from: '2026-11-24' }),
      same({ ...first, tours: others }),
      same({ ...first, tours: [{ ...(tourB ?? lone('2', own, 'B')), version: 2 }, ...others] }),
      same({ ...first, orders: new Map([...first.orders, ['C', ride('C', '30159', '28197', '09:30')]]) }),
    ]).toEqual([
      [true, true, true, true],
      [true, true, true, true],
      [true, false, false, false],
      [true, false, false, false],
      [true, false, false, false],
      [true, false, true, true],
      [true, false, true, true],
      [true, true, true, false],
    ])
    expect([indexOf(first) === indexOf(first), indexOf(first) === indexOf({ ...first })]).toEqual([true, false])
  })
  test('a tour keeps its times as long as clock and reports say nothing else', () => {
    const [row] = [lone('1', own, 'A')]
    const facts = (time: string, more: Partial<PlanOrder> = {}, resources: readonly Resource[] = [own]) => ({
      orders: new Map([
        ['A', more === none ? (orders[0] ?? ride('A', '30159', '34117')) : ride('A', '30159', '34117', '08:00', more)],
      ]),
      now: at(time),
      resources,
    })
    const none: Partial<PlanOrder> = {}
    const early = timed(row, facts('06:00', none))
    expect([
      timed(row, facts('07:00', none)) === early,
      timed(row, facts('08:00', none)) === early,
      moment(timed(row, facts('08:10', none)).timeline.start),
      timed(row, facts('08:10', none)) === timed(row, facts('08:10', none)),
      moment(timed(row, facts('06:00', none), { at: at('10:00'), site: undefined, late: 30 * 60_000 }).timeline.start),
      moment(timed(row, facts('06:00', { pickupArrivedAt: at('07:40') })).timeline.start),
      moment(
        timed(
          row,
          facts('06:00', { transportStatus: 'EN_ROUTE_PICKUP' }, [truck('HH-NK 1', { standsAt: site('20457') })]),
        ).timeline.start,
      ),
      moment(
        timed(row, facts('06:00', { transportStatus: 'ASSIGNED' }, [truck('HH-NK 1', { standsAt: site('20457') })]))
          .timeline.start,
      ),
      moment(timed(row, facts('06:00', { delayMinutes: 20 })).timeline.start),
      moment(timed(row, facts('12:00', { transportStatus: 'DELIVERED' })).timeline.end),
    ]).toEqual([true, false, '27 08:19', true, '27 08:30', '27 07:40', '27 08:23', '27 08:00', '27 08:20', '27 11:09'])
  })
  test('two that begin at one time stand by their names', () => {
    const [one, other] = ['7', '8'].map((id) => ({
      tour: lone(id, own, 'A'),
      timeline: timelineOf(lone(id, own, 'A'), on()),
    })) as [Parameters<typeof byStart>[0], Parameters<typeof byStart>[0]]
    expect([
      byStart(one, other),
      byStart(other, one),
      byStart({ ...one, timeline: { ...one.timeline, start: one.timeline.start + 1 } }, other),
    ]).toEqual([-1, 1, 1])
  })
})

describe('what is late makes what comes behind it late', () => {
  const going: Partial<PlanOrder> = { status: 'IN_TRANSIT', transportStatus: 'IN_TRANSIT' }
  const windowed = (id: string, from: string, to: string, close: string) => ({
    ...ride(id, from, to, '12:00'),
    pickup: end(from, { date: DAY, from: '12:00', to: close, company: `+${id}` }),
  })
  const on = (more: Partial<PlanOrder>, resource: Resource = own) =>
    board({
      now: at('11:00'),
      resources: [resource],
      orders: [
        ride('A', '30159', '34117', '06:00', more),
        windowed('B', '34117', '60311', '12:30'),
        windowed('C', '60311', '70173', '13:00'),
      ],
      tours: [lone('1', resource, 'A'), lone('2', resource, 'B'), lone('3', resource, 'C')],
    })
  test('and it is told which stop is missed by how much', () => {
    const missed = (world: Board, toldOf: string[] = []) =>
      missedStops(world, new Set(toldOf)).map(
        ({ tour: one, order: { id }, stop: { kind }, minutes }) => `${one.id} ${id} ${kind} ${minutes}`,
      )
    expect([
      missed(on(going)),
      missed(on(going), ['B']),
      missed(on({ ...going, estimatedArrival: at('14:00') })),
      missed(on({ transportStatus: 'DELIVERED' })),
      missed(on(going, truck('K', { key: 'carrier:k', standsAt: site('30159') }))),
    ]).toEqual([['2 B pickup 78', '3 C pickup 48'], ['3 C pickup 48'], ['2 B pickup 129', '3 C pickup 99'], [], []])
    const begins = (world: Board) =>
      ['1', '2', '3'].map((id) =>
        indexOf(world)
          .tours.get(id)
          ?.timeline.stops.map(({ begin }) => moment(begin))
          .join(' '),
      )
    expect([begins(on(going)), begins(on({ transportStatus: 'DELIVERED' }))]).toEqual([
      ['27 06:00 27 13:09', '27 13:48 27 16:56', '27 13:48 27 17:03'],
      ['27 06:00 27 08:39', '27 12:00 27 15:08', '27 12:00 27 15:15'],
    ])
    expect([
      expectedAtStop(on(going), 'A', 'pickup'),
      moment(expectedAtStop(on(going), 'A', 'delivery')),
      moment(expectedAtStop(on(going), 'B', 'pickup')),
      expectedAtStop(on(going), 'X', 'pickup'),
    ]).toEqual([undefined, '27 13:09', '27 13:48', undefined])
  })
})

describe('when a vehicle is free', () => {
  test('whoever is told now sets off in ten minutes, on full five', () => {
    expect(['14:00', '14:01', '14:05', '13:59'].map((time) => moment(soonest(at(time))))).toEqual([
      '27 14:10',
      '27 14:15',
      '27 14:15',
      '27 14:10',
    ])
    expect(moment(soonest(at('14:00') + 1))).toBe('27 14:15')
  })
  const done: Partial<PlanOrder> = { transportStatus: 'DELIVERED' }
  const on = (resource: Resource, more: Partial<PlanOrder> = {}, now = at('07:00')) =>
    board({
      now,
      resources: [resource],
      orders: [ride('A', '30159', '34117', '08:00', more), ride('B', '60311', '70173', '16:00')],
      tours: [lone('1', resource, 'A'), lone('2', resource, 'B')],
    })
  test('behind a tour where that ends, from now on where it is over', () => {
    const free = (resource: Resource, more: Partial<PlanOrder> = {}, now?: number, isFirst = false) => {
      const world = on(resource, more, now)
      const { at: when, site: where } = freeAfter(isFirst ? undefined : indexOf(world).tours.get('1'), resource, world)
      return `${moment(when)} ${where?.city}`
    }
    const homeless = truck('HH-NK 1')
    expect([
      free(own),
      free(own, done, at('12:00')),
      free(homeless, done, at('12:00')),
      free(homeless, {}, undefined, true),
      free(own, {}, undefined, true),
      free(truck('HH-NK 1', { home: site('28197') }), {}, undefined, true),
      free(own, { transportStatus: 'IN_TRANSIT' }, at('20:00')),
    ]).toEqual([
      '27 11:09 Kassel',
      '27 12:10 Hannover',
      '27 12:10 Kassel',
      '27 07:10 undefined',
      '27 07:10 Hannover',
      '27 07:10 Bremen',
      '27 22:39 Kassel',
    ])
  })
  test('are the times between its tours, and the tours that have not begun', () => {
    const slots = (world: Board, latest = at('23:00', '2026-12-06')) =>
      slotsOf(world, latest).map(
        ({ tour: one, ready, until, from, to, stops: row }) =>
          `${one?.id ?? 'new'} ${moment(ready)}–${moment(until)} ${from?.city}–${to?.city} ${row.length}`,
      )
    expect([
      slots(on(own)),
      slots(on(own, { transportStatus: 'IN_TRANSIT' }, at('09:00'))),
      slots(on(own), at('12:00')),
      slots(on(truck('K', { key: 'carrier:k' }))),
      slots(on(own, {}, at('15:50'))),
    ]).toEqual([
      [
        '1 27 07:10–27 16:00 Hannover–Frankfurt am Main 2',
        '2 27 11:09–Infinity Kassel–undefined 2',
        'new 27 07:10–27 08:00 Hannover–Hannover 0',
        'new 27 11:09–27 16:00 Kassel–Frankfurt am Main 0',
        'new 27 19:45–Infinity Stuttgart–undefined 0',
      ],
      [
        '2 27 11:39–Infinity Kassel–undefined 2',
        'new 27 11:39–27 16:00 Kassel–Frankfurt am Main 0',
        'new 27 19:45–Infinity Stuttgart–undefined 0',
      ],
      [
        '1 27 07:10–27 16:00 Hannover–Frankfurt am Main 2',
        'new 27 07:10–27 08:00 Hannover–Hannover 0',
        'new 27 11:09–27 16:00 Kassel–Frankfurt am Main 0',
      ],
      [],
      [
        '1 27 16:00–27 21:46 Hannover–Frankfurt am Main 2',
        '2 27 19:08–Infinity Kassel–undefined 2',
        'new 27 19:08–27 21:46 Kassel–Frankfurt am Main 0',
        'new 28 01:31–Infinity Stuttgart–undefined 0',
      ],
    ])
  })
  test('a place is out of reach where it is past, or the truck cannot be there from where it stands', () => {
    const out = (code: 'reason.plan.past' | 'reason.plan.unreachable' | 'reason.plan.window', tourId?: string) =>
      isOutOfReach({ violations: [{ code, severity: 'block', values: {}, tourId }] } as unknown as Parameters<
        typeof isOutOfReach
      >[0])
    expect([
      out('reason.plan.past'),
      out('reason.plan.past', '1'),
      out('reason.plan.unreachable'),
      out('reason.plan.unreachable', '1'),
      out('reason.plan.window'),
    ]).toEqual([true, true, true, false, false])
  })
  test('a placement changes the rows of all own vehicles it touches', () => {
    const other = truck('HH-NK 2')
    const world = board({
      resources: [own, other],
      orders: [
        ride('A', '30159', '34117', '08:00'),
        ride('B', '30159', '34117', '12:00'),
        ride('C', '30159', '34117', '16:00'),
      ],
      tours: [tour('1', own, '+A +B -A -B'), lone('2', other, 'C')],
    })
    const touched = (placement: Parameters<typeof sceneOf>[0]) => {
      const scene = sceneOf(placement, world)
      const text = (row: readonly { tour: { id: string; stops: readonly unknown[] } }[]) =>
        row.map(({ tour: one }) => `${one.id || 'new'}×${one.stops.length}`).join(' ')
      return [
        scene.displaced.map(({ before, after }) => `${before.tour.id}→${after?.tour.stops.length ?? 'gone'}`).join(),
        ...touchedRows(scene).map(({ before, after, resource }) => `${resource.id}: ${text(before)} → ${text(after)}`),
      ]
    }
    expect([
      touched({ resource: other.key, stops: stops('+B -B') }),
      touched({ resource: other.key, stops: stops('+A +B -A -B'), tourId: '1' }),
      touched({ resource: undefined, stops: stops('+C -C'), tourId: '2' }),
      touched({ resource: own.key, stops: stops('+A +B -A -B +C -C'), tourId: '1' }),
    ]).toEqual([
      ['1→2', 'HH-NK 2: 2×2 → new×2 2×2', 'HH-NK 1: 1×4 → 1×2'],
      ['', 'HH-NK 2: 2×2 → 1×4 2×2', 'HH-NK 1: 1×4 → '],
      ['', 'HH-NK 2: 2×2 → '],
      ['2→gone', 'HH-NK 1: 1×4 → 1×6', 'HH-NK 2: 2×2 → '],
    ])
  })
})
