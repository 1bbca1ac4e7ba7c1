import type { SaidWarning } from '#src/contract/said-reason.ts'
import { vehicleOffRefusal } from '#src/domain/loaded-goods.ts'
import { unnamedSubstances } from '#src/domain/adr-papers.ts'
import { checkTransportStep, orderMoveFor } from '#src/domain/transport-order.ts'
import {
  isCarried,
  isLoaded,
  isPlanned,
  TRANSPORT_STATUSES,
  transportProgress,
  type TransportStatus,
} from '#src/domain/transport-status.ts'
import { transportTransitions } from '#src/domain/transport-transitions.ts'
import { HttpError, reasonText, saying } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import { notNow, type RuleContext, ruleContextOf, refusedTransition, stamp } from '../../core/rule-context.ts'
import { arrive } from '../orders/follow.ts'
import { followWithVehicle } from '../vehicles/follow.ts'
import { UNASSIGNED, valuesOfStatus } from '../orders/status.ts'
import { type OrderChange, refuseReadOnly, writeOrder } from '../orders/write.ts'
import { transitionFacts } from '../orders/transition-facts.ts'
import { writeRecord } from '../../write/record-write.ts'
import { transports } from './transport.resource.ts'

type Transport = Row<'transports'>

/** Answer to every change of a transport. */
export interface TransportChange {
  transport: Transport
  /** Missing when nothing changed. */
  eventId: string | undefined
  warnings: SaidWarning[]
}

/** What became of the order of a transport: the event of it, where it moved. */
export type MovedOrder = Pick<OrderChange, 'eventId' | 'warnings'>
export const NOT_MOVED: MovedOrder = { eventId: undefined, warnings: [] }

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
  { transport, status, notes }: { transport: Transport; status: TransportStatus; notes: string | undefined },
): Promise<MovedOrder> {
  const { move, values } = movedOrder(context, order, status, notes)
  if (move.path.length > 0 || move.unassigns) {
    const payload = { transportStatus: status, ...(notes ? { notes } : {}) }
    const type = move.unassigns ? 'unassigned' : 'status_changed'
    const change = await writeOrder(context, order, values, { type, payload })
    if (change.eventId !== undefined) return change
  }
  await showOnOrder(context, transport, status)
  return NOT_MOVED
}

/** Changes the status after decision B2; 409 not possible, 403 for the role, 422 for a need or a missing reason. */
export async function setTransportStatus(
  context: RuleContext,
  id: string,
  input: { status: string; notes?: string | undefined },
): Promise<TransportChange> {
  const transport = await transports.read(context, id)
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
      isCarried: isCarried(transport),
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
      const step = { transport: moved, status: to, notes: input.notes }
      const after = order ? await moveOrder(context, order, step) : NOT_MOVED
      const isLeaving = isLoaded(to) && !isLoaded(transport.status)
      warnings = [...after.warnings, ...(order && isLeaving ? adrWarnings(order) : [])]
      await followWithVehicle(context, moved.vehicleId)
      return orderEventOf(after)
    },
  })
  return { transport: row, eventId, warnings }
}

/** What dangerous goods lack that leave: said, as B1 and B2 refuse nothing for it, and whoever loads can still write it. */
function adrWarnings({ dangerousGoods }: Row<'orders'>): SaidWarning[] {
  const substances = unnamedSubstances(dangerousGoods).join(', ')
  const reason = { code: 'reason.adrNameMissing', values: { substances } } as const
  return substances === '' ? [] : [{ ...reason, message: reasonText(reason) }]
}

/** What the event of a transport knows of its order, so that both are taken back together. */
export const orderEventOf = ({ eventId }: MovedOrder) => (eventId === undefined ? {} : { orderEventId: eventId })

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
  else refuseUncarried(transport, { ...transport, ...values })
  const plain = { ...ruleContextOf(context), ifMatch: undefined }
  const { undoOrderEvent } = await import('../orders/undo.ts')
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
      if (status !== undefined) await showOnOrder(context, row, status)
      for (const id of new Set([transport.vehicleId, row.vehicleId])) await followWithVehicle(context, id)
      return orderEventOf(move)
    },
  }
}

/** What it was loaded on since stays, although it was nobody's before. */
function refuseUncarried(before: Transport, after: Transport): void {
  const refusal = isCarried(before) && !isCarried(after) ? vehicleOffRefusal(after.status) : undefined
  if (refusal) throw notNow(refusal, 'LOADED')
}

/** The order names its transport and the status of it; one that is called off is its no more. */
export async function showOnOrder(
  context: RuleContext,
  { id: transportId, orderId }: Transport,
  status: TransportStatus | undefined,
): Promise<void> {
  const order = orderId === undefined ? undefined : await context.store.find('orders', orderId)
  if (!order) return
  const has = order.transportId === transportId
  const comes = order.transportId === undefined && status !== undefined && isPlanned(status)
  const transportStatus = status === 'CANCELLED' ? undefined : status
  if (!has && !(comes && order.status === 'CONFIRMED')) return
  if (has && order.transportStatus === transportStatus) return
  const values = { transportId: transportStatus === undefined ? undefined : transportId, transportStatus }
  await context.store.patch('orders', order.id, values)
}
