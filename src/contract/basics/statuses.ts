import * as z from 'zod/mini'
import { ORDER_STATUSES, parseOrderStatus } from '#src/domain/workflow/order-status.ts'
import { parseTransportStatus, TRANSPORT_STATUSES } from '#src/domain/workflow/transport-status.ts'
import { preprocess } from './tolerant.ts'

/** Where an order stands; what no one knows is `unknown` (decision A19). */
export const OrderStatusField = preprocess(
  (value) => parseOrderStatus(value),
  z.enum([...ORDER_STATUSES, 'unknown'] as const),
)

/** Where a transport stands. */
export const TransportStatusField = preprocess((value) => parseTransportStatus(value), z.enum(TRANSPORT_STATUSES))

/** The same, where there may be no transport. */
export const OptionalTransportStatusField = preprocess(
  (value) => (value === undefined || value === null || value === '' ? undefined : parseTransportStatus(value)),
  z.optional(z.enum(TRANSPORT_STATUSES)),
)
