import { loadOf, ordersAboard } from '../../tours/load.ts'
import { haltsOf, type StopOfOrder } from '../../tours/stops.ts'
import { vehicleCapacity } from '../../vehicles/vehicles.ts'
import { endOf, type PlanOrder, type Resource } from '../facts/board.ts'
import type { Leg, Violation } from '../scene/placement.ts'
import type { Scene } from '../scene/scene.ts'
import type { Timeline } from '../driving/tour-times.ts'

/** What there is room for; nothing where neither the vehicle nor its type is known. */
export function roomOf(resource: Resource | undefined) {
  const typical = resource?.type && vehicleCapacity(resource.type)
  return {
    loadingMeters: resource?.loadingMeters ?? typical?.loadingMeters,
    payloadKg: resource?.payloadKg ?? typical?.payloadKg,
    pallets: resource?.pallets ?? typical?.pallets,
  }
}

const tidy = (value: number) => Math.round(value * 1000) / 1000

/** What is aboard from halt to halt: planned so far, and added by the placement. */
export function legsOf({ placed, before, resource, board }: Scene): Leg[] {
  const was = new Set(before?.tour.stops.map(({ orderId }) => orderId))
  const { stops } = placed.timeline
  const aboard = ordersAboard(stops)
  const capacity = roomOf(resource).loadingMeters
  const halts = haltsOf(
    stops.map((stop, at) => ({ ...stop, at })),
    (stop) => siteOf(stop, board.orders),
  )
  return halts.slice(0, -1).map((halt, index) => {
    const [fromStop, toStop] = [halt.at(-1)?.at ?? 0, halts[index + 1]?.[0]?.at ?? 0]
    const ids = aboard[fromStop] ?? []
    const load = (some: readonly string[]) => loadOf(some, stops.slice(0, fromStop + 1), (id) => board.orders.get(id))
    const { weightKg: kg, pallets } = load(ids)
    return {
      fromStop,
      toStop,
      plannedMeters: load(ids.filter((id) => was.has(id))).loadingMeters,
      addedMeters: load(ids.filter((id) => !was.has(id))).loadingMeters,
      ...{ capacity, kg, pallets },
    }
  })
}

function siteOf(stop: StopOfOrder, orders: Scene['board']['orders']): string {
  const order = orders.get(stop.orderId)
  return order ? endOf(order, stop).site.key : ''
}

/** Where a run of legs is too full: the first and the last of the first such run, and the fullest leg of it. */
function overfull(legs: readonly Leg[], over: (leg: Leg) => number) {
  const first = legs.findIndex((leg) => over(leg) > 0)
  if (first < 0) return undefined
  const length = legs.slice(first).findIndex((leg) => over(leg) <= 0)
  const run = length < 0 ? legs.slice(first) : legs.slice(first, first + length)
  const fullest = run.reduce((most, leg) => (over(leg) > over(most) ? leg : most))
  return { run, fullest, over: tidy(over(fullest)) }
}

/** Room, payload and pallet places leg by leg. Source: decision A27 */
export function capacityViolations({ placed, before, resource, board }: Scene, legs: readonly Leg[]): Violation[] {
  const { loadingMeters, payloadKg, pallets } = roomOf(resource)
  const was = new Set(before?.tour.stops.map(({ orderId }) => orderId))
  const aboard = ordersAboard(placed.timeline.stops)
  const plannedOf = (leg: Leg, pick: (order: PlanOrder) => number) =>
    (aboard[leg.fromStop] ?? [])
      .flatMap((id) => board.orders.get(id) ?? [])
      .reduce((total, order) => total + (was.has(order.id) ? pick(order) : 0), 0)
  const meters = (leg: Leg) => tidy(leg.plannedMeters + leg.addedMeters)
  const isLong = loadingMeters !== undefined && legs.some((leg) => meters(leg) > loadingMeters)
  const judged = [
    judgedBy('reason.plan.loadingMeters', {
      capacity: loadingMeters,
      load: meters,
      planned: (leg: Leg) => leg.plannedMeters,
    }),
    judgedBy('reason.plan.weight', {
      capacity: payloadKg,
      load: ({ kg }: Leg) => kg,
      planned: (leg: Leg) => plannedOf(leg, ({ weightKg = 0 }) => weightKg),
    }),
    // Pallets stand on each other where the loading metres say so: by themselves too many of them are only a hint.
    ...(isLong
      ? []
      : [
          judgedBy('reason.plan.pallets', {
            capacity: pallets,
            load: (leg: Leg) => leg.pallets,
            planned: (leg: Leg) => plannedOf(leg, (order) => order.pallets),
            severity: 'warn',
          }),
        ]),
  ]
  return judged.flatMap((judge) => judge(legs, placed.timeline, (at) => cityOf(placed.timeline, board, at)))
}

const cityOf = ({ stops }: Timeline, board: Scene['board'], at: number): string => {
  const stop = stops[at]
  const order = stop && board.orders.get(stop.orderId)
  return order ? endOf(order, stop).site.city : ''
}

function judgedBy(
  code: 'reason.plan.loadingMeters' | 'reason.plan.weight' | 'reason.plan.pallets',
  {
    capacity,
    load,
    planned,
    severity = 'block',
  }: {
    capacity: number | undefined
    load: (leg: Leg) => number
    planned: (leg: Leg) => number
    severity?: Violation['severity']
  },
) {
  return (legs: readonly Leg[], { stops }: Timeline, city: (at: number) => string): Violation[] => {
    const found = capacity === undefined ? undefined : overfull(legs, (leg) => load(leg) - capacity)
    const [first, last] = [found?.run.at(0), found?.run.at(-1)]
    if (!found || !first || !last || capacity === undefined) return []
    const [sum, was] = [load(found.fullest), planned(found.fullest)]
    const values = {
      over: found.over,
      from: city(first.fromStop),
      to: city(last.toStop),
      planned: was,
      added: tidy(sum - was),
      sum,
      capacity,
    }
    const at = { from: stops[first.fromStop]?.begin ?? 0, to: stops[last.toStop]?.end ?? 0 }
    return [{ code, severity, values, at, stopIndex: first.fromStop }]
  }
}
