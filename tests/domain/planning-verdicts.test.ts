import { describe, expect, test } from 'vitest'
import type { Board, PlanOrder, PlanTour, Resource } from '#src/domain/planning/facts/board.ts'
import { judge } from '#src/domain/planning/offers/judge.ts'
import type { Placement } from '#src/domain/planning/scene/placement.ts'
import { moment, told } from './planning-told.ts'
import { at, board, end, lone, order, site, stops, tour, truck } from './planning-world.ts'

const DAY = '2026-11-27'
const SUNDAY = '2026-11-29'
const own = truck('HH-NK 1', { standsAt: site('30159', 'Hof'), home: site('30159', 'Hof') })
/** From Hannover to Kassel on Friday, 151 km and 2 h 09 min. */
const kassel = (id: string, more: Partial<PlanOrder> = {}, window: Parameters<typeof end>[1] = {}) =>
  order(
    id,
    end('30159', { date: DAY, from: '08:00', to: '10:00', company: `+${id}`, ...window }),
    end('34117', { date: DAY, from: '08:00', to: '18:00', company: `-${id}` }),
    { loadingMeters: 4, weightKg: 4_000, ...more },
  )
const plan = (orders: readonly PlanOrder[], tours: readonly PlanTour[] = [], more: Partial<Board> = {}) => ({
  ...board({ resources: [own], orders, tours }),
  ...more,
})
const said = (on: Board, row: string, more: Partial<Placement> = {}) =>
  told(judge({ resource: own.key, stops: stops(row), ...more }, on))

describe('two tours of one vehicle', () => {
  const [a, b] = [kassel('A'), kassel('B')]
  const back = order('C', end('34117', { company: 'Hof' }), end('30159', { company: 'Hof' }), { loadingMeters: 4 })
  const first = plan([a, b, back], [lone('1', own, 'A')])
  test('do not drive at one time, and it is said which ends and which begins', () => {
    expect([said(first, '+B -B', { startAt: at('09:00') }), said(first, '+B -B', { startAt: at('07:00') })]).toEqual([
      [
        'block overlap ~1 @27 09:00–27 11:09 duration=2 h 09 min minutes=129 tour=1 endCity=Kassel endAt=27 11:09 startAt=27 09:00 first=other',
      ],
      [
        'block overlap ~1 @27 08:00–27 10:09 duration=2 h 09 min minutes=129 tour=1 endCity=Kassel endAt=27 10:09 startAt=27 08:00 first=this',
        'warn early #0 duration=1 h minutes=60 city=Hannover beginAt=27 07:00 date=2026-11-27 windowFrom=08:00 windowTo=10:00',
      ],
    ])
  })
  test('one may begin as the other ends, where there is no way between them', () => {
    const same = { ...back, pickup: { ...a.delivery, date: undefined, from: undefined, to: undefined } }
    const on = plan([a, same], [lone('1', own, 'A')])
    const ended = at('11:09')
    expect([said(on, '+C -C', { startAt: ended }), said(on, '+C -C', { startAt: ended - 60_000 })]).toEqual([
      [],
      [
        'block overlap ~1 @27 11:08–27 11:09 duration=1 min minutes=1 tour=1 endCity=Kassel endAt=27 11:09 startAt=27 11:08 first=other → shift vehicle:HH-NK 1  27 11:09 timeAt=27 11:09 isOtherDay=0',
      ],
    ])
  })
  test('leave time for the way from one to the other, before and behind', () => {
    const later = order('D', end('30159', { company: 'Nord' }), end('30159', { company: 'Süd' }), { loadingMeters: 4 })
    const on = plan([a, back, later], [lone('1', own, 'A')])
    expect([
      said(on, '+D -D', { startAt: at('13:00') }),
      said(on, '+D -D', { startAt: at('13:18') }),
      said(on, '+D -D', { startAt: at('07:00') }),
    ]).toEqual([
      [
        'block unreachable ~1 duration=18 min minutes=18 city=Hannover fromCity=Kassel km=151 endAt=27 11:09 startAt=27 13:00 tour=1 → shift vehicle:HH-NK 1  27 14:03 timeAt=27 14:03 isOtherDay=0',
      ],
      [
        'block break @27 07:51–27 14:27 driven=4 h 36 min → shift vehicle:HH-NK 1  27 14:03 timeAt=27 14:03 isOtherDay=0',
      ],
      [
        'block overlap ~1 @27 08:00–27 08:09 duration=9 min minutes=9 tour=1 endCity=Hannover endAt=27 08:09 startAt=27 08:00 first=this → shift vehicle:HH-NK 1  27 06:42 timeAt=27 06:42 isOtherDay=0',
      ],
    ])
  })
  test('of a subcontractor drive at one time', () => {
    const firm = truck('K', { key: 'carrier:k' })
    const on = board({ resources: [firm], orders: [a, b], tours: [lone('1', firm, 'A')] })
    expect(told(judge({ resource: firm.key, stops: stops('+B -B'), startAt: at('08:00') }, on))).toEqual([])
  })
})

