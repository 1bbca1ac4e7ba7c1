import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { addDays } from '#src/domain/basics/dates.ts'
import { assess } from '#src/domain/planning/checks/assess.ts'
import type { Board } from '#src/domain/planning/facts/board.ts'
import { bestPlaces } from '#src/domain/planning/offers/insertion.ts'
import { judge, type Verdict, type Violation } from '#src/domain/planning/offers/judge.ts'
import { loneStops } from '#src/domain/tours/stops.ts'
import { at, board, end, lone, order, site, truck } from './planning-world.ts'

const MINUTE = 60_000
const TOWNS = ['20457', '30159', '34117', '60311', '80331', '04103'] as const
const anyTown = fc.constantFrom(...TOWNS)
const anyWindow = fc.record({
  days: fc.nat(3),
  times: fc.constantFrom(
    { from: '05:00', to: '07:00' },
    { from: '08:00', to: '16:00' },
    { from: '14:00', to: '15:00' },
    {},
  ),
  fixed: fc.boolean(),
})
const anyOrder = (id: string) =>
  fc
    .record({
      from: anyTown,
      to: anyTown,
      load: anyWindow,
      unload: anyWindow,
      loadingMeters: fc.integer({ min: 1, max: 13 }),
    })
    .map(({ from, to, load, unload, loadingMeters }) => {
      const ends = [load, unload].map(({ days, times, fixed }) => ({
        ...times,
        fixed,
        date: addDays('2026-11-27', days),
      }))
      return order(id, end(from, { ...ends[0], company: `+${id}` }), end(to, { ...ends[1], company: `-${id}` }), {
        loadingMeters,
        customerPrice: 900,
      })
    })

const anyBoard = fc
  .record({ a: anyOrder('A'), b: anyOrder('B'), e: anyOrder('E'), towns: fc.tuple(anyTown, anyTown) })
  .map(({ a, b, e, towns }): Board => {
    const resources = towns.map((town, index) => truck(`T${index}`, { standsAt: site(town) }))
    const tours = [lone('1', resources[0], 'A'), lone('2', resources[1], 'B')]
    return board({ resources, tours, orders: [a, b, e], now: at('04:00') })
  })

/** What a verdict breaks, each rule at its place; and coming before a window, which is a rule as well. */
const broken = ({ violations, hints }: Pick<Verdict, 'violations' | 'hints'>) =>
  [...violations, ...hints.filter(({ code }) => code === 'reason.plan.early')].map(
    ({ code, tourId, stopIndex }: Violation) => `${code} ${tourId} ${stopIndex}`,
  )

describe('a remedy', () => {
  property.prop([anyBoard, fc.nat(4_000), fc.constantFrom(0, 1)], { numRuns: 100 })(
    'breaks no rule that is kept without it',
    (world, minutes, row) => {
      const startAt = at('05:00') + minutes * MINUTE
      const placement = { resource: world.resources[row]?.key, stops: loneStops('E'), startAt }
      const [best] = bestPlaces({ orderIds: ['E'] }, world, 1).best
      const verdict = judge(placement, world, best)
      const known = new Set(broken(verdict))
      for (const { remedy } of [...verdict.violations, ...verdict.hints]) {
        const after = remedy ? broken(assess(remedy.placement, world)) : []
        expect(after.filter((one) => !known.has(one))).toEqual([])
      }
    },
  )

  test('for coming too late is not to load at eight in the evening before a window from five on', () => {
    const row = truck('HH-NK 1', { standsAt: site('20457') })
    const orders = [
      order(
        'A',
        end('20457', { date: '2026-11-27', from: '05:00', to: '07:00' }),
        end('80331', { date: '2026-11-27', from: '06:00', to: '12:00' }),
        { loadingMeters: 4 },
      ),
    ]
    const on = board({ resources: [row], orders, now: at('06:00', '2026-11-26') })
    const { violations } = judge({ resource: row.key, stops: loneStops('A') }, on)
    expect(violations.map(({ code, remedy }) => [code, remedy?.values])).toEqual([['reason.plan.window', undefined]])
  })

  test('for a truck that is taken until nine is to begin when it is there', () => {
    const row = truck('HH-NK 1', { standsAt: site('20457') })
    const window = { date: '2026-11-27', from: '06:00', to: '14:00' }
    const orders = ['A', 'B'].map((id) =>
      order(
        id,
        end('20457', { ...window, company: `+${id}` }),
        end('28197', { ...window, to: '20:00', company: `-${id}` }),
        {
          loadingMeters: 4,
        },
      ),
    )
    const on = board({ resources: [row], orders, tours: [lone('1', row, 'A')], now: at('06:00', '2026-11-26') })
    const { violations } = judge({ resource: row.key, stops: loneStops('B'), startAt: at('07:00') }, on)
    const remedy = violations[0]?.remedy
    expect(violations.map(({ code }) => code)).toEqual(['reason.plan.overlap'])
    expect(remedy && broken(assess(remedy.placement, on))).toEqual([])
  })
})
