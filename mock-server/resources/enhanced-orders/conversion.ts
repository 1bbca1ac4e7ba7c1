import type { RecordUndone } from '#src/contract/record-events.ts'
import { enhancedDraft, isConverted } from '#src/domain/enhanced-orders.ts'
import { foldText } from '#src/domain/fold-text.ts'
import { withOrderDefaults } from '#src/domain/order-draft.ts'
import { vatRateFor } from '#src/domain/pricing.ts'
import { transportProgress } from '#src/domain/transport-status.ts'
import { HttpError, notFound, saying } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import { ConflictError } from '../../store/store.ts'
import { routeOf } from '#src/domain/order-carriage.ts'
import { transportIdOf } from '#src/domain/record-ids.ts'
import { freightFields } from '../orders/draft.ts'
import { recordEvent } from '../orders/history.ts'
import { newOrder, nextOrderNumber, type TenantAct } from '../orders/new-order.ts'
import { customerFields } from '../orders/edit.ts'
import { noteRecordEvent } from '../../write/record-write.ts'
import { sameValue } from '../../write/same-value.ts'
import { notNow, type RuleContext, stamp } from '../../core/rule-context.ts'
import { transports } from '../transports/transport.resource.ts'
import { customersByName } from './findings.ts'
import { enhancedOrders } from './enhanced-order.resource.ts'
import { inquiryOf } from './state.ts'

type EnhancedOrder = Row<'enhancedOrders'>
type Order = Row<'orders'>
type Transport = Row<'transports'>

export interface Conversion {
  enhancedOrder: EnhancedOrder
  transport: Transport
  /** Missing when it was converted before. */
  eventId: string | undefined
}

/** What a conversion has to know to be taken back, and a taking back to be made again. */
interface Made {
  order: Order
  transport: Transport
  /** The inquiry as it was; missing where the transport was made. */
  inquiry?: Transport
  status: string
}

/**
 * Makes a transport in planning with a business order of an order that OCR has read, exactly once: whoever asks again, in
 * whatever tab, is answered with the transport that was made.
 */
export async function convertToTransport(context: TenantAct, id: string): Promise<Conversion> {
  const { store, ifMatch } = context
  const order = await enhancedOrders.read({ store }, id)
  const { transport_id } = order
  if (transport_id !== undefined) {
    return { enhancedOrder: order, transport: await transports.read({ store }, transport_id), eventId: undefined }
  }
  if (ifMatch !== undefined && ifMatch !== order.version) throw new ConflictError('enhancedOrders', id, order)
  return make(context, order, await nextOrderNumber(context))
}

async function make(context: RuleContext, from: EnhancedOrder, orderNumber: string): Promise<Conversion> {
  const { store } = context
  const inquiry = await inquiryOf(store, from)
  refuseMoved(inquiry)
  const transportId = inquiry?.id ?? transportIdOf(orderNumber)
  const order = await store.insert('orders', {
    ...(await orderOf(context, from, inquiry, orderNumber)),
    transportId,
    transportStatus: 'PLANNING',
  })
  await recordEvent(context, order, { type: 'created', payload: { source: 'ocr', enhancedOrderId: from.id } })
  const transport = await planTransport(context, order, inquiry)
  const enhancedOrder = await store.patch('enhancedOrders', from.id, {
    transport_id: transport.id,
    order_id: order.id,
    status: 'converted',
    updated_at: stamp(context),
  })
  const made: Made = {
    order,
    transport,
    ...(inquiry && { inquiry }),
    status: from.status,
  }
  const eventId = await noteRecordEvent(context, 'enhancedOrder', from.id, {
    type: 'converted',
    changedFields: [{ field: 'order_id', from: undefined, to: order.id }],
    payload: { ...made },
  })
  return { enhancedOrder, transport, eventId }
}

/** An inquiry that somebody has planned by hand, or called off, is nothing to be made again. */
function refuseMoved(inquiry: Transport | undefined): void {
  if (inquiry === undefined) return
  if (inquiry.status === 'CANCELLED') throw notNow('reason.transport.cancelled', 'INQUIRY_MOVED')
  const isUntouched = inquiry.status === 'inquiry' || inquiry.status === 'PLANNING'
  if (!isUntouched || inquiry.orderId !== undefined) throw notNow('reason.enhanced.inquiryMoved', 'INQUIRY_MOVED')
}

/** The business order, CREATED, with the defaults of section 5; of a known customer with what is known of him. */
async function orderOf(
  context: RuleContext,
  from: EnhancedOrder,
  inquiry: Transport | undefined,
  orderNumber: string,
): Promise<Order> {
  const draft = withOrderDefaults(enhancedDraft(from, inquiry))
  const name = draft.customer.name ?? ''
  const customer = (await customersByName(context.store)).get(foldText(name))
  return newOrder(context, orderNumber, {
    ...(name !== '' && { customerName: name }),
    ...(customer && { ...customerFields(customer), vatRate: vatRateFor(customer.country, undefined) }),
    ...freightFields(draft),
    isFromOCR: true,
  })
}

