import {
  checkTransportTransition,
  orderStatusFor,
  TRANSPORT_STATUSES,
  transportProgress,
  type TransportStatus,
  transportTransitions,
} from '#src/domain/transport-status.ts'
import { HttpError, notFound } from '../core/http-error.ts'
import type { Row } from '../db/models.ts'
import { ConflictError, type Page, type Sort, type Store, type Where } from '../db/store.ts'
import { type Act, actOf, reasonText, refusedTransition } from './act.ts'
import { ACTIVE } from './active-transports.ts'
import { setOrderVehicle } from './assignment-rules.ts'
import { followWithVehicle, patchTransport } from './order-follow.ts'
import { UNASSIGNED } from './order-rules.ts'
import { refuseReadOnly, writeOrder } from './order-write.ts'

type Transport = Row<'transports'>

/** Answer to every change of a transport. */
export interface TransportChange {
  transport: Transport
  warnings: string[]
}

export async function readTransport(act: Pick<Act, 'store' | 'ifMatch'>, id: string): Promise<Transport> {
  const transport = await act.store.find('transports', id)
  if (!transport) throw notFound(`Transport ${id} wurde nicht gefunden`)
  if (act.ifMatch !== undefined && act.ifMatch !== transport.version)
    throw new ConflictError('transports', id, transport)
  return transport
}

/** Statuses of an order whose transport can still be called off. */
const FOLLOWING: readonly Row<'orders'>['status'][] = ['CONFIRMED', 'ASSIGNED', 'IN_TRANSIT']

/**
 * The order moves with its transport; a transport called off leaves its order without one (decision B2). What the
 * transport says is what happened on the road, so that the table of the order's own changes (decision B1) does not hold:
 * neither its order of steps nor the 60 minutes of a departure.
 */
async function moveOrder(act: Act, transport: Transport, notes: string | undefined): Promise<string[]> {
  const order = transport.orderId ? await act.store.find('orders', transport.orderId) : undefined
  if (!order) return []
  const payload = { transportStatus: transport.status, ...(notes ? { notes } : {}) }
  if (transport.status === 'CANCELLED' && FOLLOWING.includes(order.status)) {
    const values = { status: 'CONFIRMED', ...UNASSIGNED } as const
    return (await writeOrder(act, order, values, { type: 'unassigned', payload })).warnings
  }
  const status = orderStatusFor(transport.status)
  if (status && status !== order.status && order.status !== 'BILLED' && order.status !== 'CANCELLED') {
    const proof = status === 'DELIVERED' ? { proofOfDeliveryVerified: false } : {}
    return (await writeOrder(act, order, { status, ...proof }, { type: 'status_changed', payload })).warnings
  }
  const patched = await act.store.patch('orders', order.id, { transportStatus: transport.status })
  act.publish({
    entity: 'orders',
    id: order.id,
    change: 'updated',
    version: patched.version,
    changedFields: ['transportStatus'],
  })
  return []
}

/** Changes the status after decision B2; 409 not possible, 403 for the role, 422 for a need or a missing reason. */
export async function setTransportStatus(
  act: Act,
  id: string,
  input: { status: string; notes?: string | undefined },
): Promise<TransportChange> {
  const transport = await readTransport(act, id)
  const allowed = transportTransitions(transport.status)
  const to: TransportStatus | undefined = TRANSPORT_STATUSES.find((status) => status === input.status)
  if (!to) {
    const message = reasonText('reason.statusUnknown')
    throw new HttpError(409, {
      message,
      code: 'ILLEGAL_TRANSITION',
      from: transport.status,
      to: input.status,
      allowedTransitions: allowed,
    })
  }
  const order = transport.orderId ? await act.store.find('orders', transport.orderId) : undefined
  const check = checkTransportTransition(transport.status, to, {
    role: act.session.role,
    ...(input.notes === undefined ? {} : { notes: input.notes }),
    proofOfDeliveryVerified: order?.proofOfDeliveryVerified === true,
  })
  if (!check.allowed) throw refusedTransition(check, transport.status, to, allowed)
  if (order) refuseReadOnly(order)
  const moved = await patchTransport(act, transport, { status: to, progress: transportProgress(to) })
  const warnings = await moveOrder(act, moved, input.notes)
  await followWithVehicle(act, moved.vehicleId)
  return { transport: (await act.store.find('transports', id)) ?? moved, warnings }
}

