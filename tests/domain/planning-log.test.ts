import { describe, expect, test } from 'vitest'
import { assess } from '#src/domain/planning/checks/assess.ts'
import { logOf, type Shift } from '#src/domain/planning/checks/driver-log.ts'
import { weekOf } from '#src/domain/planning/checks/week.ts'
import { weeklyRestViolations } from '#src/domain/planning/checks/weekly-rest.ts'
import type { Board, PlanOrder, PlanSite, Resource } from '#src/domain/planning/facts/board.ts'
import { indexOf } from '#src/domain/planning/scene/board-index.ts'
import { driverRows } from '#src/domain/planning/scene/driver-rows.ts'
import { sceneOf } from '#src/domain/planning/scene/scene.ts'
import { findPlace } from '#src/domain/places/places.ts'
import { moment, told } from './planning-told.ts'
import { at, board, end, lone, order, site, stops, truck } from './planning-world.ts'

const HOUR = 3_600_000
const MONDAY = '2026-11-30'
const TUESDAY = '2026-12-01'
const ride = (id: string, from: string, to: string, date = MONDAY, time?: string, more: Partial<PlanOrder> = {}) =>
  order(
    id,
    end(from, { date, company: `+${id}`, ...(time !== undefined && { from: time }) }),
    end(to, { company: `-${id}` }),
    { loadingMeters: 4, ...more },
  )

/** What the driver of a vehicle does, from when on he is on the way to each tour, and his shifts. */
function logText(on: Board, resource: Resource) {
  const row = indexOf(on).rows.get(resource.key) ?? []
  const { activities, shifts, leaves } = logOf([{ resource, row, isHis: () => true, isByTwo: () => false }], on)
  return [
    activities.map(({ kind, from, to }) => `${kind} ${moment(from)}–${moment(to)}`).join(', '),
    row
      .map((one) => `${one.tour.id} ${moment(leaves.get(one)?.at)} ${leaves.get(one)?.banned?.minutes ?? ''}`)
      .join(', '),
    ...shifts.map(
      ({ from, to, drivingMin, atATime, hasPartOfRest, restMin }) =>
        `${moment(from)}–${moment(to)} ${drivingMin} ${atATime}${hasPartOfRest ? ' part' : ''} rest ${restMin}`,
    ),
  ]
}

