import type { OrderStatus } from '#src/domain/workflow/order-status.ts'
import type { Row } from '../../store/models.ts'
import type { Random } from '../basics/random.ts'
import type { SeedContext } from '../basics/seed-context.ts'

/** When an order took each step, epoch milliseconds; only the steps it has taken. */
export interface OrderMoments {
  created: number
  priced: number
  confirmed?: number
  assigned?: number
  departed?: number
  delivered?: number
  documented?: number
  billed?: number
  cancelled?: number
}

const HOUR = 3_600_000

/** How many steps of created, priced, confirmed, assigned, departed, delivered, documented, billed a status stands for. */
const STEPS: Readonly<Record<OrderStatus, number>> = {
  CREATED: 2,
  unknown: 2,
  CANCELLED: 2,
  CONFIRMED: 3,
  ASSIGNED: 4,
  IN_TRANSIT: 5,
  DELIVERED: 6,
  BILLED: 8,
}

/** Moves every moment at least two minutes behind the one before, and the last ones back so that none is ahead. */
function inOrder(moments: readonly number[], latest: number): number[] {
  const gap = 120_000
  const forward: number[] = []
  for (const moment of moments) forward.push(Math.max(moment, (forward.at(-1) ?? 0) + gap))
  return forward.map((moment, index) => Math.min(moment, latest - (forward.length - index) * gap))
}

/** When an order was made: before its pickup and before now. */
export function createdMoment(order: Row<'orders'>, random: Random, context: Pick<SeedContext, 'at' | 'now'>): number {
  const early = Math.min(context.at(order.pickupDate ?? '', order.pickupTimeFrom ?? '08:00'), context.now)
  // Fresh orders came in since yesterday, so that every day has some.
  const hours = order.status === 'CREATED' ? random.int(0, 26) : random.int(20, 110)
  return early - hours * HOUR - random.int(8, 59) * 60_000
}

/**
 * Plausible moments for an order with a number and `createdAt`: under way between its stops, billed afterwards, none
 * later than `latest`. The same order gives the same moments.
 */
export function orderMoments(
  order: Row<'orders'>,
  context: Pick<SeedContext, 'at' | 'random'>,
  latest: number,
): OrderMoments {
  const random = context.random(`moments:${order.id}`)
  const pickup = context.at(order.pickupDate ?? '', order.pickupTimeFrom ?? '08:00')
  const delivery = context.at(order.deliveryDate ?? '', order.deliveryTimeFrom ?? '14:00')
  const created = Date.parse(order.createdAt ?? '')
  const confirmed = created + random.int(2, 9) * HOUR
  const arrived = delivery + random.int(10, 90) * 60_000 + (order.delayMinutes ?? 0) * 60_000
  const documented = arrived + random.int(1, 20) * HOUR
  const steps = [
    created,
    created + random.int(5, 50) * 60_000,
    confirmed,
    confirmed + random.int(1, 9) * HOUR,
    pickup + random.int(20, 100) * 60_000,
    arrived,
    documented,
    documented + random.int(12, 70) * HOUR,
  ].slice(0, STEPS[order.status])
  const cancelled = order.status === 'CANCELLED' ? [created + random.int(3, 18) * HOUR] : []
  const moments = inOrder([...steps, ...cancelled], latest)
  const names = ['created', 'priced', 'confirmed', 'assigned', 'departed', 'delivered', 'documented', 'billed'] as const
  const taken: OrderMoments = { created: moments[0] ?? created, priced: moments[1] ?? created }
  names.slice(0, steps.length).forEach((name, index) => (taken[name] = moments[index] ?? created))
  if (cancelled.length > 0) taken.cancelled = moments.at(-1) ?? created
  return taken
}

/** Since when the order has its status. */
export function statusMoment(moments: OrderMoments, status: OrderStatus): number {
  const by: Partial<Record<OrderStatus, number | undefined>> = {
    CREATED: moments.created,
    CONFIRMED: moments.confirmed,
    ASSIGNED: moments.assigned,
    IN_TRANSIT: moments.departed,
    DELIVERED: moments.delivered,
    BILLED: moments.billed,
    CANCELLED: moments.cancelled,
  }
  return by[status] ?? moments.priced
}
