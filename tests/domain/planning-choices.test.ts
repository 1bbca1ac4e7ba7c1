import { describe, expect, test } from 'vitest'
import { assess } from '#src/domain/planning/checks/assess.ts'
import type { Board, PlanOrder, Resource } from '#src/domain/planning/facts/board.ts'
import { insertionsInto, placementAt } from '#src/domain/planning/offers/insertion.ts'
import { judge } from '#src/domain/planning/offers/judge.ts'
import { busyOn, emptyKmTo, rowOffer, wantedOf } from '#src/domain/planning/offers/offers.ts'
import { bestPlaces } from '#src/domain/planning/offers/proposals.ts'
import { byWorth, insertions, joined, kmOf, ownStops } from '#src/domain/planning/offers/routes.ts'
import type { Placement, Verdict } from '#src/domain/planning/scene/placement.ts'
import type { TourStop } from '#src/domain/tours/stops.ts'
import { moment, told } from './planning-told.ts'
import { at, board, end, lone, order, site, stops, tour, truck } from './planning-world.ts'

const DAY = '2026-11-27'
const SUNDAY = '2026-11-29'
type Window = Parameters<typeof end>[1]
const ride = (
  id: string,
  from: string,
  to: string,
  load: Window = {},
  more: Partial<PlanOrder> = {},
  unload: Window = {},
) =>
  order(id, end(from, { date: DAY, company: `+${id}`, ...load }), end(to, { company: `-${id}`, ...unload }), {
    loadingMeters: 4,
    customerPrice: 500,
    ...more,
  })
const one = truck('HH-NK 1', { standsAt: site('30159') })
const two = truck('HH-NK 2', { standsAt: site('60311') })
const firm = truck('K', { key: 'carrier:k' })
const rowText = (row: readonly TourStop[]) =>
  row
    .map(
      ({ orderId, kind, plannedTime }) =>
        `${kind === 'pickup' ? '+' : '-'}${orderId}${plannedTime === undefined ? '' : `@${plannedTime}`}`,
    )
    .join(' ')
const placeText = ({ resource, tourId, stops: row, startAt }: Placement) =>
  `${resource} ${tourId ?? 'new'} ${rowText(row)} ${startAt === undefined ? '' : moment(startAt)}`

