import { z } from 'zod'
import { parseOrderStatus } from '#src/domain/order-status.ts'
import { parseTransportStatus } from '#src/domain/transport-status.ts'
import { endpoint, IdParams, PageQuery, pageOf } from './core.ts'
import {
  camelised,
  flag,
  number,
  optionalDate,
  optionalNumber,
  optionalText,
  optionalTime,
  recordsOf,
  text,
} from './tolerant.ts'

export const ORDER_PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const
export const ORDER_TYPES = ['standard', 'express', 'adr', 'kuehl', 'teilladung'] as const

const OrderStatusField = z.preprocess(
  (value) => parseOrderStatus(value),
  z.custom<ReturnType<typeof parseOrderStatus>>(),
)
const TransportStatusField = z.preprocess(
  (value) => (value === undefined || value === null || value === '' ? undefined : parseTransportStatus(value)),
  z.custom<ReturnType<typeof parseTransportStatus>>().optional(),
)

const WINDOW = /^\s*(\d{1,2}:\d{2})\s*(?:-|–|bis)\s*(\d{1,2}:\d{2})\s*$/

/** A stop's time window in one text (`08:00-18:00`) becomes its two ends, where these are not given by themselves. */
function withTimes(value: unknown): unknown {
  const order = camelised(value)
  if (typeof order !== 'object' || order === null || Array.isArray(order)) return order
  const given = order as Record<string, unknown>
  const times = (['pickup', 'delivery'] as const).flatMap((stop): (readonly [string, string])[] => {
    const window = given[`${stop}TimeWindow`]
    const [, from = '', to = ''] = (typeof window === 'string' ? WINDOW.exec(window) : undefined) ?? []
    if (from === '' || given[`${stop}TimeFrom`] || given[`${stop}TimeTo`]) return []
    return [
      [`${stop}TimeFrom`, from.padStart(5, '0')],
      [`${stop}TimeTo`, to.padStart(5, '0')],
    ]
  })
  return { ...given, ...Object.fromEntries(times) }
}

/**
 * An order, normalised from snake_case or camelCase (specification 3). Money: euros with at most two decimals, net unless
 * named gross. Weight kg, volume m³, distance km. Dates plain, times wall time in Europe/Berlin, stamps ISO 8601 in UTC.
 */
export const Order = z.preprocess(
  withTimes,
  z.object({
    id: text(),
    orderNumber: text(),
    orderType: text('standard'),
    status: OrderStatusField,
    statusSince: optionalText,
    priority: text('normal'),
    customerId: optionalText,
    customerName: text('Unbekannt'),
    customerEmail: optionalText,
    customerPhone: optionalText,
    customerReference: optionalText,
    contactPersonId: optionalText,
    carrierId: optionalText,
    carrierName: optionalText,
    cargoDescription: text(),
    weight: optionalNumber,
    volume: optionalNumber,
    quantity: optionalNumber,
    packageType: optionalText,
    packageCount: optionalNumber,
    loadingMeters: optionalNumber,
    dimensions: optionalText,
    requiredVehicleType: optionalText,
    adrUnNumber: optionalText,
    adrClass: optionalText,
    temperatureMin: optionalNumber,
    temperatureMax: optionalNumber,
    pickupCompany: optionalText,
    pickupAddress: text(),
    pickupCity: text(),
    pickupPostalCode: text(),
    pickupCountry: text('Deutschland'),
    pickupDate: optionalDate,
    pickupTimeFrom: optionalTime,
    pickupTimeTo: optionalTime,
    pickupContactPerson: optionalText,
    deliveryCompany: optionalText,
    deliveryAddress: text(),
    deliveryCity: text(),
    deliveryPostalCode: text(),
    deliveryCountry: text('Deutschland'),
    deliveryDate: optionalDate,
    deliveryTimeFrom: optionalTime,
    deliveryTimeTo: optionalTime,
    deliveryContactPerson: optionalText,
    distanceKm: optionalNumber,
    assignedVehicleId: optionalText,
    vehiclePlate: optionalText,
    vehicleType: optionalText,
    driverName: optionalText,
    driverPhone: optionalText,
    transportId: optionalText,
    transportStatus: TransportStatusField,
    delayMinutes: optionalNumber,
    disruption: optionalText,
    customerPrice: optionalNumber,
    carrierPrice: optionalNumber,
    customerNetPrice: optionalNumber,
    customerGrossPrice: optionalNumber,
    currency: text('EUR'),
    vatRate: number(19),
    paymentTerms: optionalNumber,
    margin: optionalNumber,
    marginPercent: optionalNumber,
    internalNotes: optionalText,
    approvedBy: optionalText,
    approvedAt: optionalText,
    approvalNotes: optionalText,
    proofOfDeliveryVerified: flag,
    isFromOCR: flag,
    createdBy: optionalText,
    createdAt: optionalText,
    updatedAt: optionalText,
    tenantId: text(),
    version: number(1),
  }),
)
export type Order = z.output<typeof Order>

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

