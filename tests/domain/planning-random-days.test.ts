import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { addDays, epochToZoned, zonedToEpoch } from '#src/domain/basics/dates.ts'
import { assess } from '#src/domain/planning/checks/assess.ts'
import { logOf } from '#src/domain/planning/checks/driver-log.ts'
import { type DayPlan, planDay } from '#src/domain/planning/day/plan-day.ts'
import type { Board, PlanEnd, PlanOrder, PlanTour } from '#src/domain/planning/facts/board.ts'
import { minutesBetween } from '#src/domain/planning/facts/distance.ts'
import { indexOf, type TimedTour } from '#src/domain/planning/scene/board-index.ts'
import { setAt } from '#src/domain/planning/facts/windows.ts'
import { loneStops, orderIdsOf, type StopOfOrder } from '#src/domain/tours/stops.ts'
import { at, board, end, order, site, truck } from './planning-world.ts'
import { lawBreaches, sundayBreaches, takeTurns } from './support/law-checker.ts'

const MINUTE = 60_000
const TOWNS = ['20457', '30159', '34117', '60311', '68159', '80331', '04103', '50667', '10115', '28197'] as const
const TODAY = '2026-11-27'
const NAMES = ['A', 'B', 'C', 'D', 'E', 'F'] as const

const anyTown = fc.constantFrom(...TOWNS)
/** From Friday on, over the Sunday. */
const anyDay = fc.nat(5).map((days) => addDays(TODAY, days))
const anyTimes = fc.constantFrom(
  { from: '05:00', to: '07:00' },
  { from: '07:00', to: '12:00' },
  { from: '06:00', to: '18:00' },
  { from: '13:30', to: '15:30' },
  { from: '18:00', to: '22:00' },
  {},
)

const anyOrder = (id: string, status: PlanOrder['status']) =>
  fc
    .record({
      via: fc.option(fc.record({ town: anyTown, kind: fc.constantFrom('pickup' as const, 'delivery' as const) }), {
        freq: 2,
        nil: undefined,
      }),
      ...{ from: anyTown, to: anyTown, day: anyDay, later: fc.nat(2), load: anyTimes, unload: anyTimes },
      ...{ loadingMeters: fc.integer({ min: 1, max: 13 }), weightKg: fc.nat(9_000), pallets: fc.nat(16) },
    })
    .map(({ via, from, to, day, later, load, unload, ...goods }) =>
      order(
        id,
        end(from, { ...load, date: day, company: `+${id}` }),
        end(to, { ...unload, date: addDays(day, later), company: `-${id}` }),
        {
          ...{ ...goods, status, customerPrice: 1_900 },
          // A third place, on the day of loading or of unloading, at any hour.
          ...(via && {
            furtherStops: [
              {
                ...end(via.town, { date: addDays(day, via.kind === 'pickup' ? 0 : later), company: `~${id}` }),
                kind: via.kind,
              },
            ],
          }),
        },
      ),
    )

/** Three vehicles, of which two may have one driver, some with a tour that holds, and six orders to be planned. */
const anyWorld = fc
  .record({
    waiting: fc.tuple(...NAMES.map((id) => anyOrder(id, 'CONFIRMED'))),
    planned: fc.tuple(anyOrder('X', 'ASSIGNED'), anyOrder('Y', 'ASSIGNED')),
    towns: fc.tuple(anyTown, anyTown, anyTown),
    hour: fc.integer({ min: 4, max: 20 }),
    isShared: fc.boolean(),
    hasVan: fc.boolean(),
    hasPair: fc.boolean(),
  })
  .map(({ waiting, planned, towns, hour, isShared, hasVan, hasPair }): Board => {
    const resources = towns.map((town, index) =>
      truck(`T${index}`, {
        standsAt: site(town),
        driver: { id: isShared && index === 2 ? 'F1' : `F${index}`, name: `Fahrer ${index}`, absences: [] },
        ...(hasPair && !isShared && index === 1 && { coDriver: { id: 'C1', name: 'Beifahrer', absences: [] } }),
        ...(hasVan && index === 0 && { type: 'SPRINTER', loadingMeters: 4.8, payloadKg: 1_100, pallets: 10 }),
      }),
    )
    const now = at(`${String(hour).padStart(2, '0')}:10`, TODAY)
    let world = board({ resources, tours: [], orders: [...waiting, ...planned], now })
    for (const [index, one] of planned.entries()) {
      const resource = resources[index + 1]
      const tour: PlanTour = {
        id: one.id,
        version: 1,
        number: one.id,
        resource: resource?.key,
        stops: loneStops(one.id, one),
      }
      const next = { ...world, tours: [...world.tours, tour] }
      const { violations } = assess({ resource: tour.resource, tourId: tour.id, stops: tour.stops }, next)
      if (violations.length === 0) world = next
    }
    return world
  })

function planned(on: Board): DayPlan {
  const run = planDay(on, [...NAMES], { seed: 1, steps: 30 })
  let next = run.next()
  while (next.done !== true) next = run.next()
  return next.value
}

/** The board with all of a proposal taken over. */
function takenOver(on: Board, { entries }: DayPlan): Board {
  let tours = [...on.tours]
  for (const [index, { placement }] of entries.entries()) {
    const { tourId, stops, startAt, resource } = placement
    const ids = new Set(orderIdsOf(stops))
    const row = stops.map((stop, place) => (place === 0 && startAt !== undefined ? setAt(stop, startAt) : stop))
    const was = tours.find(({ id }) => id === tourId)
    tours = tours.filter((tour) => tour !== was && !tour.stops.some(({ orderId }) => ids.has(orderId)))
    tours.push({ ...(was ?? { id: `P${index}`, version: 0, number: '' }), resource, stops: row })
  }
  return { ...on, tours }
}

