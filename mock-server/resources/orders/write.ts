import type { SaidWarning } from '#src/contract/said-reason.ts'
import { readOnlyRefusal } from '#src/domain/order-permissions.ts'
import { isPlanned, parseTransportStatus, type TransportStatus } from '#src/domain/transport-status.ts'
import type { Row } from '../../store/models.ts'
import { derivedPrices } from '#src/domain/money.ts'
import { type RuleContext, notNow, stamp } from '../../core/rule-context.ts'
import { changedFieldsOf } from '../../write/record-write.ts'
import { withChargesOf } from './charges.ts'
import { recordEvent } from './history.ts'
import { followWithInvoice } from './invoice.ts'
import { type Followed, followWithTour, type LeftTour } from '../tours/follow.ts'
import { followWithVehicle } from '../vehicles/follow.ts'
import { followWithLoad, followWithTransport, transportOf } from './follow.ts'

type Order = Row<'orders'>

/** Answer to every change of an order. */
export interface OrderChange {
  order: Order
  /** Missing when nothing changed. */
  eventId: string | undefined
  warnings: SaidWarning[]
  /** The change deleted the order again; `order` is how it was. */
  deleted?: true
}

/** Fields that follow from others; they are no changes of their own in the history, and an undo recomputes them. */
const DERIVED = [
  'version',
  'updatedAt',
  'statusSince',
  'transportId',
  'transportStatus',
  'customerNetPrice',
  'customerGrossPrice',
  'margin',
  'marginPercent',
]

/** 409 for an order that is closed for everybody. */
export function refuseReadOnly({ status }: Order): void {
  const refusal = readOnlyRefusal(status)
  if (refusal) throw notNow(refusal, 'READ_ONLY')
}

/**
 * Writes values to an order with everything that follows: positions of prices, margins, tour, transport, load, vehicles, the
 * event that can be taken back, and the news to the others. `backTo` is a tour the order was taken out of, where it comes
 * back, `planned` the status its transport had before it was given to anybody, `onTour` the tour it is on, where whoever
 * plans sees to the tours. Nothing happens when nothing differs.
 */
export async function writeOrder(
  context: RuleContext,
  before: Order,
  given: Partial<Order>,
  event: {
    type: string
    payload?: Record<string, unknown>
    backTo?: LeftTour | undefined
    planned?: TransportStatus | undefined
    onTour?: { id: string | undefined } | undefined
  },
  warnings: SaidWarning[] = [],
): Promise<OrderChange> {
  const values = withChargesOf(before, given)
  const changedFields = changedFieldsOf(before, values, DERIVED)
  if (changedFields.length === 0) return { order: before, eventId: undefined, warnings }
  const after: Order = { ...before, ...values }
  const moved = after.status !== before.status
  const prices = derivedPrices(after)
  const { backTo, onTour } = event
  const tour: Followed = onTour ?? (await followWithTour(context, before, after, { changedFields, backTo }))
  const planned = moved ? (await transportOf(context, before))?.status : undefined
  const transport = await followWithTransport(context, after, { tourId: tour.id, before: event.planned })
  const since = moved ? { statusSince: values.statusSince ?? stamp(context) } : {}
  const order = await context.store.patch('orders', before.id, { ...values, ...prices, ...transport, ...since })
  await followWithLoad(context, before, order)
  await followWithInvoice(context, before, order)
  for (const vehicleId of new Set([before.assignedVehicleId, order.assignedVehicleId]))
    await followWithVehicle(context, vehicleId)
  const wasPlanned = planned !== undefined && isPlanned(planned) && transport.transportStatus !== planned
  const past = {
    ...(moved && { statusSince: before.statusSince }),
    ...(wasPlanned && { plannedTransport: planned }),
  }
  const payload = { ...event.payload, ...past, ...(tour.left && { leftTour: tour.left }) }
  const recorded = await recordEvent(context, before, { type: event.type, changedFields, payload })
  return { order, eventId: recorded.id, warnings }
}

/** The status of the transport before an event gave its order to somebody or called it off. */
export function plannedTransportOf({ payload }: Row<'orderEvents'>): TransportStatus | undefined {
  const status = payload?.['plannedTransport']
  return status === undefined ? undefined : parseTransportStatus(status)
}
