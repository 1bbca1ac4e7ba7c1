import { describe, expect, test } from 'vitest'
import { abroadOnBan, banned, bansFor, banOn, timeOn } from '#src/domain/planning/facts/bans.ts'
import type { PlanOrder, PlanSite, Resource } from '#src/domain/planning/facts/board.ts'
import { dateOf, epochOf } from '#src/domain/planning/facts/calendar.ts'
import { carrierTruck } from '#src/domain/planning/facts/carrier-truck.ts'
import { kmBetween, minutesBetween } from '#src/domain/planning/facts/distance.ts'
import { exemptionOf, freeEmpty, freeWays } from '#src/domain/planning/facts/exemptions.ts'
import { closedRoads } from '#src/domain/planning/facts/holiday-roads.ts'
import { holdsOf } from '#src/domain/planning/facts/holds.ts'
import { lapsedPapers } from '#src/domain/planning/facts/papers.ts'
import { kmRate, standingMinutes, standRate, wayHomeKm } from '#src/domain/planning/facts/run-cost.ts'
import { serviceMinutes } from '#src/domain/planning/facts/service.ts'
import { endsOf, isStopDone, presenceAt, stateOf } from '#src/domain/planning/facts/tour-state.ts'
import { wayThrough } from '#src/domain/planning/facts/way.ts'
import { openFrom, setAt, setTimeOf, usualStart, windowOf, workUntil } from '#src/domain/planning/facts/windows.ts'
import { findPlace } from '#src/domain/places/places.ts'
import { TRANSPORT_CHAIN } from '#src/domain/workflow/transport-status.ts'
import { moment } from './planning-told.ts'
import { at, end, order, site, stops, tour, truck } from './planning-world.ts'

const SUNDAY = '2026-11-29'
const abroad = (country: string, postalCode: string): PlanSite => {
  const place = findPlace(country, postalCode)
  if (!place) throw new Error(`no place ${country} ${postalCode}`)
  const { city, lat, lng } = place
  return { key: `${country} ${postalCode}`, country, postalCode, city, point: { lat, lng } }
}

