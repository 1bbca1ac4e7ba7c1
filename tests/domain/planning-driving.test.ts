import { describe, expect, test } from 'vitest'
import {
  afterPart,
  afterStanding,
  drive,
  type DrivingBalance,
  mayShorten,
  restDue,
  RESTED,
  restNeeded,
} from '#src/domain/planning/driving/driving.ts'
import { plannedTimes } from '#src/domain/planning/driving/planned-times.ts'
import { cameThere } from '#src/domain/planning/driving/seen-times.ts'
import { driveAround } from '#src/domain/planning/driving/standing.ts'
import { goingOn, thereFrom } from '#src/domain/planning/driving/under-way.ts'
import type { PlanOrder } from '#src/domain/planning/facts/board.ts'
import { loneStops } from '#src/domain/tours/stops.ts'
import { moment } from './planning-told.ts'
import { at, end, order, site, stops, truck } from './planning-world.ts'

const MINUTE = 60_000
/** Minutes since the beginning, milliseconds. */
const min = (minutes: number) => minutes * MINUTE
const balance = (more: Partial<DrivingBalance> = {}): DrivingBalance => ({ ...RESTED, ...more })

/** `d270 b45`: what is done for how many minutes, and what lies behind the driver then. */
const partsText = (parts: readonly { kind: string; from: number; to: number }[]) =>
  parts.map(({ kind, from, to }) => `${kind[0]}${(to - from) / MINUTE}`).join(' ')
const balanceText = ({ sinceBreak, sinceRest, hasHalfBreak, began, hasPartOfRest, shortRests }: DrivingBalance) =>
  [
    `${sinceBreak}/${sinceRest}`,
    began === undefined ? 'rested' : `since ${began / MINUTE}`,
    ...(hasHalfBreak ? ['half a break'] : []),
    ...(hasPartOfRest ? ['part of the rest'] : []),
    ...(shortRests > 0 ? [`${shortRests} short`] : []),
  ].join(', ')

describe('a way of some minutes (VO (EG) 561/2006, Art. 6 to 8)', () => {
  const way = (minutes: number, from = 0, more: Partial<DrivingBalance> = {}, isShort = false) => {
    const { parts, at: there, driven } = drive(min(from), minutes, balance(more), isShort)
    return `${partsText(parts)} = ${there / MINUTE}; ${balanceText(driven)}`
  }
  test.each([
    ['of nothing', way(0), ' = 0; 0/0, rested'],
    ['of four and a half hours takes no break', way(270), 'd270 = 270; 270/270, since 0'],
    ['of a minute more does', way(271), 'd270 b45 d1 = 316; 1/271, since 0'],
    ['of nine hours is a day', way(540), 'd270 b45 d270 = 585; 270/540, since 0'],
    ['of more has a daily rest of eleven hours', way(600), 'd270 b45 d270 r660 d60 = 1305; 60/60, since 1245'],
    [
      'has one of nine where reduced ones are allowed',
      way(600, 0, {}, true),
      'd270 b45 d270 r540 d60 = 1185; 60/60, since 1125, 1 short',
    ],
    [
      'but no fourth one',
      way(600, 0, { shortRests: 3 }, true),
      'd270 b45 d270 r660 d60 = 1305; 60/60, since 1245, 3 short',
    ],
    [
      'and a third one',
      way(600, 0, { shortRests: 2 }, true),
      'd270 b45 d270 r540 d60 = 1185; 60/60, since 1125, 3 short',
    ],
    ['ends 13 hours after the day began', way(300, 600, { began: 0 }), 'd180 r660 d120 = 1560; 120/120, since 1440'],
    [
      'ends 15 hours after it with reduced rests',
      way(300, 720, { began: 0 }, true),
      'd180 r540 d120 = 1560; 120/120, since 1440, 1 short',
    ],
    [
      'and with a part of the rest behind it',
      way(300, 720, { began: 0, hasPartOfRest: true }),
      'd180 r540 d120 = 1560; 120/120, since 1440',
    ],
    [
      'rests nine hours where thirteen are over anyway',
      way(200, 781, { began: 0 }),
      'd119 r540 d81 = 1521; 81/81, since 1440, 1 short',
    ],
    ['and eleven where they are just over', way(200, 780, { began: 0 }), 'r660 d200 = 1640; 200/200, since 1440'],
    [
      'rests where only a break would fit',
      way(60, 735, { began: 0, sinceBreak: 270, sinceRest: 270 }),
      'r660 d60 = 1455; 60/60, since 1395',
    ],
    [
      'breaks where a minute more fits',
      way(60, 734, { began: 0, sinceBreak: 270, sinceRest: 270 }),
      'b45 d1 r660 d59 = 1499; 59/59, since 1440',
    ],
    [
      'breaks half an hour behind a quarter of one',
      way(60, 400, { began: 0, sinceBreak: 270, sinceRest: 270, hasHalfBreak: true }),
      'b30 d60 = 490; 60/330, since 0',
    ],
    [
      'rests where only this half hour would fit',
      way(60, 750, { began: 0, sinceBreak: 270, sinceRest: 270, hasHalfBreak: true }),
      'r660 d60 = 1470; 60/60, since 1410',
    ],
    [
      'rests after nine hours without having to break',
      way(30, 500, { began: 0, sinceBreak: 10, sinceRest: 540 }),
      'r660 d30 = 1190; 30/30, since 1160',
    ],
    ['drives no half minutes', way(5, 779.5, { began: 0 }), 'r660 d5 = 1444.5; 5/5, since 1439.5'],
  ])('%s', (_name, found, expected) => expect(found).toBe(expected))
})

