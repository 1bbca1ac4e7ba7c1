import { deliveryOf, type Insertion, isUsed, type Model, pickupOf, type Route } from './model.ts'

/** The cheapest way to take a request along on a route, as far as a glance tells; looked for once per route and request. */
export function glance(model: Model, route: Route, request: number): Insertion | undefined {
  const known = route.glanced.get(request)
  if (known !== undefined) return known ?? undefined
  let best: Spot | undefined
  eachSpot(model, route, request, (spot) => {
    if (best === undefined || spot.cost < best.cost) best = spot
  })
  const found = best && insertionAt(route, request, best)
  route.glanced.set(request, found ?? null)
  return found
}

/** The cheapest way to take a request along that holds when looked at closely. */
export function cheapestInsertion(model: Model, route: Route, request: number): Insertion | undefined {
  if (model.allows === undefined) return glance(model, route, request)
  const known = route.found.get(request)
  if (known !== undefined) return known ?? undefined
  const first = glance(model, route, request)
  const found = first && (model.allows(route.vehicle, first.tasks) ? first : nextThatHolds(model, route, request))
  route.found.set(request, found ?? null)
  return found
}

/** How many places of a route are looked at closely at most. */
const MOST_TRIED = 6

function nextThatHolds(model: Model, route: Route, request: number): Insertion | undefined {
  const spots: Spot[] = []
  eachSpot(model, route, request, (spot) => spots.push(spot))
  const [, ...others] = spots.toSorted((a, b) => a.cost - b.cost || a.pickup - b.pickup || a.delivery - b.delivery)
  for (const spot of others.slice(0, MOST_TRIED)) {
    const insertion = insertionAt(route, request, spot)
    if (model.allows?.(route.vehicle, insertion.tasks) !== false) return insertion
  }
  return undefined
}

interface Spot {
  cost: number
  pickup: number
  delivery: number
}

function eachSpot(model: Model, { vehicle, tasks }: Route, request: number, take: (spot: Spot) => void): void {
  const tried = [...tasks, 0, 0]
  for (let pickup = 0; pickup <= tasks.length; pickup += 1) {
    for (let delivery = pickup; delivery <= tasks.length; delivery += 1) {
      place(tried, tasks, request, { pickup, delivery })
      const cost = model.costOf(vehicle, tried)
      if (cost !== undefined) take({ cost, pickup, delivery })
    }
  }
}

function insertionAt({ tasks, cost }: Route, request: number, spot: Spot): Insertion {
  const filled = [...tasks, 0, 0]
  place(filled, tasks, request, spot)
  return { tasks: filled, cost: spot.cost, added: spot.cost - cost }
}

/** Writes the route with a request: picked up before the stop `pickup`, delivered before the stop `delivery`. */
function place(
  into: number[],
  tasks: readonly number[],
  request: number,
  { pickup, delivery }: Pick<Spot, 'pickup' | 'delivery'>,
): void {
  let at = 0
  for (let index = 0; index <= tasks.length; index += 1) {
    if (index === pickup) into[at++] = pickupOf(request)
    if (index === delivery) into[at++] = deliveryOf(request)
    const task = tasks[index]
    if (task !== undefined) into[at++] = task
  }
}

/** The routes a request may join: all that are driven, and of those that are not yet one of each class while `most` allows. */
export function candidates(model: Model, routes: readonly Route[], most: number): Route[] {
  const used = routes.filter(isUsed)
  const groups = new Set(used.map(({ vehicle }) => model.groupOf?.(vehicle)))
  if (used.length >= most) return used
  const classes = new Set<number>()
  for (const route of routes) {
    const key = model.classOf(route.vehicle)
    const isTaken = model.groupOf !== undefined && groups.has(model.groupOf(route.vehicle))
    if (isUsed(route) || isTaken || classes.has(key)) continue
    classes.add(key)
    used.push(route)
  }
  return used
}
