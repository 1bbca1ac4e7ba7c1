import * as z from 'zod/mini'
import { HOLIDAY_RULES } from '#src/domain/recurring/holiday-rules.ts'
import { Day } from './basics/bounds.ts'
import { endpoint, IdParams, PageQuery, pageOf, sortedBy } from './basics/core.ts'
import { eventId, eventsEndpoint, undoEndpoint } from './records/events.ts'
import { amount, orderPartsInput } from './recurring/order-parts.ts'
import { MadeOrder, RecurringDate, RecurringOrder } from './recurring/recurring-order.ts'
import { SaidWarnings } from './basics/said-reason.ts'
import { done, number, preprocess, recordsOf } from './basics/tolerant.ts'

/** When orders are made, as a person says it. */
const RuleInput = {
  name: z.optional(z.string().check(z.maxLength(200))),
  weekdays: z.optional(z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(7))),
  everyWeeks: amount,
  startsOn: z.optional(z.nullable(Day)),
  endsOn: z.optional(z.nullable(z.union([Day, z.literal('')]))),
  holidays: z.optional(z.enum(HOLIDAY_RULES)),
  daysAhead: amount,
  transitDays: amount,
}

/** All of a template that a person says; `null` clears. Who the customer is says his id, else his name. */
export const RecurringOrderInput = z.object({
  ...RuleInput,
  ...orderPartsInput,
})
export type RecurringOrderInput = z.output<typeof RecurringOrderInput>

/** What the list can be sorted by. */
export const RECURRING_SORTS = [
  'name',
  'customerName',
  'pickupCity',
  'startsOn',
  'nextDate',
  'madeUntil',
  'customerPrice',
  'updatedAt',
] as const

/** Answer to every change of a template, and the event that `recurringOrders.undo` takes back. */
const RecurringOrderChanged = z.object({ recurringOrder: RecurringOrder, eventId, warnings: SaidWarnings })
export type RecurringOrderChanged = z.output<typeof RecurringOrderChanged>

const PATH = '/api/v1/recurring-orders'
const OWN = { permission: 'orders.create' } as const
const READ = { ...OWN, failure: 'Data not found' } as const
const CHANGE = { ...OWN, failure: 'Failed to update order' } as const

export const recurringOrderEndpoints = {
  'recurringOrders.list': endpoint({
    method: 'GET',
    path: PATH,
    query: z.extend(PageQuery, {
      ...sortedBy(RECURRING_SORTS),
      /** Comma-joined. */
      status: z.optional(z.string().check(z.maxLength(60))),
      customerId: z.optional(z.string().check(z.maxLength(100))),
    }),
    response: pageOf(RecurringOrder),
    ...READ,
  }),
  'recurringOrders.get': endpoint({
    method: 'GET',
    path: `${PATH}/{id}`,
    params: IdParams,
    response: RecurringOrder,
    ...READ,
  }),
  /** The next ten dates from today on, with what a holiday does to each. */
  'recurringOrders.preview': endpoint({
    method: 'GET',
    path: `${PATH}/{id}/preview`,
    params: IdParams,
    response: z.object({ dates: preprocess(recordsOf, z.array(RecurringDate)) }),
    ...READ,
  }),
  /** The orders it has made, the latest first; at most a hundred. */
  'recurringOrders.made': endpoint({
    method: 'GET',
    path: `${PATH}/{id}/orders`,
    params: IdParams,
    response: z.object({ orders: preprocess(recordsOf, z.array(MadeOrder)), total: number(0) }),
    ...READ,
  }),
  'recurringOrders.events': eventsEndpoint(PATH, 'orders.create'),
  'recurringOrders.create': endpoint({
    method: 'POST',
    path: PATH,
    body: RecurringOrderInput,
    response: RecurringOrderChanged,
    ...CHANGE,
  }),
  /** Makes a template of an order: its customer, goods, places, times and price, without its days. */
  'recurringOrders.fromOrder': endpoint({
    method: 'POST',
    path: `${PATH}/from-order`,
    body: z.object({ orderId: z.string().check(z.minLength(1), z.maxLength(100)), ...RuleInput }),
    response: RecurringOrderChanged,
    ...CHANGE,
  }),
  'recurringOrders.update': endpoint({
    method: 'PATCH',
    path: `${PATH}/{id}`,
    params: IdParams,
    body: RecurringOrderInput,
    response: RecurringOrderChanged,
    ...CHANGE,
  }),
  'recurringOrders.pause': endpoint({
    method: 'POST',
    path: `${PATH}/{id}/pause`,
    params: IdParams,
    body: z.object({ paused: z.boolean() }),
    response: RecurringOrderChanged,
    ...CHANGE,
  }),
  /** Leaves a date of the rule out, or takes it in again. */
  'recurringOrders.skip': endpoint({
    method: 'POST',
    path: `${PATH}/{id}/skip`,
    params: IdParams,
    body: z.object({ date: Day, skipped: z.boolean() }),
    response: RecurringOrderChanged,
    ...CHANGE,
  }),
  'recurringOrders.delete': endpoint({
    method: 'DELETE',
    path: `${PATH}/{id}`,
    params: IdParams,
    response: z.object({ success: done, eventId }),
    ...CHANGE,
  }),
  'recurringOrders.undo': undoEndpoint(PATH, CHANGE),
}