describe('what a driver does over his tours', () => {
  const own = truck('HH-NK 1', { standsAt: site('30159') })
  const on = (orders: readonly PlanOrder[], resource: Resource = own, now = at('05:00', MONDAY)) =>
    board({ resources: [resource], orders, tours: orders.map(({ id }) => lone(id, resource, id)), now })
  test('he comes to a tour as late as can be', () => {
    expect(logText(on([ride('A', '34117', '60311', MONDAY, '10:00')]), own)).toEqual([
      'drive 30 07:06–30 09:15, work 30 10:00–30 10:30, drive 30 10:30–30 13:08, work 30 13:08–30 13:38',
      'A 30 07:06 ',
      '30 07:06–30 13:38 287 158 rest Infinity',
    ])
  })
  test('with a break behind it, where he would drive too long otherwise', () => {
    expect(logText(on([ride('A', '34117', '70173', MONDAY, '10:00')]), own)).toEqual([
      'drive 30 07:06–30 09:15, work 30 10:00–30 10:30, drive 30 10:30–30 15:00, drive 30 15:45–30 16:22, work 30 16:22–30 16:52',
      'A 30 07:06 ',
      '30 07:06–30 16:52 436 270 rest Infinity',
    ])
  })
  test('at once, where there is no time for a break', () => {
    expect(logText(on([ride('A', '34117', '70173', MONDAY, '07:30')]), own)).toEqual([
      'drive 30 05:21–30 07:30, work 30 07:30–30 08:00, drive 30 08:00–30 12:30, drive 30 13:15–30 13:52, work 30 13:52–30 14:22',
      'A 30 05:21 ',
      '30 05:21–30 14:22 436 399 rest Infinity',
    ])
  })
  test('after a rest behind the tour before', () => {
    expect(
      logText(on([ride('A', '30159', '80331', MONDAY, '06:00'), ride('B', '60311', '50667', TUESDAY, '12:00')]), own),
    ).toEqual([
      'drive 30 05:06–30 05:15, work 30 06:00–30 06:30, drive 30 06:30–30 11:00, drive 30 11:45–30 16:06, work 30 16:06–30 16:36, drive 01 05:44–01 10:14, drive 01 10:59–01 12:00, work 01 12:00–01 12:30, drive 01 12:30–01 15:16, work 01 15:16–01 15:46',
      'A 30 05:06 , B 01 05:44 ',
      '30 05:06–30 16:36 540 270 rest 788',
      '01 05:44–01 15:46 497 270 rest Infinity',
    ])
  })
  test('from where the truck stands once the tour before is over, from its end before that', () => {
    const done = { status: 'DELIVERED', transportStatus: 'DELIVERED' } as const
    const two = (more: Partial<PlanOrder>) => [
      ride('A', '20457', '28197', MONDAY, '06:00', more),
      ride('B', '34117', '60311', TUESDAY, '12:00'),
    ]
    expect([
      logText(on(two(done), own, at('20:00', MONDAY)), own)[1],
      logText(on(two({}), own), own)[1],
      logText(on(two(done), truck('HH-NK 1'), at('20:00', MONDAY)), truck('HH-NK 1'))[1],
    ]).toEqual(['A 30 06:00 , B 01 09:06 ', 'A 30 03:37 , B 01 07:32 ', 'A 30 06:00 , B 01 07:32 '])
  })
  test('three hours of waiting are part of his rest', () => {
    expect(
      logText(
        on([ride('A', '30159', '34117', MONDAY, '06:00'), ride('B', '34117', '60311', MONDAY, '13:00')]),
        own,
      ).slice(2),
    ).toEqual(['30 05:51–30 16:38 305 167 part rest Infinity'])
  })
  test('he stands over the ban on the way, and drives in it where there is no time', () => {
    const sunday = '2026-11-29'
    const far = truck('HH-NK 1', { standsAt: site('80331') })
    const from = (time: string) =>
      logText(on([ride('A', '30159', '34117', MONDAY, time)], far, at('12:00', sunday)), far)
    const van = truck('HH-NK 1', { standsAt: site('80331'), type: 'SPRINTER' })
    expect([
      from('08:00'),
      from('02:00'),
      logText(on([ride('A', '30159', '34117', MONDAY, '02:00')], van, at('12:00', sunday)), van),
    ]).toEqual([
      [
        'drive 29 22:24–30 02:54, drive 30 03:39–30 08:00, work 30 08:00–30 08:30, drive 30 08:30–30 10:39, work 30 10:39–30 11:09',
        'A 29 22:24 ',
        '29 22:24–30 11:09 660 390 rest Infinity',
      ],
      [
        'drive 29 15:39–29 20:09, drive 29 20:54–30 01:15, work 30 02:00–30 02:30, drive 30 02:30–30 04:39, work 30 04:39–30 05:09',
        'A 29 15:39 270',
        '29 15:39–30 05:09 660 270 rest Infinity',
      ],
      [
        'drive 29 15:39–29 20:09, drive 29 20:54–30 01:15, work 30 02:00–30 02:30, drive 30 02:30–30 04:39, work 30 04:39–30 05:09',
        'A 29 15:39 ',
        '29 15:39–30 05:09 660 270 rest Infinity',
      ],
    ])
  })
})

