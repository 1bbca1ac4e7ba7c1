import { ORDER_PRIORITIES } from '#src/contract/orders/order.ts'
import { CAMPAIGN_STATUSES } from '#src/domain/campaigns/campaigns.ts'
import { LOAD_STATUSES } from '#src/domain/loads/status.ts'
import { ORDER_STATUSES } from '#src/domain/workflow/order-status.ts'
import { INVOICE_STATES } from '#src/domain/billing/states.ts'
import type * as z from 'zod/mini'
import type { Ranks, SortKey } from './memory/sorted-index.ts'
import { type EntityName, type Row, schemas } from './models.ts'
import { CLAIM_STATES } from '#src/domain/claims/claims.ts'
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
  events: line('events', ['recordId', 'kind', 'type', 'actorId', 'createdAt'], [], { sorts: [[NEWEST]] }),
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
    ['licencePlate', 'status', 'type', 'driverId', 'coDriverId', 'carrierId', 'driverName', 'papersUntil'],
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
  partners: line(
    'partners',
    ['kind', 'vatId', 'papersUntil', 'twinId'],
    ['name', 'number', 'city', 'postalCode', 'contactPerson'],
  ),
  tariffs: line('tariffs', ['partnerId'], ['partnerName', 'fromArea', 'toArea']),
  fuelSurcharges: line('fuelSurcharges', ['month']),
  palletBookings: line('palletBookings', ['partnerId', 'orderId']),
  loadingPoints: line('loadingPoints', ['name', 'partnerId'], ['name', 'street', 'postalCode', 'city']),
  recurringOrders: line(
    'recurringOrders',
    ['name', 'customerId'],
    ['name', 'customerName', 'pickupCity', 'deliveryCity'],
  ),
  recurringDates: line('recurringDates', ['recurringOrderId', 'orderId']),
  documents: line(
    'documents',
    ['orderId', 'transportId', 'vehicleId', 'driverId', 'partnerId', 'claimId'],
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
    ['status', 'kind', 'assigneeId', 'followUpAt', 'readAt', 'partnerId', 'messageId', 'orderId'],
    ['subject', 'fromName', 'fromAddress', 'partnerName'],
    { sorts: [[{ field: 'listedAt', descending: true }], [{ field: 'receivedAt', descending: true }]] },
  ),
  emailFiles: line('emailFiles', ['blobId']),
  templates: line('templates', ['kind'], ['name', 'subject', 'customerName', 'pickupCity', 'deliveryCity']),
  campaigns: line('campaigns', ['status'], ['name', 'subject'], {
    ranks: { status: CAMPAIGN_STATUSES },
    sorts: [[NEWEST]],
  }),
  campaignRecipients: line('campaignRecipients', ['campaignId', 'state', 'token']),
  offers: line(
    'offers',
    ['status', 'customerId', 'orderId', 'vehicleType', 'pickupPostalCode', 'validUntil'],
    ['id', 'customerName', 'description', 'pickupCity', 'pickupPostalCode', 'deliveryCity', 'deliveryPostalCode'],
    { ranks: { status: OFFER_STATUSES }, sorts: [[NEWEST]] },
  ),
  priceRequests: line('priceRequests', ['orderId', 'status'], ['id', 'orderNumber', 'route'], { sorts: [[NEWEST]] }),
  matches: line('matches', ['offerId', 'orderId', 'loadId', 'status'], [], { sorts: [[NEWEST]] }),
  invoices: line(
    'invoices',
    ['state', 'type', 'number', 'customerId', 'invoiceDate', 'dueDate', 'runId', 'messageId'],
    ['number', 'customerName', 'buyerReference'],
    { ranks: { state: INVOICE_STATES }, sorts: [[NEWEST], [{ field: 'number', descending: true }, NEWEST]] },
  ),
  invoicePapers: line('invoicePapers'),
  billedOrders: line('billedOrders', ['orderId', 'paperId', 'kind']),
  billingRuns: line('billingRuns', ['state'], [], { sorts: [[NEWEST]] }),
  creditNotes: line('creditNotes', ['state', 'carrierId', 'date', 'messageId'], ['number', 'carrierName'], {
    sorts: [[NEWEST]],
  }),
  incomingInvoices: line('incomingInvoices', ['state', 'carrierId'], ['number', 'carrierName'], { sorts: [[NEWEST]] }),
  claims: line(
    'claims',
    ['orderId', 'customerId', 'carrierId', 'state', 'kind', 'noticeUntil'],
    ['number', 'orderNumber', 'partnerName', 'customerName', 'carrierName', 'text'],
    { ranks: { state: CLAIM_STATES }, sorts: [[NEWEST]] },
  ),
  followUps: line('followUps', ['assigneeId', 'aboutId', 'dueOn', 'doneAt'], ['text', 'aboutLabel', 'assigneeName'], {
    sorts: [[{ field: 'dueAt', descending: false }]],
  }),
  handovers: line('handovers', [], ['note', 'createdBy'], { sorts: [[NEWEST]] }),
  tenants: line('tenants'),
  companies: line('companies'),
  users: line('users', ['email', 'role', 'inviteToken'], ['name', 'email']),
  wizardSessions: line('wizardSessions'),
  auditLogs: line('auditLogs', ['entityId', 'createdAt'], [], { sorts: [[NEWEST]] }),
  notifications: line('notifications', ['userId']),
  sessions: line('sessions', ['userId', 'userTenantId']),
  signIns: line('signIns', ['userId', 'userTenantId', 'at'], [], { sorts: [[{ field: 'at', descending: true }]] }),
  lastSeen: line('lastSeen'),
  idempotency: line('idempotency'),
  outbox: line('outbox'),
  jobs: line('jobs', ['state', 'runAt']),
  counters: line('counters'),
}