describe('standing still (Art. 4 (g), 7 and 8)', () => {
  const stood = (minutes: number, at: number, more: Partial<DrivingBalance>) =>
    balanceText(afterStanding(minutes, balance(more), min(at)))
  const driven = { began: 0, sinceBreak: 200, sinceRest: 300 }
  test.each([
    ['14 minutes is nothing', stood(14, 300, driven), '200/300, since 0'],
    ['15 is half a break', stood(15, 300, driven), '200/300, since 0, half a break'],
    ['15 before anything is driven is none', stood(15, 300, { ...driven, sinceBreak: 0 }), '0/300, since 0'],
    ['44 is no more than half', stood(44, 300, driven), '200/300, since 0, half a break'],
    ['45 is a break', stood(45, 300, driven), '0/300, since 0'],
    [
      '29 behind half a break is not the other half',
      stood(29, 300, { ...driven, hasHalfBreak: true }),
      '200/300, since 0, half a break',
    ],
    ['30 behind half a break is', stood(30, 300, { ...driven, hasHalfBreak: true }), '0/300, since 0'],
    ['179 is no part of a rest', stood(179, 300, driven), '0/300, since 0'],
    ['180 is', stood(180, 300, driven), '0/300, since 0, part of the rest'],
    ['180 before the day has begun is not', stood(180, 300, { sinceBreak: 0 }), '0/0, rested'],
    ['a part stays one', stood(10, 300, { ...driven, hasPartOfRest: true }), '200/300, since 0, part of the rest'],
    ['539 is no rest', stood(539, 300, driven), '0/300, since 0, part of the rest'],
    ['540 is a reduced one', stood(540, 300, { ...driven, shortRests: 1 }), '0/0, rested, 2 short'],
    ['540 with a part behind it is a whole one', stood(540, 300, { ...driven, hasPartOfRest: true }), '0/0, rested'],
    ['540 before the day has begun is nothing reduced', stood(540, 300, { sinceBreak: 10 }), '0/0, rested'],
    ['660 within the 24 hours is a whole one', stood(660, 780, driven), '0/0, rested'],
    ['660 with 659 of them within is a reduced one', stood(660, 781, driven), '0/0, rested, 1 short'],
    [
      'a day less a minute keeps the reduced ones',
      stood(1439, 300, { ...driven, shortRests: 2 }),
      '0/0, rested, 2 short',
    ],
    ['a day is a weekly rest', stood(1440, 300, { ...driven, shortRests: 2 }), '0/0, rested'],
  ])('%s', (_name, found, expected) => expect(found).toBe(expected))

  test('work begins a day and is no driving; waiting is neither', () => {
    const after = (kind: string) => balanceText(afterPart(balance(), { kind, from: min(10), to: min(70) }))
    expect(['drive', 'stop', 'work', 'wait', 'rest'].map(after)).toEqual([
      '60/60, since 10',
      '0/0, since 10',
      '0/0, since 10',
      '0/0, rested',
      '0/0, rested',
    ])
    expect(balanceText(afterPart(balance({ began: 0 }), { kind: 'work', from: min(10), to: min(70) }))).toBe(
      '0/0, since 0',
    )
  })
})

