import * as z from 'zod/mini'
import { Day, Figure, WallTime } from '../basics/bounds.ts'
import { FieldChange } from './events.ts'
import { Order, ORDER_PRIORITIES } from './order.ts'
import { SaidReason, SaidWarnings } from '../basics/said-reason.ts'
import { flag, optionalText, text } from '../basics/tolerant.ts'

const time = z.optional(WallTime)

/** One change for many orders. Percent and euros are signed, days whole; `carrierId` null takes the carrier away. */
export const OrderBulkChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('status'),
    status: z.string().check(z.maxLength(40)),
    notes: z.optional(z.string().check(z.maxLength(1000))),
    override: z.optional(z.boolean()),
  }),
  z.object({
    kind: z.literal('carrier'),
    carrierId: z.nullable(z.string().check(z.maxLength(100))),
    overrideReason: z.optional(z.string().check(z.maxLength(1000))),
  }),
  z.object({ kind: z.literal('priority'), priority: z.enum(ORDER_PRIORITIES) }),
  z.object({
    kind: z.literal('price'),
    field: z.enum(['customerPrice', 'carrierPrice']),
    by: z.enum(['percent', 'amount', 'fixed']),
    /** Percent, or euros with at most two decimals. */
    value: Figure,
  }),
  z.object({
    kind: z.literal('dates'),
    stops: z.enum(['both', 'pickup', 'delivery']),
    /** By how many days, or the day the first of the stops moves to; the other one then moves by as many. */
    days: z.optional(z.int().check(z.minimum(-366), z.maximum(366))),
    date: z.optional(Day),
    /** The window of the first of the stops; with its beginning alone the end moves along. */
    timeFrom: time,
    timeTo: time,
  }),
])
export type OrderBulkChange = z.output<typeof OrderBulkChange>

/** Most orders of one bulk call; a client sends more in several, one after the other. */
export const BULK_CALL_LIMIT = 100

/**
 * What a bulk change did, or in a dry run would do, with one order. `overridable`: the refusal is lifted by `override` or
 * `overrideReason` with a reason; `needsNotes`: only the reason is missing.
 */
export const OrderBulkResult = z.object({
  id: text(),
  orderNumber: text(),
  outcome: z.catch(z.enum(['changed', 'unchanged', 'refused']), 'refused'),
  changes: z.catch(z.array(FieldChange), []),
  warnings: SaidWarnings,
  /** Why it is refused, in words. */
  message: optionalText,
  /** The same by key, for words of one's own. */
  reasons: z.catch(z.array(SaidReason), []),
  code: optionalText,
  overridable: flag,
  needsNotes: flag,
  /** The order after the change; in a dry run, or refused, as it is now. Missing when there is none. */
  order: z.catch(z.optional(Order), undefined),
  /** The event that can be taken back by `orders.undo`. */
  eventId: optionalText,
})
export type OrderBulkResult = z.output<typeof OrderBulkResult>