describe('what would be better', () => {
  const plan = (orders: readonly PlanOrder[], more: Partial<Board> = {}): Board => ({
    ...board({ resources: [one, two], orders }),
    ...more,
  })
  const said = (on: Board, id: string, startAt: number, more: Partial<Placement> = {}, best?: Verdict) =>
    told(judge({ resource: one.key, stops: stops(`+${id} -${id}`), startAt, ...more }, on, best))
  test('is the nearest time: before or behind the tours around, with a break or a rest between', () => {
    const orders = [
      ride('A', '30159', '34117', { from: '08:00' }),
      ride('B', '34117', '60311', { from: '06:00' }),
      ride('C', '30159', '20457', { from: '06:00', to: '20:00' }),
      ride('D', '34117', '80331', {}, {}, { date: '2026-11-28', to: '22:00' }),
    ]
    const on = plan(orders, { tours: [lone('1', one, 'A')] })
    expect([
      said(on, 'B', at('09:00')),
      said(on, 'C', at('09:00')),
      said(on, 'C', at('07:00')),
      said(on, 'D', at('11:30')),
      said(on, 'B', at('05:00')),
    ]).toEqual([
      [
        'block overlap ~1 @27 09:00–27 11:09 duration=2 h 09 min minutes=129 tour=1 endCity=Kassel endAt=27 11:09 startAt=27 09:00 first=other → shift vehicle:HH-NK 1  27 12:03 timeAt=27 12:03 isOtherDay=0',
      ],
      [
        'block overlap ~1 @27 09:00–27 11:09 duration=2 h 09 min minutes=129 tour=1 endCity=Kassel endAt=27 11:09 startAt=27 09:00 first=other → shift vehicle:HH-NK 1  27 14:03 timeAt=27 14:03 isOtherDay=0',
      ],
      [
        'block overlap ~1 @27 08:00–27 10:23 duration=2 h 23 min minutes=143 tour=1 endCity=Hamburg endAt=27 10:23 startAt=27 08:00 first=this → shift vehicle:HH-NK 1  27 14:03 timeAt=27 14:03 isOtherDay=0',
        'warn loss margin=-13.64',
      ],
      [
        'block break @27 07:51–28 00:30 driven=6 h 57 min → shift vehicle:HH-NK 1  27 22:18 timeAt=27 22:18 isOtherDay=0',
        'block shift @27 07:51–28 00:30 duty=16 h 39 min allowed=15 h fromAt=27 07:51 toAt=28 00:30 → shift vehicle:HH-NK 1  27 22:18 timeAt=27 22:18 isOtherDay=0',
        'warn longDay @27 07:51–28 00:30 driven=9 h 24 min allowed=9 h count=1',
        'warn loss margin=-363.42',
      ],
      [
        'block overlap ~1 @27 08:00–27 08:38 duration=38 min minutes=38 tour=1 endCity=Frankfurt am Main endAt=27 08:38 startAt=27 08:00 first=this → shift vehicle:HH-NK 1  27 12:03 timeAt=27 12:03 isOtherDay=0',
        'warn early #0 duration=1 h minutes=60 city=Kassel beginAt=27 05:00 date=2026-11-27 windowFrom=06:00 windowTo= → shift vehicle:HH-NK 1  27 12:03 timeAt=27 12:03 isOtherDay=0',
        'warn loss margin=-485.22',
      ],
    ])
  })
  test('is to be there as a window opens, or sooner where it closes', () => {
    const on = plan([
      ride(
        'A',
        '30159',
        '34117',
        { from: '10:00', to: '12:00' },
        {},
        { date: DAY, from: '13:00', to: '14:00', openingHours: 'Mo–Fr 07:00–16:00' },
      ),
      ride('B', '30159', '34117', { openingHours: 'Mo–Fr 08:00–16:00' }, {}, { date: '2026-11-30' }),
      ride('C', '30159', '34117', { date: '2026-11-20', from: '08:00', to: '09:00' }),
    ])
    expect([
      said(on, 'A', at('08:00')),
      said(on, 'A', at('11:50')),
      said(on, 'A', at('12:30')),
      said(on, 'A', at('11:00', '2026-11-28')),
      said(on, 'B', at('15:50')),
      said(on, 'B', at('04:00')),
      said(on, 'C', at('08:00')),
    ]).toEqual([
      [
        'warn early #0 duration=2 h minutes=120 city=Hannover beginAt=27 08:00 date=2026-11-27 windowFrom=10:00 windowTo=12:00 → shift vehicle:HH-NK 1  27 10:00 timeAt=27 10:00 isOtherDay=0',
      ],
      [
        'block window #1 duration=29 min minutes=29 city=Kassel beginAt=27 14:29 date=2026-11-27 windowFrom=13:00 windowTo=14:00 → shift vehicle:HH-NK 1  27 11:21 timeAt=27 11:21 isOtherDay=0',
      ],
      [
        'block window #0 duration=30 min minutes=30 city=Hannover beginAt=27 12:30 date=2026-11-27 windowFrom=10:00 windowTo=12:00 → shift vehicle:HH-NK 1  27 11:21 timeAt=27 11:21 isOtherDay=0',
        'block window #1 duration=1 h 09 min minutes=69 city=Kassel beginAt=27 15:09 date=2026-11-27 windowFrom=13:00 windowTo=14:00 → shift vehicle:HH-NK 1  27 11:21 timeAt=27 11:21 isOtherDay=0',
      ],
      [
        'block window #0 duration=23 h minutes=1380 city=Hannover beginAt=28 11:00 date=2026-11-27 windowFrom=10:00 windowTo=12:00 → shift vehicle:HH-NK 1  27 11:21 timeAt=27 11:21 isOtherDay=1',
        'block window #1 duration=23 h 39 min minutes=1419 city=Kassel beginAt=28 13:39 date=2026-11-27 windowFrom=13:00 windowTo=14:00 → shift vehicle:HH-NK 1  27 11:21 timeAt=27 11:21 isOtherDay=1',
        'block closed #1 place=-A open= beginAt=28 13:39 date=2026-11-28 → shift vehicle:HH-NK 1  27 11:21 timeAt=27 11:21 isOtherDay=1',
      ],
      [
        'block closedBefore #0 place=+B close=16:00 until=16:20 beginAt=27 15:50 minutes=20 → shift vehicle:HH-NK 1  27 15:30 timeAt=27 15:30 isOtherDay=0',
      ],
      ['block closed #0 place=+B open=08:00–16:00 beginAt=27 04:00 date=2026-11-27'],
      [
        'block window #0 duration=167 h minutes=10020 city=Hannover beginAt=27 08:00 date=2026-11-20 windowFrom=08:00 windowTo=09:00',
      ],
    ])
  })
  test('is to drive before or behind a ban', () => {
    const on = plan([
      ride('A', '30159', '34117', { date: undefined }, {}, { date: SUNDAY, to: '12:00' }),
      ride('B', '30159', '34117', { date: undefined }, {}, { date: SUNDAY, from: '06:00', to: '23:00' }),
    ])
    expect([
      said(on, 'A', at('06:00', SUNDAY)),
      said(on, 'B', at('06:00', SUNDAY)),
      said(on, 'B', at('20:50', SUNDAY)),
    ]).toEqual([
      [
        'block sundayBan @29 06:30–29 22:00 duration=2 h 09 min minutes=129 holiday= untilAt=29 22:00 state= estimated=0 → shift vehicle:HH-NK 1  28 20:51 timeAt=28 20:51 isOtherDay=1',
      ],
      [
        'block sundayBan @29 06:30–29 22:00 duration=2 h 09 min minutes=129 holiday= untilAt=29 22:00 state= estimated=0 → shift vehicle:HH-NK 1  28 20:51 timeAt=28 20:51 isOtherDay=1',
      ],
      [
        'block sundayBan @29 21:20–29 22:00 duration=40 min minutes=40 holiday= untilAt=29 22:00 state= estimated=0 → shift vehicle:HH-NK 1  28 20:51 timeAt=28 20:51 isOtherDay=1',
        'block window #1 duration=29 min minutes=29 city=Kassel beginAt=29 23:29 date=2026-11-29 windowFrom=06:00 windowTo=23:00 → shift vehicle:HH-NK 1  28 20:51 timeAt=28 20:51 isOtherDay=1',
      ],
    ])
  })
  test('is another place that breaks nothing, where one is known', () => {
    const on = plan(
      [
        ride('A', '60311', '50667', { from: '08:00', to: '10:00' }, { loadingMeters: 14 }),
        ride('B', '30159', '34117', { from: '08:00' }),
      ],
      { resources: [one, { ...two, loadingMeters: 15 }, firm], tours: [lone('1', two, 'B')] },
    )
    const best = (placement: Placement) => assess(placement, on)
    const free = best({ resource: two.key, stops: stops('+A -A'), startAt: at('08:00') })
    const beside = best({ resource: firm.key, tourId: '1', stops: stops('+B -B +A -A') })
    expect([
      said(on, 'A', at('08:00'), {}, free),
      said({ ...on, tours: [] }, 'A', at('08:00'), {}, assess(free.placement, { ...on, tours: [] })),
      said(on, 'A', at('08:00'), {}, { ...beside, violations: [] }),
      said(on, 'A', at('08:00'), {}, best({ resource: one.key, stops: stops('+A -A'), startAt: at('09:00') })),
      said(on, 'A', at('08:00'), { stops: stops('-A +A') }, { ...beside, violations: [] }),
    ]).toEqual([
      [
        'block loadingMeters #0 @27 08:00–27 12:46 over=0.4 from=Frankfurt am Main to=Köln planned=0 added=14 sum=14 capacity=13.6',
        'warn loss margin=-319.96',
      ],
      [
        'block loadingMeters #0 @27 08:00–27 12:46 over=0.4 from=Frankfurt am Main to=Köln planned=0 added=14 sum=14 capacity=13.6 → resource vehicle:HH-NK 2  27 08:00 label=HH-NK 2',
        'warn loss margin=-319.96',
      ],
      [
        'block loadingMeters #0 @27 08:00–27 12:46 over=0.4 from=Frankfurt am Main to=Köln planned=0 added=14 sum=14 capacity=13.6 → place carrier:k 1 undefined label=K',
        'warn loss margin=-319.96',
      ],
      [
        'block loadingMeters #0 @27 08:00–27 12:46 over=0.4 from=Frankfurt am Main to=Köln planned=0 added=14 sum=14 capacity=13.6',
        'warn loss margin=-319.96',
      ],
      [
        'block final tour.deliveryFirst order=NK-A',
        'block window #1 duration=1 h 46 min minutes=106 city=Frankfurt am Main beginAt=27 11:46 date=2026-11-27 windowFrom=08:00 windowTo=10:00 → shift vehicle:HH-NK 1  27 06:14 timeAt=27 06:14 isOtherDay=0',
        'warn loss margin=-296.6',
      ],
    ])
  })
  test('is nothing where something is done, or where no time is near', () => {
    const done = ride(
      'A',
      '30159',
      '34117',
      { to: '09:00' },
      { transportStatus: 'IN_TRANSIT' },
      { date: DAY, to: '10:00' },
    )
    const past = ride('B', '30159', '34117', { date: '2026-11-10', to: '09:00' })
    expect([
      said(plan([done], { now: at('12:00'), tours: [lone('1', one, 'A')] }), 'A', at('08:00'), {
        tourId: '1',
        startAt: undefined,
      }),
      said(plan([past]), 'B', at('08:00')),
    ]).toEqual([
      [
        'block window #1 duration=4 h 09 min minutes=249 city=Kassel beginAt=27 14:09 date=2026-11-27 windowFrom= windowTo=10:00',
      ],
      [
        'block window #0 duration=407 h minutes=24420 city=Hannover beginAt=27 08:00 date=2026-11-10 windowFrom= windowTo=09:00',
      ],
    ])
  })
})

