import { tripDuration } from '#src/domain/driving-time.ts'
import { isLoaded, isPlanned, type TransportStatus, transportProgress } from '#src/domain/transport-status.ts'
import type { Row } from '../../store/models.ts'
import { loadFields } from '#src/domain/order-carriage.ts'
import { routeOf } from '#src/domain/order-carriage.ts'
import { loadIdOf, transportIdOf } from '#src/domain/record-ids.ts'
import { type RuleContext, stamp } from '../../core/rule-context.ts'

type Order = Row<'orders'>
type Transport = Row<'transports'>

/**
 * The status a transport takes from its order; it keeps its own where that fits (decisions B1, B2). `before` is what it had
 * before the change of the order that is taken back.
 */
function transportStatusFor(
  order: Order,
  current: TransportStatus | undefined,
  before: TransportStatus | undefined,
): TransportStatus | undefined {
  const open = current !== undefined && current !== 'CANCELLED' ? current : undefined
  switch (order.status) {
    // An order that OCR has read has its transport from the start.
    case 'CREATED':
    case 'CONFIRMED':
      return [open, before].find((status) => status !== undefined && isPlanned(status))
    case 'ASSIGNED':
      if (!open || open === 'inquiry' || open === 'PLANNING') return 'ASSIGNED'
      return isLoaded(open) ? 'AT_PICKUP' : open
    case 'IN_TRANSIT':
      if (!open || !isLoaded(open)) return 'LOADED'
      return open === 'DELIVERED' || open === 'COMPLETED' ? 'AT_DELIVERY' : open
    case 'DELIVERED':
      return order.proofOfDeliveryVerified && open === 'COMPLETED' ? 'COMPLETED' : 'DELIVERED'
    case 'BILLED':
      return 'COMPLETED'
    default:
      return undefined
  }
}

/** Whoever drives now has not been told yet, although somebody else was. */
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

/** Who drives, where it is one of the own drivers: a transport that has him keeps him, else the vehicle's, or whoever has the name. */
async function driverOf(
  { store }: Pick<RuleContext, 'store'>,
  { driverName, driverPhone, assignedVehicleId }: Order,
  transport: Transport | undefined,
): Promise<string | undefined> {
  if (driverName === undefined) return undefined
  if (transport?.driverId !== undefined && transport.driverName === driverName) return transport.driverId
  const vehicle = assignedVehicleId === undefined ? undefined : await store.find('vehicles', assignedVehicleId)
  if (vehicle?.driverId !== undefined && vehicle.driverName === driverName) return vehicle.driverId
  const { driverNamed } = await import('../drivers/conflicts.ts')
  return (await driverNamed(store, driverName, driverPhone))?.id
}

export async function createTransport(
  context: RuleContext,
  order: Order,
  { status, tourId }: { status: TransportStatus; tourId: string | undefined },
): Promise<Transport> {
  const wished = transportIdOf(order.id)
  const id = (await context.store.find('transports', wished)) ? context.newId('tra') : wished
  const transport = await context.store.insert('transports', {
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
  return transport
}

/** The vehicle stands where it unloaded. */
export async function arrive(context: RuleContext, { vehicleId, ...transport }: Transport): Promise<void> {
  if (!vehicleId || !(await context.store.find('vehicles', vehicleId))) return
  await context.store.patch('vehicles', vehicleId, {
    currentCity: transport.destination,
    currentPostalCode: transport.destinationPostalCode,
    currentCountry: transport.destinationCountry,
  })
}

/** Changes a transport and tells the others; nothing happens when nothing differs. */
export async function patchTransport(
  context: RuleContext,
  transport: Transport,
  values: Partial<Transport>,
): Promise<Transport> {
  const changed = Object.entries(values).filter(([field, value]) => value !== Reflect.get(transport, field))
  if (changed.length === 0) return transport
  const patched = await context.store.patch('transports', transport.id, { ...values, lastUpdate: stamp(context) })
  if (values.status === 'DELIVERED') await arrive(context, patched)
  return patched
}

/** The transport of an order, or the one it had last. */
export async function transportOf(
  { store }: Pick<RuleContext, 'store'>,
  { id, transportId }: Order,
): Promise<Transport | undefined> {
  const known = transportId === undefined ? undefined : await store.find('transports', transportId)
  return known ?? store.first('transports', { orderId: id })
}

/**
 * Makes, changes or closes the transport of an order as it will be, and answers the order's fields that follow.
 * A closed transport comes to life again when the order is assigned anew. `tourId` is the tour it is part of, `before` the
 * status it goes back to where the change of its order is taken back.
 */
export async function followWithTransport(
  context: RuleContext,
  order: Order,
  { tourId, before }: { tourId: string | undefined; before?: TransportStatus | undefined },
): Promise<Pick<Partial<Order>, 'transportId' | 'transportStatus'>> {
  const transport = await transportOf(context, order)
  const status = transportStatusFor(order, transport && toldStatus(transport, order), before)
  if (!status) {
    if (transport && transport.status !== 'CANCELLED') {
      await patchTransport(context, transport, {
        status: 'CANCELLED',
        tourId,
        progress: 0,
        currentSpeed: undefined,
      })
    }
    return { transportId: undefined, transportStatus: undefined }
  }
  if (!transport) {
    const { id } = await createTransport(context, order, { status, tourId })
    return { transportId: id, transportStatus: status }
  }
  const moved = transport.status === status ? {} : { status, progress: transportProgress(status) }
  const driverId = await driverOf(context, order, transport)
  await patchTransport(context, transport, { ...routeOf(order), ...crewOf(order), driverId, ...moved, tourId })
  return { transportId: transport.id, transportStatus: status }
}

const LOAD_STATUS: Partial<Record<Order['status'], Row<'loads'>['status']>> = {
  CONFIRMED: 'open',
  ASSIGNED: 'assigned',
  IN_TRANSIT: 'assigned',
  DELIVERED: 'done',
  BILLED: 'done',
}

/**
 * A confirmed order is a load that waits; it is assigned and done with the order, and gone when that is called off. Where
 * the order comes back the load does too, also further on than confirmed, as an undo may skip steps.
 */
export async function followWithLoad(context: RuleContext, before: Order, order: Order): Promise<void> {
  const { store } = context
  const load = await store.first('loads', { orderId: order.id })
  const status = LOAD_STATUS[order.status]
  const comesBack = LOAD_STATUS[before.status] === undefined && status === 'assigned'
  if (!load && order.status !== before.status && (status === 'open' || comesBack)) {
    const id = loadIdOf(order.id)
    await store.insert('loads', {
      id,
      status,
      orderId: order.id,
      ...loadFields(order),
      updatedAt: stamp(context),
    })
    return
  }
  if (!load) return
  if (!status) {
    await store.remove('loads', load.id)
    return
  }
  // It may be planned while its order waits.
  const own = status === 'open' && load.status === 'planned' ? load.status : status
  const values = { ...loadFields(order), status: own }
  if (Object.entries(values).every(([field, value]) => Reflect.get(load, field) === value)) return
  await store.patch('loads', load.id, values)
}
