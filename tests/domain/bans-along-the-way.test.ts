import { describe, expect, test } from 'vitest'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { findPlace } from '#src/domain/places/places.ts'
import { landAt } from '#src/domain/places/lands/lands.ts'
import { judge } from '#src/domain/planning/offers/judge.ts'
import type { PlanOrder, PlanSite } from '#src/domain/planning/facts/board.ts'
import { wayThrough } from '#src/domain/planning/facts/way.ts'
import { driveAround } from '#src/domain/planning/driving/standing.ts'
import { minutesBetween } from '#src/domain/planning/facts/distance.ts'
import { RESTED } from '#src/domain/planning/driving/driving.ts'
import { loneStops } from '#src/domain/tours/stops.ts'
import { at, board, lone, order, stops, truck } from './planning-world.ts'

/** A town by country and name. */
function town(country: string, city: string, postalCode = ''): PlanSite {
  const place = findPlace(country, postalCode, city)
  if (!place) throw new Error(`no place ${city}`)
  const { lat, lng } = place
  return { key: `${country} ${city}`, country, city, postalCode: place.postalCode, point: { lat, lng } }
}
const VENLO = town('NL', 'Venlo', '5911 AA')
const POZNAN = town('PL', 'Poznań', '61-001')
const SUNDAY = '2026-11-29'

describe('where a point lies', () => {
  test.each([
    ['Köln', { lat: 50.94, lng: 6.96 }, 'DE NW'],
    ['Augsburg', { lat: 48.37, lng: 10.9 }, 'DE BY'],
    ['Erfurt', { lat: 50.98, lng: 11.03 }, 'DE TH'],
    ['Berlin', { lat: 52.52, lng: 13.4 }, 'DE BE'],
    ['Poznań', { lat: 52.41, lng: 16.93 }, 'PL'],
    ['Innsbruck', { lat: 47.27, lng: 11.39 }, 'AT'],
    ['Zürich', { lat: 47.37, lng: 8.54 }, 'CH'],
    ['Ljubljana', { lat: 46.05, lng: 14.51 }, 'SI'],
    ['the North Sea', { lat: 55.5, lng: 4 }, ''],
    ['beyond the grid', { lat: 20, lng: 4 }, ''],
  ])('%s', (_name, point, expected) => {
    const land = landAt(point)
    expect([land?.country, land?.state].filter(Boolean).join(' ')).toBe(expected)
  })
})

describe('what a way goes through', () => {
  const through = (from: PlanSite, to: PlanSite) =>
    wayThrough(from, to).stretches.map(({ country = 'sea', state }) => state ?? country)

  test.each([
    ['Venlo to Poznań crosses Germany', VENLO, POZNAN, ['NL', 'NW', 'HE', 'NI', 'ST', 'BB', 'PL']],
    ['Kassel to Hof crosses Thüringen', town('DE', 'Kassel'), town('DE', 'Hof', '95028'), ['HE', 'TH', 'BY']],
    [
      'Freiburg to Kempten stays in Germany, though the line crosses Switzerland',
      town('DE', 'Freiburg', '79098'),
      town('DE', 'Kempten', '87435'),
      ['BW', 'BY'],
    ],
    ['in one town it is where that is', town('DE', 'Kassel'), town('DE', 'Kassel'), ['HE']],
  ])('%s', (_name, from, to, lands) => {
    const found = through(from, to)
    expect(lands.filter((land) => !found.includes(land))).toEqual([])
    expect(new Set(found)).toEqual(new Set([...lands, ...found.filter((land) => land === 'BE')]))
  })

  test('in shares from its beginning to its end, without gaps', () => {
    const { stretches, abroad } = wayThrough(VENLO, POZNAN)
    expect([stretches[0]?.from, stretches.at(-1)?.to]).toEqual([0, 1])
    expect(stretches.slice(1).map(({ from }) => from)).toEqual(stretches.slice(0, -1).map(({ to }) => to))
    expect(abroad).toEqual(['NL', 'PL'])
  })

  test('a corner that the line between two places abroad cuts off is no way through Germany', () => {
    const [one, other] = [town('AT', 'Salzburg', '5020'), town('AT', 'Innsbruck', '6020')]
    expect(through(one, other)).toEqual(['AT'])
  })
})