/** Gives a transport, and its order, another driver. */
export async function assignDriver(act: Act, id: string, driverId: string): Promise<TransportChange> {
  const transport = await readTransport(act, id)
  const driver = await act.store.find('drivers', driverId)
  if (!driver) throw notFound('Fahrer wurde nicht gefunden')
  const crew = { driverName: driver.name, driverPhone: driver.phone }
  const order = transport.orderId ? await act.store.find('orders', transport.orderId) : undefined
  if (order) refuseReadOnly(order)
  const patched = await patchTransport(act, transport, { driverId, ...crew })
  if (order) await writeOrder(act, order, crew, { type: 'assigned' })
  return { transport: (await act.store.find('transports', id)) ?? patched, warnings: [] }
}

/** Gives a transport another vehicle, by the rules of its order; an inquiry without an order just takes it. */
export async function assignVehicle(act: Act, id: string, vehicleId: string): Promise<TransportChange> {
  const transport = await readTransport(act, id)
  if (transport.orderId) {
    const { warnings } = await setOrderVehicle({ ...actOf(act), ifMatch: undefined }, transport.orderId, { vehicleId })
    return { transport: await readTransport({ store: act.store }, id), warnings }
  }
  const vehicle = await act.store.find('vehicles', vehicleId)
  if (!vehicle) throw notFound('Fahrzeug wurde nicht gefunden')
  const patched = await patchTransport(act, transport, {
    vehicleId,
    vehicleNumber: vehicle.licencePlate,
    vehicleType: vehicle.type,
    driverId: vehicle.driverId,
    driverName: vehicle.driverName ?? 'Unbekannt',
    driverPhone: vehicle.driverPhone,
  })
  return { transport: patched, warnings: [] }
}

const SORTABLE = [
  'createdAt',
  'updatedAt',
  'loadId',
  'customerName',
  'origin',
  'destination',
  'loadingDate',
  'unloadingDate',
  'vehicleNumber',
  'driverName',
  'progress',
  'estimatedArrival',
  'delayMinutes',
  'status',
] as const

export interface TransportQuery {
  page: number
  limit: number
  sortBy?: string | undefined
  sortOrder?: 'asc' | 'desc' | undefined
  q?: string | undefined
  status?: string | undefined
  active?: 'true' | 'false' | undefined
  orderId?: string | undefined
  driverId?: string | undefined
  vehicleId?: string | undefined
}

/** One page of transports, newest first unless sorted otherwise. */
export function findTransports(store: Store, query: TransportQuery): Promise<Page<Transport>> {
  const statuses = (query.status ?? '').split(',').filter((status) => status !== '')
  const active = query.active === undefined ? undefined : query.active === 'true' ? { in: ACTIVE } : { notIn: ACTIVE }
  const where: Where<'transports'> = {
    orderId: query.orderId,
    driverId: query.driverId,
    vehicleId: query.vehicleId,
    status: statuses.length > 0 ? { in: statuses } : active,
    ...(statuses.length > 0 && active ? { anyOf: [{ status: active }] } : {}),
  }
  const field = SORTABLE.find((name) => name === query.sortBy) ?? 'createdAt'
  const sort: Sort<'transports'> = [{ field, order: query.sortOrder ?? (query.sortBy ? 'asc' : 'desc') }]
  return store.page('transports', {
    where,
    search: query.q?.trim() || undefined,
    sort,
    page: query.page,
    limit: query.limit,
  })
}

export async function transportStats(store: Store) {
  const [total, active, delayed, byStatus] = await Promise.all([
    store.count('transports'),
    store.count('transports', { status: { in: ACTIVE } }),
    store.count('transports', { status: { in: ACTIVE }, delayMinutes: { gt: 0 } }),
    store.countBy('transports', 'status'),
  ])
  return { total, active, delayed, byStatus }
}
