import { describe, expect, it } from 'vitest'
import type { PlanOrder } from '#src/domain/planning/facts/board.ts'
import { dayNews, planDay, stepsFor, verdictNow } from '#src/domain/planning/day/plan-day.ts'
import { judge, type Placement } from '#src/domain/planning/offers/judge.ts'
import { loneStops, orderIdsOf } from '#src/domain/tours/stops.ts'
import { carrierTakes, worthwhile } from '#src/domain/planning/day/worth.ts'
import { dayWorld, plannedDay, smallLoads, waitingOf } from './day-world.ts'
import { board, end, lone, order, site, truck } from './planning-world.ts'

/** Worlds of small loads in which the search would plan an order for more than others take. */
const BITING = [21, 50, 59]

describe('The proposal for a day', () => {
  it('plans each order once, breaks nothing, and is worth no less than going through them one by one', () => {
    for (const seed of [1, 2]) {
      const on = dayWorld(6, 8, seed)
      const { plan } = plannedDay(on, 12, seed)
      const ids = plan.entries.flatMap(({ orderIds }) => orderIds)
      expect([...ids, ...plan.left.map(({ id }) => id)].toSorted()).toEqual(waitingOf(on).toSorted())
      expect(plan.entries.length).toBeGreaterThan(3)
      for (const { placement, orderIds } of plan.entries) {
        expect(judge(placement, on).violations).toEqual([])
        expect(orderIdsOf(placement.stops)).toEqual(expect.arrayContaining([...orderIds]))
      }
      const margins = plan.entries.map(({ placement }) => judge(placement, on).figures.margin ?? 0)
      expect(margins).toEqual(margins.toSorted((a, b) => b - a))
      const isFuller = plan.left.length < plan.nearest.left
      expect(isFuller || (plan.margin ?? 0) >= (plan.nearest.margin ?? 0)).toBe(true)
    }
  })

  it('makes use of room on a tour that is planned, and of a truck that is near', () => {
    const [near, far] = [truck('NAH', { standsAt: site('30159') }), truck('FERN', { standsAt: site('20457') })]
    const window = { date: '2026-11-27', from: '07:00', to: '18:00' }
    const on = board({
      resources: [far, near],
      orders: [
        order('D', end('20457', window), end('60311', { ...window, date: '2026-11-28' }), {
          status: 'ASSIGNED',
          loadingMeters: 8,
        }),
        order('A', end('20457', window), end('60311', { ...window, date: '2026-11-28' }), { loadingMeters: 5 }),
        order('B', end('30159', window), end('34117', { ...window, date: '2026-11-28' }), { loadingMeters: 12 }),
      ],
      tours: [lone('2001', far, 'D')],
    })
    const { plan } = plannedDay(on, 10)
    const said = plan.entries.map(({ placement: { resource, tourId }, orderIds }) => [resource, tourId, orderIds])
    expect(said.toSorted()).toEqual([
      ['vehicle:FERN', '2001', ['A']],
      ['vehicle:NAH', undefined, ['B']],
    ])
  })

  it('leaves what nobody can drive, and what is not ready to be driven', () => {
    const on = board({
      resources: [truck('SPRINTER', { loadingMeters: 4.8, payloadKg: 1100, standsAt: site('20457') })],
      orders: [
        order('GROSS', end('20457', { date: '2026-11-27' }), end('28197', { date: '2026-11-27' }), {
          loadingMeters: 9,
        }),
        order('NEU', end('20457', { date: '2026-11-27' }), end('28197', { date: '2026-11-27' }), { status: 'CREATED' }),
        order('KLEIN', end('20457', { date: '2026-11-27' }), end('28197', { date: '2026-11-27' }), {
          loadingMeters: 2,
        }),
      ],
    })
    const run = planDay(on, ['GROSS', 'NEU', 'KLEIN'], { seed: 1, steps: 5 })
    let next = run.next()
    while (next.done !== true) next = run.next()
    expect([next.value.entries.map(({ orderIds }) => orderIds), next.value.left]).toEqual([
      [['KLEIN']],
      [
        { id: 'GROSS', why: { code: 'noPlace' } },
        { id: 'NEU', why: { code: 'days' } },
      ],
    ])
  })

  it('leaves what an own trip costs more for than somebody else would take, and says both', () => {
    const window = { date: '2026-11-27', from: '07:00', to: '18:00' }
    const later = { ...window, date: '2026-12-01' }
    const on = board({
      resources: ['EINS', 'ZWEI'].map((id) => truck(id, { standsAt: site('80331') })),
      orders: [
        // 775 km empty for 125 km loaded.
        order('BILLIG', end('20457', later), end('28197', later), { customerPrice: 300 }),
        order('GUT', end('80331', window), end('90402', window), { customerPrice: 600 }),
      ],
    })
    const { plan } = plannedDay(on, 5)
    expect(plan.entries.map(({ orderIds }) => orderIds)).toEqual([['GUT']])
    const [left] = plan.left
    expect(plan.left).toEqual([{ id: 'BILLIG', why: { code: 'dear', cost: expect.any(Number), most: 262.5 } }])
    expect(left?.why.code === 'dear' ? left.why.cost : 0).toBeGreaterThan(1000)
  })

  it('plans nothing that a subcontractor would drive for less: by his own price, else by what is usual', () => {
    const window = { date: '2026-11-27', from: '07:00', to: '18:00' }
    const tried = (more: Partial<PlanOrder>) => {
      // 125 km empty back, 125 km loaded: 183 € with an own truck.
      const on = board({
        resources: [truck('EINS', { standsAt: site('20457') })],
        orders: [order('A', end('28197', window), end('20457', window), more)],
      })
      const { plan } = plannedDay(on, 3)
      return [plan.entries.length, plan.left.map(({ why }) => (why.code === 'dear' ? why.most : why.code))]
    }
    expect(tried({ customerPrice: 900 })).toEqual([1, []])
    expect(tried({ customerPrice: 400 })).toEqual([0, [350]])
    expect(tried({ customerPrice: 900, carrierPrice: 300 })).toEqual([0, [300]])
  })

  it('has no order in it that adds more to the cost of its tour than a subcontractor takes for it, nor a tour with more than all of them', () => {
    let shared = 0
    for (const seed of BITING) {
      const on = smallLoads(seed)
      // Few steps: the search alone has not yet noticed what stands in the way.
      const { plan } = plannedDay(on, 0, seed)
      const cost = (placement: Placement) => judge(placement, on).figures.extraCost ?? NaN
      const takes = (id: string) => Math.round((on.orders.get(id)?.customerPrice ?? NaN) * 87.5) / 100
      for (const { placement, orderIds } of plan.entries) {
        for (const id of orderIds) {
          const rest = placement.stops.filter(({ orderId }) => orderId !== id)
          const without = rest.length === 0 ? 0 : cost({ ...placement, stops: rest })
          expect(cost(placement) - without, `${id} with seed ${seed}`).toBeLessThanOrEqual(takes(id) + 0.01)
        }
        expect(cost(placement)).toBeLessThanOrEqual(orderIds.reduce((sum, id) => sum + takes(id), 0.01))
        shared += orderIds.length > 1 ? 1 : 0
      }
    }
    expect(shared).toBeGreaterThan(5)
  })

  it('takes one of two orders out of a tour where it alone is too dear', () => {
    const window = { date: '2026-11-27', from: '07:00', to: '18:00' }
    const one = truck('EINS', { standsAt: site('20457') })
    const on = board({
      resources: [one],
      orders: [
        order('GUT', end('20457', window), end('60311', { ...window, date: '2026-11-28' }), { customerPrice: 2000 }),
        // From Hamburg to Bremen and on to Frankfurt: some 20 km more; to Leipzig and back far more than it brings.
        order('SCHLECHT', end('20457', window), end('04103', { ...window, date: '2026-11-30' }), {
          customerPrice: 150,
        }),
      ],
    })
    const stops = [...loneStops('GUT'), ...loneStops('SCHLECHT')]
    const told: unknown[] = []
    const both = { placement: { resource: one.key, stops }, orderIds: ['GUT', 'SCHLECHT'] }
    const kept = worthwhile(both, on, (left) => told.push(left))
    expect(kept).toEqual({ placement: { resource: one.key, stops: loneStops('GUT') }, orderIds: ['GUT'] })
    expect(told).toEqual([{ orderId: 'SCHLECHT', cost: expect.any(Number), most: 131.25 }])
    const dear = { ...on, orders: new Map([...on.orders].map(([id, each]) => [id, { ...each, customerPrice: 50 }])) }
    expect(worthwhile(both, dear, () => undefined)).toBeUndefined()
  })

  it.each([
    [{ customerPrice: 1000 }, 875],
    [{ customerPrice: 1000, carrierPrice: 800 }, 800],
    [{ customerPrice: 1000, carrierPrice: 1200 }, 875],
    [{ carrierPrice: 1200 }, 1200],
    [{}, undefined],
  ])('for %j a subcontractor takes %s', (more, most) => {
    const window = { date: '2026-11-27' }
    expect(carrierTakes(order('A', end('20457', window), end('28197', window), more))).toBe(most)
  })

  it('is the same for the same seed, and tells how far it is', () => {
    const on = dayWorld(6, 8)
    const [one, other] = [plannedDay(on, 12), plannedDay(on, 12)]
    expect(one.plan).toEqual(other.plan)
    expect(one.told.map(({ step }) => step)).toEqual(Array.from({ length: 13 }, (_, step) => step))
    expect(one.told.at(-1)).toEqual({ step: 12, steps: 12, planned: 8 - one.plan.left.length, orders: 8 })
  })

  it('is there first, and each that is told after it is worth more', () => {
    const on = dayWorld(6, 8)
    const told = [...dayNews(on, waitingOf(on), 1)]
    const kinds = told.map(({ kind }) => kind).filter((kind) => kind !== 'progress')
    expect([kinds[0], kinds.at(-1), told.length]).toEqual(['plan', 'end', 1 + 2000 * 10 + kinds.length])
    const worth = told.flatMap((news) => ('plan' in news ? [news.plan.margin ?? 0] : []))
    expect(worth).toEqual(worth.toSorted((a, b) => a - b))
    const { plan } = plannedDay(on, 2000)
    expect(told.find(({ kind }) => kind === 'plan')).toEqual({ kind: 'plan', plan })
  })

  it.each([
    [1, 2000],
    [25, 2000],
    [60, 833],
    [300, 167],
  ])('has for %i orders %i steps', (orders, steps) => expect(stepsFor(orders)).toBe(steps))

  it('knows what no longer holds when the board has changed', () => {
    const on = dayWorld(6, 8)
    const { plan } = plannedDay(on, 12)
    const [entry] = plan.entries
    if (entry === undefined) throw new Error('nothing planned')
    expect(verdictNow(entry, on)?.violations).toEqual([])
    const [orderId = ''] = entry.orderIds
    const taken = { ...on, tours: [...on.tours, lone('9999', on.resources.at(-1), orderId)] }
    expect(verdictNow(entry, taken)).toBeUndefined()
    const changed = plan.entries.find(({ placement }) => placement.tourId !== undefined)
    if (changed === undefined) throw new Error('no tour is changed')
    const tours = on.tours.map((tour) => (tour.id === changed.placement.tourId ? { ...tour, version: 2 } : tour))
    expect(verdictNow(changed, { ...on, tours })).toBeUndefined()
  })
})
