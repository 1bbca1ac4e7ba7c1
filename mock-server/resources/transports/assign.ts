import { transshipmentConflicts, vehicleOffRefusal } from '#src/domain/assignment/loaded-goods.ts'
import { orderShapeOf, UNKNOWN } from '#src/domain/transports/checks.ts'
import { transportProgress, type TransportStatus } from '#src/domain/workflow/transport-status.ts'
import { notFound } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import { driverConflicts, jobOfTransport } from '../drivers/conflicts.ts'
import { assertNoConflicts } from '../orders/assignment/passing.ts'
import { setOrderVehicle } from '../orders/assignment/vehicle.ts'
import { refuseReadOnly, writeOrder } from '../orders/write.ts'
import { conflictsOf } from '../orders/transition-facts.ts'
import { act, unitOf } from '../../write/act.ts'
import { writeRecord } from '../../write/record-write.ts'
import { notNow, type RuleContext, ruleContextOf, stamp } from '../../core/rule-context.ts'
import type { TransportChange } from './status.ts'

type Transport = Row<'transports'>

/** A reason that lets an assignment pass stands in the history. */
const lifted = (overrideReason: string | undefined) => (overrideReason ? { payload: { overrideReason } } : {})

/** Gives a transport, and its order, another driver; none with null. 409 with what speaks against him, unless lifted. */
export async function assignDriver(
  context: RuleContext,
  transport: Transport,
  { driverId, overrideReason }: { driverId: string | null; overrideReason?: string | undefined },
): Promise<TransportChange> {
  const driver = driverId === null ? undefined : await context.store.find('drivers', driverId)
  if (driverId !== null && !driver) throw notFound({ code: 'reason.missing.driver' })
  const order = transport.orderId ? await context.store.find('orders', transport.orderId) : undefined
  if (order) refuseReadOnly(order)
  const crew = { driverName: driver?.name, driverPhone: driver?.phone }
  const values = { driverId: driver?.id, ...crew, driverName: driver?.name ?? UNKNOWN, lastUpdate: stamp(context) }
  const against = driver ? await driverConflicts(context, driver, jobOfTransport(transport, order)) : []
  const warnings = assertNoConflicts(context, against, overrideReason)
  const said = { type: 'assigned', ...lifted(overrideReason) }
  const cascade = async () => order && writeOrder(context, order, crew, said)
  return { ...(await writeRecord(context, 'transport', transport, values, said, cascade)), warnings }
}

/** Whose vehicle it shall be, and the reason that lifts what stands in the way. */
interface VehicleInput {
  vehicleId: string | null
  overrideReason?: string | undefined
}

/** Gives a transport another vehicle, or takes it off with null: by the rules of its order, where it has one. */
export async function assignVehicle(
  context: RuleContext,
  transport: Transport,
  input: VehicleInput,
): Promise<TransportChange> {
  const { orderId } = transport
  if (!orderId)
    return input.vehicleId === null ? withoutVehicle(context, transport) : onVehicle(context, transport, input)
  // Without a vehicle its plan goes on: it waits for another one.
  unitOf(context).intend('planned', orderId, 'PLANNING')
  const said = { type: 'assigned', ...lifted(input.overrideReason) }
  let warnings: TransportChange['warnings'] = []
  const eventId = await act(context, { kind: 'transport', id: transport.id }, said, async () => {
    const plain = { ...ruleContextOf(context), ifMatch: undefined }
    warnings = (await setOrderVehicle(plain, orderId, input)).warnings
  })
  return { eventId, warnings }
}

const statusValues = (status: TransportStatus) => ({ status, progress: transportProgress(status) })

/** A transport as an order, for what is asked before it gets a vehicle. */
function asOrder(transport: Transport): Row<'orders'> {
  const { id, tenantId, version, driverName } = transport
  return {
    ...orderShapeOf(transport),
    // What drives it already is no wish.
    ...(transport.vehicleId !== undefined && { requiredVehicleType: undefined }),
    ...{ id, tenantId, version, driverName, orderNumber: transport.loadId, orderType: 'standard', priority: 'normal' },
    ...{ currency: 'EUR', isFromOCR: transport.isFromOCR },
  } as Row<'orders'>
}

/** What goods that are aboard of another truck say to a vehicle. */
const movedOver = (
  { status, vehicleId, vehicleNumber, carrierId }: Transport,
  { id, licencePlate, carrierId: itsCarrier }: Row<'vehicles'>,
) =>
  transshipmentConflicts(
    status,
    { vehicleId, carrierId, plate: vehicleNumber === UNKNOWN ? undefined : vehicleNumber || undefined },
    { vehicleId: id, plate: licencePlate, carrierId: itsCarrier, name: licencePlate },
  )

/** A transport without an order takes a vehicle and its driver; what is in planning is given to somebody by it. */
async function onVehicle(
  context: RuleContext,
  transport: Transport,
  { vehicleId, overrideReason }: VehicleInput,
): Promise<TransportChange> {
  const vehicle = await context.store.find('vehicles', vehicleId ?? '')
  if (!vehicle) throw notFound({ code: 'reason.missing.vehicle' })
  const against = [...movedOver(transport, vehicle), ...(await conflictsOf(context, asOrder(transport), { vehicle }))]
  const warnings = assertNoConflicts(context, against, overrideReason)
  return withVehicle(
    context,
    transport,
    {
      vehicleId: vehicle.id,
      vehicleNumber: vehicle.licencePlate,
      vehicleType: vehicle.type,
      driverId: vehicle.driverId,
      driverName: vehicle.driverName ?? UNKNOWN,
      driverPhone: vehicle.driverPhone,
      ...(transport.status === 'PLANNING' && statusValues('ASSIGNED')),
    },
    { warnings, overrideReason },
  )
}

async function withoutVehicle(context: RuleContext, transport: Transport): Promise<TransportChange> {
  const refusal = vehicleOffRefusal(transport.status)
  if (refusal) throw notNow(refusal, 'LOADED')
  const gone = { vehicleId: undefined, vehicleNumber: UNKNOWN, driverId: undefined, driverName: UNKNOWN }
  const status = transport.status === 'ASSIGNED' || transport.status === 'NOTIFIED' ? statusValues('PLANNING') : {}
  return withVehicle(context, transport, { ...gone, driverPhone: undefined, ...status }, { warnings: [] })
}

async function withVehicle(
  context: RuleContext,
  transport: Transport,
  values: Partial<Transport>,
  { warnings, overrideReason }: Pick<TransportChange, 'warnings'> & { overrideReason?: string | undefined },
): Promise<TransportChange> {
  const written = { ...values, lastUpdate: stamp(context) }
  const said = { type: 'assigned', ...lifted(overrideReason) }
  return { ...(await writeRecord(context, 'transport', transport, written, said)), warnings }
}
