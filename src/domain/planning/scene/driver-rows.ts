import type { Board, PlanTour, Resource, ResourceKey } from '../facts/board.ts'
import { type BoardIndex, indexOf, type TimedTour } from './board-index.ts'
import { isByTwo, namedDriver } from '../facts/pairs.ts'
import { isOwn, rowAfter, type Scene } from './scene.ts'

/** What one vehicle drives, and which of it with the driver that is looked at. */
export interface VehicleRow {
  resource: Resource
  row: readonly TimedTour[]
  isHis(one: TimedTour): boolean
  /** Whether he drives a tour of it in turns with another. */
  isByTwo(one: TimedTour): boolean
}

/** The vehicles of one driver, with a placement and without it. */
interface DriverRows {
  apart: VehicleRow[]
  after: VehicleRow[]
  /** How he is called, where that is known. */
  name: string
}

/** How a driver is called: one who is named for a tour may be the driver of another vehicle. */
function nameOf(id: string | undefined, { driver }: Resource, { resources }: Board): string {
  const all = id === undefined ? [] : resources.flatMap((one) => [one.driver ?? [], one.coDriver ?? []].flat())
  return (all.find((one) => one.id === id) ?? driver)?.name ?? ''
}

/** Who drives a tour: whom its transports name, else the driver of its vehicle. */
const driverOf = (tour: PlanTour, resource: Resource | undefined, { orders }: Board): string | undefined =>
  namedDriver(tour, orders) ?? resource?.driver?.id

/** Whether somebody drives a tour, by himself or in turns with another. */
const drives = (id: string | undefined, tour: PlanTour, resource: Resource | undefined, board: Board): boolean =>
  driverOf(tour, resource, board) === id ||
  (id !== undefined && resource?.coDriver?.id === id && isByTwo(tour, resource, board.orders))

const vehicles = new WeakMap<BoardIndex, Map<string, Set<ResourceKey>>>()

/** The own vehicles each driver is named for, by himself or by a tour; found once for a board. */
function vehiclesOf(board: Board): Map<string, Set<ResourceKey>> {
  const index = indexOf(board)
  const known = vehicles.get(index)
  if (known) return known
  const found = new Map<string, Set<ResourceKey>>()
  const add = (driver: string | undefined, key: ResourceKey | undefined) => {
    if (driver === undefined || key === undefined || !isOwn(key)) return
    found.set(driver, (found.get(driver) ?? new Set()).add(key))
  }
  for (const { key, driver, coDriver } of board.resources) for (const one of [driver, coDriver]) add(one?.id, key)
  for (const { tour } of index.tours.values())
    add(driverOf(tour, tour.resource && index.resources.get(tour.resource), board), tour.resource)
  vehicles.set(index, found)
  return found
}

/**
 * The vehicles the driver of a placement drives, with it and without it, its own first. Driving and rest times are a person's:
 * a vehicle no driver is named for is taken to have one of its own. Source: VO (EG) 561/2006, Art. 4 (c) and 6 (5)
 */
export function driverRows(scene: Scene, who: 'driver' | 'coDriver' = 'driver'): DriverRows {
  const { index, resource, board, before, placed } = scene
  if (!resource) return { apart: [], after: [], name: '' }
  const stays = before?.tour.resource === resource.key
  const first = stays ? driverOf(before.tour, resource, board) : resource.driver?.id
  const id = who === 'driver' ? first : resource.coDriver?.id
  const keys = id === undefined ? [] : [...(vehiclesOf(board).get(id) ?? [])].filter((key) => key !== resource.key)
  const rows = [resource, ...keys.flatMap((key) => index.resources.get(key) ?? [])]
  const rowOf = (one: Resource) => ({
    resource: one,
    isHis: (other: TimedTour) => other === placed || drives(id, other.tour, one, board),
    isByTwo: ({ tour }: TimedTour) => isByTwo(tour, one, board.orders),
  })
  return {
    name: nameOf(id, resource, board),
    apart: rows.map((one) => ({
      ...rowOf(one),
      row: (index.rows.get(one.key) ?? []).filter((other) => other !== before),
    })),
    after: rows.map((one) => ({ ...rowOf(one), row: one === resource ? scene.row : rowAfter(one.key, scene) })),
  }
}
