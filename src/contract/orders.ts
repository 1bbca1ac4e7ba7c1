import { z } from 'zod'
import { endpoint, IdParams, PageQuery, pageOf } from './core.ts'
import { BULK_CALL_LIMIT, OrderBulkChange, OrderBulkResult } from './order-bulk.ts'
import { OrderChanged, OrderEvent } from './order-events.ts'
import { Order, OrderUpdate } from './order.ts'
import { flag, number, optionalText } from './tolerant.ts'

/** Filters of the order list; all are joined by AND, values inside `status` (comma-joined) by OR. Dates are plain dates, both inclusive. */
export const OrderListQuery = PageQuery.extend({
  status: z.string().max(200).optional(),
  customerId: z.string().max(100).optional(),
  carrierId: z.string().max(100).optional(),
  priority: z.string().max(60).optional(),
  pickupFrom: z.string().max(10).optional(),
  pickupTo: z.string().max(10).optional(),
  deliveryFrom: z.string().max(10).optional(),
  deliveryTo: z.string().max(10).optional(),
  plz: z.string().max(60).optional(),
  /** Part of the city of either stop; case, umlauts and accents do not matter. */
  city: z.string().max(100).optional(),
  /** `true`: no carrier and no vehicle yet, and not finished or cancelled. */
  unassigned: z.enum(['true', 'false']).optional(),
  userId: z.string().max(100).optional(),
})
export type OrderListQuery = z.input<typeof OrderListQuery>

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
    permission: 'orders.read',
    failure: 'Failed to update order',
  }),
  'orders.delete': endpoint({
    method: 'DELETE',
    path: pathOf('/{id}'),
    params: IdParams,
    /** `eventId`: what `orders.undo` takes to bring the order back. */
    response: z.object({ success: z.boolean(), eventId: optionalText }),
    permission: 'orders.delete',
    failure: 'Failed to delete order',
  }),
  'orders.events': endpoint({
    method: 'GET',
    path: pathOf('/{id}/events'),
    params: IdParams,
    query: z.object({
      page: z.coerce.number().int().min(1).default(1),
      pageSize: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: z.object({
      items: z.array(OrderEvent).catch([]),
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
    body: z.object({ status: z.string(), notes: z.string().max(1000).optional(), override: z.boolean().optional() }),
    response: OrderChanged,
    permission: 'orders.read',
    failure: 'Failed to update order',
  }),
  'orders.setPricing': endpoint({
    method: 'PUT',
    path: pathOf('/enhanced/{id}/pricing'),
    fallbackPaths: ['/api/v1/order-management/orders/{id}/pricing', pathOf('/{id}')],
    params: IdParams,
    body: z.object({
      customerPrice: z.number().optional(),
      carrierPrice: z.number().optional(),
      currency: z.string().max(3).optional(),
      vatRate: z.number().optional(),
    }),
    response: OrderChanged,
    permission: 'orders.read',
    failure: 'Failed to update order',
  }),
  'orders.setCarrier': endpoint({
    method: 'PUT',
    path: pathOf('/enhanced/{id}/carrier'),
    fallbackPaths: [pathOf('/{id}/carrier'), pathOf('/{id}')],
    params: IdParams,
    body: z.object({ carrierId: z.string().max(100).nullable(), overrideReason: z.string().max(1000).optional() }),
    response: OrderChanged,
    permission: 'orders.assign',
    failure: 'Failed to update order',
  }),
  'orders.setCustomer': endpoint({
    method: 'PUT',
    path: pathOf('/enhanced/{id}/customer'),
    fallbackPaths: [pathOf('/{id}/customer'), pathOf('/{id}')],
    params: IdParams,
    body: z.object({ customerId: z.string().min(1).max(100) }),
    response: OrderChanged,
    permission: 'orders.edit',
    failure: 'Failed to update order',
  }),
  'orders.setVehicle': endpoint({
    method: 'PUT',
    path: pathOf('/enhanced/{id}/vehicle'),
    params: IdParams,
    body: z.object({
      vehicleId: z.string().max(100).nullable(),
      driverName: z.string().max(200).optional(),
      driverPhone: z.string().max(60).optional(),
      overrideReason: z.string().max(1000).optional(),
    }),
    response: OrderChanged,
    permission: 'orders.assign',
    failure: 'Failed to update order',
  }),
  'orders.undo': endpoint({
    method: 'POST',
    path: pathOf('/{id}/undo'),
    params: IdParams,
    body: z.object({ eventId: z.string().min(1).max(100), force: z.boolean().optional() }),
    response: OrderChanged,
    permission: 'orders.read',
    failure: 'Failed to update order',
  }),
  'orders.bulk': endpoint({
    method: 'POST',
    path: pathOf('/bulk'),
    body: z.object({
      /** `version`: what the person decided upon; an order changed since is refused. */
      items: z
        .array(z.object({ id: z.string().min(1).max(100), version: z.number().int().optional() }))
        .min(1)
        .max(BULK_CALL_LIMIT),
      change: OrderBulkChange,
      /** Says what would happen and changes nothing. */
      dryRun: z.boolean().optional(),
    }),
    response: z.object({ results: z.array(OrderBulkResult).catch([]) }),
    permission: 'orders.read',
    failure: 'Failed to update order',
  }),
  'orders.statistics': endpoint({
    method: 'POST',
    path: pathOf('/statistics'),
    body: z.object({ dateFrom: z.string().optional(), dateTo: z.string().optional() }).optional(),
    response: z.object({ total: number(0), byStatus: z.record(z.string(), z.number()).catch({}) }),
    permission: 'orders.read',
    failure: 'Failed to load orders',
  }),
  'orders.search': endpoint({
    method: 'POST',
    path: pathOf('/search'),
    body: z.object({ query: z.string().max(200), limit: z.number().int().min(1).max(200).optional() }),
    response: pageOf(Order),
    permission: 'orders.read',
    failure: 'Failed to load orders',
  }),
  'orderManagement.list': endpoint({
    method: 'GET',
    path: '/api/v1/order-management/orders',
    response: z.object({ orders: z.array(Order).catch([]) }),
    permission: 'orders.read',
    failure: 'Failed to load orders',
  }),
  'businessOrders.list': endpoint({
    method: 'GET',
    path: '/api/business/orders',
    query: z.object({ userId: z.string().max(100).optional() }),
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
    response: z.object({ success: z.boolean() }),
  }),
}