describe('the driver of two vehicles', () => {
  const driver = { id: 'F1', name: 'Anna Ernst', absences: [] }
  const [one, two] = [
    truck('HH-NK 1', { driver, standsAt: site('30159') }),
    truck('HH-NK 2', { driver, standsAt: site('34117') }),
  ]
  const spare = truck('HH-NK 3', { standsAt: site('30159') })
  const orders = [
    ride('A', '30159', '34117', MONDAY, '08:00'),
    ride('B', '34117', '60311', MONDAY, '09:00'),
    ride('C', '60311', '70173', MONDAY, '14:00'),
    ride('D', '30159', '28197', MONDAY, '16:00', { driverId: 'F1' }),
  ]
  const on = board({
    resources: [one, two, spare],
    orders,
    tours: [lone('1', one, 'A'), lone('4', spare, 'D')],
    now: at('05:00', MONDAY),
  })
  const judged = (id: string, resource: Resource, time: string) =>
    told(
      assess(
        { resource: resource.key, stops: stops(`+${id} -${id}`), startAt: at(time, MONDAY) },
        { ...on, tours: on.tours.slice(0, 1) },
      ),
    ).filter((line) => !line.includes('Unknown'))
  test('drives one of them at a time, and comes to the other behind it', () => {
    expect([
      judged('B', two, '09:00'),
      judged('B', two, '11:09'),
      judged('C', two, '12:00'),
      judged('C', two, '17:00'),
    ]).toEqual([
      ['block driverElsewhere ~1 @30 09:00–30 11:09 driver=Anna Ernst plate=HH-NK 1 tour=1'],
      [
        'block break @30 07:51–30 14:47 driven=5 h 05 min',
        'block driverElsewhere ~1 driver=Anna Ernst plate=HH-NK 1 tour=1',
      ],
      [
        'block break @30 07:51–30 15:45 driven=7 h 41 min',
        'block driverElsewhere ~1 driver=Anna Ernst plate=HH-NK 1 tour=1',
        'warn early #0 duration=2 h minutes=120 city=Frankfurt am Main beginAt=30 12:00 date=2026-11-30 windowFrom=14:00 windowTo=',
      ],
      [],
    ])
  })
  test('is looked at with all he drives, with the placement and without', () => {
    const rows = (id: string, resource: Resource, tourId?: string) => {
      const scene = sceneOf({ resource: resource.key, stops: stops(`+${id} -${id}`), tourId }, on)
      const text = (all: ReturnType<typeof driverRows>['after']) =>
        all.map(
          (vehicle) =>
            `${vehicle.resource.id}: ${vehicle.row.map((tour) => `${tour.tour.id || 'new'}${vehicle.isHis(tour) ? '' : ' not his'}`).join(', ')}`,
        )
      const { apart, after } = driverRows(scene)
      return [text(apart), text(after)]
    }
    expect([
      rows('C', two),
      rows('A', one, '1'),
      rows('A', spare, '1'),
      rows('D', spare, '4'),
      rows('C', spare),
    ]).toEqual([
      [
        ['HH-NK 2: ', 'HH-NK 1: 1', 'HH-NK 3: 4'],
        ['HH-NK 2: new', 'HH-NK 1: 1', 'HH-NK 3: 4'],
      ],
      [
        ['HH-NK 1: ', 'HH-NK 2: ', 'HH-NK 3: 4'],
        ['HH-NK 1: 1', 'HH-NK 2: ', 'HH-NK 3: 4'],
      ],
      [['HH-NK 3: 4 not his'], ['HH-NK 3: 1, 4 not his']],
      [
        ['HH-NK 3: ', 'HH-NK 1: 1', 'HH-NK 2: '],
        ['HH-NK 3: 4', 'HH-NK 1: 1', 'HH-NK 2: '],
      ],
      [['HH-NK 3: 4 not his'], ['HH-NK 3: new, 4 not his']],
    ])
  })
})

/** Shifts from Monday at 6 on: `10/14` works ten hours and rests fourteen. */
function shiftsOf(text: string): Shift[] {
  let from = at('06:00', MONDAY)
  return text.split(' ').map((part) => {
    const [length = 0, rest = Infinity] = part.split('/').map(Number)
    const to = from + length * HOUR
    const shift = { from, to, drivingMin: 300, atATime: 200, hasPartOfRest: false, restMin: rest * 60, isByTwo: false }
    from = to + rest * HOUR
    return shift
  })
}