describe('when a place is open', () => {
  const HOURS = 'Mo–Fr 07:00–12:00 / 13:00–17:00'
  const open = (openingHours?: string) =>
    end('30159', { date: '2026-11-27', ...(openingHours !== undefined && { openingHours }) })
  test('a window is what was said of it, the whole day where nothing was', () => {
    const text = (more: Parameters<typeof end>[1]) => {
      const { open: from, close, hours } = windowOf(end('30159', more))
      return `${moment(from)}–${moment(close)} ${hours === undefined ? 'always' : hours.size}`
    }
    const date = '2026-11-27'
    expect([
      text({}),
      text({ date }),
      text({ date, from: '08:00' }),
      text({ date, from: '08:00', fixed: true }),
      text({ date, from: '08:00', to: '10:00', fixed: true }),
      text({ date, to: '10:00', openingHours: '  ' }),
      text({ date, openingHours: HOURS }),
    ]).toEqual([
      'undefined–undefined always',
      '27 00:00–27 23:59 always',
      '27 08:00–27 23:59 always',
      '27 08:00–27 08:00 always',
      '27 08:00–27 10:00 always',
      '27 00:00–27 10:00 always',
      '27 00:00–27 23:59 5',
    ])
  })
  test('is when work may begin, and closed behind that', () => {
    const from = (time: string, hours: string | undefined = HOURS, date = '2026-11-27') => {
      const found = openFrom(open(hours), at(time, date))
      return found === 'closed' ? found : moment(found)
    }
    expect([
      from('06:00'),
      from('07:00'),
      from('11:59'),
      from('12:00'),
      from('13:00'),
      from('17:00'),
      from('09:00', HOURS, SUNDAY),
      from('03:00', ''),
    ]).toEqual(['27 07:00', '27 07:00', '27 11:59', '27 13:00', '27 13:00', 'closed', 'closed', '27 03:00'])
  })
  test('work stops over the break of the place, and goes on behind its closing', () => {
    const until = (time: string, minutes: number, hours: string | undefined = HOURS) => {
      const { at: done, closing, over } = workUntil(open(hours), at(time), minutes)
      return `${moment(done)} ${closing ?? ''} ${over}`
    }
    expect([
      until('11:00', 60),
      until('11:00', 61),
      until('11:30', 60),
      until('16:30', 30),
      until('16:30', 31),
      until('11:00', 400),
      until('06:00', 60),
      until('12:00', 60),
      until('18:00', 60),
      until('18:00', 60, ''),
    ]).toEqual([
      '27 12:00  0',
      '27 13:01  0',
      '27 13:30  0',
      '27 17:00  0',
      '27 17:01 17:00 1',
      '27 18:40 17:00 100',
      '27 07:00  0',
      '27 13:00  0',
      '27 19:00  0',
      '27 19:00  0',
    ])
  })
  test('a tour begins at the usual time, or as its first stop opens', () => {
    const begin = (more: Parameters<typeof end>[1]) => moment(usualStart(end('30159', more)))
    const date = '2026-11-27'
    expect([
      begin({}),
      begin({ date }),
      begin({ date, from: '05:00' }),
      begin({ date, openingHours: 'Mo-Fr 09:00-17:00' }),
      begin({ date, openingHours: 'Mo-Fr 00:00-17:00' }),
      begin({ date: SUNDAY, openingHours: 'Mo-Fr 09:00-17:00' }),
      begin({ date, from: '05:00', openingHours: 'Mo-Fr 09:00-17:00' }),
    ]).toEqual(['undefined', '27 07:00', '27 05:00', '27 09:00', '27 07:00', '29 07:00', '27 05:00'])
  })
  test('a time that was set is that of the clock, the second one where the hour comes twice', () => {
    const set = (plannedDate?: string, plannedTime?: string, plannedSecond?: boolean) =>
      setTimeOf({ orderId: 'A', kind: 'pickup', plannedDate, plannedTime, plannedSecond })
    const [first, second] = [set('2026-10-25', '02:30'), set('2026-10-25', '02:30', true)]
    expect([
      (second ?? 0) - (first ?? 0),
      set(undefined, '02:30', true),
      set('2026-10-25'),
      moment(set('2026-11-27', '08:15', false)),
    ]).toEqual([3600000, undefined, undefined, '27 08:15'])
    const again = (epoch = 0) => setAt({ orderId: 'A', kind: 'pickup' }, epoch)
    expect([again(first), again(second), again(at('08:15'))]).toEqual([
      {
        orderId: 'A',
        kind: 'pickup',
        plannedDate: '2026-10-25',
        plannedTime: '02:30',
        plannedSecond: undefined,
      },
      {
        orderId: 'A',
        kind: 'pickup',
        plannedDate: '2026-10-25',
        plannedTime: '02:30',
        plannedSecond: true,
      },
      {
        orderId: 'A',
        kind: 'pickup',
        plannedDate: '2026-11-27',
        plannedTime: '08:15',
        plannedSecond: undefined,
      },
    ])
  })
})

test('a day and a time are a moment, and nothing where one of them is none', () => {
  const days = ['2026-11-27', '2026-03-29', '2026-10-25', '2026-02-30', 'bald', undefined]
  expect(
    days.map((date) => ['00:00', '12:00', '23:59', undefined].map((time) => epochOf(date, time) ?? 'none')),
  ).toEqual([
    [1795734000000, 1795777200000, 1795820340000, 'none'],
    [1774738800000, 1774778400000, 1774821540000, 'none'],
    [1792879200000, 1792926000000, 1792969140000, 'none'],
    ['none', 'none', 'none', 'none'],
    ['none', 'none', 'none', 'none'],
    ['none', 'none', 'none', 'none'],
  ])
  expect([dateOf(at('00:00')), dateOf(at('00:00') - 1), dateOf(at('23:59'))]).toEqual([
    '2026-11-27',
    '2026-11-26',
    '2026-11-27',
  ])
})

test('loading takes a quarter of an hour for 2.5 metres, between half an hour and one', () => {
  expect([undefined, 0, 2.5, 5, 5.1, 7.5, 7.6, 10, 13.6, 20].map(serviceMinutes)).toEqual([
    60, 30, 30, 30, 45, 45, 60, 60, 60, 60,
  ])
})

