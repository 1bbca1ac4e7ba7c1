import { toCents, toEuros } from '../../basics/money.ts'
import type { Board } from '../facts/board.ts'
import type { TimedTour } from '../scene/board-index.ts'
import { kmBetween } from '../facts/distance.ts'
import { kmRate, standingMinutes, standRate, wayHomeKm } from '../facts/run-cost.ts'
import { MINUTE } from '../driving/driving.ts'
import type { Figures } from '../scene/placement.ts'
import { isOwn, type Scene, touchedRows } from '../scene/scene.ts'
import { siteAt } from '../scene/timeline.ts'
import type { Resource } from '../facts/board.ts'

/** What a row of tours drives empty: from where the vehicle stands to its next tour, and from each tour to the one after. */
function emptyKmOf(row: readonly TimedTour[], resource: Resource, board: Board): number {
  let km = 0
  for (const [at, { tour, timeline }] of row.entries()) {
    const before = row[at - 1]
    const isAhead = timeline.start >= board.now
    const from = before
      ? siteAt(before.tour, board, 'last')
      : isAhead
        ? (resource.standsAt ?? resource.home)
        : undefined
    const to = siteAt(tour, board, 'first')
    if (from && to) km += kmBetween(from, to)
  }
  return km
}

/** What of the way home a row drives empty behind its last tour, or from where the vehicle stands. */
function homeKmOf(row: readonly TimedTour[], resource: Resource, board: Board): number {
  const last = row.at(-1)
  return wayHomeKm(last ? siteAt(last.tour, board, 'last') : (resource.standsAt ?? resource.home), resource)
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const lengthOf = ({ timeline }: TimedTour) => (timeline.end - timeline.start) / MINUTE

/** What a placement means for all tours it touches, in kilometres, minutes and euros. */
export function figuresOf(scene: Scene): Figures {
  const { placed, before, displaced, board } = scene
  const was = [...(before ? [before] : []), ...displaced.map((one) => one.before)].filter((one) => one.tour.resource)
  const is = [placed, ...displaced.flatMap(({ after }) => after ?? [])].filter((one) => one.tour.resource)
  const shown = is.length > 0 ? is : [placed]
  const rows = touchedRows(scene)
  const emptyKm = sum(rows.map(({ after, resource }) => emptyKmOf(after, resource, board)))
  const emptyKmBefore = sum(rows.map((row) => emptyKmOf(row.before, row.resource, board)))
  const [km, kmBefore] = [sum(shown.map(({ timeline }) => timeline.km)), sum(was.map(({ timeline }) => timeline.km))]
  return {
    km,
    kmBefore,
    emptyKm,
    emptyKmBefore,
    minutes: sum(shown.map(lengthOf)),
    minutesBefore: sum(was.map(lengthOf)),
    extraKm: km - kmBefore + emptyKm - emptyKmBefore,
    ...moneyOf(scene, { is, was }),
  }
}

/** What own vehicles cost more than before: their kilometres by class, loaded and empty, part of the way home, and drivers who stand. */
function ownCost(scene: Scene, is: readonly TimedTour[], was: readonly TimedTour[]): number {
  const { board, index } = scene
  const driven = (tours: readonly TimedTour[]) =>
    sum(
      tours.map(({ tour, timeline }) => {
        const resource = isOwn(tour.resource) ? tour.resource && index.resources.get(tour.resource) : undefined
        return resource ? timeline.km * kmRate(resource, board) + standRate(standingMinutes(timeline), board) : 0
      }),
    )
  const empty = touchedRows(scene).map(({ before, after, resource }) => {
    const kmOf = (row: readonly TimedTour[]) => emptyKmOf(row, resource, board) + homeKmOf(row, resource, board)
    return (kmOf(after) - kmOf(before)) * kmRate(resource, board)
  })
  return driven(is) - driven(was) + sum(empty)
}

/** Price of what was not planned so far, less what it costs: an own vehicle its run, a subcontractor what he asks for. */
function moneyOf(
  scene: Scene,
  { is, was }: { is: readonly TimedTour[]; was: readonly TimedTour[] },
): Pick<Figures, 'customerPrice' | 'extraCost' | 'margin'> {
  const { orders, index, board, placement } = scene
  const isNew = (id: string) => index.tourOf.get(id)?.tour.resource === undefined
  const added = orders.filter(({ id }) => isNew(id))
  const mayRead = board.eurPerKm > 0 && orders.some(({ customerPrice }) => customerPrice !== undefined)
  if (!mayRead || placement.resource === undefined) return {}
  const prices = added.map(({ customerPrice }) => customerPrice)
  const isPriced = prices.every((price) => price !== undefined)
  const customerPrice = isPriced && added.length > 0 ? sum(prices.map((price) => price ?? 0)) : undefined
  const asked = isOwn(placement.resource) ? [] : added.map(({ carrierPrice }) => carrierPrice)
  const isAsked = asked.every((price) => price !== undefined)
  const extraCost = isAsked
    ? toEuros(toCents(ownCost(scene, is, was)) + toCents(sum(asked.map((price) => price ?? 0))))
    : undefined
  const isKnown = extraCost !== undefined && isPriced
  return {
    customerPrice,
    extraCost,
    margin: isKnown ? toEuros(toCents(customerPrice ?? 0) - toCents(extraCost)) : undefined,
  }
}
