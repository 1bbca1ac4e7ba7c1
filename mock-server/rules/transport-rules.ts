import type { SaidWarning } from '#src/contract/said-reason.ts'
import { checkTransportStep, orderMoveFor } from '#src/domain/transport-order.ts'
import { TRANSPORT_STATUSES, transportProgress, type TransportStatus } from '#src/domain/transport-status.ts'
import { transportTransitions } from '#src/domain/transport-transitions.ts'
import { HttpError, notFound, saying } from '../core/http-error.ts'
import type { Row } from '../db/models.ts'
import { type RuleContext, ruleContextOf, refusedTransition, stamp } from './rule-context.ts'
import { setOrderVehicle } from './orders/assignment-rules.ts'
import { arrive } from './orders/order-follow.ts'
import { followWithVehicle } from './vehicle-follow.ts'
import { UNASSIGNED, valuesOfStatus } from './orders/order-rules.ts'
import { type OrderChange, refuseReadOnly, writeOrder } from './orders/order-write.ts'
import { transitionFacts } from './orders/transition-facts.ts'
import { changedFieldsOf, noteRecordEvent, writeRecord } from './record-write.ts'
import { readTransport } from './transport-lists.ts'

type Transport = Row<'transports'>

/** Answer to every change of a transport. */
export interface TransportChange {
  transport: Transport
  /** Missing when nothing changed. */
  eventId: string | undefined
  warnings: SaidWarning[]
}

/** What became of the order of a transport: the event of it, where it moved. */
type MovedOrder = Pick<OrderChange, 'eventId' | 'warnings'>
const NOT_MOVED: MovedOrder = { eventId: undefined, warnings: [] }

/** What an order becomes on the way its transport takes it: all that its own changes would make of it. */
function movedOrder(context: RuleContext, order: Row<'orders'>, to: TransportStatus, notes: string | undefined) {
  const move = orderMoveFor(order.status, to)
  const start: Partial<Row<'orders'>> = move.unassigns ? UNASSIGNED : {}
  return {
    move,
    values: move.path.reduce(
      (values, status) => ({ ...values, ...valuesOfStatus(context, { ...order, ...values }, status, notes) }),
      start,
    ),
  }
}

/** The order moves with its transport; a transport called off leaves its order without one (decision B2). */
async function moveOrder(
  context: RuleContext,
  order: Row<'orders'>,
  { status, notes }: { status: TransportStatus; notes: string | undefined },
): Promise<MovedOrder> {
  const { move, values } = movedOrder(context, order, status, notes)
  if (move.path.length > 0 || move.unassigns) {
    const payload = { transportStatus: status, ...(notes ? { notes } : {}) }
    return writeOrder(context, order, values, { type: move.unassigns ? 'unassigned' : 'status_changed', payload })
  }
  await showOnOrder(context, order.id, status)
  return NOT_MOVED
}

/** Changes the status after decision B2; 409 not possible, 403 for the role, 422 for a need or a missing reason. */
export async function setTransportStatus(
  context: RuleContext,
  id: string,
  input: { status: string; notes?: string | undefined },
): Promise<TransportChange> {
  const transport = await readTransport(context, id)
  const allowed = transportTransitions(transport.status)
  const to: TransportStatus | undefined = TRANSPORT_STATUSES.find((status) => status === input.status)
  if (!to) {
    throw new HttpError(409, {
      ...saying({ code: 'reason.statusUnknown' }),
      code: 'ILLEGAL_TRANSITION',
      from: transport.status,
      to: input.status,
      allowedTransitions: allowed,
    })
  }
  const order = transport.orderId ? await context.store.find('orders', transport.orderId) : undefined
  const check = checkTransportStep({
    from: transport.status,
    to,
    facts: {
      role: context.session.role,
      ...(input.notes === undefined ? {} : { notes: input.notes }),
      proofOfDeliveryVerified: order?.proofOfDeliveryVerified === true,
    },
    order: order && (await transitionFacts(context, order, input.notes === undefined ? {} : { notes: input.notes })),
  })
  if (!check.allowed) throw refusedTransition(check, transport.status, to, allowed)
  if (order) refuseReadOnly(order)
  let warnings: SaidWarning[] = []
  const values = { status: to, progress: transportProgress(to), lastUpdate: stamp(context) }
  const { row, eventId } = await writeRecord(context, 'transport', transport, values, {
    event: { type: 'status_changed', ...(input.notes !== undefined && { payload: { notes: input.notes } }) },
    async along(moved) {
      if (to === 'DELIVERED') await arrive(context, moved)
      const step = { status: to, notes: input.notes }
      const after = order ? await moveOrder(context, order, step) : NOT_MOVED
      warnings = after.warnings
      await followWithVehicle(context, moved.vehicleId)
      return orderEventOf(after)
    },
  })
  return { transport: row, eventId, warnings }
}

