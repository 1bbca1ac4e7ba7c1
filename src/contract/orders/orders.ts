import * as z from 'zod/mini'
import { OrderListQuery } from './list-query.ts'
import { ChargesInput, CurrencyCode, OrderUpdate } from './update.ts'
import { Count, Day, Figure, howMany, upTo } from '../basics/bounds.ts'
import { ANY_ORDER_CHANGE } from '#src/domain/accounts/roles.ts'
import { endpoint, IdParams, pageOf } from '../basics/core.ts'
import { BULK_CALL_LIMIT, OrderBulkChange, OrderBulkResult } from './bulk.ts'
import { OrderChanged, OrderEvent } from './events.ts'
import { Order } from './order.ts'
import { done, flag, number, optionalText } from '../basics/tolerant.ts'

const pathOf = (tail: string) => `/api/orders${tail}`

export const orderEndpoints = {
  'orders.list': endpoint({
    method: 'GET',
    path: '/api/orders',
    query: OrderListQuery,
    response: pageOf(Order),
    permission: 'orders.read',
    failure: 'Failed to load orders',
  }),
  'orders.get': endpoint({
    method: 'GET',
    path: pathOf('/{id}'),
    params: IdParams,
    response: Order,
    permission: 'orders.read',
  }),
  'orders.update': endpoint({
    method: 'PUT',
    path: pathOf('/{id}'),
    params: IdParams,
    body: OrderUpdate,
    response: OrderChanged,
    permission: ANY_ORDER_CHANGE,
    failure: 'Failed to update order',
  }),
  'orders.delete': endpoint({
    method: 'DELETE',
    path: pathOf('/{id}'),
    params: IdParams,
    /** `eventId`: what `orders.undo` takes to bring the order back. */
    response: z.object({ success: done, eventId: optionalText }),
    permission: 'orders.delete',
    failure: 'Failed to delete order',
  }),
  'orders.events': endpoint({
    method: 'GET',
    path: pathOf('/{id}/events'),
    params: IdParams,
    query: z.object({
      page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
      pageSize: howMany(200, 50),
    }),
    response: z.object({
      items: z.catch(z.array(OrderEvent), []),
      page: number(1),
      pageSize: number(50),
      total: number(0),
      hasMore: flag,
    }),
    permission: 'orders.read',
  }),
  'orders.setStatus': endpoint({
    method: 'PUT',
    path: pathOf('/enhanced/{id}/status'),
    params: IdParams,
    body: z.object({
      status: z.string(),
      notes: z.optional(z.string().check(z.maxLength(1000))),
      override: z.optional(z.boolean()),
    }),
    response: OrderChanged,
    permission: ['orders.edit', 'orders.bill'],
    failure: 'Failed to update order',
  }),
  'orders.setPricing': endpoint({
    method: 'PUT',
    path: pathOf('/enhanced/{id}/pricing'),
    fallbackPaths: ['/api/v1/order-management/orders/{id}/pricing', pathOf('/{id}')],
    params: IdParams,
    body: z.object({
      customerPrice: z.optional(Figure),
      carrierPrice: z.optional(Figure),
      customerCharges: ChargesInput,
      carrierCharges: ChargesInput,
      currency: z.optional(CurrencyCode),
      vatRate: z.optional(Figure),
    }),
    response: OrderChanged,
    permission: 'orders.setCustomerPrice',
    failure: 'Failed to update order',
  }),
  'orders.setCarrier': endpoint({
    method: 'PUT',
    path: pathOf('/enhanced/{id}/carrier'),
    fallbackPaths: [pathOf('/{id}/carrier'), pathOf('/{id}')],
    params: IdParams,
    body: z.object({
      carrierId: z.nullable(z.string().check(z.maxLength(100))),
      /** Euros; without it the price agreed with another carrier is gone (decision A31). */
      carrierPrice: z.optional(z.nullable(Figure)),
      overrideReason: z.optional(z.string().check(z.maxLength(1000))),
    }),
    response: OrderChanged,
    permission: 'orders.assign',
    failure: 'Failed to update order',
  }),
  'orders.setCustomer': endpoint({
    method: 'PUT',
    path: pathOf('/enhanced/{id}/customer'),
    fallbackPaths: [pathOf('/{id}/customer'), pathOf('/{id}')],
    params: IdParams,
    body: z.object({ customerId: z.string().check(z.minLength(1), z.maxLength(100)) }),
    response: OrderChanged,
    permission: 'orders.edit',
    failure: 'Failed to update order',
  }),
  'orders.setVehicle': endpoint({
    method: 'PUT',
    path: pathOf('/enhanced/{id}/vehicle'),
    params: IdParams,
    body: z.object({
      vehicleId: z.nullable(z.string().check(z.maxLength(100))),
      driverName: z.optional(z.string().check(z.maxLength(200))),
      driverPhone: z.optional(z.string().check(z.maxLength(60))),
      overrideReason: z.optional(z.string().check(z.maxLength(1000))),
    }),
    response: OrderChanged,
    permission: 'orders.assign',
    failure: 'Failed to update order',
  }),
  'orders.undo': endpoint({
    method: 'POST',
    path: pathOf('/{id}/undo'),
    params: IdParams,
    body: z.object({ eventId: z.string().check(z.minLength(1), z.maxLength(100)), force: z.optional(z.boolean()) }),
    response: OrderChanged,
    permission: ANY_ORDER_CHANGE,
    failure: 'Failed to update order',
  }),
  'orders.bulk': endpoint({
    method: 'POST',
    path: pathOf('/bulk'),
    body: z.object({
      /** `version`: what the person decided upon; an order changed since is refused. */
      items: z
        .array(z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)), version: z.optional(Count) }))
        .check(z.minLength(1), z.maxLength(BULK_CALL_LIMIT)),
      change: OrderBulkChange,
      /** Says what would happen and changes nothing. */
      dryRun: z.optional(z.boolean()),
    }),
    response: z.object({ results: z.catch(z.array(OrderBulkResult), []) }),
    permission: ANY_ORDER_CHANGE,
    failure: 'Failed to update order',
  }),
  'orders.statistics': endpoint({
    method: 'POST',
    path: pathOf('/statistics'),
    body: z.optional(z.object({ dateFrom: z.optional(Day), dateTo: z.optional(Day) })),
    response: z.object({ total: number(0), byStatus: z.catch(z.record(z.string(), z.number()), {}) }),
    permission: 'orders.read',
    failure: 'Failed to load orders',
  }),
  'orders.search': endpoint({
    method: 'POST',
    path: pathOf('/search'),
    body: z.object({
      query: z.string().check(z.maxLength(200)),
      limit: z.optional(upTo(200)),
    }),
    response: pageOf(Order),
    permission: 'orders.read',
    failure: 'Failed to load orders',
  }),
  'orderManagement.list': endpoint({
    method: 'GET',
    path: '/api/v1/order-management/orders',
    /** A server may not know of pages: it answers each with all of them. */
    query: z.object({ page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))) }),
    response: z.object({ orders: z.catch(z.array(Order), []) }),
    permission: 'orders.read',
    failure: 'Failed to load orders',
  }),
  'businessOrders.list': endpoint({
    method: 'GET',
    path: '/api/business/orders',
    query: z.object({
      userId: z.optional(z.string().check(z.maxLength(100))),
      /** For anyone who has more orders than one answer holds; a server may not know of pages. */
      page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
    }),
    response: pageOf(Order),
    permission: 'orders.read',
    failure: 'Failed to load orders',
  }),
  'businessOrders.get': endpoint({
    method: 'GET',
    path: '/api/business/orders/{id}',
    params: IdParams,
    response: Order,
    permission: 'orders.read',
  }),
  'auditLogs.create': endpoint({
    method: 'POST',
    path: '/api/audit-logs',
    body: z.object({
      tenantId: z.string(),
      entityType: z.string(),
      entityId: z.string(),
      eventType: z.string(),
      details: z.object({ field: z.string(), newValue: z.unknown(), source: z.string(), at: z.string() }),
    }),
    response: z.object({ success: done }),
    permission: ANY_ORDER_CHANGE,
  }),
}
