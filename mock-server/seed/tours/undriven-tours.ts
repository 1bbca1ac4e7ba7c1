import { loneStops } from '#src/domain/tours/stops.ts'
import type { Row } from '../../store/models.ts'
import type { SeedContext } from '../basics/seed-context.ts'
import type { SharedTour } from './shared-tours.ts'

const TENANT = 'nordkurs'

/** How many of the largest company's confirmed orders are planned for a day, and for no one yet. */
const UNDRIVEN = 2
const FAR = { from: 400, to: 700 }

/** Tours without a vehicle: what is planned by its day while it is open who drives it. */
export function undrivenTours(orders: readonly Row<'orders'>[], context: SeedContext): SharedTour[] {
  const soon = [context.day(1), context.day(3)] as const
  const waiting = orders.filter(
    ({ tenantId, status, pickupDate = '', distanceKm = 0 }) =>
      tenantId === TENANT &&
      status === 'CONFIRMED' &&
      pickupDate >= soon[0] &&
      pickupDate <= soon[1] &&
      distanceKm >= FAR.from &&
      distanceKm <= FAR.to,
  )
  return waiting.slice(-UNDRIVEN).map(({ id }) => ({ orderIds: [id], stops: loneStops(id) as SharedTour['stops'] }))
}
