import { addDays, zonedToEpoch } from '../../basics/dates.ts'
import { toCents, toEuros } from '../../basics/money.ts'
import { orderIdsOf } from '../../tours/stops.ts'
import type { Board, PlanOrder, PlanTour } from '../facts/board.ts'
import { indexOf } from '../scene/board-index.ts'
import { judge, type Placement, type Verdict } from '../offers/judge.ts'
import { nearestInsertion } from '../search/construction.ts'
import { nothingPlanned, requestsOf, type Route, type Solution, usedRoutes } from '../search/model.ts'
import { type Progress, search } from '../search/search.ts'
import { setAt, windowOf } from '../facts/windows.ts'
import { type DayModel, dayModel } from './day-model.ts'
import { type LeftOrder, reasonLeftOpen } from './left-open.ts'
import { slotsOf } from './slots.ts'
import { worthwhile } from './worth.ts'

/** One tour of a proposal: made, or changed by orders that join it. */
export interface DayEntry {
  placement: Placement
  /** The orders that are planned by it. */
  orderIds: readonly string[]
  /** The version of the tour it was judged with. */
  version?: number | undefined
}

/** What is proposed for some days. It is taken over entry by entry. */
export interface DayPlan {
  entries: readonly DayEntry[]
  /** Orders that stay open. */
  left: readonly LeftOrder[]
  /** What it is worth, and what going through the orders one after the other would have been; in euros, where prices are known. */
  margin: number | undefined
  nearest: { margin: number | undefined; left: number }
}

export interface DayProgress {
  step: number
  steps: number
  /** Orders planned so far, of how many. */
  planned: number
  orders: number
}

export interface DayOptions {
  seed: number
  steps: number
}

/** What is told of a proposal being made: how far it is, what it is, and later what is better still. */
export type DayNews =
  | { kind: 'progress'; progress: DayProgress }
  | { kind: 'plan' | 'better'; plan: DayPlan }
  | { kind: 'end' }

/** How many steps orders of some number are worth, so that a proposal is there in two seconds for 25 and in five for 60. */
export const stepsFor = (orders: number): number =>
  Math.round(Math.min(MOST_STEPS, STEPS_BY_ORDERS / Math.max(1, orders)))
const MOST_STEPS = 2000
const STEPS_BY_ORDERS = 50_000

/** So often the search goes on while a proposal is looked at, with as many steps each time as it had to make it. */
export const FURTHER_ROUNDS = 9

/** A better plan is worth a word when it is by this share. */
const WORTH_A_WORD = 0.005

/**
 * A proposal for the unassigned orders, on own vehicles that are free and on tours that have room, the best first: what
 * breaks a rule is not in it, nor what a subcontractor would drive for less. Tells how far it is after each step.
 */
export function* planDay(
  board: Board,
  orderIds: readonly string[],
  options: DayOptions,
): Generator<DayProgress, DayPlan> {
  const problem = problemOf(board, orderIds)
  const best = yield* firstPlan(problem, options)
  return planOf(problem, best)
}

/**
 * A proposal, and behind it the search for a better one as long as somebody asks for the next news: each that is better than
 * what was told before is told. The same seed tells the same.
 */
export function* dayNews(board: Board, orderIds: readonly string[], seed: number): Generator<DayNews, void> {
  const problem = problemOf(board, orderIds)
  const steps = stepsFor(problem.orders.length)
  const first = firstPlan(problem, { seed, steps })
  let next = first.next()
  for (; next.done !== true; next = first.next()) yield { kind: 'progress', progress: next.value }
  let best = next.value
  let told = best
  yield { kind: 'plan', plan: planOf(problem, best) }
  for (let round = 1; round <= FURTHER_ROUNDS; round += 1) {
    const run = search(problem.model, { seed: seed + round, steps, start: best })
    for (let step = run.next(); ; step = run.next()) {
      if (step.done === true) {
        best = step.value
        break
      }
      yield { kind: 'progress', progress: progressOf(problem, step.value) }
    }
    if (best.cost >= told.cost * (1 - WORTH_A_WORD)) continue
    told = best
    yield { kind: 'better', plan: planOf(problem, best) }
  }
  yield { kind: 'end' }
}

/** What is to be planned, as the search sees it. */
interface DayProblem {
  board: Board
  orderIds: readonly string[]
  /** Those of them that can be planned in these days. */
  orders: readonly PlanOrder[]
  model: DayModel
  /** What going through the orders one after the other comes to. */
  nearest: Solution
}

function problemOf(board: Board, orderIds: readonly string[]): DayProblem {
  const end = zonedToEpoch(addDays(board.to, 1), '00:00')
  const orders = orderIds.flatMap((id) => plannable(board.orders.get(id), { board, end }) ?? [])
  const model = dayModel(board, orders, slotsOf(board, end))
  return { board, orderIds, orders, model, nearest: nearestInsertion(model, nothingPlanned(model)) }
}

const progressOf = ({ orders }: DayProblem, { step, steps, best }: Progress): DayProgress => ({
  ...{ step, steps },
  ...{ planned: orders.length - best.left.length, orders: orders.length },
})

function* firstPlan(problem: DayProblem, { seed, steps }: DayOptions): Generator<DayProgress, Solution> {
  const { model, nearest } = problem
  yield progressOf(problem, { step: 0, steps, best: nothingPlanned(model) })
  const run = search(model, { seed, steps })
  let next = run.next()
  for (; next.done !== true; next = run.next()) yield progressOf(problem, next.value)
  return next.value.cost <= nearest.cost ? next.value : nearest
}

