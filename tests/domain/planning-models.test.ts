import { describe, expect, test } from 'vitest'
import { dayModel } from '#src/domain/planning/day/day-model.ts'
import { reasonLeftOpen } from '#src/domain/planning/day/left-open.ts'
import { dayNews, planDay, stepsFor, verdictNow } from '#src/domain/planning/day/plan-day.ts'
import { slotsOf } from '#src/domain/planning/day/slots.ts'
import { addedCosts, carrierTakes, worthwhile } from '#src/domain/planning/day/worth.ts'
import type { Board, PlanOrder } from '#src/domain/planning/facts/board.ts'
import { fill, nearestInsertion } from '#src/domain/planning/search/construction.ts'
import { candidates, cheapestInsertion } from '#src/domain/planning/search/insertion.ts'
import {
  isUsed,
  type Model,
  nothingPlanned,
  routeIn,
  routeOf,
  type Solution,
  solutionOf,
  usedRoutes,
} from '#src/domain/planning/search/model.ts'
import { below, seededRandom } from '#src/domain/planning/search/random.ts'
import {
  anyRequests,
  dearestRequests,
  relatedRequests,
  wholeRoute,
  without,
} from '#src/domain/planning/search/removal.ts'
import { search } from '#src/domain/planning/search/search.ts'
import { moment } from './planning-told.ts'
import { at, board, end, lone, order, site, stops, truck } from './planning-world.ts'

const DAY = '2026-11-27'
const ride = (id: string, from: string, to: string, opens = '08:00', closes = '12:00', more: Partial<PlanOrder> = {}) =>
  order(id, end(from, { date: DAY, from: opens, to: closes, company: `+${id}` }), end(to, { company: `-${id}` }), {
    loadingMeters: 4,
    weightKg: 4_000,
    pallets: 10,
    customerPrice: 600,
    ...more,
  })

describe('the board as a problem for the search', () => {
  const one = truck('HH-NK 1', { standsAt: site('30159'), home: site('30159'), payloadKg: 9_000, pallets: 25 })
  const two = truck('HH-NK 2', { standsAt: site('60311'), type: 'SOLO_12', loadingMeters: 7.2 })
  const orders = [
    ride('A', '30159', '34117'),
    ride('B', '34117', '60311', '12:00', '18:00'),
    ride('C', '60311', '50667', '07:00', '09:00', { loadingMeters: 7.3, customerPrice: undefined }),
    ride('D', '30159', '60311', '16:00', '17:00'),
  ]
  const on = board({ resources: [one, two], orders, tours: [lone('4', one, 'D')], now: at('05:02') })
  const slots = slotsOf(on, at('23:00', '2026-12-06'))
  const model = dayModel(on, orders.slice(0, 3), slots)
  test('has a slot for each tour and each time between, of its vehicle', () => {
    expect(
      slots.map(
        ({ tour: row, resource }, at) =>
          `${resource.id} ${row?.id ?? 'new'} group ${model.groupOf?.(at)} class ${model.classOf(at)} stands ${model.standing?.(at).join()}`,
      ),
    ).toEqual([
      'HH-NK 1 4 group 0 class 0 stands -1,-2',
      'HH-NK 1 new group 0 class 1 stands ',
      'HH-NK 1 new group 0 class 2 stands ',
      'HH-NK 2 new group 1 class 3 stands ',
    ])
    expect([
      model.requests,
      model.vehicles,
      [0, 1, 2].map((request) => model.costOfLeaving(request)),
      [
        [0, 1],
        [1, 0],
        [0, 2],
        [1, 1],
      ].map(([a = 0, b = 0]) => Math.round(model.distance(a, b) * 100) / 100),
    ]).toEqual([3, 4, [525, 525, 100000], [339, 339, 563, 0]])
  })
  test('a route costs its kilometres, the ramps and part of the way home more than what stands there', () => {
    const rows = [
      [0, 1],
      [0, 1, 2, 3],
      [0, 2, 1, 3],
      [2, 3, 0, 1],
      [4, 5],
      [0, 1, 2, 3, 4, 5],
      [-1, -2, 0, 1],
      [0, 1, -1, -2],
      [-1, 0, -2, 1],
    ]
    expect(slots.map((_, slot) => rows.map((tasks) => model.costOf(slot, tasks) ?? '-').join(' '))).toEqual([
      '-330.32 44.98 44.98 - - - - 466.92 -',
      '466.92 - - - - - 466.92 466.92 466.92',
      '- - - - - - - - -',
      '557.3 796.7 - - - - 557.3 557.3 557.3',
    ])
    expect(
      slots.map((_, slot) =>
        rows.slice(0, 3).map((tasks) => {
          const placed = model.placementOf(slot, tasks)
          return `${model.allows?.(slot, tasks)} ${placed?.tourId ?? ''} ${placed?.startAt === undefined ? '' : moment(placed.startAt)}`
        }),
      ),
    ).toEqual([
      ['true 4 ', 'true 4 ', 'true 4 '],
      ['true  27 08:00', 'false  ', 'false  '],
      ['false  ', 'false  ', 'false  '],
      ['true  27 10:45', 'false  ', 'false  '],
    ])
    expect([model.placementOf(99, [0, 1]), model.costOf(99, [0, 1])]).toEqual([undefined, undefined])
  })
  test('goods fit by metres, kilogrammes and pallets', () => {
    const loads = (more: Partial<PlanOrder>) => {
      const both = [
        ride('A', '30159', '34117', '08:00', '12:00', more),
        ride('B', '30159', '34117', '08:00', '12:00', more),
      ]
      const plan = board({ resources: [one], orders: both, now: at('05:02') })
      return dayModel(plan, both, slotsOf(plan, at('23:00'))).costOf(0, [0, 2, 1, 3])
    }
    expect([
      loads({ loadingMeters: 6.8, weightKg: 4_500, pallets: 12 }),
      loads({ loadingMeters: 6.801 }),
      loads({ weightKg: 4_501 }),
      loads({ pallets: 13 }),
    ]).toEqual([397.38, undefined, undefined, undefined])
  })
})