/** The inquiry becomes a transport in planning, with its order; where it is gone there is a new one. */
async function planTransport(context: RuleContext, order: Order, inquiry: Transport | undefined): Promise<Transport> {
  const { store } = context
  const values = {
    status: 'PLANNING',
    progress: transportProgress('PLANNING'),
    orderId: order.id,
    loadId: order.orderNumber,
    customerName: order.customerName,
    vehicleType: order.requiredVehicleType ?? 'TRUCK',
    distanceKm: order.distanceKm,
    ...routeOf(order),
    lastUpdate: stamp(context),
  } as const
  const transport = inquiry
    ? await store.patch('transports', inquiry.id, values)
    : await store.insert('transports', {
        id: transportIdOf(order.id),
        driverName: 'Unbekannt',
        vehicleNumber: 'Unbekannt',
        isFromOCR: true,
        createdAt: stamp(context),
        updatedAt: stamp(context),
        ...values,
      })
  return transport
}

/** Takes a conversion back while nobody has worked with what it made, or makes it again under the same number. */
export async function undoConversion(context: RuleContext, event: Row<'recordEvents'>): Promise<RecordUndone> {
  const from = await enhancedOrders.read({ store: context.store }, event.recordId)
  const made = event.payload as unknown as Made
  if (event.type === 'undone') {
    if (isConverted(from)) throw notNow('reason.notUndoable', 'NOT_UNDOABLE')
    return { eventId: (await make(context, from, made.order.id)).eventId, warnings: [] }
  }
  return { eventId: await takeBack(context, from, { event, made }), warnings: [] }
}

async function takeBack(
  context: RuleContext,
  from: EnhancedOrder,
  { event, made }: { event: Row<'recordEvents'>; made: Made },
): Promise<string> {
  const { store } = context
  if (from.order_id !== made.order.id || from.transport_id === undefined)
    throw notNow('reason.notUndoable', 'NOT_UNDOABLE')
  const order = await store.find('orders', made.order.id)
  const transport = await store.find('transports', from.transport_id)
  if (!order || !transport) throw notFound({ code: 'reason.missing.order', values: { id: made.order.id } })
  await refuseWorkedOn(context, { order, transport, made })
  for (const { id } of await store.all('orderEvents', { orderId: order.id })) await store.remove('orderEvents', id)
  await store.remove('orders', order.id)
  await putInquiryBack(context, transport, made.inquiry)
  const put = { transport_id: undefined, order_id: undefined, status: made.status, updated_at: stamp(context) }
  await store.patch('enhancedOrders', from.id, put)
  return noteRecordEvent(context, 'enhancedOrder', from.id, {
    type: 'undone',
    changedFields: [{ field: 'order_id', from: order.id, to: undefined }],
    payload: { ...made, undoes: event.id, of: event.type },
  })
}

/** What says when and how often something was written, and not what. */
const WRITING = ['version', 'updatedAt', 'lastUpdate', 'statusSince', 'progress', 'currentSpeed', 'tourId']

/** Whether a record is still what was made: changes that were taken back again are none. */
function isAsMade(now: object, made: object): boolean {
  const fields = new Set([...Object.keys(now), ...Object.keys(made)])
  return [...fields].every(
    (field) => WRITING.includes(field) || sameValue(Reflect.get(now, field), Reflect.get(made, field)),
  )
}

/** 409 that names the order, where it or its transport was changed, or a document was put to it. */
async function refuseWorkedOn(
  { store }: RuleContext,
  { order, transport, made }: { order: Order; transport: Transport; made: Made },
): Promise<void> {
  const untouched = isAsMade(order, made.order) && isAsMade(transport, made.transport)
  if (untouched && (await store.count('documents', { orderId: order.id })) === 0) return
  const reason = { code: 'reason.enhanced.workedOn', values: { order: order.orderNumber } } as const
  throw new HttpError(409, { ...saying(reason), code: 'NOT_UNDOABLE' })
}

async function putInquiryBack(context: RuleContext, now: Transport, inquiry: Transport | undefined): Promise<void> {
  const { store } = context
  const { id } = now
  if (inquiry === undefined) {
    await store.remove('transports', id)
    return
  }
  const added = Object.keys(now).filter((field) => !Object.hasOwn(inquiry, field))
  const { version: _version, ...before } = inquiry
  const cleared = Object.fromEntries(added.map((field) => [field, undefined]))
  await store.patch('transports', id, { ...cleared, ...before, lastUpdate: stamp(context) })
}