describe('weekly rests, whole (Art. 8 (6))', () => {
  const around = (text: string, from = -1, to?: number) => {
    const shifts = shiftsOf(text)
    return told({ violations: weeklyRestViolations(shifts.slice(from, to), shifts), hints: [] })
  }
  const week = (rest: string | number) => `12/12 12/12 12/12 12/12 12/${rest}`
  test('begin within six days of 24 hours, to the minute', () => {
    expect([
      around('12/12 12/12 12/12 12/12 12/12 12/12 0.1'),
      around('12/12 12/12 12/12 12/12 12/12 24'),
      around('12/12 12/12 12/12 12/12 12/12 24.02'),
      around('12/24 12/12 12/12 12/12 12/12 12/12 12/12 12', 0),
      around('12/23 12/12 12/12 12/12 12/12 12/12 12', 0, 2),
    ]).toEqual([
      ['block weeklyRest @06 06:00–06 06:06 days=6 fromAt=30 06:00'],
      [],
      ['block weeklyRest @05 06:00–06 06:01 days=6 fromAt=30 06:00'],
      [
        'block weeklyRest @01 18:00–02 06:00 days=6 fromAt=01 18:00',
        'warn owedRest @30 06:00–30 18:00 rest=24 h owed=21 h date=2026-12-27',
      ],
      ['block weeklyRest @30 06:00–30 18:00 days=6 fromAt=30 06:00'],
    ])
  })
  test('are two in two weeks, one of them of 45 hours, and what was too short is made up for', () => {
    expect([
      around(`${week(45)} ${week(24)} ${week(66)} 12`, 9, 11),
      around(`${week(45)} ${week(24)} ${week(65)} 12`, 9, 11),
      around(`${week(24)} ${week(45)} 12`, 4, 6),
      around(`${week(44)} ${week(44)} ${week(44)} 12`),
      around(`${week(36)} ${week(60)} ${week(60)} ${week(60)} 12/12 12`),
      around(`${week(36)} ${week(54)} ${week(60)} ${week(60)} 12/12 12`),
      around(`${week(36)} 12/18 12/12 12/12 12/60 ${week(60)} ${week(60)} 12`),
      around(`${week(60)} ${week(36)} 12`),
      around(`${week(36)} 12`, 5),
      around('', 1),
    ]).toEqual([
      [],
      ['warn owedRest @10 15:00–11 03:00 rest=24 h owed=21 h date=2027-01-03'],
      ['warn owedRest @04 06:00–04 18:00 rest=24 h owed=21 h date=2026-12-27'],
      ['warn owedRest @19 06:00–19 18:00 rest=44 h owed=1 h date=2027-01-10'],
      [],
      [],
      [],
      ['warn owedRest @13 06:00–13 18:00 rest=36 h owed=9 h date=2027-01-03'],
      ['warn owedRest @06 06:00–06 18:00 rest=36 h owed=9 h date=2026-12-27'],
      [],
    ])
  })
  test('a week is from Monday to Sunday', () => {
    const text = (date: string, time: string) => {
      const { monday, from, to } = weekOf(at(time, date))
      return `${monday} ${moment(from)}–${moment(to)}`
    }
    expect([
      text('2026-11-30', '00:00'),
      text('2026-11-29', '23:59'),
      text('2026-12-03', '12:00'),
      text('2026-10-25', '12:00'),
    ]).toEqual([
      '2026-11-30 30 00:00–07 00:00',
      '2026-11-23 23 00:00–30 00:00',
      '2026-11-30 30 00:00–07 00:00',
      '2026-10-19 19 00:00–26 00:00',
    ])
  })
})