test('a kilometre and standing cost in proportion to what the board says of a tractor', () => {
  const parts = [
    ['stop', 30],
    ['drive', 100],
    ['wait', 20],
    ['break', 45],
    ['rest', 660],
  ] as const
  const segments = parts.map(([kind, minutes]) => ({
    kind,
    from: 0,
    to: minutes * 60_000,
    aboard: { loadingMeters: 0, weightKg: 0, pallets: 0 },
  }))
  expect([
    kmRate({ type: 'SOLO_12' }, { eurPerKm: 1.46 }),
    kmRate({ type: 'SOLO_12' }, { eurPerKm: 2.92 }),
    standRate(60, { eurPerKm: 1.46 }),
    standRate(90, { eurPerKm: 2.92 }),
    standingMinutes({ segments }),
    wayHomeKm(site('30159'), { home: site('34117') }),
    wayHomeKm(site('30159'), {}),
    wayHomeKm(undefined, { home: site('34117') }),
  ]).toEqual([1.1, 2.2, 26, 78, 50, 37.75, 0, 0])
})

test('one house has no way, two in one town have a short one', () => {
  const [one, other] = [site('30159', 'Nord'), site('30159', 'Süd')]
  expect([
    kmBetween(one, { ...one }),
    kmBetween(one, other),
    kmBetween(one, site('34117')),
    kmBetween(site('34117'), one),
    minutesBetween(one, other),
    minutesBetween(one, site('34117')),
  ]).toEqual([0, 10, 151, 151, 9, 129])
})