const closeOf = ({ date = '', to = '23:59' }: PlanEnd) => zonedToEpoch(date, to)
const openOf = ({ date = '', from = '00:00' }: PlanEnd) => zonedToEpoch(date, from)

/** The place a stop is at, read from its order. */
function placeOf({ orders }: Board, { orderId, kind, part }: StopOfOrder): PlanEnd | undefined {
  const one = orders.get(orderId)
  return part === undefined ? one?.[kind] : one?.furtherStops?.[part - 1]
}

/** What of a tour is not as its orders and its vehicle have it. */
function faultsOf({ tour, timeline }: TimedTour, on: Board): string[] {
  const resource = on.resources.find(({ key }) => key === tour.resource)
  const aboard = { loadingMeters: 0, weightKg: 0, pallets: 0 }
  return timeline.stops.flatMap(({ orderId, kind, part, arrival, begin }) => {
    const one = on.orders.get(orderId)
    const place = placeOf(on, { orderId, kind, part })
    if (!one || !place) return ['no order']
    // No line says what is loaded where: all of it counts from the first place to the last.
    const sign = part !== undefined ? 0 : kind === 'pickup' ? 1 : -1
    aboard.loadingMeters += sign * (one.loadingMeters ?? 0)
    aboard.weightKg += sign * (one.weightKg ?? 0)
    aboard.pallets += sign * one.pallets
    const isFull =
      aboard.loadingMeters > (resource?.loadingMeters ?? 0) ||
      aboard.weightKg > (resource?.payloadKg ?? 0) ||
      aboard.pallets > (resource?.pallets ?? 0)
    return [
      ...(arrival > closeOf(place) ? [`${orderId} ${kind} late`] : []),
      ...(begin < openOf(place) ? [`${orderId} ${kind} early`] : []),
      ...(isFull ? [`${orderId} too much aboard`] : []),
    ]
  })
}

/** What a driver does, as the plan has it; all the ways are in it, none before he can go, none twice. */
function doingsOf(driverId: string, on: Board) {
  const { rows } = indexOf(on)
  const own = on.resources.filter(({ driver }) => driver?.id === driverId)
  const driven = own.map((resource) => ({
    resource,
    row: rows.get(resource.key) ?? [],
    isHis: () => true,
    isByTwo: () => resource.coDriver !== undefined,
  }))
  const { activities } = logOf(driven, on)
  const ways = driven.flatMap(({ resource, row }) =>
    row.map(({ tour }, index) => {
      const sites = tour.stops.map((stop) => placeOf(on, stop)?.site)
      const before = row[index - 1]?.tour.stops.at(-1)
      const from = before ? placeOf(on, before)?.site : resource.standsAt
      return [from, ...sites].reduce((sum, place, at, all) => {
        const last = all[at - 1]
        return sum + (last && place ? minutesBetween(last, place) : 0)
      }, 0)
    }),
  )
  const needed = ways.reduce((sum, minutes) => sum + minutes, 0)
  const told = activities.reduce((sum, { kind, from, to }) => sum + (kind === 'drive' ? to - from : 0), 0) / MINUTE
  const isHeavy = own.every(({ type }) => type !== 'SPRINTER')
  return { activities, isHeavy, lacks: Math.abs(needed - told) > 0.5 ? [{ needed, told }] : [] }
}

/** The plan in words, for who has to find out what is wrong. */
const told = ({ tours, orders }: Board, doings: readonly { kind: string; from: number; to: number }[]) =>
  [
    ...tours.map(
      ({ id, resource, stops }) =>
        `${id} ${resource}: ${stops.map(({ orderId, kind, plannedTime }) => `${kind} ${orderId} ${orders.get(orderId)?.[kind].site.city} ${orders.get(orderId)?.[kind].date} ${orders.get(orderId)?.[kind].from}-${orders.get(orderId)?.[kind].to} ${plannedTime ?? ''}`).join(', ')}`,
    ),
    ...doings.map(
      ({ kind, from, to }) => `${kind} ${epochToZoned(from).date} ${epochToZoned(from).time}–${epochToZoned(to).time}`,
    ),
  ].join('\n')

describe('A proposal for random days', () => {
  let most = 0
  let pairs = 0
  property.prop([anyWorld])(
    'breaks no driving, break or rest time of any driver by the law, misses no window and loads nothing too full',
    (world) => {
      const plan = planned(world)
      most = Math.max(most, plan.entries.length)
      const on = takenOver(world, plan)
      for (const one of indexOf(on).tours.values()) expect(faultsOf(one, on)).toEqual([])
      for (const driverId of ['F0', 'F1', 'F2']) {
        const { activities, isHeavy, lacks } = doingsOf(driverId, on)
        // Two who take turns are judged each by what he does.
        const isPair = activities.length > 0 && activities.every(({ isByTwo }) => isByTwo)
        const persons = isPair ? takeTurns(activities) : [activities]
        const breaches = persons.flatMap((one) => lawBreaches(one, { isByTwo: isPair }))
        if (isPair) pairs += 1
        expect({ driverId, lacks, breaches }, told(on, activities)).toEqual({ driverId, lacks: [], breaches: [] })
        expect(isHeavy ? sundayBreaches(activities) : [], told(on, activities)).toEqual([])
        for (const { from } of activities) expect(from).toBeGreaterThanOrEqual(world.now)
      }
    },
    300_000,
  )

  it('are days on which something is planned, also for two who take turns', () => {
    expect(most).toBeGreaterThan(2)
    expect(pairs).toBeGreaterThan(20)
  })
})
