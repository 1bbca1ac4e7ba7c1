import * as z from 'zod/mini'
import { Order } from './order.ts'
import { camelised, holding, optionalText, preprocess, recordsOf, text } from '../basics/tolerant.ts'
import { SaidWarnings } from '../basics/said-reason.ts'

export const ORDER_EVENT_TYPES = [
  'created',
  'updated',
  'status_changed',
  'assigned',
  'unassigned',
  'priced',
  'document_added',
  'note',
  'undone',
  'sent',
  'reminded',
  'accepted',
  'declined',
  'driver_informed',
  'proof_requested',
  'confirmation_sent',
  'confirmation_accepted',
  'confirmation_declined',
  'delay_notified',
  'delivery_announced',
  'pickup_announced',
] as const

/** Old and new value of one field in an event. */
export const FieldChange = z.object({ field: text(), from: z.optional(z.unknown()), to: z.optional(z.unknown()) })
export type FieldChange = z.output<typeof FieldChange>

export const OrderEvent = preprocess(
  camelised,
  z.object({
    id: text(),
    orderId: text(),
    type: text('updated'),
    createdAt: text(),
    actorId: optionalText,
    actorName: text('System'),
    changedFields: preprocess(recordsOf, z.array(FieldChange)),
    payload: z.catch(z.optional(z.record(z.string(), z.unknown())), undefined),
  }),
)
export type OrderEvent = z.output<typeof OrderEvent>

/**
 * Answer to every change of an order: the order as it is now, and the event that can be taken back by `orders.undo`.
 * `deleted`: the change was a deletion, made again by taking its undoing back; `order` is how it was.
 */
export const OrderChanged = preprocess(
  holding('order'),
  z.object({
    order: Order,
    eventId: optionalText,
    warnings: SaidWarnings,
    deleted: z.catch(z.optional(z.literal(true)), undefined),
  }),
)
export type OrderChanged = z.output<typeof OrderChanged>