describe('a proposal for a day', () => {
  const one = truck('HH-NK 1', { standsAt: site('30159'), home: site('30159') })
  const two = truck('HH-NK 2', { standsAt: site('60311'), home: site('60311') })
  const orders = [
    ride('A', '30159', '34117'),
    ride('B', '34117', '60311', '12:00', '18:00'),
    ride('C', '60311', '50667', '07:00', '09:00'),
    ride('D', '50667', '60311', '11:00', '16:00', { customerPrice: 90 }),
    ride('E', '30159', '20457', '08:00', '12:00', { status: 'CREATED' }),
    ride('F', '30159', '20457', '08:00', '12:00', { loadingMeters: 20 }),
    order('G', end('30159', { date: '2026-12-20' }), end('20457')),
    order('H', end('30159', { date: '2026-11-20' }), end('20457')),
    ride('I', '30159', '20457'),
  ]
  const on = (more: Partial<Board> = {}): Board => ({
    ...board({ resources: [one, two], orders, tours: [lone('9', two, 'I')], now: at('05:02') }),
    ...more,
  })
  const ids = orders.map(({ id }) => id)
  const ended = (world: Board, given = ids) => {
    const run = planDay(world, given, { seed: 3, steps: 30 })
    for (let next = run.next(); ; next = run.next()) if (next.done === true) return next.value
  }
  const text = ({ entries, left, margin, nearest }: ReturnType<typeof ended>) => [
    ...entries.map(
      ({ placement: { resource, tourId, stops: row, startAt }, orderIds, version }) =>
        `${resource} ${tourId} ${version} ${orderIds.join('')} ${row.map(({ orderId, kind }) => (kind === 'pickup' ? '+' : '-') + orderId).join('')} ${moment(startAt)}`,
    ),
    left.map(({ id, why }) => `${id} ${why.code}${why.code === 'dear' ? ` ${why.cost}>${why.most}` : ''}`).join(', '),
    `${margin}, nearest ${nearest.margin} ${nearest.left}`,
  ]
  test('plans what is worth it, and says why the rest is left', () => {
    expect([
      text(ended(on())),
      text(ended(on({ orders: new Map(orders.map((each) => [each.id, { ...each, customerPrice: undefined }])) }))),
      text(ended(on(), [])),
    ]).toEqual([
      [
        'vehicle:HH-NK 1 undefined undefined AB +A+B-A-B 27 08:00',
        'C noPlace, D dear 617.3>78.75, E days, F noPlace, G days, H days, I days',
        '473.42, nearest 508.52 7',
      ],
      [
        'vehicle:HH-NK 1 undefined undefined ADB +A+D+B-A-D-B 27 08:00',
        'C noPlace, E days, F noPlace, G days, H days, I days',
        'undefined, nearest undefined 6',
      ],
      ['', '0, nearest 0 0'],
    ])
  })
  test('tells how far it is, and holds as long as nothing has changed', () => {
    const [first] = dayNews(on(), ['A', 'B'], 3)
    expect([first, [0, 1, 25, 60, 1000].map(stepsFor)]).toEqual([
      { kind: 'progress', progress: { step: 0, steps: 2000, planned: 0, orders: 2 } },
      [2000, 2000, 2000, 833, 50],
    ])
    const [entry] = ended(on()).entries
    const holds = (world: Board, more = {}) =>
      entry === undefined ? 'none' : verdictNow({ ...entry, ...more }, world) !== undefined
    expect([
      holds(on()),
      holds(on({ tours: [lone('9', one, 'A')] })),
      holds(on({ now: at('20:00') })),
      holds(on(), { version: 7, placement: { ...entry?.placement, tourId: '9' } }),
    ]).toEqual([true, false, false, false])
  })
  test('an order is worth what a subcontractor takes for it at most', () => {
    expect(
      [
        undefined,
        ride('A', '30159', '34117'),
        ride('A', '30159', '34117', '', '', { carrierPrice: 100 }),
        ride('A', '30159', '34117', '', '', { carrierPrice: 900 }),
        ride('A', '30159', '34117', '', '', { customerPrice: undefined, carrierPrice: 900 }),
        ride('A', '30159', '34117', '', '', { customerPrice: undefined }),
      ].map(carrierTakes),
    ).toEqual([undefined, 525, 100, 525, 900, undefined])
    const worth = (row: string, prices: readonly number[], planIds = ['A', 'B']) => {
      const given = prices.map((customerPrice, at) =>
        ride(planIds[at] ?? '', at === 0 ? '30159' : '34117', at === 0 ? '34117' : '60311', '08:00', '18:00', {
          customerPrice,
        }),
      )
      const world = board({ resources: [one], orders: given, now: at('05:02') })
      const planned = {
        placement: { resource: one.key, stops: stops(row), startAt: at('08:00') },
        orderIds: planIds.slice(0, prices.length),
      }
      const dear: string[] = []
      const kept = worthwhile(planned, world, ({ orderId, cost, most }) => dear.push(`${orderId} ${cost}>${most}`))
      return [
        addedCosts(planned, world)
          .map(({ orderId, cost, most }) => `${orderId} ${cost}/${most}`)
          .join(', '),
        kept?.orderIds.join('') ?? 'none',
        dear.join(', '),
      ]
    }
    expect([
      worth('+A -A', [600]),
      worth('+A -A', [100]),
      worth('+A -A +B -B', [600, 600]),
      worth('+A -A +B -B', [600, 100]),
      worth('+A -A +B -B', [100, 600]),
      worth('+A -A +B -B', [300, 300]),
      worth('+A -A +B -B', [50, 50]),
    ]).toEqual([
      ['A 316.18/525', 'A', ''],
      ['A 316.18/87.5', 'none', 'A 316.18>87.5'],
      ['A 55.2/525, B 375.3/525', 'AB', ''],
      ['A 55.2/525, B 375.3/87.5', 'A', 'B 375.3>87.5'],
      ['A 55.2/87.5, B 375.3/525', 'none', 'A 691.48>87.5, B 636.28>525'],
      ['A 55.2/262.5, B 375.3/262.5', 'none', 'B 375.3>262.5, A 316.18>262.5'],
      ['A 55.2/43.75, B 375.3/43.75', 'none', 'B 375.3>43.75, A 316.18>43.75'],
    ])
  })
})

