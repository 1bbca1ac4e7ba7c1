import * as z from 'zod/mini'
import { Tenant, User } from '#src/contract/accounts/auth.ts'
import { Alert } from '#src/contract/reports/dashboard.ts'
import { Document } from '#src/contract/documents/document.ts'
import { DocumentTemplate } from '#src/contract/documents/templates.ts'
import { Driver } from '#src/contract/drivers.ts'
import { EnhancedOrder } from '#src/contract/enhanced-orders.ts'
import { Load } from '#src/contract/loads.ts'
import { LoadingPoint } from '#src/contract/loading-points.ts'
import { Match } from '#src/contract/matching/match.ts'
import { Message } from '#src/contract/messages.ts'
import { Offer } from '#src/contract/offers.ts'
import { Order, ORDER_PRIORITIES } from '#src/contract/orders/order.ts'
import { Partner } from '#src/contract/partners.ts'
import { PriceRequest } from '#src/contract/price-requests.ts'
import { Company } from '#src/contract/accounts/tenants.ts'
import { Transport } from '#src/contract/transports/transport.ts'
import { Vehicle } from '#src/contract/vehicles.ts'
import { WizardSession } from '#src/contract/orders/wizard.ts'
import { LOAD_STATUSES } from '#src/domain/loads/status.ts'
import { ORDER_STATUSES } from '#src/domain/workflow/order-status.ts'
import { ROLES } from '#src/domain/accounts/roles.ts'
import type { Ranks, SortKey } from './memory/sorted-index.ts'
import { ownSchemas } from './own-schemas.ts'

/** What every row has. `tenantId` is empty for rows of no tenant (tenants, series of ids). */
const row = {
  id: z.string(),
  tenantId: z.string(),
  version: z.number(),
  createdAt: z.optional(z.string()),
  updatedAt: z.optional(z.string()),
}

const schemas = {
  orders: Order,
  transports: Transport,
  /** Orders that OCR has read. */
  enhancedOrders: EnhancedOrder,
  /** `stops` as they are planned; what else stands in a tour is read of its orders. */
  tours: z.object({
    id: z.string(),
    number: z.string(),
    vehicleId: z.optional(z.string()),
    carrierId: z.optional(z.string()),
    stops: z.array(
      z.object({
        orderId: z.string(),
        kind: z.enum(['pickup', 'delivery']),
        plannedDate: z.optional(z.string()),
        plannedTime: z.optional(z.string()),
        plannedSecond: z.optional(z.boolean()),
      }),
    ),
  }),
  vehicles: Vehicle,
  drivers: Driver,
  loads: Load,
  partners: Partner,
  loadingPoints: LoadingPoint,
  /** `paper` is what the file of one that came with the seed says, line by line: it is made of that when somebody asks for it. */
  documents: z.extend(Document, { paper: z.optional(z.record(z.string(), z.string())) }),
  documentTemplates: DocumentTemplate,
  /** `forRole`: no one else is told; `isPrivate`: no one but the person it is for. */
  alerts: z.extend(Alert, { forRole: z.optional(z.enum(ROLES)), isPrivate: z.optional(z.boolean()) }),
  /** `token` is the one way to answer it, `paper` what its carrier holds. */
  messages: z.extend(Message, {
    token: z.optional(z.string()),
    paper: z.optional(z.record(z.string(), z.unknown())),
  }),
  ...{ offers: Offer, priceRequests: PriceRequest, matches: Match },
  tenants: Tenant,
  /** The company behind a tenant, under the tenant's id. */
  companies: Company,
  /**
   * `role` in small letters; a `pending` account waits until `expiresAt` for an admin's yes, with the role it wishes for. The
   * accounts of the demonstration are one person each in several tenants.
   */
  users: z.extend(User, {
    password: z.string(),
    pending: z.optional(z.boolean()),
    wishedRole: z.optional(z.string()),
    expiresAt: z.optional(z.string()),
    isDemo: z.optional(z.boolean()),
  }),
  /** `id` equals `sessionId`. */
  wizardSessions: WizardSession,
  ...ownSchemas,
} satisfies Record<string, z.ZodMiniType>

type Schemas = typeof schemas
export type EntityName = keyof Schemas
type RowFields = z.output<z.ZodMiniObject<typeof row>>

/** A row of one entity: the fields of its contract schema and what every row has. */
export type Row<E extends EntityName> = z.output<Schemas[E]> & Omit<RowFields, keyof z.output<Schemas[E]>>

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
  partners: line('partners', ['kind'], ['name', 'number', 'city', 'postalCode', 'contactPerson']),
  loadingPoints: line('loadingPoints', ['name'], ['name', 'street', 'postalCode', 'city']),
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
    ['orderId', 'kind', 'status', 'token'],
    ['orderNumber', 'recipientName', 'recipient', 'subject', 'fileName'],
  ),
  messageFiles: line('messageFiles', ['blobId']),
  offers: line(
    'offers',
    ['status', 'customerId', 'orderId', 'vehicleType', 'pickupPostalCode', 'validUntil'],
    ['id', 'customerName', 'description', 'pickupCity', 'pickupPostalCode', 'deliveryCity', 'deliveryPostalCode'],
    { sorts: [[NEWEST]] },
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