describe('the beginning of a tour', () => {
  const on = plan([kassel('A')], [lone('1', own, 'A')], { now: at('08:30') + 30_000 })
  test('is not past, to the minute, unless it was so before', () => {
    const starts = (time: string) => said(on, '+A -A', { startAt: at(time) })
    expect([starts('08:29'), starts('08:30'), said(on, '+A -A', { tourId: '1' })]).toEqual([
      ['block past #0 nowAt=27 08:30 → shift vehicle:HH-NK 1  27 08:45 timeAt=27 08:45 isOtherDay=0'],
      [],
      [],
    ])
  })
  test('is no sooner than the truck can be there from where it stands', () => {
    const far = truck('HH-NK 1', { standsAt: site('20457') })
    const there = { ...on, resources: [far], tours: [] }
    expect([said(there, '+A -A', { startAt: at('09:00') }), said(there, '+A -A', { startAt: at('10:54') })]).toEqual([
      [
        'block unreachable duration=1 h 54 min minutes=114 city=Hannover fromCity=Hamburg km=167 endAt=27 08:30 startAt=27 09:00 tour=',
      ],
      [
        'block break @27 08:31–27 14:03 driven=4 h 32 min',
        'block window #0 duration=54 min minutes=54 city=Hannover beginAt=27 10:54 date=2026-11-27 windowFrom=08:00 windowTo=10:00',
      ],
    ])
    const home = { ...there, resources: [truck('HH-NK 1', { home: site('20457') })] }
    expect(said(home, '+A -A', { startAt: at('09:00') })).toEqual([
      'block unreachable duration=1 h 54 min minutes=114 city=Hannover fromCity=Hamburg km=167 endAt=27 08:30 startAt=27 09:00 tour=',
    ])
  })
})