describe('driving bans (§ 30 (3) StVO)', () => {
  const ban = (date: string, ...state: [] | ['BY' | 'HE' | 'NI']) => {
    const found = banOn(date, ...state)
    return found && `${moment(found.from)}–${moment(found.to)} ${found.holiday ?? 'Sunday'}`
  }
  test('hold on Sundays and holidays from 0 to 22 h, in a Land on its own ones', () => {
    expect([
      ban(SUNDAY),
      ban('2026-11-28'),
      ban('2026-12-25'),
      ban('2026-06-04'),
      ban('2026-06-04', 'HE'),
      ban('2026-06-04', 'NI'),
      ban('2026-06-04', 'BY'),
    ]).toEqual([
      '29 00:00–29 22:00 Sunday',
      undefined,
      '25 00:00–25 22:00 1. Weihnachtstag',
      undefined,
      '04 00:00–04 22:00 Fronleichnam',
      undefined,
      '04 00:00–04 22:00 Fronleichnam',
    ])
  })
  test('bind trucks, and no one who is not there', () => {
    const names = (resource: Resource | undefined) =>
      bansFor(resource, '2026-12-24', '2026-12-27').map(({ from, holiday }) => `${moment(from)} ${holiday ?? 'Sunday'}`)
    expect([names(truck('1')), names(truck('1', { type: 'SPRINTER' })), names(undefined)]).toEqual([
      ['25 00:00 1. Weihnachtstag', '26 00:00 2. Weihnachtstag', '27 00:00 Sunday'],
      [],
      [],
    ])
  })
  test('a stretch of a way is driven in its share of the time', () => {
    const on = (stretch: [number, number], share: [number, number]) => {
      const { from, to } = timeOn(
        { from: stretch[0], to: stretch[1] },
        { from: 100, to: 200 },
        { from: share[0], to: share[1] },
      )
      return [from, to]
    }
    expect([
      on([0, 1], [0, 1]),
      on([0.25, 0.5], [0, 1]),
      on([0.25, 0.5], [0.5, 1]),
      on([0.6, 0.7], [0.5, 1]),
      on([0.2, 0.4], [0.3, 0.3]),
    ]).toEqual([
      [100, 200],
      [125, 150],
      [100, 100],
      [120, 140],
      [100, 100],
    ])
  })
  const hit = (from: number, to: number, sites: readonly PlanSite[], share?: { from: number; to: number }) => {
    const found = banned({ from, to }, sites, share)
    return (
      found &&
      `${found.minutes} ${moment(found.ban.from)}–${moment(found.ban.to)} ${found.ban.holiday ?? 'Sunday'} ${found.state ?? ''}${found.isEstimated ? ' estimated' : ''}`
    )
  }
  test('are broken by the minutes that are driven in them, where they hold', () => {
    const [hannover, kassel, wuerzburg] = [site('30159'), site('34117'), site('97070')]
    const corpus = '2026-06-04'
    expect([
      hit(at('23:00', '2026-11-28'), at('01:00', SUNDAY), [hannover, kassel]),
      hit(at('21:00', SUNDAY), at('23:00', SUNDAY), [hannover, kassel]),
      hit(at('22:00', SUNDAY), at('23:00', SUNDAY), [hannover, kassel]),
      hit(at('22:00', '2026-11-28'), at('00:00', SUNDAY), [hannover, kassel]),
      hit(at('08:00'), at('10:00'), [hannover, kassel]),
      hit(at('08:00', corpus), at('12:00', corpus), [hannover, kassel]),
      hit(at('08:00', corpus), at('12:00', corpus), [hannover, hannover]),
      hit(at('08:00', corpus), at('12:00', corpus), [kassel, wuerzburg]),
      hit(at('08:00', corpus), at('12:00', corpus), [hannover, wuerzburg]),
      hit(at('08:00', corpus), at('10:00', corpus), [hannover, wuerzburg], { from: 0, to: 0.3 }),
      hit(at('08:00', SUNDAY), at('12:00', SUNDAY), [abroad('NL', '3011'), hannover]),
      hit(at('08:00', SUNDAY), at('10:00', SUNDAY), [abroad('AT', '5020'), abroad('AT', '6020')]),
      hit(at('08:00', SUNDAY), at('10:00', SUNDAY), [kassel]),
      hit(at('08:00', SUNDAY), at('10:00', SUNDAY), []),
      hit(at('20:00', '2026-11-28'), at('10:00', '2026-11-30'), [hannover, kassel]),
    ]).toEqual([
      '60 29 00:00–29 22:00 Sunday ',
      '60 29 21:00–29 22:00 Sunday ',
      undefined,
      undefined,
      undefined,
      '69 04 10:50–04 22:00 Fronleichnam HE estimated',
      undefined,
      '240 04 08:00–04 22:00 Fronleichnam HE estimated',
      '151 04 09:28–04 22:00 Fronleichnam HE estimated',
      undefined,
      '129 29 09:50–29 22:00 Sunday  estimated',
      undefined,
      '120 29 08:00–29 22:00 Sunday ',
      undefined,
      '1320 29 00:00–29 22:00 Sunday ',
    ])
  })
  test('abroad are told of by the countries that are crossed while one holds here', () => {
    const [rotterdam, hannover, wien] = [abroad('NL', '3011'), site('30159'), abroad('AT', '1010')]
    const there = (from: number, to: number, sites: readonly PlanSite[]) => abroadOnBan({ from, to }, sites)
    expect([
      there(at('08:00', SUNDAY), at('14:00', SUNDAY), [rotterdam, hannover]),
      there(at('22:30', '2026-11-28'), at('04:30', SUNDAY), [rotterdam, hannover]),
      there(at('23:00', '2026-11-28'), at('05:00', SUNDAY), [rotterdam, wien]),
      there(at('08:00'), at('14:00'), [rotterdam, hannover]),
      there(at('08:00', SUNDAY), at('10:00', SUNDAY), [hannover, site('34117')]),
      there(at('20:00', SUNDAY), at('02:00', '2026-11-30'), [hannover, rotterdam]),
    ]).toEqual([['NL'], ['NL'], ['CZ', 'CZ', 'AT'], [], [], ['NL']])
  })
  test('a way goes through countries and Länder in shares', () => {
    const text = (one: PlanSite, other: PlanSite) =>
      wayThrough(one, other).stretches.map(
        ({ country, state, from, to }) =>
          `${[country, state].filter(Boolean).join('-')} ${from.toFixed(2)}–${to.toFixed(2)}`,
      )
    expect([
      text(site('30159'), site('97070')),
      text(abroad('NL', '3011'), abroad('AT', '1010')),
      text(site('30159'), site('30159', 'Süd')),
    ]).toEqual([
      ['DE-NI 0.00–0.37', 'DE-HE 0.37–0.76', 'DE-BY 0.76–1.00'],
      [
        'NL 0.00–0.14',
        'DE-NW 0.14–0.27',
        'DE-RP 0.27–0.29',
        'DE-NW 0.29–0.30',
        'DE-HE 0.30–0.44',
        'DE-BY 0.44–0.70',
        'CZ 0.70–0.71',
        'DE-BY 0.71–0.72',
        'CZ 0.72–0.87',
        'AT 0.87–1.00',
      ],
      ['DE-NI 0.00–1.00'],
    ])
  })
})