/** A load from one place to another that begins at a moment. */
const judged = (
  [from, to]: readonly [PlanSite, PlanSite],
  startAt: number,
  { resource = truck('1'), ...more }: Partial<PlanOrder> & { resource?: ReturnType<typeof truck> } = {},
) => {
  const load = order('A', { site: from, fixed: false }, { site: to, fixed: false }, { loadingMeters: 4, ...more })
  const world = board({ now: startAt - 3_600_000, resources: [resource], orders: [load] })
  return judge({ resource: resource.key, stops: loneStops('A'), startAt }, world)
}
const bansIn = ({ violations }: ReturnType<typeof judged>) =>
  violations
    .filter(({ code }) => code.endsWith('Ban'))
    .map(({ code, values }) => [code, values['minutes'], values['state']])

describe('the ban binds along the way', () => {
  /** So late that a truck that stood over the ban would be late, so that the board says what it breaks. */
  const until = (site: PlanSite, date: string, to: string): Partial<PlanOrder> => ({
    delivery: { site, fixed: true, date, from: '00:00', to },
  })

  test('from abroad to abroad on a Sunday, for the part that lies in Germany', () => {
    const found = judged([VENLO, POZNAN], at('06:00', SUNDAY), until(POZNAN, SUNDAY, '23:30'))
    const [[code, minutes] = []] = bansIn(found)
    expect(code).toBe('reason.plan.sundayBan')
    // Some 720 of 970 road kilometres are German.
    expect(minutes).toBeGreaterThan(480)
    expect(minutes).toBeLessThan(760)
    expect(found.violations.find((one) => one.code === code)?.values).toMatchObject({ estimated: 1 })
  })

  test('not on a workday, and not a van', () => {
    expect(bansIn(judged([VENLO, POZNAN], at('06:00'), until(POZNAN, '2026-11-27', '23:30')))).toEqual([])
    const van = { ...until(POZNAN, SUNDAY, '23:30'), resource: truck('1', { type: 'SPRINTER' }) }
    expect(bansIn(judged([VENLO, POZNAN], at('06:00', SUNDAY), van))).toEqual([])
  })

  test('on the holiday of a Land that is only crossed, while it is crossed', () => {
    const [kassel, hof] = [town('DE', 'Kassel'), town('DE', 'Hof', '95028')]
    const day = '2026-10-31'
    const found = judged([kassel, hof], at('06:00', day), until(hof, day, '16:00'))
    const [[code, minutes, state] = []] = bansIn(found)
    expect([code, state]).toEqual(['reason.plan.holidayBan', 'Thüringen'])
    const whole = minutesBetween(kassel, hof)
    expect(minutes).toBeGreaterThan(whole * 0.3)
    expect(minutes).toBeLessThan(whole)
  })

  test('a truck that has time stands at the border until it ends', () => {
    const [rotterdam, hannover] = [town('NL', 'Rotterdam'), town('DE', 'Hannover')]
    const way = driveAround(at('23:30', '2026-11-28'), minutesBetween(rotterdam, hannover), RESTED, {
      sites: [rotterdam, hannover],
    })
    const still = way.parts.find(({ kind }) => kind === 'rest' || kind === 'wait')
    const { date, time } = epochToZoned(still?.from ?? 0)
    expect(date).toBe(SUNDAY)
    expect(time > '00:30' && time < '03:00').toBe(true)
    expect(epochToZoned(still?.to ?? 0)).toMatchObject({ date: SUNDAY, time: '22:00' })
    const driven = way.parts.reduce((sum, { kind, from, to }) => sum + (kind === 'drive' ? to - from : 0), 0) / 60_000
    expect(driven).toBe(minutesBetween(rotterdam, hannover))
  })
})

