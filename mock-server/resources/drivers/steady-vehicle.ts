import type { Row } from '../../store/models.ts'
import type { RuleContext } from '../../core/rule-context.ts'

type Driver = Row<'drivers'>

/** What the event of a driver knows of the one who had his vehicle before. */
type Displaced = { displaced?: string; displacedFrom?: string }

/** Vehicle and driver name each other: what the one says follows the other, and whoever had the vehicle before leaves it. */
export async function followWithSteadyVehicle(
  context: RuleContext,
  before: Driver | undefined,
  after: Driver,
): Promise<Displaced> {
  const left = before?.vehicleId
  if (left !== undefined && left !== after.vehicleId) await leave(context, left, after.id)
  if (after.vehicleId === undefined) return {}
  const vehicle = await context.store.find('vehicles', after.vehicleId)
  if (!vehicle) return {}
  const displaced = vehicle.driverId === after.id ? undefined : vehicle.driverId
  if (displaced !== undefined) await dismount(context, displaced, vehicle.id)
  await patchVehicle(context, vehicle, {
    driverId: after.id,
    driverName: after.name,
    driverPhone: after.phone || undefined,
  })
  return displaced === undefined ? {} : { displaced, displacedFrom: vehicle.id }
}

/** The same from the vehicle's side: whom it names no more leaves it, whom it names again has it, unless he got another since. */
export async function followWithSteadyDriver(
  context: RuleContext,
  before: Row<'vehicles'> | undefined,
  after: Row<'vehicles'> | undefined,
): Promise<void> {
  if (before?.driverId === after?.driverId) return
  if (before?.driverId !== undefined) await dismount(context, before.driverId, before.id)
  const driver = after?.driverId === undefined ? undefined : await context.store.find('drivers', after.driverId)
  if (!after || !driver || driver.vehicleId !== undefined) return
  await patchDriver(context, driver.id, { vehicleId: after.id, vehiclePlate: after.licencePlate })
}

async function leave(context: RuleContext, vehicleId: string, driverId: string): Promise<void> {
  const vehicle = await context.store.find('vehicles', vehicleId)
  if (vehicle?.driverId !== driverId) return
  await patchVehicle(context, vehicle, { driverId: undefined, driverName: undefined, driverPhone: undefined })
}

async function dismount(context: RuleContext, driverId: string, vehicleId: string): Promise<void> {
  const driver = await context.store.find('drivers', driverId)
  if (driver?.vehicleId !== vehicleId) return
  await patchDriver(context, driverId, { vehicleId: undefined, vehiclePlate: undefined })
}

async function patchDriver(
  context: RuleContext,
  driverId: string,
  vehicle: Pick<Partial<Driver>, 'vehicleId' | 'vehiclePlate'>,
): Promise<void> {
  await context.store.patch('drivers', driverId, vehicle)
}

async function patchVehicle(
  context: RuleContext,
  vehicle: Row<'vehicles'>,
  crew: Pick<Partial<Row<'vehicles'>>, 'driverId' | 'driverName' | 'driverPhone'>,
): Promise<void> {
  const changed = Object.entries(crew).filter(([field, value]) => Reflect.get(vehicle, field) !== value)
  if (changed.length === 0) return
  await context.store.patch('vehicles', vehicle.id, crew)
}