describe('rows of stops', () => {
  const orders = new Map(
    [
      ride('A', '30159', '34117'),
      ride('B', '34117', '60311'),
      ride('C', '20457', '80331', {}, { transportStatus: 'IN_TRANSIT' }),
    ].map((each) => [each.id, each]),
  )
  test('are as long as the way along them', () => {
    expect([
      kmOf([], orders),
      kmOf(stops('+A -A'), orders),
      kmOf(stops('+A -A +B -B'), orders),
      kmOf(stops('+A +X -A'), orders),
      kmOf(stops('+X +A -A'), orders),
    ]).toEqual([0, 151, 345, 151, 151])
  })
  test('take an order at every place behind what is done, the shortest first where several join', () => {
    expect([
      insertions(stops('+A -A'), 'B', orders).map(rowText),
      insertions(stops('+C -C'), 'A', orders).map(rowText),
      insertions([], 'A', orders).map(rowText),
      rowText(joined(stops('+A -A'), ['B', 'C'], orders)),
      rowText(joined([], [], orders)),
    ]).toEqual([
      ['+B -B +A -A', '+B +A -B -A', '+B +A -A -B', '+A +B -B -A', '+A +B -A -B', '+A -A +B -B'],
      ['+C +A -A -C', '+C +A -C -A', '+C -C +A -A'],
      ['+A -A'],
      '+C +A +B -A -B -C',
      '',
    ])
  })
  test('of what is carried stand as they stood together, without times but for what is done', () => {
    const on = {
      ...board({ resources: [one, two] }),
      orders,
      tours: [tour('1', one, '+A@08:00 +B -A@10:00 -B'), tour('2', two, '+C@06:00 -C@12:00')],
    }
    const own = (...given: Parameters<typeof ownStops>[0][]) =>
      given.map((picked) => {
        const { tourId, stops: row } = ownStops(picked, on)
        return `${tourId} ${rowText(row)}`
      })
    expect(
      own(
        { orderIds: ['A', 'B'] },
        { orderIds: ['B'] },
        { orderIds: ['A', 'C'] },
        { orderIds: [], tourId: '2' },
        { orderIds: ['C'] },
        { orderIds: ['X'], tourId: '9' },
        { orderIds: [] },
      ),
    ).toEqual([
      '1 +A +B -A -B',
      'undefined +B -B',
      'undefined +C +A -A -C',
      '2 +C@06:00 -C',
      '2 +C@06:00 -C',
      'undefined +X -X',
      'undefined ',
    ])
  })
  test('the better verdict: less broken, then worth more, then less to mind, then sooner', () => {
    const verdict = (
      name: string,
      {
        broken = [] as string[],
        hints = 0,
        margin,
        extraKm = 0,
        minutes = 0,
        end: over = 0,
      }: { broken?: string[]; hints?: number; margin?: number; extraKm?: number; minutes?: number; end?: number },
    ) =>
      ({
        name,
        violations: broken.map((code) => ({ code: `reason.plan.${code}`, severity: 'block', values: {} })),
        hints: Array.from({ length: hints }, () => ({})),
        figures: { margin, extraKm, minutes },
        timeline: { end: over },
      }) as unknown as Verdict & { name: string }
    const all = [
      verdict('does not fit', { broken: ['weight'], margin: 900 }),
      verdict('late twice', { broken: ['window', 'window'], margin: 500 }),
      verdict('late', { broken: ['window'], margin: 1 }),
      verdict('far', { extraKm: 200 }),
      verdict('near', { extraKm: 100 }),
      verdict('poor', { margin: -20, extraKm: 1 }),
      verdict('rich', { margin: 100, extraKm: 300 }),
      verdict('with a hint', { margin: 50, hints: 1 }),
      verdict('ends later', { margin: 50, end: 2 }),
      verdict('ends sooner', { margin: 50, end: 1 }),
      verdict('takes longer', { margin: 50, minutes: 60 }),
      verdict('is farther', { margin: 50, extraKm: 30 }),
    ]
    const sorted = all.toSorted(byWorth).map(({ name }) => name)
    expect([
      sorted,
      all
        .toReversed()
        .toSorted(byWorth)
        .map(({ name }) => name),
    ]).toEqual([
      [
        'rich',
        'ends sooner',
        'ends later',
        'is farther',
        'takes longer',
        'with a hint',
        'poor',
        'near',
        'far',
        'late',
        'late twice',
        'does not fit',
      ],
      [
        'rich',
        'ends sooner',
        'ends later',
        'is farther',
        'takes longer',
        'with a hint',
        'poor',
        'near',
        'far',
        'late',
        'late twice',
        'does not fit',
      ],
    ])
  })
})

