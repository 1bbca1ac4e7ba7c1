import { ORDER_PRIORITIES } from '#src/contract/orders/order.ts'
import { LOAD_STATUSES } from '#src/domain/loads/status.ts'
import { ORDER_STATUSES } from '#src/domain/workflow/order-status.ts'
import type * as z from 'zod/mini'
import type { Ranks, SortKey } from './memory/sorted-index.ts'
import { type EntityName, type Row, schemas } from './models.ts'
import { OFFER_STATUSES } from '#src/domain/offers/offers.ts'

/**
 * How one entity is kept: its schema, fields with an index (those that are asked for, and those with few values), fields
 * that are searched, fields whose values have an order of their own, and sorts that are asked for first.
 */
export interface ModelLine {
  schema: z.ZodMiniType
  indexes: readonly string[]
  search: readonly string[]
  ranks: Ranks
  sorts: readonly (readonly SortKey[])[]
}

function line<E extends EntityName>(
  entity: E,
  indexes: readonly (keyof Row<E> & string)[] = [],
  search: readonly (keyof Row<E> & string)[] = [],
  more: Partial<Pick<ModelLine, 'ranks' | 'sorts'>> = {},
): ModelLine {
  return { schema: schemas[entity], indexes, search, ranks: {}, sorts: [], ...more }
}

const NEWEST: SortKey = { field: 'createdAt', descending: true }

const ORDER_SEARCH = [
  'orderNumber',
  'customerName',
  'carrierName',
  'customerReference',
  'cargoDescription',
  'pickupCity',
  'pickupPostalCode',
  'deliveryCity',
  'deliveryPostalCode',
  'driverName',
  'vehiclePlate',
  'trailerPlate',
  'pickupReference',
  'deliveryReference',
  'pickupBookingNumber',
  'deliveryBookingNumber',
] as const

const ORDER_INDEXES = [
  'customerId',
  'carrierId',
  'transportId',
  'assignedVehicleId',
  'status',
  'priority',
  'createdBy',
  'customerName',
  'carrierName',
  'cargoDescription',
  'pickupDate',
  'pickupCity',
  'pickupPostalCode',
  'pickupCountry',
  'deliveryDate',
  'deliveryCity',
  'deliveryPostalCode',
  'deliveryCountry',
  'driverName',
] as const

/** Every entity of the world, a line each. */
export const models: Record<EntityName, ModelLine> = {
  orders: line('orders', ORDER_INDEXES, ORDER_SEARCH, {
    ranks: { priority: ORDER_PRIORITIES, status: [...ORDER_STATUSES, 'unknown'] },
    sorts: [[NEWEST], [{ field: 'orderNumber', descending: true }, NEWEST]],
  }),
  events: line('events', ['recordId']),
  eventLinks: line('eventLinks', ['recordId']),
  transports: line(
    'transports',
    [
      ...(['orderId', 'vehicleId', 'driverId', 'status', 'customerName', 'origin', 'destination'] as const),
      ...(['driverName', 'cargo', 'carrierName', 'carrierId'] as const),
      ...(['loadingDate', 'unloadingDate', 'delayMinutes', 'disruption', 'isFromOCR'] as const),
    ],
    ['loadId', 'customerName', 'origin', 'destination', 'vehicleNumber', 'driverName', 'cargo', 'carrierName'],
    { sorts: [[NEWEST]] },
  ),
  enhancedOrders: line(
    'enhancedOrders',
    ['document_id'],
    ['order_number', 'customer_name', 'pickup_city', 'delivery_city', 'cargo_description'],
  ),
  tours: line('tours', ['vehicleId', 'carrierId']),
  vehicles: line(
    'vehicles',
    ['licencePlate', 'status', 'type', 'driverId', 'carrierId', 'driverName', 'papersUntil'],
    ['licencePlate', 'trailerPlate', 'type', 'currentCity', 'availableCity', 'driverName', 'carrierName'],
    { sorts: [[{ field: 'licencePlate', descending: false }]] },
  ),
  drivers: line(
    'drivers',
    ['vehicleId', 'carrierId', 'name'],
    ['name', 'phone', 'email', 'vehiclePlate', 'carrierName'],
    { sorts: [[{ field: 'name', descending: false }]] },
  ),
  loads: line(
    'loads',
    ['orderId', 'status', 'vehicleType', 'customerName', 'originCity', 'destinationCity', 'pickupDate'],
    [
      'id',
      'orderId',
      'customerName',
      'description',
      'originCity',
      'originPostalCode',
      'destinationCity',
      'destinationPostalCode',
    ],
    { ranks: { status: LOAD_STATUSES } },
  ),
  imports: line('imports', ['contentHash'], ['name'], { sorts: [[NEWEST]] }),
  importRows: line('importRows', ['importId', 'fingerprint']),
  importMappings: line('importMappings', ['senderKey']),
  partners: line('partners', ['kind'], ['name', 'number', 'city', 'postalCode', 'contactPerson']),
  loadingPoints: line('loadingPoints', ['name'], ['name', 'street', 'postalCode', 'city']),
  recurringOrders: line(
    'recurringOrders',
    ['name', 'customerId'],
    ['name', 'customerName', 'pickupCity', 'deliveryCity'],
  ),
  recurringDates: line('recurringDates', ['recurringOrderId', 'orderId']),
  documents: line(
    'documents',
    ['orderId', 'transportId', 'vehicleId', 'driverId', 'partnerId'],
    ['name', 'kind', 'orderId', 'partnerName'],
  ),
  documentFiles: line('documentFiles', ['blobId']),
  documentReadings: line('documentReadings'),
  documentTemplates: line('documentTemplates', [], ['name', 'kind']),
  alerts: line('alerts', ['orderId', 'transportId']),
  messages: line(
    'messages',
    ['orderId', 'emailId', 'kind', 'status', 'token'],
    ['orderNumber', 'recipientName', 'recipient', 'subject', 'fileName'],
  ),
  messageFiles: line('messageFiles', ['blobId']),
  emails: line(
    'emails',
    ['status', 'kind', 'assigneeId', 'followUpAt', 'partnerId', 'messageId', 'orderId'],
    ['subject', 'fromName', 'fromAddress', 'partnerName'],
    { sorts: [[{ field: 'receivedAt', descending: true }]] },
  ),
  emailFiles: line('emailFiles', ['blobId']),
  replyTemplates: line('replyTemplates', [], ['name']),
  offers: line(
    'offers',
    ['status', 'customerId', 'customerName', 'orderId', 'vehicleType', 'pickupPostalCode', 'pickupDate', 'validUntil'],
    ['id', 'customerName', 'description', 'pickupCity', 'pickupPostalCode', 'deliveryCity', 'deliveryPostalCode'],
    { ranks: { status: OFFER_STATUSES }, sorts: [[NEWEST]] },
  ),
  priceRequests: line('priceRequests', ['orderId', 'status'], ['id', 'orderNumber', 'route'], { sorts: [[NEWEST]] }),
  matches: line('matches', ['offerId', 'orderId', 'loadId', 'status'], [], { sorts: [[NEWEST]] }),
  tenants: line('tenants'),
  companies: line('companies'),
  users: line('users', ['email']),
  wizardSessions: line('wizardSessions'),
  auditLogs: line('auditLogs', ['entityId']),
  notifications: line('notifications', ['userId']),
  sessions: line('sessions', ['userId']),
  idempotency: line('idempotency'),
  outbox: line('outbox'),
  jobs: line('jobs', ['state', 'runAt']),
  counters: line('counters'),
}
