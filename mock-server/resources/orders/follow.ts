import { tripDuration } from '#src/domain/places/driving-time.ts'
import {
  isLoaded,
  isPlanned,
  parseTransportStatus,
  type TransportStatus,
  transportProgress,
} from '#src/domain/workflow/transport-status.ts'
import type { Row } from '../../store/models.ts'
import { driverNamed } from '../drivers/conflicts.ts'
import { routeOf } from '#src/domain/orders/carriage.ts'
import { type AllStamps, type StopStamp, stampsOfStep } from '#src/domain/transports/stop-stamps.ts'
import { unloadingDay } from '#src/domain/transports/unloading-day.ts'
import { dayOfSupply } from '#src/domain/orders/day-of-supply.ts'
import type { PlainDate } from '#src/domain/basics/dates.ts'
import { transportIdOf } from '#src/domain/basics/record-ids.ts'
import { type RuleContext, stamp } from '../../core/rule-context.ts'
import { sameValue } from '../../write/same-value.ts'
import type { UnitOfWork } from '../../write/unit-of-work.ts'

type Order = Row<'orders'>
type Transport = Row<'transports'>

/**
 * The status a transport takes from its order; it keeps its own where that fits (decisions B1, B2). `planned` is what it is
 * while no one drives it; called off without. `isProven`: the delivery has just been proven, which completes it.
 */
function transportStatusFor(
  order: Order,
  current: TransportStatus | undefined,
  { planned, isOff, isProven }: { planned: TransportStatus | undefined; isOff: boolean; isProven: boolean },
): TransportStatus | undefined {
  const open = current !== undefined && current !== 'CANCELLED' ? current : undefined
  switch (order.status) {
    // An order that OCR has read has its transport from the start.
    case 'CREATED':
    case 'CONFIRMED':
      if (isOff) return undefined
      return [open, planned].find((status) => status !== undefined && isPlanned(status))
    case 'ASSIGNED':
      if (!open || open === 'inquiry' || open === 'PLANNING') return 'ASSIGNED'
      return isLoaded(open) ? 'AT_PICKUP' : open
    case 'IN_TRANSIT':
      if (!open || !isLoaded(open)) return 'LOADED'
      return open === 'DELIVERED' || open === 'COMPLETED' ? 'AT_DELIVERY' : open
    case 'DELIVERED':
      return order.proofOfDeliveryVerified && (isProven || open === 'COMPLETED') ? 'COMPLETED' : 'DELIVERED'
    case 'BILLED':
      return 'COMPLETED'
    default:
      return undefined
  }
}

/** The one who drives now has not been told yet, although somebody else was. */
function toldStatus({ status, carrierId, vehicleId }: Transport, order: Order): TransportStatus {
  const isSame = carrierId === order.carrierId && vehicleId === order.assignedVehicleId
  return status === 'NOTIFIED' && !isSame ? 'ASSIGNED' : status
}

/** What a transport shows of its order's assignment. */
function crewOf(order: Order) {
  return {
    customerName: order.customerName,
    carrierId: order.carrierId,
    carrierName: order.carrierName,
    driverName: order.driverName ?? 'Unbekannt',
    driverPhone: order.driverPhone,
    vehicleId: order.assignedVehicleId,
    vehicleNumber: order.vehiclePlate ?? 'Unbekannt',
    vehicleType: order.vehicleType ?? order.requiredVehicleType ?? 'TRUCK',
    distanceKm: order.distanceKm,
    estimatedDuration: tripDuration(order.distanceKm ?? 0).totalMin,
  }
}

/** Who drives, where it is one of the own drivers: a transport that has him keeps him, else the vehicle's, or the one who has the name. */
async function driverOf(
  { store }: Pick<RuleContext, 'store'>,
  { driverName, driverPhone, assignedVehicleId }: Order,
  transport: Transport | undefined,
): Promise<string | undefined> {
  if (driverName === undefined) return undefined
  if (transport?.driverId !== undefined && transport.driverName === driverName) return transport.driverId
  const vehicle = assignedVehicleId === undefined ? undefined : await store.find('vehicles', assignedVehicleId)
  if (vehicle?.driverId !== undefined && vehicle.driverName === driverName) return vehicle.driverId
  return (await driverNamed(store, driverName, driverPhone))?.id
}

/** The id a new transport of an order gets. */
export async function freeTransportId({ store, newId }: RuleContext, { id }: Order): Promise<string> {
  const wished = transportIdOf(id)
  return (await store.find('transports', wished)) ? newId('tra') : wished
}