describe('windows and opening hours', () => {
  const lateOf = (window: Parameters<typeof end>[1], row: string, more: Partial<Placement> = {}) =>
    said(plan([kassel('A', {}, window)]), row, more)
  test('coming late and coming early is said by how much', () => {
    expect([
      lateOf({}, '+A -A', { startAt: at('10:20') }),
      lateOf({}, '+A -A', { startAt: at('10:00') }),
      lateOf({}, '+A -A', { startAt: at('07:35') }),
      lateOf({ fixed: true }, '+A -A', { startAt: at('07:35') }),
      lateOf({}, '+A@08:00 -A@10:00'),
      lateOf({ date: undefined }, '+A@08:00 -A'),
    ]).toEqual([
      [
        'block window #0 duration=20 min minutes=20 city=Hannover beginAt=27 10:20 date=2026-11-27 windowFrom=08:00 windowTo=10:00 → shift vehicle:HH-NK 1  27 10:00 timeAt=27 10:00 isOtherDay=0',
      ],
      [],
      [
        'warn early #0 duration=25 min minutes=25 city=Hannover beginAt=27 07:35 date=2026-11-27 windowFrom=08:00 windowTo=10:00 → shift vehicle:HH-NK 1  27 08:00 timeAt=27 08:00 isOtherDay=0',
      ],
      [
        'block early #0 duration=25 min minutes=25 city=Hannover beginAt=27 07:35 date=2026-11-27 windowFrom=08:00 windowTo=10:00 → shift vehicle:HH-NK 1  27 08:00 timeAt=27 08:00 isOtherDay=0',
      ],
      [],
      [],
    ])
  })
  const HOURS = 'Mo–Fr 08:00–12:00 / 13:00–17:00'
  test('a place that is closed, and one that closes before the work is done', () => {
    const open = { openingHours: HOURS, from: undefined, to: undefined }
    expect([
      lateOf(open, '+A@06:00 -A'),
      lateOf(open, '+A@12:15 -A'),
      lateOf(open, '+A@16:45 -A'),
      lateOf({ ...open, company: undefined }, '+A@17:30 -A'),
      lateOf(open, '+A@11:45 -A'),
    ]).toEqual([
      ['block closed #0 place=+A open=08:00–12:00 / 13:00–17:00 beginAt=27 06:00 date=2026-11-27'],
      ['block closed #0 place=+A open=08:00–12:00 / 13:00–17:00 beginAt=27 12:15 date=2026-11-27'],
      [
        'block closedBefore #0 place=+A close=17:00 until=17:15 beginAt=27 16:45 minutes=15 → shift vehicle:HH-NK 1  27 15:21 timeAt=27 15:21 isOtherDay=0',
        'block window #1 duration=1 h 24 min minutes=84 city=Kassel beginAt=27 19:24 date=2026-11-27 windowFrom=08:00 windowTo=18:00 → shift vehicle:HH-NK 1  27 15:21 timeAt=27 15:21 isOtherDay=0',
      ],
      [
        'block closed #0 place=30159 open=08:00–12:00 / 13:00–17:00 beginAt=27 17:30 date=2026-11-27 → shift vehicle:HH-NK 1  27 15:21 timeAt=27 15:21 isOtherDay=0',
        'block window #1 duration=2 h 09 min minutes=129 city=Kassel beginAt=27 20:09 date=2026-11-27 windowFrom=08:00 windowTo=18:00 → shift vehicle:HH-NK 1  27 15:21 timeAt=27 15:21 isOtherDay=0',
      ],
      [],
    ])
  })
  test('of what is done nothing is said', () => {
    const done = kassel('A', { transportStatus: 'IN_TRANSIT', status: 'IN_TRANSIT' }, { to: '08:00', from: '07:00' })
    expect(said(plan([done], [lone('1', own, 'A')], { now: at('12:00') }), '+A@09:00 -A', { tourId: '1' })).toEqual([])
  })
})

describe('what no reason lifts', () => {
  const [a, b] = [kassel('A'), kassel('B')]
  test('an order is loaded once and unloaded once, in this order', () => {
    const on = plan([a, b])
    expect(
      [said(on, '+A'), said(on, '-A +A'), said(on, '+A +A -A')].map((found) =>
        found.filter((one) => one.includes('final')),
      ),
    ).toEqual([
      ['block final tour.stopsIncomplete order=NK-A'],
      ['block final tour.deliveryFirst order=NK-A'],
      ['block final tour.stopsIncomplete order=NK-A'],
    ])
  })
  test('it is confirmed and neither billed nor cancelled', () => {
    const of = (status: PlanOrder['status']) => said(plan([kassel('A', { status })]), '+A -A')
    expect((['CREATED', 'CONFIRMED', 'BILLED', 'CANCELLED', 'unknown'] as PlanOrder['status'][]).map(of)).toEqual([
      ['block final notConfirmed order=NK-A'],
      [],
      ['block final closedOrder order=NK-A'],
      ['block final closedOrder order=NK-A'],
      ['block final notConfirmed order=NK-A'],
    ])
  })
  test('what is done stays where it is, on the tour and on those that lose orders', () => {
    const gone = kassel('A', { transportStatus: 'IN_TRANSIT', status: 'IN_TRANSIT' })
    const other = truck('HH-NK 2')
    const on = { ...plan([gone, b], [tour('1', own, '+A +B -A -B')], { now: at('09:00') }), resources: [own, other] }
    const finals = (placement: Placement) => told(judge(placement, on)).filter((one) => one.includes('final'))
    expect([
      finals({ resource: other.key, tourId: '1', stops: stops('+A +B -A -B') }),
      finals({ resource: own.key, tourId: '1', stops: stops('+B +A -A -B') }),
      finals({ resource: other.key, stops: stops('+A -A') }),
      finals({ resource: other.key, stops: stops('+B -B') }),
      finals({ resource: own.key, tourId: '1', stops: stops('+A -A +B -B') }),
    ]).toEqual([
      ['block final underWay tour=1'],
      ['block final tour.stopDone order=NK-A'],
      ['block final tour.stopDone order=NK-A'],
      [],
      [],
    ])
  })
})