/** Requests on a line: from a place to another; vehicles begin at 0 and drive back. */
const lineModel = (
  requests: readonly (readonly [number, number])[],
  vehicles = 2,
  more: Partial<Model> = {},
): Model => ({
  ...{ requests: requests.length, vehicles, classOf: (vehicle) => vehicle, costOfLeaving: () => 1000 },
  distance: (a, b) =>
    Math.abs((requests[a]?.[0] ?? 0) - (requests[b]?.[0] ?? 0)) +
    Math.abs((requests[a]?.[1] ?? 0) - (requests[b]?.[1] ?? 0)),
  costOf: (vehicle, tasks) => {
    let [at, cost, load] = [0, 10 * (vehicle + 1), 0]
    for (const task of tasks) {
      const next = requests[task >> 1]?.[task % 2] ?? 0
      cost += Math.abs(next - at)
      at = next
      load += task % 2 === 0 ? 1 : -1
      if (load > 2) return undefined
    }
    return cost + at
  },
  ...more,
})
const solved = ({ routes, left, cost }: Solution) =>
  `${routes.map(({ tasks }) => tasks.join(' ')).join(' | ')}; left ${left.join()}; ${cost}`

describe('the parts of the search', () => {
  const LINE = [
    [1, 9],
    [8, 2],
    [3, 4],
    [20, 30],
    [28, 22],
    [5, 6],
  ] as const
  const model = lineModel(LINE)
  test('its random numbers are those of mulberry32', () => {
    const random = seededRandom(1)
    expect([random(), random(), random()]).toEqual([
      0.627_073_940_588_161_3, 0.002_735_721_180_215_478, 0.527_447_039_959_952_2,
    ])
    expect([below(() => 0, 5), below(() => 0.99, 5), below(() => 0.6, 5)]).toEqual([0, 4, 3])
  })
  test('a request joins a route at its cheapest place that holds', () => {
    const cheapest = (tasks: readonly number[], request: number, more: Partial<Model> = {}) => {
      const found = cheapestInsertion(lineModel(LINE, 2, more), routeOf(0, tasks, model.costOf(0, tasks) ?? 0), request)
      return found && `${found.tasks.join(' ')} ${found.cost} ${found.added}`
    }
    const never = (...closed: readonly string[]) => ({
      allows: (_: number, tasks: readonly number[]) => !closed.includes(tasks.join(' ')),
    })
    expect([
      cheapest([], 0),
      cheapest([0, 1], 2),
      cheapest([0, 1], 1),
      cheapest([0, 4, 1, 5], 1),
      cheapest([0, 1], 2, never('0 4 5 1')),
      cheapest([0, 1], 2, { allows: () => false }),
      cheapest([0, 1], 2, { costOf: () => undefined }),
    ]).toEqual(['0 1 28 18', '0 4 5 1 28 0', '0 2 1 3 28 0', '0 4 1 2 5 3 28 0', '0 4 1 5 28 0', undefined, undefined])
  })
  test('only routes that are driven are joined, and one vehicle of each class and group', () => {
    const routes = [routeOf(0, [0, 1], 5), routeOf(1, [], 0), routeOf(2, [-1], 0), routeOf(3, [], 0)]
    const of = (most: number, more: Partial<Model> = {}) =>
      candidates(lineModel(LINE, 4, more), routes, most).map(({ vehicle }) => vehicle)
    expect([
      of(Infinity),
      of(1),
      of(2),
      of(Infinity, { classOf: () => 0 }),
      of(Infinity, { groupOf: (vehicle) => vehicle % 2 }),
      routes.map(isUsed),
    ]).toEqual([[0, 1, 2, 3], [0], [0, 1, 2, 3], [0, 1], [0, 1, 3], [true, false, false, false]])
  })
  test('plans are filled greedily, by regret, and by what lies nearest', () => {
    const filled = (regret: number, most = Infinity, more: Partial<Model> = {}) => {
      const given = lineModel(LINE, 3, more)
      return solved(fill(given, nothingPlanned(given), { regret, most }))
    }
    const dear = { costOfLeaving: (request: number) => (request < 3 ? 12 : 40) }
    let asked = 0
    const blinking = fill(model, nothingPlanned(model), {
      regret: 2,
      most: Infinity,
      overlooks: () => (asked += 1) % 3 === 0,
    })
    expect([
      filled(1),
      filled(2),
      filled(3),
      filled(1, 1),
      filled(1, Infinity, dear),
      filled(2, Infinity, dear),
      filled(1, Infinity, { allows: (_, tasks) => tasks.length < 4 }),
      solved(blinking),
    ]).toEqual([
      '0 4 1 6 7 8 9 10 11 2 5 3 |  | ; left ; 76',
      '0 4 1 10 11 6 7 8 9 2 5 3 |  | ; left ; 78',
      '0 4 1 10 11 6 7 8 9 2 5 3 |  | ; left ; 78',
      '0 4 1 6 7 8 9 10 11 2 5 3 |  | ; left ; 76',
      '0 4 5 10 1 6 7 8 9 2 11 3 |  | ; left ; 70',
      '0 4 5 10 1 6 7 8 9 2 11 3 |  | ; left ; 70',
      '4 5 | 10 11 | 2 3; left 0,3,4; 3096',
      '0 4 1 8 9 2 5 3 | 10 6 7 11; left ; 146',
    ])
    const near = (more: Partial<Model> = {}) => {
      const given = lineModel(LINE, 3, more)
      return solved(nearestInsertion(given, nothingPlanned(given)))
    }
    expect([
      near(),
      near(dear),
      near({ classOf: () => 0 }),
      near({ groupOf: () => 0 }),
      near({ allows: (_, tasks) => tasks.length < 4 }),
    ]).toEqual([
      '0 4 1 6 7 8 9 10 11 2 5 3 |  | ; left ; 76',
      '0 4 5 10 1 6 7 8 9 2 11 3 |  | ; left ; 70',
      '0 4 1 6 7 8 9 10 11 2 5 3 |  | ; left ; 76',
      '0 4 1 6 7 8 9 10 11 2 5 3 |  | ; left ; 76',
      '4 5 | 10 11 | 2 3; left 0,3,4; 3096',
    ])
  })
  test('what is taken out is what was asked for, by the lot that was drawn', () => {
    const plan = solutionOf(model, [routeOf(0, [0, 4, 5, 1], 28), routeOf(1, [2, 3, 6, 7, 8, 9], 76)])
    const drawn = (numbers: readonly number[]) => {
      let at = 0
      return () => numbers[at++ % numbers.length] ?? 0
    }
    const taken = [anyRequests, relatedRequests, dearestRequests, wholeRoute].map((removal) =>
      [[0], [0.5], [0.99], [0.2, 0.8]].map((numbers) =>
        [1, 2, 4].map((count) => removal(model, plan, count, drawn(numbers)).join('')).join(' '),
      ),
    )
    expect(taken).toEqual([
      ['2 21 2134', '0 03 0324', '0 02 0213', '1 14 1403'],
      ['0 02 0213', '1 12 1203', '4 42 4231', '2 20 2013'],
      ['0 02 0213', '0 02 0213', '4 43 4312', '0 01 0123'],
      ['02 02 0213', '02 02 0213', '134 134 1340', '02 02 0213'],
    ])
    const nothing = nothingPlanned(model)
    expect(
      [anyRequests, relatedRequests, dearestRequests, wholeRoute].map((removal) =>
        removal(model, nothing, 2, drawn([0.5])),
      ),
    ).toEqual([[], [], [], []])
    const stuck = lineModel(LINE, 2, { allows: (_, tasks) => tasks.length !== 2 })
    expect([
      solved(without(model, plan, [0])),
      solved(without(model, plan, [2, 4])),
      solved(without(model, plan, [0, 2])),
      solved(without(stuck, plan, [0])),
      solved(without(model, plan, [5])),
    ]).toEqual([
      '4 5 | 2 3 6 7 8 9; left 0,5; 2094',
      '0 1 | 2 3 6 7; left 2,4,5; 3120',
      ' | 2 3 6 7 8 9; left 0,2,5; 3076',
      '0 4 5 1 | 2 3 6 7 8 9; left 5; 1104',
      '0 4 5 1 | 2 3 6 7 8 9; left 5; 1104',
    ])
  })
  test('a route is remembered with what was found for it', () => {
    const [first, again, other] = [
      routeIn(model, 0, [0, 1], 5),
      routeIn(model, 0, [0, 1], 5),
      routeIn(model, 1, [0, 1], 5),
    ]
    expect([first === again, (first as object) === other, usedRoutes(nothingPlanned(model)).length]).toEqual([
      true,
      false,
      0,
    ])
  })
  test('what an order that is left would have cost is said', () => {
    const why = (more: Partial<Model>) => {
      const given = { ...lineModel(LINE, 2, more), placementOf: () => undefined }
      return reasonLeftOpen(given, solutionOf(given, [routeOf(0, [0, 1], 18 + 10), routeOf(1, [], 0)]), 3)
    }
    expect([
      why({ costOfLeaving: () => 20 }),
      why({ costOfLeaving: () => 42 }),
      why({ costOfLeaving: () => 43 }),
      why({ allows: () => false, costOfLeaving: () => 1 }),
    ]).toEqual([
      {
        code: 'dear',
        cost: 42,
        most: 20,
      },
      {
        code: 'dear',
        cost: 42,
        most: 42,
      },
      {
        code: 'noPlace',
      },
      {
        code: 'noPlace',
      },
    ])
  })
  test('the same seed finds the same plan on every machine', () => {
    const given = lineModel(
      Array.from({ length: 14 }, (_, at) => [(at * 37) % 50, (at * 53 + 11) % 50] as const),
      4,
    )
    const result = (seed: number, fewestVehicles: boolean) => {
      const costs: number[] = []
      const run = search(given, { seed, steps: 60, fewestVehicles })
      for (let next = run.next(); ; next = run.next()) {
        if (next.done === true)
          return `${next.value.cost} by ${usedRoutes(next.value).length}; ${costs.filter((_, at) => at % 6 === 5).join(' ')}`
        costs.push(next.value.best.cost)
      }
    }
    expect([result(1, false), result(2, false), result(1, true), result(3, true)]).toEqual([
      '164 by 1; 268 268 180 180 180 164 164 164 164 164',
      '168 by 1; 224 174 174 174 168 168 168 168 168 168',
      '180 by 1; 306 306 306 306 306 228 226 200 196 180',
      '168 by 1; 306 306 306 306 306 246 178 172 168 168',
    ])
  })
})