/** Makes the transport of an order. */
export async function createTransport(
  context: RuleContext,
  order: Order,
  { status, tourId, ...made }: { id?: string; status: TransportStatus; tourId: string | undefined },
): Promise<Transport> {
  const id = made.id ?? (await freeTransportId(context, order))
  return context.store.insert('transports', {
    id,
    status,
    orderId: order.id,
    loadId: order.orderNumber,
    tourId,
    ...routeOf(order),
    ...crewOf(order),
    driverId: await driverOf(context, order, undefined),
    isFromOCR: order.isFromOCR,
    progress: transportProgress(status),
    createdAt: stamp(context),
    updatedAt: stamp(context),
    lastUpdate: stamp(context),
  })
}

/** Changes a transport; nothing happens when nothing differs. */
export async function patchTransport(
  context: RuleContext,
  transport: Transport,
  values: Partial<Transport>,
): Promise<void> {
  if (Object.entries(values).every(([field, value]) => sameValue(value, Reflect.get(transport, field)))) return
  await context.store.patch('transports', transport.id, { ...values, lastUpdate: stamp(context) })
}

/** The transport of an order, or the one it had last. */
export async function transportOf(
  { store }: Pick<RuleContext, 'store'>,
  { id, transportId }: Order,
): Promise<Transport | undefined> {
  const known = transportId === undefined ? undefined : await store.find('transports', transportId)
  return known ?? store.first('transports', { orderId: id })
}

/** What an order shows of its transport, which is where these facts are at home. */
export function shownOnOrder(
  order: Order,
  transport: Pick<Transport, 'id' | 'status' | 'delayMinutes' | StopStamp | 'furtherStamps'> | undefined,
): Pick<Partial<Order>, 'transportId' | 'transportStatus' | 'delayMinutes' | 'deliveredOn'> {
  const deliveredOn = deliveredOnOf(order, transport ?? {})
  if (transport === undefined || transport.status === 'CANCELLED')
    return { transportId: undefined, transportStatus: undefined, delayMinutes: undefined, deliveredOn }
  const { id: transportId, status: transportStatus, delayMinutes } = transport
  return { transportId, transportStatus, delayMinutes, deliveredOn }
}

/** The day an order was unloaded, as its transport says; what is billed stays as it was billed. */
function deliveredOnOf(order: Order, stamps: AllStamps): PlainDate | undefined {
  if (order.status === 'BILLED') return order.deliveredOn
  return order.status === 'DELIVERED' ? (unloadingDay(order, stamps) ?? dayOfSupply(order)) : undefined
}

/** Shows on an order what its transport says; nothing happens when it does already. */
export async function showOnOrder(
  { store }: Pick<RuleContext, 'store'>,
  order: Order,
  transport: Transport | undefined,
): Promise<void> {
  const shown = shownOnOrder(order, transport)
  const isShown = Object.entries(shown).every(([field, value]) => sameValue(value, Reflect.get(order, field)))
  if (!isShown) await store.patch('orders', order.id, shown)
}

/** What a transport is while no one drives it, by what is known of it: of the tour it is planned on, or was before an event. */
function unassigned(unit: UnitOfWork, order: Order, transport: Transport | undefined, tourId: string | undefined) {
  const undone = transport && unit.undone('transports', transport.id)
  const from = undone?.fields.find(({ field }) => field === 'status')?.from
  const before = from === undefined ? undefined : parseTransportStatus(from)
  const was = before !== undefined && isPlanned(before) ? before : undefined
  const planned = was ?? unit.intended('planned', order.id) ?? (tourId === undefined ? undefined : 'PLANNING')
  // What the event made, or called back, goes with it.
  const isOff = tourId === undefined && (undone?.change === 'created' || before === 'CANCELLED')
  return { planned, isOff }
}

/**
 * Makes, changes or closes the transport of an order. A closed transport comes to life again when the order is assigned
 * again. `before` is the order as it was, `tourId` the tour it is part of.
 */
export async function followWithTransport(
  context: RuleContext,
  unit: UnitOfWork,
  before: Order,
  order: Order,
  tourId: string | undefined,
): Promise<void> {
  const transport = await transportOf(context, order)
  const isProven = order.proofOfDeliveryVerified && !before.proofOfDeliveryVerified
  const facts = { ...unassigned(unit, order, transport, tourId), isProven }
  const status = transportStatusFor(order, transport && toldStatus(transport, order), facts)
  if (!status) {
    if (transport && transport.status !== 'CANCELLED') {
      await patchTransport(context, transport, { status: 'CANCELLED', tourId, progress: 0, currentSpeed: undefined })
    }
    return showOnOrder(context, order, undefined)
  }
  if (!transport) return showOnOrder(context, order, await createTransport(context, order, { status, tourId }))
  const moved =
    transport.status === status
      ? {}
      : { status, progress: transportProgress(status), ...stampsOfStep(transport, status, stamp(context)) }
  const driverId = await driverOf(context, order, transport)
  await patchTransport(context, transport, { ...routeOf(order), ...crewOf(order), driverId, ...moved, tourId })
  return showOnOrder(context, order, { ...transport, ...moved, status })
}