describe('room, payload and pallet places', () => {
  const load = (id: string, loadingMeters: number, weightKg: number, pallets: number) =>
    kassel(id, { loadingMeters, weightKg, pallets })
  const small = truck('H-S 1', { loadingMeters: 10, payloadKg: 10_000, pallets: 20 })
  const judged = (row: string, orders: readonly PlanOrder[], as?: string) => {
    const on = board({ resources: [small], orders, tours: as === undefined ? [] : [tour('1', small, as)] })
    const verdict = judge({ resource: small.key, stops: stops(row), tourId: as === undefined ? undefined : '1' }, on)
    return [
      ...told(verdict).filter((one) => /loadingMeters|weight|pallets/.test(one)),
      ...verdict.legs.map(
        ({ fromStop, toStop, plannedMeters, addedMeters, capacity, kg, pallets }) =>
          `${fromStop}–${toStop}: ${plannedMeters}+${addedMeters} of ${capacity} ${kg} ${pallets}`,
      ),
    ]
  }
  test('are judged on the fullest leg of the first run that is too full', () => {
    const three = [load('A', 6, 6_000, 12), load('B', 5.1, 5_000, 10), load('C', 4.2, 4_500, 9)]
    expect([
      judged('+A +B +C -A -B -C', three),
      judged('+A +B -A -B +C -C', three, '+A -A'),
      judged('+A +B -A +C -B -C', three, '+A +B -A -B'),
    ]).toEqual([
      [
        'block loadingMeters #1 @27 08:54–27 13:12 over=5.3 from=Hannover to=Kassel planned=0 added=15.3 sum=15.3 capacity=10',
        'block weight #1 @27 08:54–27 13:12 over=5500 from=Hannover to=Kassel planned=0 added=15500 sum=15500 capacity=10000',
        '0–1: 0+6 of 10 6000 12',
        '1–2: 0+11.1 of 10 11000 22',
        '2–3: 0+15.3 of 10 15500 31',
        '3–4: 0+9.3 of 10 9500 19',
        '4–5: 0+4.2 of 10 4500 9',
      ],
      [
        'block loadingMeters #1 @27 08:54–27 12:33 over=1.1 from=Hannover to=Kassel planned=6 added=5.1 sum=11.1 capacity=10',
        'block weight #1 @27 08:54–27 12:33 over=1000 from=Hannover to=Kassel planned=6000 added=5000 sum=11000 capacity=10000',
        '0–1: 6+0 of 10 6000 12',
        '1–2: 6+5.1 of 10 11000 22',
        '2–3: 0+5.1 of 10 5000 10',
        '3–4: 0+0 of 10 0 0',
        '4–5: 0+4.2 of 10 4500 9',
      ],
      [
        'block loadingMeters #1 @27 08:54–27 12:33 over=1.1 from=Hannover to=Kassel planned=11.1 added=0 sum=11.1 capacity=10',
        'block weight #1 @27 08:54–27 12:33 over=1000 from=Hannover to=Kassel planned=11000 added=0 sum=11000 capacity=10000',
        '0–1: 6+0 of 10 6000 12',
        '1–2: 11.1+0 of 10 11000 22',
        '2–3: 5.1+0 of 10 5000 10',
        '3–4: 5.1+4.2 of 10 9500 19',
        '4–5: 0+4.2 of 10 4500 9',
      ],
    ])
  })
  test('just as much as there is goes in; more pallets than places is a hint alone', () => {
    expect([
      judged('+A -A', [load('A', 10, 10_000, 20)]),
      judged('+A -A', [load('A', 10, 10_000, 21)]),
      judged('+A -A', [load('A', 10.001, 10_001, 21)]),
    ]).toEqual([
      ['0–1: 0+10 of 10 10000 20'],
      [
        'warn pallets #0 @27 08:00–27 12:09 over=1 from=Hannover to=Kassel planned=0 added=21 sum=21 capacity=20',
        '0–1: 0+10 of 10 10000 21',
      ],
      [
        'block loadingMeters #0 @27 08:00–27 12:09 over=0.001 from=Hannover to=Kassel planned=0 added=10.001 sum=10.001 capacity=10',
        'block weight #0 @27 08:00–27 12:09 over=1 from=Hannover to=Kassel planned=0 added=10001 sum=10001 capacity=10000',
        '0–1: 0+10.001 of 10 10001 21',
      ],
    ])
  })
  test('stops at one house are one halt', () => {
    const same = [kassel('A', {}, { company: 'Lager' }), kassel('B', {}, { company: 'Lager' })]
    expect(judged('+A +B -A -B', same)).toEqual(['1–2: 0+8 of 10 8000 0', '2–3: 0+4 of 10 4000 0'])
  })
  test('of a truck nobody knows the measures of are those of its type', () => {
    const typed = truck('H-S 2', {
      type: 'SOLO_12',
      loadingMeters: undefined,
      payloadKg: undefined,
      pallets: undefined,
    })
    const unknown = { ...typed, type: undefined }
    const of = (resource: Resource) =>
      told(
        judge(
          { resource: resource.key, stops: stops('+A -A') },
          board({ resources: [resource], orders: [load('A', 8, 6_000, 20)] }),
        ),
      )
    expect([of(typed), of(unknown)]).toEqual([
      [
        'block loadingMeters #0 @27 08:00–27 12:09 over=0.8 from=Hannover to=Kassel planned=0 added=8 sum=8 capacity=7.2',
        'block weight #0 @27 08:00–27 12:09 over=500 from=Hannover to=Kassel planned=0 added=6000 sum=6000 capacity=5500',
      ],
      [],
    ])
  })
})