/** A plan as the board shows it, which looks closer than the search does. */
function planOf({ board, orderIds, orders, model, nearest }: DayProblem, best: Solution): DayPlan {
  const worthOf = (route: Route) =>
    requestsOf(route).reduce((sum, request) => sum + (orders[request]?.customerPrice ?? 0), -route.cost)
  const byWorth = usedRoutes(best).toSorted((a, b) => worthOf(b) - worthOf(a))
  const dear = new Map<string, LeftOrder['why']>()
  const judged = together(
    byWorth.flatMap((route): DayEntry[] => {
      const placement = model.placementOf(route.vehicle, route.tasks)
      const ids = requestsOf(route).flatMap((request) => orders[request]?.id ?? [])
      const version = placement && indexOf(board).tours.get(placement.tourId ?? '')?.tour.version
      return placement ? [{ placement, orderIds: ids, version }] : []
    }),
    { board, dear },
  )
    // As the board shows them, which looks closer than the search does.
    .map((entry) => ({ entry, margin: judge(entry.placement, board).figures.margin }))
    .toSorted((a, b) => (b.margin ?? 0) - (a.margin ?? 0))
  const entries = judged.map(({ entry }) => entry)
  const planned = new Set(entries.flatMap((entry) => entry.orderIds))
  return {
    entries,
    left: orderIds
      .filter((id) => !planned.has(id))
      .map((id) => {
        const request = orders.findIndex((order) => order.id === id)
        return { id, why: request < 0 ? { code: 'days' } : (dear.get(id) ?? reasonLeftOpen(model, best, request)) }
      }),
    margin: sumOf(judged.map(({ margin }) => margin)),
    nearest: { margin: marginOf(nearest, orders), left: orderIds.length - orders.length + nearest.left.length },
  }
}

/** Euros; not known where one of them is not. */
function sumOf(margins: readonly (number | undefined)[]): number | undefined {
  if (margins.some((margin) => margin === undefined)) return undefined
  return toEuros(margins.reduce<number>((sum, margin) => sum + toCents(margin ?? 0), 0))
}

function marginOf({ routes, left }: Solution, orders: readonly PlanOrder[]): number | undefined {
  const unserved = new Set(left)
  const prices = orders.flatMap(({ customerPrice }, request) => (unserved.has(request) ? [] : [customerPrice]))
  const cost = routes.reduce((sum, route) => sum + route.cost, 0)
  if (prices.some((price) => price === undefined)) return undefined
  return Math.round((prices.reduce<number>((sum, price) => sum + (price ?? 0), 0) - cost) * 100) / 100
}

/** An unassigned order, that is ready for it, and whose time is not over or beyond the days that are planned. */
function plannable(order: PlanOrder | undefined, { board, end }: { board: Board; end: number }): PlanOrder | undefined {
  if (order === undefined || order.status !== 'CONFIRMED') return undefined
  if (indexOf(board).tourOf.get(order.id)?.tour.resource !== undefined) return undefined
  const { open = 0, close = Infinity } = windowOf(order.pickup)
  return close > board.now && open < end ? order : undefined
}

/**
 * Only what holds one after the other, and of that only orders that cost no more than others take: two tours of one vehicle may each be
 * free of conflicts, and not both.
 */
function together(
  entries: readonly DayEntry[],
  { board, dear }: { board: Board; dear: Map<string, LeftOrder['why']> },
): DayEntry[] {
  let now = board
  return entries.flatMap((proposed, at): DayEntry[] => {
    const entry = worthwhile(proposed, now, ({ orderId, cost, most }) =>
      dear.set(orderId, { code: 'dear', cost, most }),
    )
    if (entry === undefined || judge(entry.placement, now).violations.length > 0) return []
    now = boardWith(now, entry.placement, `new:${at}`)
    return [entry]
  })
}

/** The board with a placement carried out. */
function boardWith(board: Board, { tourId, resource, stops, startAt }: Placement, id: string): Board {
  const was = tourId === undefined ? undefined : indexOf(board).tours.get(tourId)?.tour
  const ids = new Set(orderIdsOf(stops))
  const made: PlanTour = { ...(was ?? { id, version: 0, number: '' }), resource, stops: timed(stops, startAt) }
  const others = board.tours
    .filter((tour) => tour !== was)
    .map((tour) => {
      const rest = tour.stops.filter(({ orderId }) => !ids.has(orderId))
      return rest.length === tour.stops.length ? tour : { ...tour, stops: rest }
    })
  return { ...board, tours: [...others.filter((tour) => tour.stops.length > 0), made] }
}

/** The time a new tour begins stands at its first stop. */
function timed(stops: Placement['stops'], startAt: number | undefined): Placement['stops'] {
  if (startAt === undefined) return stops
  return stops.map((stop, at) => (at === 0 ? setAt(stop, startAt) : stop))
}

/** What an entry means on the board as it is now; undefined where it no longer holds, or is done. */
export function verdictNow({ placement, orderIds, version }: DayEntry, board: Board): Verdict | undefined {
  const { tours, tourOf } = indexOf(board)
  const tour = placement.tourId === undefined ? undefined : tours.get(placement.tourId)?.tour
  if (placement.tourId !== undefined && tour?.version !== version) return undefined
  if (orderIds.some((id) => tourOf.get(id)?.tour.resource !== undefined)) return undefined
  const verdict = judge(placement, board)
  return verdict.violations.length === 0 ? verdict : undefined
}
