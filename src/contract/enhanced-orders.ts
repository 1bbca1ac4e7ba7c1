import * as z from 'zod/mini'
import { endpoint, IdParams, PageQuery, pageOf, sortedBy } from './basics/core.ts'
import { Alert } from './reports/dashboard.ts'
import { eventId, undoEndpoint } from './records/events.ts'
import { SaidWarnings } from './basics/said-reason.ts'
import {
  number,
  optionalDate,
  optionalNumber,
  optionalText,
  preprocess,
  recordsOf,
  text,
  version,
} from './basics/tolerant.ts'
import { Transport } from './transports/transport.ts'

/**
 * An order as OCR has read it (specification 3, enhanced order, raw fields): what could not be read is blank. It stands among
 * the transports as the inquiry `inquiry_id`; once it is converted it names the transport and the order made of it.
 */
export const EnhancedOrder = z.object({
  id: text(),
  tenantId: text(),
  version,
  order_number: text(),
  customer_name: text(),
  pickup_date: optionalDate,
  delivery_date: optionalDate,
  created_at: text(),
  updated_at: text(),
  cargo_description: text(),
  pickup_street: text(),
  pickup_city: text(),
  delivery_street: text(),
  delivery_city: text(),
  status: text(),
  inquiry_id: optionalText,
  /** The document it was read from. */
  document_id: optionalText,
  transport_id: optionalText,
  order_id: optionalText,
})
export type EnhancedOrder = z.output<typeof EnhancedOrder>

/** What the server warns of at orders that are not converted yet. */
export const EnhancedAlert = z.extend(Alert, { enhancedOrderId: text() })
export type EnhancedAlert = z.output<typeof EnhancedAlert>

const listOf = <T extends z.ZodMiniType>(row: T) => preprocess(recordsOf, z.array(row))
const answerOf = <T extends z.ZodMiniType>(row: T) => z.object({ data: listOf(row) })

/** Who could take the order, what it may cost, and what speaks against it. Distances in km, money in euros net. */
export const Recommendations = z.object({
  riskLevel: z.catch(z.enum(['low', 'medium', 'high']), 'medium'),
  risks: listOf(EnhancedAlert),
  vehicles: listOf(
    z.object({
      vehicleId: text(),
      licencePlate: text('Unbekannt'),
      type: text('TRUCK'),
      city: text(),
      postalCode: text(),
      distanceKm: number(0),
      driverName: optionalText,
    }),
  ),
  carriers: listOf(
    z.object({
      carrierId: text(),
      carrierName: text('Unbekannt'),
      score: number(0),
      distanceKm: number(0),
      estimatedCost: optionalNumber,
    }),
  ),
  price: z.catch(
    z.optional(
      z.object({
        distanceKm: number(0),
        netPrice: optionalNumber,
        pricePerKm: optionalNumber,
        marketRange: z.catch(z.optional(z.object({ low: number(0), mid: number(0), high: number(0) })), undefined),
      }),
    ),
    undefined,
  ),
})
export type Recommendations = z.output<typeof Recommendations>

export const EnhancedStats = z.object({
  total: number(0),
  /** Not converted yet. */
  open: number(0),
  converted: number(0),
})
export type EnhancedStats = z.output<typeof EnhancedStats>

const said = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(most))))

/** What a person says was written where OCR has read something else; `null` clears. Days are plain. */
export const EnhancedCorrection = z.object({
  customer_name: said(200),
  pickup_date: said(10),
  delivery_date: said(10),
  cargo_description: said(350),
  pickup_street: said(200),
  pickup_city: said(100),
  delivery_street: said(200),
  delivery_city: said(100),
})
export type EnhancedCorrection = z.output<typeof EnhancedCorrection>

/** What the list can be sorted by. */
export const ENHANCED_ORDER_SORTS = [
  'created_at',
  'order_number',
  'customer_name',
  'pickup_city',
  'delivery_city',
  'pickup_date',
  'delivery_date',
  'cargo_description',
] as const

const READ = { permission: 'transports.read' } as const
const CHANGE = { permission: 'transports.write', failure: 'Failed to create transport' } as const

export const enhancedOrderEndpoints = {
  'enhancedOrders.list': endpoint({
    method: 'GET',
    path: '/api/v1/enhanced-orders',
    query: z.extend(PageQuery, {
      ...sortedBy(ENHANCED_ORDER_SORTS),
      state: z.optional(z.enum(['open', 'converted'])),
    }),
    response: pageOf(EnhancedOrder),
    ...READ,
    failure: 'Failed to load enhanced orders',
  }),
  'enhancedOrders.get': endpoint({
    method: 'GET',
    path: '/api/v1/enhanced-orders/{id}',
    params: IdParams,
    response: EnhancedOrder,
    ...READ,
    failure: 'Failed to load enhanced orders',
  }),
  'enhancedOrders.update': endpoint({
    method: 'PUT',
    path: '/api/v1/enhanced-orders/{id}',
    params: IdParams,
    body: EnhancedCorrection,
    response: z.object({ enhancedOrder: EnhancedOrder, eventId, warnings: SaidWarnings }),
    permission: 'transports.write',
    failure: 'Failed to update order',
  }),
  /** An order as it was read from a document, once: a second call answers with the one there is, and without an event. */
  'enhancedOrders.fromDocument': endpoint({
    method: 'POST',
    path: '/api/v1/enhanced-orders/from-document',
    body: z.object({
      documentId: z.string().check(z.minLength(1), z.maxLength(100)),
      /** What a person has made of its fields, by their names; what was kept of the reading unless given. */
      values: z.optional(z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(2000)))),
    }),
    response: z.object({ enhancedOrder: EnhancedOrder, eventId, warnings: SaidWarnings }),
    ...CHANGE,
  }),
  'enhancedOrders.stats': endpoint({
    method: 'GET',
    path: '/api/v1/enhanced-orders/stats',
    response: EnhancedStats,
    ...READ,
  }),
  'enhancedOrders.recommendations': endpoint({
    method: 'GET',
    path: '/api/v1/enhanced-orders/{id}/recommendations',
    params: IdParams,
    response: Recommendations,
    ...READ,
  }),
  'enhancedOrders.alerts': endpoint({
    method: 'GET',
    path: '/api/v1/enhanced-orders/{id}/alerts',
    params: IdParams,
    response: answerOf(EnhancedAlert),
    ...READ,
  }),
  'enhancedOrders.activeAlerts': endpoint({
    method: 'GET',
    path: '/api/v1/enhanced-orders/alerts/active',
    response: answerOf(EnhancedAlert),
    ...READ,
  }),
  'enhancedOrders.convert': endpoint({
    method: 'POST',
    path: '/api/v1/enhanced-orders/{id}/convert-to-transport',
    params: IdParams,
    /** A second call answers with the same transport and without an event: nothing was made. */
    response: z.object({ transport: Transport, enhancedOrder: EnhancedOrder, eventId, warnings: SaidWarnings }),
    ...CHANGE,
  }),
  'enhancedOrders.undo': undoEndpoint('/api/v1/enhanced-orders', CHANGE),
}