describe('driving bans on a tour', () => {
  const until = (to: string, date = SUNDAY, more: Partial<PlanOrder> = {}) =>
    order('A', end('30159', { date, company: 'Lager' }), end('34117', { date, to, company: 'Empfang' }), {
      loadingMeters: 4,
      ...more,
    })
  const on = (one: PlanOrder, resources: readonly Resource[] = [truck('HH-NK 1')], now = at('12:00', '2026-05-01')) =>
    board({ resources, orders: [one], now })
  const judged = (one: PlanOrder, startAt: number, ...more: [resources?: readonly Resource[], now?: number]) =>
    told(judge({ resource: own.key, stops: stops('+A -A'), startAt }, on(one, ...more)))
  test('are said with how long, until when and whose holiday it is', () => {
    const corpus = '2026-06-04'
    expect([
      judged(until('12:00'), at('06:00', SUNDAY)),
      judged(until('23:00', '2026-11-28'), at('21:00', '2026-11-28')),
      judged(until('12:00', '2026-12-25'), at('06:00', '2026-12-25')),
      judged(until('12:00', corpus), at('06:00', corpus)),
      judged(until('12:00', SUNDAY, { banExemption: 'permit' }), at('06:00', SUNDAY)),
    ]).toEqual([
      [
        'block sundayBan @29 06:30–29 22:00 duration=2 h 09 min minutes=129 holiday= untilAt=29 22:00 state= estimated=0',
      ],
      [
        'block window #1 duration=39 min minutes=39 city=Kassel beginAt=28 23:39 date=2026-11-28 windowFrom= windowTo=23:00 → shift vehicle:HH-NK 1  28 20:21 timeAt=28 20:21 isOtherDay=0',
      ],
      [
        'block holidayBan @25 06:30–25 22:00 duration=2 h 09 min minutes=129 holiday=1. Weihnachtstag untilAt=25 22:00 state= estimated=0',
      ],
      [
        'block holidayBan @04 08:01–04 22:00 duration=37 min minutes=37 holiday=Fronleichnam untilAt=04 22:00 state=Hessen estimated=1',
      ],
      ['warn banExempt @29 06:30–29 08:39 orders=NK-A why=permit'],
    ])
  })
  test('of what is driven already nothing is said', () => {
    expect(
      judged(until('12:00'), at('06:00', SUNDAY), [truck('HH-NK 1')], at('11:00', SUNDAY)).filter((one) =>
        one.includes('Ban'),
      ),
    ).toEqual([])
  })
  test('bind the empty way to a tour, where there is no time to stand', () => {
    const far = truck('HH-NK 1', { standsAt: site('60311') })
    const monday = order(
      'A',
      end('30159', { date: '2026-11-30', from: '00:30', to: '01:00' }),
      end('34117', { date: '2026-11-30' }),
      { loadingMeters: 4 },
    )
    expect([
      judged(monday, at('00:30', '2026-11-30'), [far], at('17:30', SUNDAY)),
      judged(monday, at('04:00', '2026-11-30'), [far], at('17:30', SUNDAY)),
    ]).toEqual([
      [
        'block sundayBan @29 19:00–29 22:00 duration=3 h minutes=180 holiday= untilAt=29 22:00 fromCity=Frankfurt am Main city=Hannover estimated=0 state=',
      ],
      [
        'block window #0 duration=3 h minutes=180 city=Hannover beginAt=30 04:00 date=2026-11-30 windowFrom=00:30 windowTo=01:00',
      ],
    ])
  })
})

