import { deliveryOf, type Insertion, type Model, pickupOf, type Route } from './model.ts'

/** The cheapest way to take a request along on a route; looked for once per route and request. */
export function cheapestInsertion(model: Model, route: Route, request: number): Insertion | undefined {
  const known = route.found.get(request)
  if (known !== undefined) return known ?? undefined
  const found = search(model, route, request)
  route.found.set(request, found ?? null)
  return found
}

function search(model: Model, { vehicle, tasks, cost }: Route, request: number): Insertion | undefined {
  let best: { cost: number; pickup: number; delivery: number } | undefined
  const tried = [...tasks, 0, 0]
  for (let pickup = 0; pickup <= tasks.length; pickup += 1) {
    for (let delivery = pickup; delivery <= tasks.length; delivery += 1) {
      place(tried, tasks, request, pickup, delivery)
      const price = model.costOf(vehicle, tried)
      if (price !== undefined && (best === undefined || price < best.cost)) best = { cost: price, pickup, delivery }
    }
  }
  if (best === undefined) return undefined
  place(tried, tasks, request, best.pickup, best.delivery)
  return { tasks: tried, cost: best.cost, added: best.cost - cost }
}

/** Writes the route with a request: picked up before the stop `pickup`, delivered before the stop `delivery`. */
function place(into: number[], tasks: readonly number[], request: number, pickup: number, delivery: number): void {
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
  const used = routes.filter(({ tasks }) => tasks.length > 0)
  if (used.length >= most) return used
  const classes = new Set<number>()
  for (const route of routes) {
    if (route.tasks.length > 0) continue
    const key = model.classOf(route.vehicle)
    if (classes.has(key)) continue
    classes.add(key)
    used.push(route)
  }
  return used
}
