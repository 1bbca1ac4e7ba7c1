/**
 * A transport problem as the search sees it. Request r is picked up by task 2r and delivered by task 2r + 1; what a route of
 * tasks costs, and whether it can be driven at all, is the model's matter, so that one search serves a benchmark of points on
 * a plane and a fleet under driving times.
 */
export interface Model {
  /** How many requests there are. */
  requests: number
  /** How many vehicles there are. */
  vehicles: number
  /** Vehicles of one class that have nothing to do are alike: only one of them is tried. */
  classOf(vehicle: number): number
  /** What a route costs; undefined where it cannot be driven. Not asked for empty routes, which cost nothing. */
  costOf(vehicle: number, tasks: readonly number[]): number | undefined
  /** What it costs to leave a request where it is; dearer than any route, where as many as possible shall be served. */
  costOfLeaving(request: number): number
  /** How far apart two requests are, in place and time: near ones are moved together. */
  distance(a: number, b: number): number
}

/** What one vehicle drives. Never changed, so that what was found for it stays true. */
export interface Route {
  vehicle: number
  tasks: readonly number[]
  cost: number
  /** The cheapest way to take a request along, by request; null: there is none. */
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
  /** The requests nobody serves. */
  left: readonly number[]
  cost: number
}

export const pickupOf = (request: number): number => 2 * request
export const deliveryOf = (request: number): number => 2 * request + 1
export const requestOf = (task: number): number => task >> 1
export const isPickup = (task: number): boolean => task % 2 === 0

/** The requests of a route, in the order in which they are picked up. */
export const requestsOf = (route: Pick<Route, 'tasks'>): number[] => route.tasks.filter(isPickup).map(requestOf)

export const usedRoutes = (solution: Solution): Route[] => solution.routes.filter(({ tasks }) => tasks.length > 0)

export const emptyRoute = (vehicle: number): Route => ({ vehicle, tasks: [], cost: 0, found: new Map() })

/** A solution of these routes; what stands in none of them is left. */
export function solutionOf(model: Model, routes: readonly Route[]): Solution {
  const served = new Set(routes.flatMap(requestsOf))
  const left = Array.from({ length: model.requests }, (_, request) => request).filter((id) => !served.has(id))
  const cost = routes.reduce((sum, route) => sum + route.cost, 0)
  return { routes, left, cost: cost + left.reduce((sum, request) => sum + model.costOfLeaving(request), 0) }
}

/** Nobody drives: where every search begins. */
export const nothingPlanned = (model: Model): Solution =>
  solutionOf(
    model,
    Array.from({ length: model.vehicles }, (_, vehicle) => emptyRoute(vehicle)),
  )
