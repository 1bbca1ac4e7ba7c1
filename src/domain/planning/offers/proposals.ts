import { orderIdsOf, type TourStop } from '../../tours/stops.ts'
import {
  type Board,
  EUR_PER_KM,
  type PlanOrder,
  type PlanSite,
  type Resource,
  type ResourceKey,
} from '../facts/board.ts'
import { indexOf, type TimedTour } from '../scene/board-index.ts'
import { kmBetween, minutesBetween } from '../facts/distance.ts'
import { kmRate, standRate } from '../facts/run-cost.ts'
import { serviceMinutes } from '../facts/service.ts'
import { drive, MINUTE, RESTED, RULES } from '../driving/driving.ts'
import { assess } from '../checks/assess.ts'
import type { Placement, Verdict } from '../scene/placement.ts'
import { byWorth, insertions, joined, kmOf, ownStops, type Selection } from './routes.ts'
import { isOwn } from '../scene/scene.ts'
import { siteAt, type Timeline } from '../scene/timeline.ts'
import { freeAfter, isOutOfReach, soonest } from '../scene/reach.ts'
import { usualStart, windowOf } from '../facts/windows.ts'

/** How far proposals are looked for. */
export interface ProposalOptions {
  /** Only these rows. */
  resources?: readonly ResourceKey[] | undefined
  /** Most places that are judged in full. */
  mostJudged?: number | undefined
}

/** A place that may be judged, and what it costs at a glance. */
interface Candidate {
  placement: Placement
  cost: number
  /** So much waiting of the tour it joins may be spared by it, euros. */
  spared: number
  /** Of the best places on a row one is proposed. */
  resource: ResourceKey
}

/** Judged in full is what costs least at a glance: anyone who holds an order waits for it. */
const MOST_JUDGED = 400

/** The best places for what is carried: those that break nothing first, then by margin, one for each row. */
export function bestPlaces(
  picked: Selection,
  board: Board,
  most: number,
  { resources, mostJudged = MOST_JUDGED }: ProposalOptions = {},
): { best: readonly Verdict[]; checked: number } {
  const orders = picked.orderIds.flatMap((id) => board.orders.get(id) ?? [])
  const wanted = { picked, orders, board, own: ownStops(picked, board) }
  const candidates = board.resources
    .filter(({ key }) => resources === undefined || resources.includes(key))
    .flatMap((resource) => candidatesOn(resource, wanted))
    .toSorted((a, b) => a.cost - b.cost)
  const clean = new Map<ResourceKey, Verdict>()
  const broken = new Map<ResourceKey, Verdict>()
  // What no place spares: whoever waits nowhere costs no more than his kilometres and this.
  const atRamps = standRate(2 * orders.reduce((sum, one) => sum + serviceMinutes(one.loadingMeters), 0), board)
  for (const { placement, resource, cost, spared } of candidates.slice(0, mostJudged)) {
    if (clean.size >= most) break
    const found = clean.get(resource)
    if (found && cost - spared + atRamps >= (found.figures.extraCost ?? 0)) continue
    const verdict = assess(placement, board)
    if (isOutOfReach(verdict)) continue
    const kept = verdict.violations.length === 0 ? clean : broken
    const known = kept.get(resource)
    if (!known || byWorth(verdict, known) < 0) kept.set(resource, verdict)
  }
  const fallbacks = [...broken].filter(([resource]) => !clean.has(resource)).map(([, verdict]) => verdict)
  const best = [...[...clean.values()].toSorted(byWorth), ...fallbacks.toSorted(byWorth)].slice(0, most)
  return { best, checked: candidates.length }
}

function candidatesOn(resource: Resource, wanted: ProposalRequest): Candidate[] {
  const { picked, board } = wanted
  const row = (indexOf(board).rows.get(resource.key) ?? []).filter(({ tour }) => tour.id !== picked.tourId)
  return [...beside(resource, row, wanted), ...ownTours(resource, row, wanted)]
}

interface ProposalRequest {
  picked: Selection
  orders: readonly PlanOrder[]
  board: Board
  /** What it would be as a tour of its own. */
  own: Pick<Placement, 'tourId' | 'stops'>
}

/** Behind all that is known. */
const UNPRICED = 1e6

