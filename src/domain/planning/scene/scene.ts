import { orderIdsOf, type TourStop } from '../../tours/stops.ts'
import type { Board, PlanOrder, PlanTour, Resource, ResourceKey } from '../facts/board.ts'
import { carrierTruck } from '../facts/carrier-truck.ts'
import { type BoardIndex, byStart, indexOf, timed, type TimedTour } from './board-index.ts'
import type { Placement } from './placement.ts'
import { timelineOf } from '../driving/tour-times.ts'

/** A tour that is changed: as it was and as it will be; gone where nothing is left of it. */
interface TourDiff {
  before: TimedTour
  after?: TimedTour | undefined
}

/** A board with a placement carried out: what it is judged by. */
export interface Scene {
  board: Board
  index: BoardIndex
  placement: Placement
  resource: Resource | undefined
  orders: readonly PlanOrder[]
  /** The tour that is placed. */
  placed: TimedTour
  /** The same tour as it was. */
  before: TimedTour | undefined
  /** Tours that lose orders to it. */
  displaced: readonly TourDiff[]
  /** The row it comes into, with it. */
  row: readonly TimedTour[]
}

/** The tour a placement makes; a new one has no number yet. */
const NEW = { id: '', version: 0, number: '' }

/** The stops that stay with a tour that loses orders. */
const without = (stops: readonly TourStop[], lost: ReadonlySet<string>) =>
  stops.filter(({ orderId }) => !lost.has(orderId))

export function sceneOf(placement: Placement, board: Board): Scene {
  const index = indexOf(board)
  const before = placement.tourId === undefined ? undefined : index.tours.get(placement.tourId)
  const tour: PlanTour = { ...(before?.tour ?? NEW), resource: placement.resource, stops: placement.stops }
  const stays = before?.tour.resource === placement.resource && placement.startAt === undefined
  const timeline = timelineOf(tour, board, placement.startAt, { behind: stays ? before?.behind : undefined })
  const ids = orderIdsOf(placement.stops)
  const placed = { tour, timeline }
  const displaced = displacedBy(new Set(ids), before, { board, index })
  return {
    board,
    index,
    placement,
    resource: placement.resource && truckOf(index.resources.get(placement.resource), before, board),
    orders: ids.flatMap((id) => board.orders.get(id) ?? []),
    placed,
    before,
    displaced,
    row: rowWith(placed, placement.resource, { index, gone: goneFrom(before, displaced) }),
  }
}

const truckOf = (resource: Resource | undefined, before: TimedTour | undefined, board: Board) =>
  resource === undefined || isOwn(resource.key) ? resource : carrierTruck(resource, before?.tour, board)

function displacedBy(
  ids: ReadonlySet<string>,
  before: TimedTour | undefined,
  { board, index }: Pick<Scene, 'board' | 'index'>,
): TourDiff[] {
  const tours = new Set([...ids].flatMap((id) => index.tourOf.get(id) ?? []))
  return [...tours].flatMap((one) => {
    if (one === before) return []
    const stops = without(one.tour.stops, ids)
    return [{ before: one, after: stops.length === 0 ? undefined : timed({ ...one.tour, stops }, board) }]
  })
}

/** What stands on the rows no more, or otherwise. */
function goneFrom(before: TimedTour | undefined, displaced: readonly TourDiff[]) {
  return new Map<string, TimedTour | undefined>([
    ...(before ? [[before.tour.id, undefined] as const] : []),
    ...displaced.map((one) => [one.before.tour.id, one.after] as const),
  ])
}

function rowWith(
  placed: TimedTour,
  resource: ResourceKey | undefined,
  { index, gone }: { index: BoardIndex; gone: ReadonlyMap<string, TimedTour | undefined> },
): TimedTour[] {
  return [...rowWithout(resource, { index, gone }), placed].toSorted(byStart)
}

function rowWithout(
  resource: ResourceKey | undefined,
  { index, gone }: { index: BoardIndex; gone: ReadonlyMap<string, TimedTour | undefined> },
): TimedTour[] {
  return (index.rows.get(resource) ?? []).flatMap((one) => {
    const now = gone.has(one.tour.id) ? gone.get(one.tour.id) : one
    return now ? [now] : []
  })
}

/** A row a placement does not come into, with it carried out. */
export const rowAfter = (key: ResourceKey, { index, before, displaced }: Scene): TimedTour[] =>
  rowWithout(key, { index, gone: goneFrom(before, displaced) })

/** Rows of own vehicles a placement touches, before and after: what is driven empty between their tours. */
export function touchedRows(
  scene: Scene,
): { before: readonly TimedTour[]; after: readonly TimedTour[]; resource: Resource }[] {
  const { index, before, displaced, placement } = scene
  const gone = goneFrom(before, displaced)
  const keys = new Set([placement.resource, before?.tour.resource, ...displaced.map((one) => one.before.tour.resource)])
  return [...keys].flatMap((key) => {
    const resource = key && index.resources.get(key)
    if (!resource || !isOwn(key)) return []
    const after = key === placement.resource ? scene.row : rowWithout(key, { index, gone })
    return [{ before: index.rows.get(key) ?? [], after, resource }]
  })
}

export const isOwn = (key: ResourceKey | undefined): boolean => key !== undefined && key.startsWith('vehicle:')