/** What the event of a transport knows of its order, so that both are taken back together. */
const orderEventOf = ({ eventId }: MovedOrder) => (eventId === undefined ? {} : { orderEventId: eventId })

/** Gives a transport, and its order, another driver. */
export async function assignDriver(context: RuleContext, id: string, driverId: string): Promise<TransportChange> {
  const transport = await readTransport(context, id)
  const driver = await context.store.find('drivers', driverId)
  if (!driver) throw notFound({ code: 'reason.missing.driver' })
  const crew = { driverName: driver.name, driverPhone: driver.phone }
  const order = transport.orderId ? await context.store.find('orders', transport.orderId) : undefined
  if (order) refuseReadOnly(order)
  const values = { driverId, ...crew, lastUpdate: stamp(context) }
  const { row, eventId } = await writeRecord(context, 'transport', transport, values, {
    event: { type: 'assigned' },
    along: async () => (order ? orderEventOf(await writeOrder(context, order, crew, { type: 'assigned' })) : {}),
  })
  return { transport: row, eventId, warnings: [] }
}

/** Gives a transport another vehicle, by the rules of its order; an inquiry without an order just takes it. */
export async function assignVehicle(context: RuleContext, id: string, vehicleId: string): Promise<TransportChange> {
  const transport = await readTransport(context, id)
  if (transport.orderId) {
    const plain = { ...ruleContextOf(context), ifMatch: undefined }
    const move = await setOrderVehicle(plain, transport.orderId, { vehicleId })
    const after = await readTransport({ store: context.store }, id)
    const changedFields = changedFieldsOf(transport, after)
    if (changedFields.length === 0) return { transport: after, eventId: undefined, warnings: move.warnings }
    const event = { type: 'assigned', changedFields, payload: orderEventOf(move) }
    return {
      transport: after,
      eventId: await noteRecordEvent(context, 'transport', id, event),
      warnings: move.warnings,
    }
  }
  const vehicle = await context.store.find('vehicles', vehicleId)
  if (!vehicle) throw notFound({ code: 'reason.missing.vehicle' })
  const values = {
    vehicleId,
    vehicleNumber: vehicle.licencePlate,
    vehicleType: vehicle.type,
    driverId: vehicle.driverId,
    driverName: vehicle.driverName ?? 'Unbekannt',
    driverPhone: vehicle.driverPhone,
    lastUpdate: stamp(context),
  }
  const { row, eventId } = await writeRecord(context, 'transport', transport, values, { event: { type: 'assigned' } })
  return { transport: row, eventId, warnings: [] }
}

/**
 * Puts a transport back as it was, and its order with it where that had followed: by the order's own rules, with their
 * role, time limits and conflicts (decision A22). What speaks against the order speaks against the whole step.
 */
export async function putTransportBack(
  context: RuleContext,
  transport: Transport,
  { values, orderEventId, force }: { values: Partial<Transport>; orderEventId: string | undefined; force: boolean },
): Promise<{
  values: Partial<Transport>
  along(row: Transport): Promise<Record<string, unknown>>
  warnings: SaidWarning[]
}> {
  const order = transport.orderId ? await context.store.find('orders', transport.orderId) : undefined
  if (order) refuseReadOnly(order)
  const plain = { ...ruleContextOf(context), ifMatch: undefined }
  const { undoOrderEvent } = await import('./orders/undo-rules.ts')
  const move =
    order && orderEventId !== undefined
      ? await undoOrderEvent(plain, order.id, { eventId: orderEventId, force })
      : NOT_MOVED
  const { status } = values
  const moved = status === undefined ? {} : { progress: transportProgress(status) }
  return {
    values: { ...values, ...moved, lastUpdate: stamp(context) },
    warnings: move.warnings,
    async along(row) {
      if (order && status !== undefined) await showOnOrder(context, order.id, status)
      for (const id of new Set([transport.vehicleId, row.vehicleId])) await followWithVehicle(context, id)
      return orderEventOf(move)
    },
  }
}

/** The order names the status of its transport. */
async function showOnOrder(context: RuleContext, id: string, transportStatus: TransportStatus): Promise<void> {
  const order = await context.store.find('orders', id)
  if (!order || order.transportId === undefined || order.transportStatus === transportStatus) return
  const { version } = await context.store.patch('orders', id, { transportStatus })
  context.publish({ entity: 'orders', id, change: 'updated', version, changedFields: ['transportStatus'] })
}
