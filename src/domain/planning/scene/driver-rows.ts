import type { Board, PlanTour, Resource, ResourceKey } from '../facts/board.ts'
import { type BoardIndex, indexOf, type TimedTour } from './board-index.ts'
import { isOwn, rowAfter, type Scene } from './scene.ts'

/** What one vehicle drives, and which of it with the driver that is looked at. */
export interface VehicleRow {
  resource: Resource
  row: readonly TimedTour[]
  isHis(one: TimedTour): boolean
}

/** Who drives a tour: whom its transports name, else the driver of its vehicle. */
function driverOf({ stops }: PlanTour, resource: Resource | undefined, { orders }: Board): string | undefined {
  for (const { orderId } of stops) {
    const named = orders.get(orderId)?.driverId
    if (named !== undefined) return named
  }
  return resource?.driver?.id
}

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
  for (const { key, driver } of board.resources) add(driver?.id, key)
  for (const { tour } of index.tours.values())
    add(driverOf(tour, tour.resource && index.resources.get(tour.resource), board), tour.resource)
  vehicles.set(index, found)
  return found
}

/**
 * The vehicles the driver of a placement drives, with it and without it, its own first. Driving and rest times are a person's:
 * a vehicle no driver is named for is taken to have one of its own. Source: VO (EG) 561/2006, Art. 4 (c) and 6 (5)
 */
export function driverRows(scene: Scene): { apart: VehicleRow[]; after: VehicleRow[] } {
  const { index, resource, board, before, placed } = scene
  if (!resource) return { apart: [], after: [] }
  const stays = before?.tour.resource === resource.key
  const id = stays ? driverOf(before.tour, resource, board) : resource.driver?.id
  const keys = id === undefined ? [] : [...(vehiclesOf(board).get(id) ?? [])].filter((key) => key !== resource.key)
  const rows = [resource, ...keys.flatMap((key) => index.resources.get(key) ?? [])]
  const rowOf = (one: Resource) => ({
    resource: one,
    isHis: (other: TimedTour) => other === placed || driverOf(other.tour, one, board) === id,
  })
  return {
    apart: rows.map((one) => ({
      ...rowOf(one),
      row: (index.rows.get(one.key) ?? []).filter((other) => other !== before),
    })),
    after: rows.map((one) => ({ ...rowOf(one), row: one === resource ? scene.row : rowAfter(one.key, scene) })),
  }
}