describe('what frees of bans (§ 30 (3) sentence 2 StVO)', () => {
  const freight = (id: string, banExemption: PlanOrder['banExemption'], to = '30159') =>
    order(id, end('34117'), end(to), { banExemption })
  test('combined transport is one up to 200 km', () => {
    const why = (from: PlanSite, to: PlanSite) =>
      exemptionOf(order('A', { site: from, fixed: false }, { site: to, fixed: false }, { banExemption: 'combined' }))
    const east = (km: number): PlanSite => ({ ...site('34117'), key: `${km}`, point: { lat: 51.3, lng: 9.5 + km } })
    const zero = east(0)
    const ways = [1, 1.5, 2, 2.2, 2.4, 3].map((one) => [kmBetween(zero, east(one)), why(zero, east(one))])
    expect(ways).toEqual([
      [88, 'combined'],
      [132, 'combined'],
      [177, 'combined'],
      [194, 'combined'],
      [212, undefined],
      [265, undefined],
    ])
  })
  test('each way by all that is aboard, an empty one by fresh goods at its ends', () => {
    const ways = (row: string, ...given: PlanOrder[]) =>
      freeWays(stops(row), new Map(given.map((one) => [one.id, one]))).map(
        (free) => free?.map(({ id }) => id).join('') ?? '-',
      )
    const [fresh, permit, plain] = [freight('F', 'fresh'), freight('P', 'permit'), freight('N', undefined)]
    expect([
      ways('+F -F', fresh),
      ways('+N -N', plain),
      ways('+F +P -F -P', fresh, permit),
      ways('+F +N -F -N', fresh, plain),
      ways('+F -F +N -N', fresh, plain),
      ways('+N -N +F -F', fresh, plain),
      ways('+P -P +N -N', permit, plain),
      ways('+F +X -F -X', fresh),
    ]).toEqual([
      ['F', 'F'],
      [],
      ['F', 'F', 'FP', 'P'],
      ['F', 'F', '-', '-'],
      ['F', 'F', 'F', '-'],
      ['-', '-', 'F', 'F'],
      ['-', 'P', '-', '-'],
      ['F', 'F', 'F', 'F'],
    ])
    expect([freeEmpty([permit, fresh, plain])?.map(({ id }) => id), freeEmpty([permit, plain])]).toEqual([
      ['F'],
      undefined,
    ])
  })
})