describe('the best places', () => {
  const orders = [
    ride('A', '30159', '34117', { from: '08:00', to: '10:00' }),
    ride('B', '34117', '60311', { from: '14:00', to: '16:00' }),
    ride('N', '30159', '60311', { from: '07:00', to: '12:00' }),
    ride('M', '34117', '60311', { from: '07:00', to: '18:00' }),
  ]
  const found = (
    picked: Parameters<typeof bestPlaces>[0],
    {
      most = 5,
      more = {},
      ...options
    }: { most?: number; more?: Partial<Board> } & Parameters<typeof bestPlaces>[3] = {},
  ) => {
    const on = {
      ...board({
        resources: [one, two, firm],
        orders,
        tours: [lone('1', one, 'A'), lone('2', one, 'B')],
        now: at('05:02'),
      }),
      ...more,
    }
    const { best, checked } = bestPlaces(picked, on, most, options)
    return [
      `${checked} checked`,
      ...best.map(
        ({ placement, violations, figures }) =>
          `${placeText(placement)} ${figures.margin} ${violations.map(({ code }) => code).join()}`,
      ),
    ]
  }
  test('are those that break nothing, then by what is left, one for each row', () => {
    expect([
      found({ orderIds: ['N'] }),
      found({ orderIds: ['N', 'M'] }),
      found({ orderIds: ['A'], tourId: '1', wasOn: one.key }),
      found({ orderIds: [] }),
    ]).toEqual([
      [
        '15 checked',
        'carrier:k new +N -N 27 07:00 undefined ',
        'vehicle:HH-NK 2 new +N -N 27 10:45 -495.44 reason.plan.break',
        'vehicle:HH-NK 1 2 +B +N -N -B  22.86 reason.plan.shift,reason.plan.window',
      ],
      [
        '33 checked',
        'carrier:k new +N +M -M -N 27 07:00 undefined ',
        'vehicle:HH-NK 2 new +N +M -M -N 27 10:45 -40.42 reason.plan.break',
        'vehicle:HH-NK 1 1 +N +A +M -A -M -N  372.42 reason.plan.overlap',
      ],
      ['8 checked', 'carrier:k 1 +A -A 27 08:00 55.2 ', 'vehicle:HH-NK 1 1 +A -A 27 08:00 0 '],
      ['0 checked'],
    ])
  })
  test('are no more than are asked for, on the rows that are asked for, of those that were judged', () => {
    expect([
      found({ orderIds: ['N'] }, { most: 1 }),
      found({ orderIds: ['N'] }, { resources: [two.key] }),
      found({ orderIds: ['N'] }, { mostJudged: 2 }),
      found({ orderIds: ['N'] }, { more: { eurPerKm: 0 } }),
    ]).toEqual([
      ['15 checked', 'carrier:k new +N -N 27 07:00 undefined '],
      ['1 checked', 'vehicle:HH-NK 2 new +N -N 27 10:45 -495.44 reason.plan.break'],
      ['15 checked', 'vehicle:HH-NK 1 2 +N +B -N -B  -344.28 reason.plan.overlap'],
      [
        '15 checked',
        'carrier:k new +N -N 27 07:00 undefined ',
        'vehicle:HH-NK 2 new +N -N 27 10:45 undefined reason.plan.break',
        'vehicle:HH-NK 1 2 +B +N -N -B  undefined reason.plan.shift,reason.plan.window',
      ],
    ])
  })
  test('of a subcontractor cost what he asks for', () => {
    const priced = orders.map((each) => (each.id === 'N' ? { ...each, carrierPrice: 400 } : each))
    const more = { orders: new Map(priced.map((each) => [each.id, each])) }
    expect([
      found({ orderIds: ['N'] }, { more }),
      found({ orderIds: ['N'] }, { more, mostJudged: 3 }),
      found({ orderIds: ['N'] }, { more: { ...more, now: at('09:00') } }),
    ]).toEqual([
      [
        '15 checked',
        'carrier:k new +N -N 27 07:00 100 ',
        'vehicle:HH-NK 2 new +N -N 27 10:45 -495.44 reason.plan.break',
        'vehicle:HH-NK 1 2 +B +N -N -B  22.86 reason.plan.shift,reason.plan.window',
      ],
      ['15 checked', 'vehicle:HH-NK 1 1 +N +A -A -N  -72.38 reason.plan.overlap'],
      ['13 checked', 'carrier:k new +N -N 27 09:10 100 ', 'vehicle:HH-NK 1 2 +B +N -N -B  22.86 reason.plan.window'],
    ])
  })
  test('are where something that is carried lands', () => {
    const on = board({
      resources: [one, two, firm],
      orders,
      tours: [lone('1', one, 'A'), lone('2', firm, 'B')],
      now: at('05:02'),
    })
    const lands = (picked: Parameters<typeof placementAt>[0], where: Parameters<typeof placementAt>[2]) =>
      placeText(placementAt(picked, on, where))
    expect([
      lands({ orderIds: ['N'] }, { resource: one.key, time: at('09:00') }),
      lands({ orderIds: ['N'] }, { resource: one.key, time: at('07:59') }),
      lands({ orderIds: ['N'] }, { resource: one.key, time: at('08:00') }),
      lands({ orderIds: ['N'] }, { resource: one.key, time: at('11:09') }),
      lands({ orderIds: ['N'] }, { resource: one.key, time: at('20:00'), tourId: '1' }),
      lands({ orderIds: ['N'] }, { resource: one.key, time: at('09:00'), tourId: '9' }),
      lands({ orderIds: ['A'], tourId: '1', wasOn: one.key }, { resource: one.key, time: at('09:00') }),
      lands({ orderIds: ['B'], tourId: '2', wasOn: firm.key }, { resource: firm.key, time: at('15:00') }),
      lands({ orderIds: ['N'] }, { resource: undefined, time: at('15:00') }),
    ]).toEqual([
      'vehicle:HH-NK 1 1 +A +N -A -N ',
      'vehicle:HH-NK 1 new +N -N 27 07:59',
      'vehicle:HH-NK 1 1 +A +N -A -N ',
      'vehicle:HH-NK 1 new +N -N 27 11:09',
      'vehicle:HH-NK 1 1 +A +N -A -N ',
      'vehicle:HH-NK 1 new +N -N 27 09:00',
      'vehicle:HH-NK 1 1 +A -A 27 09:00',
      'carrier:k 2 +B -B 27 15:00',
      'undefined new +N -N 27 15:00',
    ])
    const into = (ids: string[], id: string) =>
      insertionsInto({ orderIds: ids }, id, on).map(({ placement }) => rowText(placement.stops))
    expect([
      into(['N'], '1').length,
      into(['N', 'M'], '1')[0],
      into(['A'], '1'),
      into(['X'], '1'),
      into(['N'], '9'),
      into(['A', 'N'], '1')[0],
    ]).toEqual([6, '+N +A +M -A -M -N', [], [], [], '+A +N -A -N'])
  })
})