/** Fields `orders.update` accepts; everything else of an order changes by its own call. `null` clears a field. */
const clearableText = z.string().max(5000).nullable().optional()
const clearableNumber = z.number().nullable().optional()
export const OrderUpdate = z.object({
  customerReference: clearableText,
  priority: z.enum(ORDER_PRIORITIES).optional(),
  orderType: z.enum(ORDER_TYPES).optional(),
  cargoDescription: z.string().max(350).optional(),
  weight: clearableNumber,
  volume: clearableNumber,
  quantity: clearableNumber,
  packageType: clearableText,
  packageCount: clearableNumber,
  loadingMeters: clearableNumber,
  dimensions: clearableText,
  requiredVehicleType: clearableText,
  adrUnNumber: clearableText,
  adrClass: clearableText,
  temperatureMin: clearableNumber,
  temperatureMax: clearableNumber,
  customerEmail: clearableText,
  customerPhone: clearableText,
  pickupCompany: clearableText,
  pickupAddress: clearableText,
  pickupCity: clearableText,
  pickupPostalCode: clearableText,
  pickupCountry: clearableText,
  pickupDate: clearableText,
  pickupTimeFrom: clearableText,
  pickupTimeTo: clearableText,
  pickupContactPerson: clearableText,
  deliveryCompany: clearableText,
  deliveryAddress: clearableText,
  deliveryCity: clearableText,
  deliveryPostalCode: clearableText,
  deliveryCountry: clearableText,
  deliveryDate: clearableText,
  deliveryTimeFrom: clearableText,
  deliveryTimeTo: clearableText,
  deliveryContactPerson: clearableText,
  driverName: clearableText,
  driverPhone: clearableText,
  paymentTerms: clearableNumber,
  internalNotes: clearableText,
  carrierId: clearableText,
  customerId: z.string().max(100).optional(),
  customerPrice: clearableNumber,
  carrierPrice: clearableNumber,
  currency: z.string().max(3).optional(),
  vatRate: z.number().optional(),
})
export type OrderUpdate = z.input<typeof OrderUpdate>

/** One change for many orders. Percent and euros are signed, days whole; `carrierId` null takes the carrier away. */
export const OrderBulkChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('status'),
    status: z.string().max(40),
    notes: z.string().max(1000).optional(),
    override: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('carrier'),
    carrierId: z.string().max(100).nullable(),
    overrideReason: z.string().max(1000).optional(),
  }),
  z.object({ kind: z.literal('priority'), priority: z.enum(ORDER_PRIORITIES) }),
  z.object({
    kind: z.literal('price'),
    field: z.enum(['customerPrice', 'carrierPrice']),
    by: z.enum(['percent', 'amount', 'fixed']),
    /** Percent, or euros with at most two decimals. */
    value: z.number(),
  }),
  z.object({
    kind: z.literal('dates'),
    days: z.number().int().min(-366).max(366),
    stops: z.enum(['both', 'pickup', 'delivery']),
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
  outcome: z.enum(['changed', 'unchanged', 'refused']).catch('refused'),
  changes: z.array(FieldChange).catch([]),
  warnings: z.array(z.string()).catch([]),
  /** Why it is refused, in words. */
  message: optionalText,
  code: optionalText,
  overridable: flag,
  needsNotes: flag,
  /** The order after the change; in a dry run, or refused, as it is now. Missing when there is none. */
  order: Order.optional().catch(undefined),
  /** The event that can be taken back by `orders.undo`. */
  eventId: optionalText,
})
export type OrderBulkResult = z.output<typeof OrderBulkResult>

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