/** A kilometre costs what one of the vehicle's class does; a subcontractor costs what he asks for, wherever it is put, if he has said it. */
function costOf(resource: Resource, km: number, { orders, board }: ProposalRequest): number {
  // Who may not read money gets the same order.
  if (isOwn(resource.key)) return km * kmRate(resource, { eurPerKm: board.eurPerKm || EUR_PER_KM })
  return orders.reduce((sum, { carrierPrice }) => sum + (carrierPrice ?? UNPRICED + km), 0)
}

/** On tours under way or to come that are there in the time of the orders. */
function beside(resource: Resource, row: readonly TimedTour[], wanted: ProposalRequest): Candidate[] {
  const { picked, orders, board } = wanted
  const opens = Math.max(board.now, ...orders.map(({ pickup }) => windowOf(pickup).open ?? 0))
  const closes = Math.min(...orders.map(({ delivery }) => windowOf(delivery).close ?? Infinity))
  return row.flatMap(({ tour, timeline }) => {
    const isThere = timeline.end >= opens && timeline.start <= closes && tour.id !== picked.tourId
    const aboard = orderIdsOf(tour.stops)
    if (!isThere || picked.orderIds.some((id) => aboard.includes(id))) return []
    const before = kmOf(tour.stops, board.orders)
    const spared = isOwn(resource.key) ? standRate(waitingIn(timeline), board) : 0
    return rowsWith(tour.stops, picked, board).map((stops) => ({
      placement: { resource: resource.key, tourId: tour.id, stops },
      cost: costOf(resource, kmOf(stops, board.orders) - before, wanted),
      spared,
      resource: resource.key,
    }))
  })
}

/** How long a tour waits in front of its stops, minutes. */
const waitingIn = ({ segments }: Timeline): number =>
  segments.reduce((sum, { kind, from, to }) => sum + (kind === 'wait' ? (to - from) / MINUTE : 0), 0)

function rowsWith(stops: readonly TourStop[], { orderIds }: Selection, { orders }: Board): TourStop[][] {
  const last = orderIds.at(-1)
  return last === undefined ? [] : insertions(joined(stops, orderIds.slice(0, -1), orders), last, orders)
}

/** As a tour of its own between those the row has. */
function ownTours(resource: Resource, row: readonly TimedTour[], wanted: ProposalRequest): Candidate[] {
  const { own, orders, board } = wanted
  const [first] = orders
  if (!first) return []
  const now = soonest(board.now)
  const wish = Math.max(now, usualStart(first.pickup) ?? now)
  const km = kmOf(own.stops, board.orders)
  const { close = Infinity } = windowOf(first.pickup)
  if (!isOwn(resource.key)) {
    return [
      {
        placement: { resource: resource.key, ...own, startAt: wish },
        cost: costOf(resource, km, wanted),
        spared: 0,
        resource: resource.key,
      },
    ]
  }
  return [undefined, ...row].flatMap((before, at) => {
    const after = row[at]
    if (after && after.timeline.start <= wish) return []
    const { at: ready, site: from } = freeAfter(before, resource, board)
    const starts = startsAfter({ ready, from, to: first.pickup.site, wish }).filter((start) => start <= close)
    const next = after && siteAt(after.tour, board, 'first')
    const extra = emptyKm(from, first.pickup.site, orders.at(-1)?.delivery.site, next)
    return starts.map((start) => ({
      placement: { resource: resource.key, ...own, startAt: start },
      cost: costOf(resource, km + extra, wanted),
      spared: 0,
      resource: resource.key,
    }))
  })
}

/** When a vehicle can begin after the tour before: at once, or after a rest. */
function startsAfter({
  ready,
  from,
  to,
  wish,
}: {
  ready: number
  from: PlanSite | undefined
  to: PlanSite
  wish: number
}) {
  const way = from ? minutesBetween(from, to) : 0
  const there = [drive(ready, way, RESTED).at, ready + RULES.rest * MINUTE + drive(0, way, RESTED).at]
  return [...new Set(there.map((at) => Math.ceil(Math.max(wish, at) / MINUTE) * MINUTE))]
}

const km = (from: PlanSite | undefined, to: PlanSite | undefined) => (from && to ? kmBetween(from, to) : 0)

/** Empty kilometres more than before where something comes in between. */
function emptyKm(from: PlanSite | undefined, first: PlanSite, last: PlanSite | undefined, next: PlanSite | undefined) {
  return km(from, first) + km(last, next) - (next ? km(from, next) : 0)
}
