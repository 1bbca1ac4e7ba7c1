import type { SaidWarning } from '#src/contract/basics/said-reason.ts'
import { enhancedDraft } from '#src/domain/enhanced/orders.ts'
import { foldText } from '#src/domain/basics/fold-text.ts'
import { withOrderDefaults } from '#src/domain/orders/draft.ts'
import { transportProgress } from '#src/domain/workflow/transport-status.ts'
import type { MakingContext } from '../../write/resource-writes.ts'
import type { Row } from '../../store/models.ts'
import { ConflictError } from '../../store/store.ts'
import { routeOf } from '#src/domain/orders/carriage.ts'
import { transportIdOf } from '#src/domain/basics/record-ids.ts'
import { freightFields } from '../orders/draft/fields.ts'
import { vatRateAfterChange } from '../orders/draft/vat.ts'
import { newOrder, nextOrderNumber } from '../orders/new-order.ts'
import { customerFields } from '../orders/contacts.ts'
import { warningsOf } from '../../core/bodies/issues.ts'
import { creditIssues } from '../partners/credit.ts'
import { notNow, type RuleContext, stamp, todayOf } from '../../core/rule-context.ts'
import { act } from '../../write/act.ts'
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
  /** That its customer owes more than he may. */
  warnings: SaidWarning[]
}

/**
 * Makes a transport in planning with a business order of an order that OCR has read, exactly once: anyone who asks again, in
 * whatever tab, is answered with the transport that was made.
 */
export async function convertToTransport(context: MakingContext, id: string): Promise<Conversion> {
  const { store, ifMatch } = context
  const order = await enhancedOrders.read({ store }, id)
  const { transport_id } = order
  if (transport_id !== undefined) {
    return {
      enhancedOrder: order,
      transport: await transports.read({ store }, transport_id),
      eventId: undefined,
      warnings: [],
    }
  }
  if (ifMatch !== undefined && ifMatch !== order.version) throw new ConflictError('enhancedOrders', id, order)
  return make(context, order, await nextOrderNumber(context))
}

async function make(context: RuleContext, from: EnhancedOrder, orderNumber: string): Promise<Conversion> {
  const { store } = context
  const inquiry = await inquiryOf(store, from)
  refuseMoved(inquiry)
  const { values, customer } = await orderOf(context, from, inquiry, orderNumber)
  const transportId = inquiry?.id ?? transportIdOf(values.id)
  const head = { kind: 'enhancedOrder', id: from.id } as const
  const said = { type: 'created', payload: { source: 'ocr', enhancedOrderId: from.id } }
  const eventId = await act(context, head, { type: 'converted' }, async () => {
    const order = { ...values, transportId, transportStatus: 'PLANNING' } as const
    await act(context, { kind: 'order', id: order.id }, said, () => store.insert('orders', order))
    await planTransport(context, order, inquiry)
    await attach(context, from, order.id)
    const made = { transport_id: transportId, order_id: order.id, status: 'converted', updated_at: stamp(context) }
    await store.patch('enhancedOrders', from.id, made)
  })
  const enhancedOrder = await enhancedOrders.read({ store }, from.id)
  const transport = await transports.read({ store }, transportId)
  // What is read has no price yet: it is said where he owes too much already.
  const warnings = warningsOf(await creditIssues(store, customer, 0, 'customerId'))
  return { enhancedOrder, transport, eventId, warnings }
}

/** The document it was read from belongs to its order from now on, unless somebody has said another one. */
async function attach({ store }: RuleContext, { document_id }: EnhancedOrder, orderId: string): Promise<void> {
  const document = document_id === undefined ? undefined : await store.find('documents', document_id)
  if (document && document.orderId === undefined) await store.patch('documents', document.id, { orderId })
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
): Promise<{ values: Order; customer: Row<'partners'> | undefined }> {
  const draft = withOrderDefaults(enhancedDraft(from, inquiry))
  const name = draft.customer.name ?? ''
  const customer = (await customersByName(context.store, [name])).get(foldText(name))
  const values = newOrder(context, orderNumber, {
    ...(name !== '' && { customerName: name }),
    ...(customer && customerFields(customer)),
    ...freightFields(draft, todayOf(context)),
    isFromOCR: true,
  })
  return { values: { ...values, vatRate: await vatRateAfterChange(context.store, values) }, customer }
}

/** The inquiry becomes a transport in planning, with its order; where it is gone there is a new one. */
async function planTransport(context: RuleContext, order: Order, inquiry: Transport | undefined): Promise<void> {
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
  if (inquiry) await store.patch('transports', inquiry.id, values)
  else
    await store.insert('transports', {
      id: transportIdOf(order.id),
      driverName: 'Unbekannt',
      vehicleNumber: 'Unbekannt',
      isFromOCR: true,
      createdAt: stamp(context),
      updatedAt: stamp(context),
      ...values,
    })
}
