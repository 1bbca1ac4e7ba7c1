import type { BoardFacts, PlanTour, Resource } from './board.ts'

type Crew = Pick<Resource, 'driver' | 'coDriver'>

/** Whom the transports of a tour name as its driver; none where they name no one. */
export function namedDriver({ stops }: Pick<PlanTour, 'stops'>, orders: BoardFacts['orders']): string | undefined {
  for (const { orderId } of stops) {
    const named = orders.get(orderId)?.driverId
    if (named !== undefined) return named
  }
  return undefined
}

/**
 * Whether two drivers take turns on a tour: the vehicle has both, and its transports name no one else. Source: VO (EG) 561/2006,
 * Art. 4 (o)
 */
export function isByTwo(
  tour: Pick<PlanTour, 'stops'>,
  resource: Crew | undefined,
  orders: BoardFacts['orders'],
): boolean {
  if (!resource?.driver || !resource.coDriver) return false
  const named = namedDriver(tour, orders)
  return named === undefined || named === resource.driver.id
}
