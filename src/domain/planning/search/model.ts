/**
 * A transport problem as the search sees it. Request r is picked up by task 2r and delivered by task 2r + 1; negative tasks are
 * what a vehicle has to do anyway. What a route of tasks costs, and whether it can be driven at all, is the model's matter, so
 * that one search serves a benchmark of points on a plane and a fleet under driving times.
 */
export interface Model {
  /** How many requests there are. */
  requests: number
  /** How many vehicles there are. */
  vehicles: number
  /** Vehicles of one class that have nothing to do are alike: only one of them is tried. */
  classOf(vehicle: number): number
  /** Of vehicles of one group at most one takes requests: they are one truck at different times. Each is its own group otherwise. */
  groupOf?(vehicle: number): number
  /** What a vehicle has to do anyway; nothing where the model does not say. */
  standing?(vehicle: number): readonly number[]
  /**
   * What a route costs more than what stands there anyway; undefined where it cannot be driven, as far as a glance tells.
   * Not asked for routes without requests, which cost nothing.
   */
  costOf(vehicle: number, tasks: readonly number[]): number | undefined
  /** Whether a route holds when looked at closely; asked only for those that would be taken. */
  allows?(vehicle: number, tasks: readonly number[]): boolean
  /** What is lost by leaving a request where it is; more than any route costs, where as many as possible shall be served. */
  costOfLeaving(request: number): number
  /** How far apart two requests are, in place and time: near ones are moved together. */
  distance(a: number, b: number): number
}

/** What one vehicle drives. Never changed, so that what was found for it stays true. */
export interface Route {
  vehicle: number
  tasks: readonly number[]
  cost: number
  /** The cheapest way to take a request along at a glance, by request; null: there is none. */
  glanced: Map<number, Insertion | null>
  /** The cheapest one that holds when looked at closely. */
  found: Map<number, Insertion | null>
}

/** A request in a route. */
export interface Insertion {
  tasks: readonly number[]
  /** What the route costs with it. */
  cost: number
  /** What it costs more than without. */
  added: number
}

export interface Solution {
  /** One per vehicle. */
  routes: readonly Route[]
  /** The requests no one serves. */
  left: readonly number[]
  cost: number
}

export const pickupOf = (request: number): number => 2 * request
export const deliveryOf = (request: number): number => 2 * request + 1
export const requestOf = (task: number): number => task >> 1
export const isPickup = (task: number): boolean => task % 2 === 0

/** The requests of a route, in the order in which they are picked up. */
export const requestsOf = (route: Pick<Route, 'tasks'>): number[] =>
  route.tasks.filter((task) => task >= 0 && isPickup(task)).map(requestOf)

/** Whether a route serves a request. */
export const isUsed = ({ tasks }: Pick<Route, 'tasks'>): boolean => tasks.some((task) => task >= 0)

export const usedRoutes = (solution: Solution): Route[] => solution.routes.filter(isUsed)

export const routeOf = (vehicle: number, tasks: readonly number[], cost: number): Route => ({
  ...{ vehicle, tasks, cost },
  glanced: new Map(),
  found: new Map(),
})

/** So many routes are remembered with what was found for them: then it begins anew. */
const MOST_ROUTES = 4000
const remembered = new WeakMap<Model, Map<string, Route>>()

/** A route as it was made before, with what was found for it: a plan that is taken apart is often put together as it was. */
export function routeIn(model: Model, vehicle: number, tasks: readonly number[], cost: number): Route {
  const routes = remembered.get(model) ?? new Map<string, Route>()
  if (routes.size === 0 || routes.size > MOST_ROUTES) {
    routes.clear()
    remembered.set(model, routes)
  }
  const name = `${vehicle} ${tasks.join(' ')}`
  const known = routes.get(name)
  if (known) return known
  const route = routeOf(vehicle, tasks, cost)
  routes.set(name, route)
  return route
}

/** A solution of these routes; what stands in none of them is left. */
export function solutionOf(model: Model, routes: readonly Route[]): Solution {
  const served = new Set(routes.flatMap(requestsOf))
  const left = Array.from({ length: model.requests }, (_, request) => request).filter((id) => !served.has(id))
  const cost = routes.reduce((sum, route) => sum + route.cost, 0)
  return { routes, left, cost: cost + left.reduce((sum, request) => sum + model.costOfLeaving(request), 0) }
}

/** No one drives: where every search begins. */
export const nothingPlanned = (model: Model): Solution =>
  solutionOf(
    model,
    Array.from({ length: model.vehicles }, (_, vehicle) => routeOf(vehicle, model.standing?.(vehicle) ?? [], 0)),
  )