test('a daily rest that was not on the way before is said', () => {
  const long = order(
    'A',
    end('20457', { date: DAY, from: '06:00', to: '08:00' }),
    end('60311', { date: '2026-11-28' }),
    { loadingMeters: 4 },
  )
  const more = order('B', end('28197', { date: DAY }), end('90402', { date: '2026-11-28' }), { loadingMeters: 4 })
  const on = plan([long, more], [lone('1', own, 'A')])
  expect([said(on, '+A +B -B -A', { tourId: '1' }), said(plan([long, more]), '+A -A')]).toEqual([
    ['warn restNeeded @27 16:45–28 03:45 fromAt=27 16:45 toAt=28 03:45'],
    ['warn shortRest @27 06:00–27 14:22 rest=9 h 38 min before=11 h needed=11 h duty=8 h 22 min count=1'],
  ])
})

describe('what it costs and brings', () => {
  const priced = (id: string, more: Partial<PlanOrder> = {}) => kassel(id, { customerPrice: 300, ...more })
  const other = truck('HH-NK 2', { standsAt: site('34117', 'Depot'), home: site('34117', 'Depot'), type: 'SOLO_12' })
  const firm = truck('K', { key: 'carrier:k' })
  const resources = [own, other, firm]
  const figures = (
    placement: Placement,
    orders: readonly PlanOrder[],
    tours: readonly PlanTour[] = [],
    more: Partial<Board> = {},
  ) => {
    const { figures: found } = judge(placement, { ...board({ resources, orders, tours }), ...more })
    const { km, kmBefore, emptyKm, emptyKmBefore, minutes, minutesBefore, extraKm, customerPrice, extraCost, margin } =
      found
    return `${km}/${kmBefore} km, ${emptyKm}/${emptyKmBefore} empty, ${extraKm} more, ${minutes}/${minutesBefore} min; ${customerPrice} − ${extraCost} = ${margin}`
  }
  const [a, b] = [priced('A'), priced('B', { customerPrice: 200.1 })]
  const alone = { resource: own.key, stops: stops('+A -A'), startAt: at('08:00') }
  test('a tour of its own: its way, the empty one to it and part of the way home', () => {
    expect([
      figures(alone, [a]),
      figures({ ...alone, resource: other.key }, [a]),
      figures({ ...alone, resource: undefined }, [a]),
      figures({ ...alone, resource: firm.key }, [a]),
      figures({ ...alone, resource: firm.key }, [{ ...a, carrierPrice: 250.5 }]),
      figures(alone, [{ ...a, customerPrice: undefined }]),
      figures(alone, [a], [], { eurPerKm: 0 }),
      figures(alone, [a], [], { now: at('09:00') }),
    ]).toEqual([
      '151/0 km, 10/0 empty, 161 more, 189/0 min; 300 − 316.18 = -16.18',
      '151/0 km, 151/0 empty, 302 more, 189/0 min; 300 − 360.95 = -60.95',
      '151/0 km, 0/0 empty, 151 more, 189/0 min; undefined − undefined = undefined',
      '151/0 km, 0/0 empty, 151 more, 189/0 min; 300 − undefined = undefined',
      '151/0 km, 0/0 empty, 151 more, 189/0 min; 300 − 250.5 = 49.5',
      '151/0 km, 10/0 empty, 161 more, 189/0 min; undefined − undefined = undefined',
      '151/0 km, 10/0 empty, 161 more, 189/0 min; undefined − undefined = undefined',
      '151/0 km, 0/0 empty, 151 more, 189/0 min; 300 − 301.58 = -1.58',
    ])
  })
  test('an order that joins, and one of two whose price is not known', () => {
    const on = [lone('1', own, 'A')]
    const joined = { resource: own.key, tourId: '1', stops: stops('+A +B -A -B') }
    expect([
      figures(joined, [a, b], on),
      figures(joined, [a, { ...b, customerPrice: undefined }], on),
      figures({ ...joined, resource: other.key }, [a, b], on),
      figures({ resource: other.key, tourId: '1', stops: stops('+A -A') }, [a, b], on),
    ]).toEqual([
      '171/151 km, 10/10 empty, 20 more, 267/189 min; 200.1 − 55.2 = 144.9',
      '171/151 km, 10/10 empty, 20 more, 267/189 min; undefined − 55.2 = undefined',
      '171/151 km, 151/10 empty, 161 more, 267/189 min; 200.1 − 92.78 = 107.32',
      '151/151 km, 151/10 empty, 141 more, 189/189 min; undefined − 44.78 = -44.78',
    ])
  })
  test('an order that leaves another tour, and a tour that is left empty', () => {
    const on = [tour('1', own, '+A +B -A -B'), lone('2', other, 'C')]
    const c = order(
      'C',
      end('34117', { date: '2026-11-30', from: '08:00', company: 'Lager C' }),
      end('30159', { date: '2026-11-30' }),
      { loadingMeters: 3, customerPrice: 150 },
    )
    expect([
      figures({ resource: other.key, stops: stops('+B -B'), startAt: at('08:00') }, [a, b, c], on),
      figures({ resource: own.key, tourId: '1', stops: stops('+A +B -A -B +C -C') }, [a, b, c], on),
      figures({ resource: undefined, tourId: '1', stops: stops('+A +B -A -B') }, [a, b, c], on),
      figures({ resource: firm.key, tourId: '2', stops: stops('+C -C') }, [a, b, c], on),
    ]).toEqual([
      '302/171 km, 171/20 empty, 282 more, 378/267 min; undefined − 303 = -303',
      '332/322 km, 10/20 empty, 0 more, 4509/456 min; undefined − -35.03 = 35.03',
      '171/171 km, 0/10 empty, -10 more, 267/267 min; undefined − undefined = undefined',
      '151/151 km, 0/10 empty, -10 more, 189/189 min; undefined − -244.63 = 244.63',
    ])
  })
  test('a loss is a hint', () => {
    const loss = (customerPrice: number) => told(judge(alone, board({ resources, orders: [{ ...a, customerPrice }] })))
    expect([loss(300), loss(100)]).toEqual([['warn loss margin=-16.18'], ['warn loss margin=-216.18']])
  })
})

