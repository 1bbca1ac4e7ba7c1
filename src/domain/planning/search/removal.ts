import {
  type Model,
  requestOf,
  requestsOf,
  type Route,
  routeIn,
  type Solution,
  solutionOf,
  usedRoutes,
} from './model.ts'
import { below, type Random } from './random.ts'

/** Which requests are taken out of a plan, to be put back better. */
export type Removal = (model: Model, solution: Solution, count: number, random: Random) => readonly number[]

const servedOf = (solution: Solution): number[] => solution.routes.flatMap(requestsOf)

/** Any ones. */
export const anyRequests: Removal = (_model, solution, count, random) => {
  const served = servedOf(solution)
  for (let index = served.length - 1; index > 0; index -= 1) {
    const other = below(random, index + 1)
    ;[served[index], served[other]] = [served[other] ?? 0, served[index] ?? 0]
  }
  return served.slice(0, count)
}

/** One and what lies near it: near ones can change places. */
export const relatedRequests: Removal = (model, solution, count, random) => {
  const served = servedOf(solution)
  const first = served[below(random, served.length)]
  if (first === undefined) return []
  const chosen = [first]
  const rest = new Set(served.filter((request) => request !== first))
  while (chosen.length < count && rest.size > 0) {
    const centre = chosen[below(random, chosen.length)] ?? first
    const near = [...rest].toSorted((a, b) => model.distance(centre, a) - model.distance(centre, b) || a - b)
    // Mostly the nearest, now and then one farther away. Source: Ropke and Pisinger (p = 6)
    const next = near[Math.floor(near.length * random() ** 6)]
    if (next === undefined) break
    chosen.push(next)
    rest.delete(next)
  }
  return chosen
}

/** Those whose route would be the cheapest without them. */
export const dearestRequests: Removal = (model, solution, count, random) => {
  const saved = usedRoutes(solution).flatMap((route) =>
    requestsOf(route).map((request) => ({ request, saving: route.cost - costWithout(model, route, request) })),
  )
  const dearest = saved.toSorted((a, b) => b.saving - a.saving || a.request - b.request)
  const chosen: number[] = []
  while (chosen.length < count && dearest.length > 0) {
    // Mostly the dearest: less strictly than the nearest above, as its figure says less.
    const [next] = dearest.splice(Math.floor(dearest.length * random() ** 4), 1)
    if (next !== undefined) chosen.push(next.request)
  }
  return chosen
}

/** All of one route, one with few stops rather than with many, and what lies near it. */
export const wholeRoute: Removal = (model, solution, count, random) => {
  const routes = usedRoutes(solution).toSorted((a, b) => a.tasks.length - b.tasks.length || a.vehicle - b.vehicle)
  const route = routes[Math.floor(routes.length * random() ** 2)]
  if (route === undefined) return []
  const own = requestsOf(route)
  const first = own[below(random, own.length)]
  if (first === undefined || own.length >= count) return own
  const near = servedOf(solution)
    .filter((request) => !own.includes(request))
    .toSorted((a, b) => model.distance(first, a) - model.distance(first, b) || a - b)
  return [...own, ...near.slice(0, count - own.length)]
}

function costWithout(model: Model, route: Route, request: number): number {
  const tasks = route.tasks.filter((task) => requestOf(task) !== request)
  return tasks.every((task) => task < 0) ? 0 : (model.costOf(route.vehicle, tasks) ?? route.cost)
}

/** The plan without these requests. A route that cannot be driven without one of them keeps all of its own. */
export function without(model: Model, solution: Solution, requests: readonly number[]): Solution {
  const gone = new Set(requests)
  const routes = solution.routes.map((route): Route => {
    const tasks = route.tasks.filter((task) => !gone.has(requestOf(task)))
    if (tasks.length === route.tasks.length) return route
    const isIdle = tasks.every((task) => task < 0)
    const cost = isIdle ? 0 : model.costOf(route.vehicle, tasks)
    const holds = cost !== undefined && (isIdle || model.allows?.(route.vehicle, tasks) !== false)
    return holds ? routeIn(model, route.vehicle, tasks, cost) : route
  })
  return solutionOf(model, routes)
}
