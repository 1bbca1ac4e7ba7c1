import { readFileSync } from 'node:fs'
import { deliveryOf, type Model, pickupOf } from '#src/domain/planning/search/model.ts'

/**
 * Instances of Li and Lim, and the best plans that are known: fewest vehicles first, then the shortest way. Clusters (lc), points
 * at random (lr) and both (lrc); a short horizon with small vehicles (1) and a long one with large vehicles (2).
 * Source: https://www.sintef.no/projectweb/top/pdptw/ (Li and Lim, ICTAI 2001), as stored in google/or-tools, data/pdptw; best
 * plans as SINTEF lists them, with their routes in rogalski-wmii-uni-lodz-pl/vrp-benchmarks, best_known_solutions/LiLim
 */
export const INSTANCES = [
  { name: 'lc102', stops: 100, vehicles: 10, length: 828.9369 },
  { name: 'lr101', stops: 100, vehicles: 19, length: 1650.7992 },
  { name: 'lrc101', stops: 100, vehicles: 14, length: 1708.8013 },
  { name: 'lrc104', stops: 100, vehicles: 10, length: 1128.4012 },
  { name: 'lc201', stops: 100, vehicles: 3, length: 591.5566 },
  { name: 'lr201', stops: 100, vehicles: 4, length: 1253.234 },
  { name: 'lrc202', stops: 100, vehicles: 3, length: 1374.2668 },
  { name: 'lc1_2_2', stops: 200, vehicles: 19, length: 2764.5552 },
  { name: 'lr1_2_1', stops: 200, vehicles: 20, length: 4819.1241 },
  { name: 'lrc1_2_5', stops: 200, vehicles: 16, length: 3715.8094 },
  { name: 'lc2_2_2', stops: 200, vehicles: 6, length: 1881.4023 },
  { name: 'lr2_2_5', stops: 200, vehicles: 4, length: 3438.3917 },
  { name: 'lrc2_2_1', stops: 200, vehicles: 6, length: 3595.1783 },
] as const

export interface Instance {
  model: Model
  /** The task of a stop by the number the instance gives it. */
  taskOf: (stop: number) => number
}

/** Read as SINTEF publishes them: `vehicles capacity speed`, then `no x y demand earliest latest service pickup delivery`. */
export function readInstance(name: string): Instance {
  const text = readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8')
  const lines = text.trim().split('\n')
  const [[vehicles = 0, capacity = 0] = [], ...stops] = lines.map((line) => line.split('\t').map(Number))
  const at = (stop: number, column: number): number => stops[stop]?.[column] ?? 0
  const pickups = stops.flatMap((_, stop) => (at(stop, 3) > 0 ? [stop] : []))
  const stopOf = pickups.flatMap((stop) => [stop, at(stop, 8)])
  const depot = stopOf.length
  const places = [...stopOf, 0]
  const ways = Float64Array.from(
    places.flatMap((from) => places.map((to) => Math.hypot(at(from, 1) - at(to, 1), at(from, 2) - at(to, 2)))),
  )
  const way = (from: number, to: number): number => ways[from * places.length + to] ?? Infinity
  const columnOf = (column: number): Float64Array => Float64Array.from(places, (stop) => at(stop, column))
  const [demands, opens, closes, services] = [columnOf(3), columnOf(4), columnOf(5), columnOf(6)]

  const costOf = (_vehicle: number, tasks: readonly number[]): number | undefined => {
    let time = 0
    let load = 0
    let length = 0
    let last = depot
    for (const task of tasks) {
      const leg = way(last, task)
      length += leg
      time = Math.max(time + leg, opens[task] ?? 0)
      load += demands[task] ?? 0
      if (time > (closes[task] ?? 0) || load > capacity) return undefined
      time += services[task] ?? 0
      last = task
    }
    return time + way(last, depot) > (closes[depot] ?? 0) ? undefined : length + way(last, depot)
  }
  const apart = (a: number, b: number): number => way(a, b) + Math.abs((opens[a] ?? 0) - (opens[b] ?? 0)) / 10
  const model: Model = {
    requests: pickups.length,
    vehicles,
    classOf: () => 0,
    costOf,
    costOfLeaving: () => 10_000,
    distance: (a, b) => apart(pickupOf(a), pickupOf(b)) + apart(deliveryOf(a), deliveryOf(b)),
  }
  return { model, taskOf: (stop) => stopOf.indexOf(stop) }
}