describe('an order beside a row', () => {
  const soon = { from: '08:00', to: '12:00' }
  const orders = [
    ride('A', '30159', '34117', soon),
    ride('B', '60311', '70173', { from: '09:00' }),
    ride('C', '28197', '20457', { from: '05:00' }, { transportStatus: 'IN_TRANSIT' }),
    ride('W', '30159', '34117', soon),
  ]
  const on = (
    tours = [lone('1', two, 'B'), lone('2', one, 'C')],
    resources: readonly Resource[] = [one, two, firm],
    now = at('06:00'),
  ) => board({ resources, orders, tours, now })
  test('is wanted at its own time, or at the usual one', () => {
    const text = (id: string, world: Board) => {
      const { placement, span, anyway } = wantedOf(
        orders.find((each) => each.id === id) ?? ride(id, '30159', '34117'),
        world,
      )
      return `${placeText(placement)} ${moment(span.start)}–${moment(span.end)} ${[...anyway].join()}`
    }
    expect([
      text('W', on()),
      text('W', on([lone('7', two, 'W')])),
      text('W', on(undefined, undefined, at('09:58'))),
      text('Z', on()),
    ]).toEqual([
      'undefined new +W -W 27 08:00 27 08:00–27 11:09 ',
      'undefined 7 +W -W 27 08:00 27 08:00–27 11:09 ',
      'undefined new +W -W 27 10:10 27 10:10–27 13:19 ',
      'undefined new +Z -Z 27 07:00 27 07:00–27 10:09 ',
    ])
  })
  test('meets what is driven then, and the way from what is driven before', () => {
    const wanted = wantedOf(orders[3] ?? ride('W', '30159', '34117'), on())
    const busy = (key: Resource['key'], given = wanted) => {
      const found = busyOn(key, given)
      return found && `${moment(found.until)} ${found.order}`
    }
    const tight = wantedOf(orders[3] ?? ride('W', '30159', '34117'), on([lone('1', one, 'A'), lone('2', one, 'C')]))
    expect([
      busy(one.key),
      busy(two.key),
      busy(firm.key),
      busy(one.key, tight),
      emptyKmTo(one.key, wanted),
      emptyKmTo(two.key, wanted),
      emptyKmTo(firm.key, wanted),
      emptyKmTo(one.key, tight),
      emptyKmTo('vehicle:x', wanted),
    ]).toEqual(['27 08:53 NK-C', '27 12:45 NK-B', undefined, '27 08:53 NK-C', 167, 509, undefined, 167, undefined])
    const offer = (key: Resource['key']) => {
      const found = rowOffer(key, wanted)
      return found && [found.violations.map(({ code }) => code).join(), Object.keys(found).join(), found.emptyKm ?? '']
    }
    expect([offer(one.key), offer(two.key), offer(firm.key), offer('vehicle:x')]).toEqual([
      ['reason.plan.overlap', 'violations,busy,emptyKm', 167],
      ['reason.plan.overlap', 'violations,busy,emptyKm', 509],
      ['', 'violations', ''],
      undefined,
    ])
  })
})
