import { tourIdOf, tourNumberOf } from '#src/domain/basics/record-ids.ts'
import { loneStops } from '#src/domain/tours/stops.ts'
import type { Row } from '../../store/models.ts'
import type { SharedTour } from './shared-tours.ts'

type Order = Row<'orders'>

const isOnTheWay = ({ status }: Order) => status === 'ASSIGNED' || status === 'IN_TRANSIT'

/** The tours of orders that are on their way, and which tour an order is part of. */
export interface SeedTours {
  rows(orders: Iterable<Order>): Generator<Row<'tours'>>
  tourOf(order: Order): string | undefined
}

/** An order alone is a tour of two stops, but for the few that ride together; `undriven` are not assigned yet. */
export function seedTours(shared: readonly SharedTour[], undriven: readonly SharedTour[]): SeedTours {
  const waiting = new Set(undriven.flatMap(({ orderIds }) => orderIds))
  const isOnTour = (order: Order) => isOnTheWay(order) || waiting.has(order.id)
  const tours = new Map([...shared, ...undriven].flatMap((tour) => tour.orderIds.map((id) => [id, tour] as const)))
  const leaderOf = (order: Order) => tours.get(order.id)?.orderIds[0] ?? order.id
  return {
    tourOf: (order) => (isOnTour(order) ? tourIdOf(leaderOf(order)) : undefined),
    *rows(orders) {
      for (const order of orders) {
        if (!isOnTour(order) || leaderOf(order) !== order.id) continue
        yield {
          id: tourIdOf(order.id),
          tenantId: order.tenantId,
          version: 1,
          number: tourNumberOf(order.id),
          vehicleId: order.assignedVehicleId,
          carrierId: order.carrierId,
          stops: tours.get(order.id)?.stops ?? loneStops(order.id),
          createdAt: order.updatedAt,
          updatedAt: order.updatedAt,
        }
      }
    },
  }
}
