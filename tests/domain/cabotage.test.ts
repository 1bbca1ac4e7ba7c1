import { describe, expect, it } from 'vitest'
import type { PlanEnd, PlanOrder, PlanSite, Resource } from '#src/domain/planning/facts/board.ts'
import { assess } from '#src/domain/planning/checks/assess.ts'
import { findPlace } from '#src/domain/places/places.ts'
import { loneStops } from '#src/domain/tours/stops.ts'
import { board, lone, order, site, truck } from './planning-world.ts'

const abroad = (country: string, postalCode: string): PlanSite => {
  const place = findPlace(country, postalCode)
  if (!place) throw new Error(`no place ${country} ${postalCode}`)
  return { ...site('20457', postalCode), key: `${country}${postalCode}`, country, point: place, city: place.city }
}
const HAMBURG = site('20457')
const BERLIN = site('10115')
const LILLE = abroad('Frankreich', '59000')
const LYON = abroad('FR', '69007')
const STRASSBURG = abroad('FR', '67000')
const VERONA = abroad('Italien', '37135')
const BASEL = abroad('CH', '4051')

const end = (at: PlanSite, date: string): PlanEnd => ({ site: at, fixed: false, date, from: '08:00', to: '18:00' })
const ride = (id: string, [from, to]: readonly [PlanSite, PlanSite], [load, unload]: readonly [string, string]) =>
  order(id, end(from, load), end(to, unload), { loadingMeters: 2 })

/** What is said of the last of some orders behind the others, one tour each. */
function said(resource: Resource, rides: readonly PlanOrder[]) {
  const last = rides.at(-1)
  const tours = rides.slice(0, -1).map(({ id }, at) => lone(`${at}`, resource, id))
  const world = board({ resources: [resource], tours, orders: rides, now: Date.UTC(2026, 10, 20) })
  const { hints } = assess({ resource: resource.key, stops: loneStops(last?.id ?? '') }, world)
  return hints.flatMap(({ code, values }) =>
    /cabotage|posting/.test(code)
      ? [[code.replace('reason.plan.', ''), values['country'], values['count'] ?? values['date']]]
      : [],
  )
}
const own = truck('HH-NK 1')
const polish: Resource = {
  ...truck('Trans-Pol'),
  ...{ key: 'carrier:trans-pol', plate: undefined, carrier: { country: 'Polen' } },
}
const FRENCH = 'Frankreich'
const incoming = ride('IN', [HAMBURG, LILLE], ['2026-11-23', '2026-11-24'])
const inside = (id: string, day: string) => ride(id, [LILLE, STRASSBURG], [day, day])

describe('carriage inside another country', () => {
  it('is counted from the last unloading of what came across the border: the fourth in seven days is one too many', () => {
    const trips = ['2026-11-25', '2026-11-27', '2026-11-30', '2026-12-01'].map((day) => inside(day, day))
    const posting = ['posting', FRENCH, undefined]
    expect(said(own, [incoming, ...trips.slice(0, 3)])).toEqual([posting])
    expect(said(own, [incoming, ...trips])).toEqual([['cabotage', FRENCH, 4], posting])
  })

  it('needs a carriage across the border within the seven days before, and says where none is known', () => {
    const unknown = ['cabotageUnknown', FRENCH, undefined]
    expect(said(own, [inside('A', '2026-11-25')])[0]).toEqual(unknown)
    // Unloaded on the 24th: the seven days are over with the 1st.
    expect(said(own, [incoming, inside('A', '2026-12-01')])).toHaveLength(1)
    expect(said(own, [incoming, inside('A', '2026-12-02')])[0]).toEqual(unknown)
  })

  it('pauses four days in that country before it begins again', () => {
    const first = [incoming, inside('A', '2026-11-25')]
    const again = ride('IN2', [VERONA, LILLE], ['2026-11-26', '2026-11-27'])
    expect(said(own, [...first, again, inside('B', '2026-11-29')])).toEqual([
      ['cabotagePause', FRENCH, '2026-11-30'],
      ['posting', FRENCH, undefined],
    ])
    expect(said(own, [...first, again, inside('B', '2026-11-30')])).toEqual([['posting', FRENCH, undefined]])
  })

  it('is it in Germany for a subcontractor from abroad, who declares it himself', () => {
    expect(said(polish, [ride('A', [HAMBURG, BERLIN], ['2026-11-25', '2026-11-26'])])).toEqual([
      ['cabotageUnknown', 'Deutschland', undefined],
      ['postingCarrier', 'Deutschland', undefined],
    ])
    expect(said(own, [ride('A', [HAMBURG, BERLIN], ['2026-11-25', '2026-11-26'])])).toEqual([])
  })
})

describe('drivers posted abroad', () => {
  it.each([
    ['from home across the border', [HAMBURG, LYON], []],
    ['back home', [VERONA, HAMBURG], []],
    ['between two other member states', [LILLE, VERONA], [['posting', 'Frankreich, Italien', undefined]]],
    ['between another member state and a third country', [BASEL, LYON], [['posting', FRENCH, undefined]]],
  ] as const)('%s', (_, way, expected) => {
    expect(said(own, [ride('A', way, ['2026-11-25', '2026-11-26'])])).toEqual(expected)
  })
})