test('a truck carries dangerous goods only with ADR equipment, and what may not ride together does not', () => {
  const line = (unNumber: string, adrClass: string, more: object = {}) => ({
    unNumber,
    class: adrClass,
    packingGroup: 'II',
    quantity: 500,
    unit: 'kg' as const,
    name: 'Stoff',
    ...more,
  })
  const goods = (id: string, ...lines: ReturnType<typeof line>[]) => kassel(id, { dangerousGoods: lines })
  const judged = (orders: readonly PlanOrder[], adr: boolean | undefined) => {
    const resource = truck('H-A 1', { adr })
    const row = [...orders.map(({ id }) => `+${id}`), ...orders.map(({ id }) => `-${id}`)].join(' ')
    return told(judge({ resource: resource.key, stops: stops(row) }, board({ resources: [resource], orders }))).filter(
      (one) => /adr|mixed/.test(one),
    )
  }
  expect([
    judged([goods('A', line('1263', '3'))], false),
    judged([goods('A', line('1263', '3'))], true),
    judged([goods('A', line('1263', '3')), goods('B', line('0081', '1.1D', { packingGroup: undefined }))], true),
  ]).toEqual([['block adr plate=H-A 1 points=1500'], [], ['block mixedLoading one=UN 1263 Stoff other=UN 0081 Stoff']])
})

test('times are shown as they are', () =>
  expect([moment(undefined), moment(-Infinity), moment(at('08:00'))]).toEqual(['undefined', '-Infinity', '27 08:00']))
