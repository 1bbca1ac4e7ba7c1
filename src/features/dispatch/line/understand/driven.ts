import type { PlanOrder, PlanTour } from '#src/domain/planning/facts/board.ts'
import type { TransportStatus } from '#src/domain/workflow/transport-status.ts'
import { plannedDays } from './known.ts'
import type { LineContext } from './understanding.ts'

const ENDED: ReadonlySet<TransportStatus | undefined> = new Set(['DELIVERED', 'COMPLETED', 'CANCELLED', undefined])
const UNDER_WAY: ReadonlySet<TransportStatus | undefined> = new Set([
  'EN_ROUTE_PICKUP',
  'AT_PICKUP',
  'LOADED',
  'IN_TRANSIT',
  'AT_DELIVERY',
])

/** The orders a vehicle drives now: those not delivered of the tour it is on, else of the one it drives next. */
export async function drivenBy(
  asking: LineContext,
  vehicleId: string,
): Promise<readonly { id: string; number: string; detail: string }[]> {
  const { tours, orders } = await plannedDays(asking)
  const open = (tour: PlanTour) =>
    [...new Set(tour.stops.map(({ orderId }) => orderId))].flatMap((id): PlanOrder[] => {
      const order = orders.get(id)
      return order === undefined || ENDED.has(order.transportStatus) ? [] : [order]
    })
  const own = tours
    .filter((tour) => tour.resource === `vehicle:${vehicleId}`)
    .map((tour) => ({ start: startOf(tour, orders), orders: open(tour) }))
    .filter((tour) => tour.orders.length > 0)
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
  const now = own.find((tour) => tour.orders.some(({ transportStatus }) => UNDER_WAY.has(transportStatus))) ?? own[0]
  return (now?.orders ?? []).map(({ id, number, transportStatus }) => ({
    ...{ id, number },
    detail: transportStatus === undefined ? '' : asking.t(`transport.status.${transportStatus}`),
  }))
}

/** When a tour begins, to be compared: as planned, else as its first order is to be loaded. */
function startOf({ stops: [first] }: PlanTour, orders: ReadonlyMap<string, PlanOrder>): string {
  const end = first && orders.get(first.orderId)?.[first.kind]
  return `${first?.plannedDate ?? end?.date ?? ''}T${first?.plannedTime ?? end?.from ?? ''}`
}
