import type { LoadStatus } from './status.ts'
import type { Reason } from '../refusals/reason-messages.ts'

/** Statuses of a load while its order is given to no one. */
const WAITING: readonly LoadStatus[] = ['open', 'planned']

/**
 * Why a load does not take a status by hand; nothing when it does. That of an order has a vehicle and has arrived when the
 * order says so; until then it may be marked as planned.
 */
export function loadStatusRefusal(
  load: { status: LoadStatus; orderId?: string | undefined },
  to: LoadStatus,
): Reason | undefined {
  if (load.status === to) return { code: 'reason.sameStatus' }
  if (load.orderId === undefined || (WAITING.includes(load.status) && WAITING.includes(to))) return undefined
  return { code: 'reason.load.followsOrder', values: { order: load.orderId } }
}

/** Why a load is not deleted; nothing when it is: one that was made from an order goes with the order. */
export function loadDeleteRefusal({ orderId }: { orderId?: string | undefined }): Reason | undefined {
  return orderId === undefined ? undefined : { code: 'reason.load.ofOrder', values: { order: orderId } }
}