test('the daily rest is due after 13 hours for eleven of them, after 15 for nine', () => {
  const due = (at: number, more: Partial<DrivingBalance>, isShort?: boolean) => {
    const one = balance(more)
    return [restDue(one, min(at), isShort) / MINUTE, restNeeded(one, min(at), isShort), mayShorten(one)]
  }
  expect([
    due(0, {}),
    due(780, { began: 0 }),
    due(780.5, { began: 0 }),
    due(100, { began: min(60) }, true),
    due(100, { began: min(60), hasPartOfRest: true, shortRests: 2 }),
    due(100, { began: min(60), shortRests: 3 }),
  ]).toEqual([
    [Infinity, 660, true],
    [780, 660, true],
    [900, 540, true],
    [960, 540, true],
    [960, 540, true],
    [840, 660, false],
  ])
})

describe('a truck that must not drive stands (§ 30 (3) StVO)', () => {
  const [hannover, kassel] = [site('30159'), site('34117')]
  const around = (from: number, minutes: number, more: Partial<DrivingBalance> = {}, isShort = false) => {
    const {
      parts,
      at: there,
      driven,
    } = driveAround(from, minutes, balance(more), { sites: [hannover, kassel], isShort })
    const { began, ...rest } = driven
    return [
      ...parts.map((part) => `${part.kind} ${moment(part.from)}–${moment(part.to)}`),
      `${moment(there)}; ${moment(began)}; ${balanceText({ ...rest, began: undefined })}`,
    ]
  }
  test.each([
    ['not on a workday', around(at('08:00'), 60), ['drive 27 08:00–27 09:00', '27 09:00; 27 08:00; 60/60, rested']],
    [
      'from midnight on Sunday',
      around(at('23:00', '2026-11-28'), 150),
      [
        'drive 28 23:00–29 00:00',
        'rest 29 00:00–29 22:00',
        'drive 29 22:00–29 23:30',
        '29 23:30; 29 22:00; 90/90, rested',
      ],
    ],
    [
      'for half an hour, which is no rest',
      around(at('21:30', '2026-11-29'), 60, { sinceBreak: 100, sinceRest: 100 }),
      ['wait 29 21:30–29 22:00', 'drive 29 22:00–29 23:00', '29 23:00; 29 22:00; 160/160, rested, half a break'],
    ],
    [
      'for nine hours, which is one',
      around(at('13:00', '2026-11-29'), 60, { sinceBreak: 100, sinceRest: 100 }),
      ['rest 29 13:00–29 22:00', 'drive 29 22:00–29 23:00', '29 23:00; 29 22:00; 60/60, rested'],
    ],
    [
      'for a minute less, which is none',
      around(at('13:01', '2026-11-29'), 60, { sinceBreak: 100, sinceRest: 100 }),
      ['wait 29 13:01–29 22:00', 'drive 29 22:00–29 23:00', '29 23:00; 29 22:00; 60/160, rested'],
    ],
    [
      'over Christmas again and again',
      around(at('23:00', '2026-12-24'), 400),
      [
        'drive 24 23:00–25 00:00',
        'rest 25 00:00–25 22:00',
        'drive 25 22:00–26 00:00',
        'rest 26 00:00–26 22:00',
        'drive 26 22:00–27 00:00',
        'rest 27 00:00–27 22:00',
        'drive 27 22:00–27 23:40',
        '27 23:40; 27 22:00; 100/100, rested',
      ],
    ],
    [
      'with reduced rests on the way',
      around(at('10:00'), 900, {}, true),
      [
        'drive 27 10:00–27 14:30',
        'break 27 14:30–27 15:15',
        'drive 27 15:15–27 19:45',
        'rest 27 19:45–28 04:45',
        'drive 28 04:45–28 09:15',
        'break 28 09:15–28 10:00',
        'drive 28 10:00–28 11:30',
        '28 11:30; 28 04:45; 90/360, rested, 1 short',
      ],
    ],
  ])('%s', (_name, found, expected) => expect(found).toEqual(expected))
})

