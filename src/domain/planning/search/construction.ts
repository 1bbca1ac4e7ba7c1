import { candidates, cheapestInsertion, glance } from './insertion.ts'
import { type Insertion, type Model, type Route, routeIn, type Solution, solutionOf } from './model.ts'

/** How a plan is filled: by how many alternatives a request is judged, and which of them are overlooked now and then. */
export interface FillOptions {
  /** 1: the cheapest first; 2 and more: first the one that loses most if it does not get its best place. */
  regret: number
  /** How many routes may be driven. */
  most: number
  /** True overlooks a place, so that not every repair is the same one. */
  overlooks?: (() => boolean) | undefined
}

interface Choice {
  request: number
  route: Route
  insertion: Insertion
}

/** Takes the requests that are left along, one by one, as long as one fits anywhere. */
export function fill(model: Model, start: Solution, { regret, most, overlooks }: FillOptions): Solution {
  const routes = [...start.routes]
  const left = new Set(start.left)
  while (left.size > 0) {
    const open = candidates(model, routes, most)
    const choice = mostUrgent(left, (request) => choicesOf(model, open, request, regret, overlooks), regret)
    if (choice === undefined) break
    const { route, insertion, request } = choice
    routes[route.vehicle] = routeIn(model, route.vehicle, insertion.tasks, insertion.cost)
    left.delete(request)
  }
  return solutionOf(model, routes)
}

function choicesOf(
  model: Model,
  open: readonly Route[],
  request: number,
  regret: number,
  overlooks: (() => boolean) | undefined,
): Choice[] {
  const glanced = open.flatMap((route) => {
    if (overlooks?.() === true) return []
    const added = glance(model, route, request)?.added
    // What costs more than it is worth stays where it is.
    return added === undefined || added >= model.costOfLeaving(request) ? [] : [{ route, added }]
  })
  const best: Choice[] = []
  // The cheapest at a glance first: what is dearer than the ones that hold is not looked at closely.
  for (const { route, added } of glanced.toSorted((a, b) => a.added - b.added)) {
    const last = best.at(-1)
    if (best.length >= regret && last !== undefined && last.insertion.added <= added) break
    const insertion = cheapestInsertion(model, route, request)
    if (insertion === undefined || insertion.added >= model.costOfLeaving(request)) continue
    const at = best.findIndex((other) => other.insertion.added > insertion.added)
    best.splice(at === -1 ? best.length : at, 0, { request, route, insertion })
    if (best.length > regret) best.pop()
  }
  return best
}

/** What a request without further choices loses by waiting: more than any request with some. */
const NO_OTHER = 1e9

function mostUrgent(
  left: ReadonlySet<number>,
  choicesFor: (request: number) => readonly Choice[],
  regret: number,
): Choice | undefined {
  let best: { choice: Choice; urgency: number } | undefined
  for (const request of left) {
    const choices = choicesFor(request)
    const [first] = choices
    if (first === undefined) continue
    const losses = choices.reduce((sum, { insertion }) => sum + insertion.added - first.insertion.added, 0)
    const urgency =
      regret === 1
        ? -first.insertion.added
        : losses + (regret - choices.length) * NO_OTHER - first.insertion.added / 1e6
    if (best === undefined || urgency > best.urgency) best = { choice: first, urgency }
  }
  return best?.choice
}

/**
 * Nearest insertion, what a dispatcher does by hand: a vehicle after the other, always the request that lies nearest to what
 * it has already, at its cheapest place, until none fits. The measure for the search, nothing else.
 */
export function nearestInsertion(model: Model, start: Solution): Solution {
  const routes = [...start.routes]
  const left = new Set(start.left)
  for (const { vehicle } of start.routes) {
    if (!candidates(model, routes, Infinity).some((route) => model.classOf(route.vehicle) === model.classOf(vehicle)))
      continue
    const taken: number[] = []
    for (;;) {
      const next = nearestThatFits(model, routes[vehicle], left, taken)
      if (next === undefined) break
      const { request, insertion } = next
      routes[vehicle] = routeIn(model, vehicle, insertion.tasks, insertion.cost)
      taken.push(request)
      left.delete(request)
    }
  }
  return solutionOf(model, routes)
}

function nearestThatFits(
  model: Model,
  route: Route | undefined,
  left: ReadonlySet<number>,
  taken: readonly number[],
): { request: number; insertion: Insertion } | undefined {
  if (route === undefined) return undefined
  const inOrder = [...left]
    .map((request) => ({ request, away: Math.min(...taken.map((other) => model.distance(other, request)), Infinity) }))
    .toSorted((a, b) => a.away - b.away || a.request - b.request)
  let best: { request: number; insertion: Insertion } | undefined
  for (const { request } of inOrder) {
    const insertion = cheapestInsertion(model, route, request)
    if (insertion === undefined || insertion.added >= model.costOfLeaving(request)) continue
    if (taken.length > 0) return { request, insertion }
    if (best === undefined || insertion.added < best.insertion.added) best = { request, insertion }
  }
  return best
}