describe('empty runs between two tours', () => {
  const [augsburg, koeln] = [town('DE', 'Augsburg', '86150'), town('DE', 'Köln')]
  const own = truck('1')
  const runs = (start: { date: string; time: string }) => {
    const one = order(
      'A',
      { site: town('DE', 'München'), fixed: false, date: '2026-11-28', from: '14:00' },
      { site: augsburg, fixed: false, date: '2026-11-28', to: '22:00' },
      { loadingMeters: 4 },
    )
    const two = order(
      'B',
      { site: koeln, fixed: false },
      { site: town('DE', 'Dortmund'), fixed: false },
      { loadingMeters: 4 },
    )
    const world = board({ resources: [own], orders: [one, two], tours: [lone('1', own, 'A')] })
    return judge({ resource: own.key, stops: loneStops('B'), startAt: at(start.time, start.date) }, world)
  }

  test.each([
    ['on a Sunday there is no time but in the ban', { date: SUNDAY, time: '20:00' }, true],
    ['on Monday morning there is time behind it', { date: '2026-11-30', time: '08:00' }, false],
  ])('%s', (_name, start, isBanned) => {
    const found = runs(start)
    expect(bansIn(found).map(([code]) => code)).toEqual(isBanned ? ['reason.plan.sundayBan'] : [])
    if (isBanned)
      expect(found.violations.find(({ code }) => code === 'reason.plan.sundayBan')?.values).toMatchObject({
        ...{ fromCity: 'Augsburg', city: 'Köln', estimated: 0 },
      })
  })
})

describe('bans abroad', () => {
  const hintsOf = (startAt: number) =>
    judged([town('NL', 'Rotterdam'), POZNAN], startAt)
      .hints.filter(({ code }) => code === 'reason.plan.banAbroad')
      .map(({ values }) => values['countries'])

  test('are not known, which is said on a Sunday and not on other days', () => {
    expect(hintsOf(at('23:00', '2026-11-28'))).toEqual(['NL'])
    expect(hintsOf(at('02:00', '2026-11-26') + 24 * 3_600_000)).toEqual([])
  })
})

