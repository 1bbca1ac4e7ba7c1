import { z } from 'zod'
import { Order } from './order.ts'
import { camelised, optionalText, recordsOf, text } from './tolerant.ts'

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
] as const

/** Old and new value of one field in an event. */
export const FieldChange = z.object({ field: text(), from: z.unknown().optional(), to: z.unknown().optional() })
export type FieldChange = z.output<typeof FieldChange>

export const OrderEvent = z.preprocess(
  camelised,
  z.object({
    id: text(),
    orderId: text(),
    type: text('updated'),
    createdAt: text(),
    actorId: optionalText,
    actorName: text('System'),
    changedFields: z.preprocess(recordsOf, z.array(FieldChange)),
    payload: z.record(z.string(), z.unknown()).optional().catch(undefined),
  }),
)
export type OrderEvent = z.output<typeof OrderEvent>

/**
 * Answer to every change of an order: the order as it is now, and the event that can be taken back by `orders.undo`.
 * `deleted`: the change was a deletion, made again by taking its undoing back; `order` is how it was.
 */
export const OrderChanged = z.object({
  order: Order,
  eventId: optionalText,
  warnings: z.array(z.string()).catch([]),
  deleted: z.literal(true).optional().catch(undefined),
})
export type OrderChanged = z.output<typeof OrderChanged>
