import { z } from 'zod'
import { Tenant, User } from '#src/contract/auth.ts'
import { Alert } from '#src/contract/dashboard.ts'
import { Document } from '#src/contract/documents.ts'
import { Driver, Load, Vehicle } from '#src/contract/fleet.ts'
import { Order, OrderEvent } from '#src/contract/orders.ts'
import { Partner } from '#src/contract/partners.ts'
import { Transport } from '#src/contract/transports.ts'
import { WizardSession } from '#src/contract/wizard.ts'

/** What every row has. `tenantId` is empty for rows of no tenant (tenants, series of ids). */
const row = {
  id: z.string(),
  tenantId: z.string(),
  version: z.number(),
  createdAt: z.string().optional(),
  updatedAt: z.string().optional(),
}

const schemas = {
  orders: Order,
  orderEvents: OrderEvent,
  transports: Transport,
  vehicles: Vehicle,
  drivers: Driver,
  loads: Load,
  partners: Partner,
  documents: Document,
  alerts: Alert,
  tenants: Tenant,
  /** `role` in small letters; `pending` accounts wait for their e-mail to be verified. */
  users: User.extend({ password: z.string(), pending: z.boolean().optional() }),
  /** `id` equals `sessionId`. */
  wizardSessions: WizardSession,
  auditLogs: z.object({
    entityType: z.string(),
    entityId: z.string(),
    eventType: z.string(),
    details: z.unknown(),
    actorId: z.string().optional(),
    actorName: z.string().optional(),
  }),
  notifications: z.object({
    userId: z.string(),
    type: z.string(),
    title: z.string(),
    message: z.string(),
    read: z.boolean(),
  }),
  /** Signed-in sessions by the token's `jti`; times in epoch milliseconds. */
  sessions: z.object({ userId: z.string(), expiresAt: z.number(), revoked: z.boolean() }),
  /** Answers kept for repeated keys (decision A6). */
  idempotency: z.object({ fingerprint: z.string(), status: z.number(), answer: z.unknown() }),
  /** Last number given in a series; `id` is `<tenantId>:<series>`. */
  counters: z.object({ value: z.number() }),
} satisfies Record<string, z.ZodType>

type Schemas = typeof schemas
export type EntityName = keyof Schemas
type RowFields = z.output<z.ZodObject<typeof row>>

/** A row of one entity: the fields of its contract schema and what every row has. */
export type Row<E extends EntityName> = z.output<Schemas[E]> & Omit<RowFields, keyof z.output<Schemas[E]>>

/** How one entity is kept: its schema, fields with an equality index, fields whose text makes the search text. */
export interface ModelLine {
  schema: z.ZodType
  indexes: readonly string[]
  search: readonly string[]
}

function line<E extends EntityName>(
  entity: E,
  indexes: readonly (keyof Row<E> & string)[] = [],
  search: readonly (keyof Row<E> & string)[] = [],
): ModelLine {
  return { schema: schemas[entity], indexes, search }
}

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
] as const

/** Every entity of the world, a line each. */
export const models: Record<EntityName, ModelLine> = {
  orders: line('orders', ['customerId', 'carrierId', 'transportId', 'assignedVehicleId', 'status'], ORDER_SEARCH),
  orderEvents: line('orderEvents', ['orderId']),
  transports: line(
    'transports',
    ['orderId', 'vehicleId', 'driverId', 'status'],
    ['loadId', 'customerName', 'origin', 'destination', 'vehicleNumber', 'driverName', 'cargo', 'carrierName'],
  ),
  vehicles: line(
    'vehicles',
    ['status', 'driverId', 'carrierId'],
    ['licencePlate', 'type', 'currentCity', 'driverName'],
  ),
  drivers: line('drivers', ['vehicleId'], ['name', 'phone']),
  loads: line(
    'loads',
    ['orderId', 'status'],
    ['id', 'customerName', 'description', 'originCity', 'originPostalCode', 'destinationCity', 'destinationPostalCode'],
  ),
  partners: line('partners', ['kind'], ['name', 'number', 'city', 'postalCode', 'contactPerson']),
  documents: line('documents', ['orderId'], ['name', 'kind', 'orderId', 'partnerName']),
  alerts: line('alerts', ['orderId', 'transportId']),
  tenants: line('tenants'),
  users: line('users', ['email']),
  wizardSessions: line('wizardSessions'),
  auditLogs: line('auditLogs', ['entityId']),
  notifications: line('notifications', ['userId']),
  sessions: line('sessions', ['userId']),
  idempotency: line('idempotency'),
  counters: line('counters'),
}