describe('a truck that has been seen', () => {
  const NOTHING = { loadingMeters: 0, weightKg: 0, pallets: 0 }
  const came = (arrived: number, km: number, more: Partial<DrivingBalance> = {}) => {
    const run = { at: min(100), driven: balance({ began: 0, ...more }), segments: [], drivingMin: 7 }
    cameThere(run, { arrived: min(arrived), km }, NOTHING)
    return `${partsText(run.segments)} = ${run.at / MINUTE}; ${run.drivingMin}; ${balanceText(run.driven)}`
  }
  // 70 kilometres an hour: 140 km are two hours.
  test.each([
    ['at the same house drives nothing', came(100, 0), ' = 100; 7; 0/0, since 0'],
    ['at the same house stood there until then', came(130, 0), 'w30 = 130; 7; 0/0, since 0'],
    ['as it was reckoned drives', came(220, 140), 'd120 = 220; 127; 120/120, since 0'],
    [
      'later than it was reckoned stood before it',
      came(280, 140, { sinceBreak: 60, sinceRest: 60 }),
      'w60 d120 = 280; 127; 120/180, since 0',
    ],
    ['sooner than it was reckoned drove faster', came(200, 140), 'd100 = 200; 107; 120/120, since 0'],
    ['before it left the last place is there as it leaves', came(50, 140), ' = 100; 7; 120/120, since 0'],
  ])('%s', (_name, found, expected) => expect(found).toBe(expected))
})

describe('what clock and reports say of the next stop (decision A40)', () => {
  const NOW = at('12:00') + 20_000
  const there = site('34117')
  const freight = (more: Partial<PlanOrder>) => order('A', end('30159'), end('34117'), more)
  type NextStop = Parameters<typeof goingOn>[1]
  type Facts = Parameters<typeof goingOn>[2]
  const said = (
    more: Partial<PlanOrder>,
    next: Partial<NextStop> = {},
    facts: Partial<Facts> = {},
    resource: 'vehicle:HH-NK 1' | 'nobody' = 'vehicle:HH-NK 1',
  ) => {
    const own = truck('HH-NK 1', { standsAt: site('30159') })
    const found = goingOn(
      { resource: resource === 'nobody' ? undefined : resource },
      {
        ...{ order: freight(more), stop: { kind: 'delivery' }, site: there, planned: at('18:00') },
        ...{ delayMinutes: undefined, isUnderWay: false, ...next },
      },
      { now: NOW, resources: [own], ...facts },
    )
    return found && `${moment(found.notBefore)} +${found.delay / MINUTE}${found.isThere ? ' there' : ''}`
  }
  const late = { at: at('17:30'), site: site('30159'), late: min(20) }
  const estimated = { estimatedArrival: at('15:10') + 1 }
  test.each([
    ['nothing, of what is planned for later', said({}), undefined],
    ['nothing where nobody says what time it is', said({}, { planned: 0 }, { now: undefined }), undefined],
    ['nothing where no one drives it', said({}, { planned: 0 }, {}, 'nobody'), undefined],
    ['what is due comes the way from where the truck stands', said({}, { planned: NOW }), '27 14:10 +0'],
    [
      'what was due comes from now on where nobody sees the truck',
      said({}, { planned: at('11:00') }, { resources: [] }),
      '27 12:01 +0',
    ],
    ['what is under way as well, before it is due', said({}, { isUnderWay: true }), '27 14:10 +0'],
    [
      'a truck that has set off as well',
      said({ transportStatus: 'EN_ROUTE_PICKUP' }, { stop: { kind: 'pickup' } }),
      '27 14:10 +0',
    ],
    ['a truck at the ramp is there', said({ transportStatus: 'AT_DELIVERY' }), '-Infinity +0 there'],
    ['one at the ramp of loading is not there to unload', said({ transportStatus: 'AT_PICKUP' }), undefined],
    [
      'one at the ramp of loading is there to load',
      said({ transportStatus: 'AT_PICKUP' }, { stop: { kind: 'pickup' } }),
      '-Infinity +0 there',
    ],
    ['a delay that was told', said({}, { delayMinutes: 25 }), '-Infinity +25'],
    ['no truck that is early', said({}, { delayMinutes: -25 }), undefined],
    [
      'when it says it will be there, on full minutes',
      said({ transportStatus: 'IN_TRANSIT', ...estimated }),
      '27 15:11 +0',
    ],
    [
      'not before it is loaded',
      said({ transportStatus: 'EN_ROUTE_PICKUP', ...estimated }, { isUnderWay: false }),
      '27 14:10 +0',
    ],
    [
      'and not for loading',
      said({ transportStatus: 'IN_TRANSIT', ...estimated }, { stop: { kind: 'pickup' } }),
      undefined,
    ],
    ['not of one that is there', said({ transportStatus: 'AT_DELIVERY', ...estimated }), '-Infinity +0 there'],
    ['behind a late tour no later than that is late', said({}, {}, { behind: late }), '27 18:20 +0'],
    [
      'behind a late tour as soon as the way allows',
      said({}, {}, { behind: { ...late, at: at('12:00'), late: min(600) } }),
      '27 14:09 +0',
    ],
    ['not behind it where it has begun', said({}, { isUnderWay: true }, { behind: late }), '27 14:10 +0'],
  ])('%s', (_name, found, expected) => expect(found).toBe(expected))

  test('the way to a place begins where it is known to begin', () => {
    const from = (one: string | undefined) =>
      moment(thereFrom(at('12:00'), one === undefined ? undefined : site(one), there))
    expect([from(undefined), from('34117'), from('30159'), from('80331')]).toEqual([
      '27 12:00',
      '27 12:00',
      '27 14:09',
      '27 19:42',
    ])
  })
})