describe('how far a tour is', () => {
  const known = (...status: (PlanOrder['transportStatus'] | undefined)[]) =>
    status.map((transportStatus, index) => {
      const one = order(`${index}`, end('30159'), end('34117'), {
        transportStatus,
        delayMinutes: 10 * (index + 1),
        disrupted: index === 1,
      })
      return { stop: { orderId: one.id, kind: 'pickup' as const }, order: one, end: one.pickup }
    })
  test('is as far as its orders that are still to be delivered', () => {
    expect([
      stateOf(known(undefined)),
      stateOf(known('ASSIGNED', 'IN_TRANSIT')),
      stateOf(known('DELIVERED', 'AT_PICKUP', 'COMPLETED')),
      stateOf(known('COMPLETED', 'DELIVERED')),
      stateOf(known('COMPLETED')),
    ]).toEqual([
      {
        status: 'PLANNING',
        delayMinutes: 10,
        disrupted: false,
      },
      {
        status: 'IN_TRANSIT',
        delayMinutes: 20,
        disrupted: true,
      },
      {
        status: 'AT_PICKUP',
        delayMinutes: 20,
        disrupted: true,
      },
      {
        status: 'DELIVERED',
        delayMinutes: undefined,
        disrupted: false,
      },
      {
        status: 'COMPLETED',
        delayMinutes: undefined,
        disrupted: false,
      },
    ])
  })
  test('a stop is done by what the transport has behind it', () => {
    const done = (kind: 'pickup' | 'delivery') =>
      TRANSPORT_CHAIN.filter((transportStatus) =>
        isStopDone(order('A', end('30159'), end('34117'), { transportStatus }), { kind }),
      )
    expect([
      done('pickup'),
      done('delivery'),
      isStopDone(undefined, { kind: 'pickup' }),
      isStopDone(order('A', end('30159'), end('34117')), { kind: 'delivery' }),
    ]).toEqual([
      ['LOADED', 'IN_TRANSIT', 'AT_DELIVERY', 'DELIVERED', 'COMPLETED'],
      ['DELIVERED', 'COMPLETED'],
      false,
      false,
    ])
    const seen = order('A', end('30159'), end('34117'), {
      pickupArrivedAt: 1,
      pickupLeftAt: 2,
      deliveryArrivedAt: 3,
      deliveryLeftAt: 4,
    })
    expect([presenceAt(seen, { kind: 'pickup' }), presenceAt(seen, { kind: 'delivery' })]).toEqual([
      {
        arrived: 1,
        left: 2,
      },
      {
        arrived: 3,
        left: 4,
      },
    ])
    expect([endsOf(known('ASSIGNED')), endsOf([])]).toEqual([
      {
        fromCity: 'Hannover',
        fromPostalCode: '30159',
        fromCountry: 'DE',
        toCity: 'Hannover',
        toPostalCode: '30159',
        toCountry: 'DE',
      },
      {
        fromCity: '',
        fromPostalCode: '',
        fromCountry: '',
        toCity: '',
        toPostalCode: '',
        toCountry: '',
      },
    ])
  })
})

test('a row is held from midnight to midnight, in the days that are shown', () => {
  const resource = truck('1', {
    blocks: [
      { kind: 'workshop', reason: '', from: '2026-11-30', to: '2026-12-01' },
      { kind: 'other', reason: '', from: '2026-11-20', to: '2026-11-25' },
      { kind: 'workshop', reason: '', from: '2026-11-01', to: '2026-11-22' },
      { kind: 'workshop', reason: '', from: '2026-12-05' },
      { kind: 'workshop', reason: '', from: '2026-12-07' },
    ],
    outOfServiceSince: '2026-12-06',
    driver: { name: 'Ole Voss', absences: [{ id: 'x', kind: 'holiday', from: '2026-11-24', to: '2026-11-24' }] },
  })
  const held = holdsOf(resource, { from: '2026-11-23', to: '2026-12-06' })
  expect(held.map(({ kind, from, to, until }) => `${kind} ${moment(from)}–${moment(to)} ${until ?? 'open'}`)).toEqual([
    'blocked 23 00:00–26 00:00 2026-11-25',
    'holiday 24 00:00–25 00:00 2026-11-24',
    'workshop 30 00:00–02 00:00 2026-12-01',
    'workshop 05 00:00–07 00:00 open',
    'outOfService 06 00:00–07 00:00 open',
  ])
})

test('of a subcontractor the largest of what he has is reckoned with, or what he named for the tour', () => {
  const firm = truck('K', { key: 'carrier:k', type: undefined, types: ['SPRINTER', 'SOLO_12'] })
  const named = order('A', end('30159'), end('34117'), { hauledBy: 'SOLO_7_5' })
  const plan = { orders: new Map([['A', named]]) }
  const told = (resource: Resource, row?: ReturnType<typeof tour>) => {
    const { types, type, loadingMeters, payloadKg, pallets } = carrierTruck(resource, row, plan)
    return [types?.join(' '), type, loadingMeters, payloadKg, pallets]
  }
  expect([
    told(firm),
    told(firm, tour('1', firm, '+A -A')),
    told(firm, tour('1', truck('2'), '+A -A')),
    told({ ...firm, types: ['SPRINTER'] }),
    told({ ...firm, types: undefined }),
  ]).toEqual([
    ['SPRINTER SOLO_12', 'SOLO_12', 7.2, 5500, 18],
    ['SOLO_7_5', 'SOLO_7_5', 6, 2800, 14],
    ['SPRINTER SOLO_12', 'SOLO_12', 7.2, 5500, 18],
    ['SPRINTER', 'SPRINTER', 4.8, 1100, 10],
    [undefined, undefined, 13.6, 24000, 34],
  ])
})