describe('what is exempt of the ban', () => {
  const [augsburg, koeln, ulm] = [town('DE', 'Augsburg', '86150'), town('DE', 'Köln'), town('DE', 'Ulm', '89073')]
  const whole = (verdict: ReturnType<typeof judged>) => ({
    bans: bansIn(verdict).map(([code]) => code),
    exempt: verdict.hints.filter(({ code }) => code === 'reason.plan.banExempt').map(({ values }) => values),
  })
  const onSunday = (from: PlanSite, to: PlanSite, more: Partial<PlanOrder>) =>
    whole(
      judged([from, to], at('06:00', SUNDAY), {
        delivery: { site: to, fixed: true, date: SUNDAY, to: '20:00' },
        ...more,
      }),
    )
  const BOUND = { bans: ['reason.plan.sundayBan'], exempt: [] }
  const free = (why: string) => ({ bans: [], exempt: [{ orders: 'NK-A', why }] })

  test.each([
    ['nothing that says nothing', koeln, undefined, BOUND],
    ['fresh goods', koeln, 'fresh', free('fresh')],
    ['what has a permit', koeln, 'permit', free('permit')],
    ['combined transport over a short way', ulm, 'combined', free('combined')],
    ['but not over more than 200 km', koeln, 'combined', BOUND],
  ] as const)('%s', (_name, to, banExemption, expected) => {
    expect(onSunday(augsburg, to, { banExemption })).toEqual(expected)
  })

  test('a truck with exempt goods does not stand over the ban', () => {
    const ends = (banExemption?: 'fresh') =>
      judged([augsburg, koeln], at('06:00', SUNDAY), { banExemption }).timeline.end - at('06:00', SUNDAY)
    expect([ends('fresh') < 12 * 3_600_000, ends() > 16 * 3_600_000]).toEqual([true, true])
  })

  const two = (first: Partial<PlanOrder>, second: Partial<PlanOrder>) => {
    const late = { site: koeln, fixed: true, date: SUNDAY, to: '22:00' }
    const orders = [
      order('A', { site: augsburg, fixed: false }, late, { loadingMeters: 2, ...first }),
      order('B', { site: augsburg, fixed: false }, late, { loadingMeters: 2, ...second }),
    ]
    const world = board({ now: at('05:00', SUNDAY), resources: [truck('1')], orders })
    const startAt = at('06:00', SUNDAY)
    return whole(judge({ resource: 'vehicle:1', stops: stops('+A +B -A -B'), startAt }, world))
  }

  test.each([
    ['all that is aboard must be', { banExemption: 'fresh' }, {}, BOUND],
    [
      'each for a reason of its own',
      { banExemption: 'fresh' },
      { banExemption: 'permit' },
      { bans: [], exempt: [{ orders: 'NK-A, NK-B', why: 'fresh' }] },
    ],
  ] as const)('%s', (_name, first, second, expected) => {
    expect(two(first, second)).toEqual(expected)
  })

  test.each([
    ['an empty run to fresh goods is free with them', 'fresh', []],
    ['one to goods with a permit is not', 'permit', ['reason.plan.sundayBan']],
  ] as const)('%s', (_name, banExemption, bans) => {
    const own = truck('1', { standsAt: augsburg })
    const load = order('A', { site: koeln, fixed: false }, { site: koeln, fixed: false }, { banExemption })
    const world = board({ now: at('06:00', SUNDAY), resources: [own], orders: [load] })
    expect(
      bansIn(judge({ resource: own.key, stops: loneStops('A'), startAt: at('18:00', SUNDAY) }, world)).map(
        ([code]) => code,
      ),
    ).toEqual(bans)
  })
})

describe('roads that are closed to trucks on Saturdays of the holidays', () => {
  const [stuttgart, munich] = [town('DE', 'Stuttgart', '70173'), town('DE', 'München', '80331')]
  const [hamburg, bremen] = [town('DE', 'Hamburg', '20457'), town('DE', 'Bremen', '28197')]
  const roadsOf = (ends: readonly [PlanSite, PlanSite], startAt: number, more: Parameters<typeof judged>[2] = {}) =>
    judged(ends, startAt, more)
      .hints.filter(({ code }) => code === 'reason.plan.holidayTraffic')
      .map(({ values }) => String(values['roads']).split(', '))
      .flat()

  test.each([
    ['near the A 8 on a Saturday in July', [stuttgart, munich], at('06:30', '2026-07-11'), true],
    ['on the first and the last day', [stuttgart, munich], at('06:30', '2026-08-29'), true],
    ['not on a Friday', [stuttgart, munich], at('06:30', '2026-07-10'), false],
    ['not in June', [stuttgart, munich], at('06:30', '2026-06-27'), false],
    ['not in September', [stuttgart, munich], at('06:30', '2026-09-05'), false],
    ['not in the evening', [stuttgart, munich], at('20:00', '2026-07-11'), false],
    ['not where none of them is near', [hamburg, bremen], at('08:00', '2026-07-11'), false],
  ] as const)('%s', (_name, ends, startAt, isNear) => {
    expect(roadsOf(ends, startAt).includes('A 8')).toBe(isNear)
  })

  test('stand against nothing, bind no van, and free what the Sunday ban frees', () => {
    const startAt = at('06:30', '2026-07-11')
    expect(bansIn(judged([stuttgart, munich], startAt))).toEqual([])
    expect(roadsOf([stuttgart, munich], startAt, { resource: truck('1', { type: 'SPRINTER' }) })).toEqual([])
    expect(roadsOf([stuttgart, munich], startAt, { banExemption: 'fresh' })).toEqual([])
    expect(roadsOf([hamburg, bremen], startAt)).toEqual([])
  })
})