describe('when work begins by the plan', () => {
  const days = { date: '2026-11-27' }
  const freight = order('A', end('30159', { ...days, from: '08:00' }), end('34117', { ...days, to: '09:00' }), {
    loadingMeters: 4,
  })
  const orders = new Map([['A', freight]])
  const text = (found: ReturnType<typeof plannedTimes>) =>
    found.map(({ date, time, isLate }) => `${date} ${time}${isLate ? ' late' : ''}`)
  test('is told of each stop, as it was set and whether it is late', () => {
    expect(text(plannedTimes(loneStops('A'), orders))).toEqual(['2026-11-27 08:00', '2026-11-27 10:39 late'])
    expect(text(plannedTimes(stops('+A@07:15 -A@11:30'), orders))).toEqual([
      '2026-11-27 07:15',
      '2026-11-27 11:30 late',
    ])
    expect(text(plannedTimes(loneStops('A'), orders, { now: at('10:00'), standsAt: site('34117') }))).toEqual([
      '2026-11-27 12:09',
      '2026-11-27 14:48 late',
    ])
  })
  test('is not known where no day is, and of orders no one knows', () => {
    const undated = new Map([['A', order('A', end('30159'), end('34117'))]])
    expect(text(plannedTimes(loneStops('A'), undated))).toEqual(['undefined undefined', 'undefined undefined'])
    expect(text(plannedTimes([...loneStops('A'), ...loneStops('B')], orders))).toEqual([
      '2026-11-27 08:00',
      '2026-11-27 10:39 late',
      'undefined undefined',
      'undefined undefined',
    ])
    expect(text(plannedTimes(stops('+A@07:15 -A'), undated))).toEqual(['2026-11-27 07:15', '2026-11-27 10:24'])
  })
  test('is that of a van where a van drives: it stands over no Sunday', () => {
    const sunday = order('A', end('30159', { date: '2026-11-29', from: '08:00' }), end('34117'), { loadingMeters: 4 })
    const found = (type?: 'SPRINTER' | 'TRUCK') =>
      text(plannedTimes(loneStops('A'), new Map([['A', sunday]]), { type }))
    expect([found('SPRINTER'), found('TRUCK')]).toEqual([
      ['2026-11-29 08:00', '2026-11-29 10:39'],
      ['2026-11-29 08:00', '2026-11-30 00:09'],
    ])
  })
})