test('papers that have ended are said on the day after their last', () => {
  const resource = truck('1', {
    papers: [
      { kind: 'liability', validUntil: '2026-11-26' },
      { kind: 'inspection', validUntil: '2026-11-27' },
    ],
    papersRead: true,
  })
  expect(
    ['2026-11-26', '2026-11-27', '2026-11-28'].map((day) => lapsedPapers(resource, day).map(({ code }) => code)),
  ).toEqual([
    [],
    ['reason.vehicle.liabilityExpired'],
    ['reason.vehicle.liabilityExpired', 'reason.vehicle.inspectionExpired'],
  ])
})

describe('roads that are closed on Saturdays of the holidays (FerReiseV)', () => {
  const [stuttgart, munich, hamburg, koeln] = ['70173', '80331', '20457', '50667'].map((code) => site(code)) as [
    PlanSite,
    PlanSite,
    PlanSite,
    PlanSite,
  ]
  const roads = (
    from: string,
    to: string,
    ends: readonly [PlanSite, PlanSite] = [stuttgart, munich],
    share = { from: 0, to: 1 },
  ) => {
    const [fromDate = '', fromTime = ''] = from.split(' ')
    const [toDate = '', toTime = ''] = to.split(' ')
    return closedRoads({ from: at(fromTime, fromDate), to: at(toTime, toDate) }, ends, share).join(', ')
  }
  test('from 7 to 20 h, in July and August', () => {
    expect([
      roads('2026-07-04 08:00', '2026-07-04 12:00'),
      roads('2026-07-04 04:00', '2026-07-04 07:00'),
      roads('2026-07-04 04:00', '2026-07-04 07:10'),
      roads('2026-07-04 20:00', '2026-07-04 23:00'),
      roads('2026-07-04 19:50', '2026-07-04 23:00'),
      roads('2026-07-03 22:00', '2026-07-04 09:00'),
      roads('2028-07-01 08:00', '2028-07-01 12:00'),
      roads('2024-08-31 08:00', '2024-08-31 12:00'),
      roads('2028-06-24 08:00', '2028-06-24 12:00'),
      roads('2024-09-07 08:00', '2024-09-07 12:00'),
    ]).toEqual([
      'A 8, A 81, A 7, A 99, A 92, A 9',
      '',
      'A 8, A 9, A 92, A 99',
      '',
      'A 8, A 81',
      'A 8, A 99, A 92, A 9',
      'A 8, A 81, A 7, A 99, A 92, A 9',
      'A 8, A 81, A 7, A 99, A 92, A 9',
      '',
      '',
    ])
  })
  test('that the part of a way comes near to which is driven then', () => {
    const day = ['2026-07-04 08:00', '2026-07-04 18:00'] as const
    expect([
      roads(...day, [hamburg, munich]),
      roads(...day, [hamburg, munich], { from: 0, to: 0.2 }),
      roads(...day, [hamburg, munich], { from: 0.8, to: 1 }),
      roads(...day, [munich, hamburg]),
      roads(...day, [koeln, stuttgart]),
      roads(...day, [abroad('NL', '3011'), koeln]),
      roads(...day, [abroad('NL', '3011'), abroad('NL', '5911')]),
      roads(...day, [stuttgart, site('89073')]),
      roads(...day, [stuttgart, site('72764')]),
      roads('2026-07-04 06:00', '2026-07-04 10:00', [hamburg, munich]),
    ]).toEqual([
      'A 7, A 3, A 9, A 6, A 92, A 8, A 99',
      'A 7',
      'A 9, A 92, A 8, A 99',
      'A 8, A 9, A 92, A 99, A 3, A 6, A 7',
      'A 1, A 3, A 61, A 67, A 5, A 6, A 8, A 81',
      'A 1, A 3',
      '',
      'A 8, A 81, A 7',
      '',
      'A 3, A 9, A 6, A 92, A 8, A 99',
    ])
  })
})
