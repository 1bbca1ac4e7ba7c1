import { readFileSync } from 'node:fs'
import { deliveryOf, type Model, pickupOf } from '#src/domain/planning/search/model.ts'

/**
 * Instances of Li and Lim with 100 stops, and the best plans that are known. Clusters, points at random and both; narrow windows
 * (101) and wide ones (102, 104).
 * Source: https://www.sintef.no/projectweb/top/pdptw/100-customers/ (Li and Lim, ICTAI 2001), as stored in google/or-tools,
 * data/pdptw; best plans by Li and Lim, also in rogalski-wmii-uni-lodz-pl/vrp-benchmarks
 */
export const INSTANCES = [
  { name: 'lc102', vehicles: 10, length: 828.9369 },
  { name: 'lr101', vehicles: 19, length: 1650.7992 },
  { name: 'lrc101', vehicles: 14, length: 1708.8013 },
  { name: 'lrc104', vehicles: 10, length: 1128.4012 },
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
  const lengths = stops.map((_, from) =>
    stops.map((__, to) => Math.hypot(at(from, 1) - at(to, 1), at(from, 2) - at(to, 2))),
  )
  const way = (from: number, to: number): number => lengths[from]?.[to] ?? Infinity
  const columnOf = (column: number): number[] => stopOf.map((stop) => at(stop, column))
  const [demands, opens, closes, services] = [columnOf(3), columnOf(4), columnOf(5), columnOf(6)]

  const costOf = (_vehicle: number, tasks: readonly number[]): number | undefined => {
    let [time, load, length, last] = [0, 0, 0, 0]
    for (const task of tasks) {
      const stop = stopOf[task] ?? 0
      const leg = way(last, stop)
      length += leg
      time = Math.max(time + leg, opens[task] ?? 0)
      load += demands[task] ?? 0
      if (time > (closes[task] ?? 0) || load > capacity) return undefined
      time += services[task] ?? 0
      last = stop
    }
    return time + way(last, 0) > at(0, 5) ? undefined : length + way(last, 0)
  }
  const apart = (a: number, b: number): number =>
    way(stopOf[a] ?? 0, stopOf[b] ?? 0) + Math.abs((opens[a] ?? 0) - (opens[b] ?? 0)) / 10
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