describe('cabotage (VO (EG) 1072/2009, Art. 8)', () => {
  const town = (country: string, postalCode: string): PlanSite => {
    const place = findPlace(country, postalCode)
    if (!place) throw new Error(`no place ${country} ${postalCode}`)
    const { city, lat, lng } = place
    return { key: `${country}${postalCode}`, country, postalCode, city, point: { lat, lng } }
  }
  const places = {
    D: site('50667'),
    H: site('44135'),
    N: town('NL', '3011'),
    M: town('NL', '5911'),
    A: town('AT', '5020'),
    C: town('CH', '8001'),
  }
  type Place = keyof typeof places
  const carried = (id: string, from: Place, to: Place, date: string) => {
    const [start, over] = [places[from], places[to]].map((one, at) => ({
      site: at === 0 ? one : { ...one, key: `${one.key}-${id}` },
      fixed: false,
      date,
    }))
    return order(id, start ?? end('50667'), { ...(over ?? end('50667')), date: undefined }, { loadingMeters: 4 })
  }
  const own = truck('HH-NK 1')
  const judged = (given: readonly (readonly [Place, Place, string])[], resource: Resource = own) => {
    const orders = given.map(([from, to, date], index) => carried(`${index}`, from, to, date))
    const last = orders.at(-1)?.id ?? ''
    const on = board({
      resources: [resource],
      orders,
      tours: orders.slice(0, -1).map(({ id }) => lone(id, resource, id)),
      now: at('05:00', '2026-11-01'),
    })
    return told(assess({ resource: resource.key, stops: stops(`+${last} -${last}`) }, on)).filter((one) =>
      /cabotage|posting/.test(one),
    )
  }
  const inside = (...dates: string[]) => dates.map((date) => ['N', 'M', date] as const)
  test('is told of from the fourth on, after the seventh day, and in the pause', () => {
    const came = ['D', 'N', '2026-11-02'] as const
    expect([
      judged([['D', 'N', '2026-11-02']]),
      judged([['D', 'H', '2026-11-02']]),
      judged([...inside('2026-11-03')]),
      judged([came, ...inside('2026-11-03', '2026-11-04', '2026-11-05')]),
      judged([came, ...inside('2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06')]),
      judged([came, ...inside('2026-11-09')]),
      judged([came, ...inside('2026-11-10')]),
      judged([came, ...inside('2026-11-03'), ['D', 'N', '2026-11-05'], ...inside('2026-11-06')]),
      judged([came, ...inside('2026-11-03'), ['D', 'N', '2026-11-05'], ...inside('2026-11-09')]),
      judged([['N', 'A', '2026-11-03']]),
      judged([['C', 'A', '2026-11-03']]),
    ]).toEqual([
      [],
      [],
      ['warn cabotageUnknown country=Niederlande', 'warn posting country=Niederlande'],
      ['warn posting country=Niederlande'],
      ['warn cabotage country=Niederlande count=4', 'warn posting country=Niederlande'],
      ['warn posting country=Niederlande'],
      ['warn cabotageUnknown country=Niederlande', 'warn posting country=Niederlande'],
      ['warn cabotagePause country=Niederlande date=2026-11-08', 'warn posting country=Niederlande'],
      ['warn posting country=Niederlande'],
      ['warn posting country=Niederlande, Österreich'],
      ['warn posting country=Österreich'],
    ])
  })
  test('is reckoned from where who drives is at home', () => {
    const dutch = truck('N', { key: 'carrier:n', carrier: { country: 'NL' } })
    const unknown = truck('U', { key: 'carrier:u', carrier: {} })
    const atHome = truck('HH-NK 1', { home: town('NL', '3011') })
    expect([
      judged(inside('2026-11-03'), dutch),
      judged([['D', 'H', '2026-11-03']], dutch),
      judged(inside('2026-11-03'), unknown),
      judged(inside('2026-11-03'), atHome),
      judged([['D', 'H', '2026-11-03']], atHome),
    ]).toEqual([
      [],
      ['warn cabotageUnknown country=Deutschland', 'warn postingCarrier country=Deutschland'],
      ['warn cabotageUnknown country=Niederlande', 'warn postingCarrier country=Niederlande'],
      ['warn cabotageUnknown country=Niederlande', 'warn posting country=Niederlande'],
      [],
    ])
  })
})
