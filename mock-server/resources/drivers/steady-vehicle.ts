import type { Row } from '../../store/models.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import type { UnitOfWork } from '../../write/unit-of-work.ts'

type Driver = Row<'drivers'>
type Vehicle = Row<'vehicles'>

/** Vehicle and driver name each other: what the one says follows the other, and the one who had the vehicle before leaves it. */
export async function followWithSteadyVehicle(
  context: RuleContext,
  before: Driver | undefined,
  after: Driver | undefined,
): Promise<void> {
  if (after) await renameCoDriver(context, after)
  const left = before?.vehicleId
  if (before && left !== undefined && left !== after?.vehicleId) await leave(context, left, before.id)
  if (after?.vehicleId === undefined) return
  const vehicle = await context.store.find('vehicles', after.vehicleId)
  if (!vehicle) return
  if (vehicle.driverId !== undefined && vehicle.driverId !== after.id)
    await dismount(context, vehicle.driverId, vehicle.id)
  const { id: driverId, name: driverName, phone } = after
  // Whoever drives it himself is not the second one any more.
  const alone = vehicle.coDriverId === driverId && { coDriverId: undefined, coDriverName: undefined }
  await patchVehicle(context, vehicle, { driverId, driverName, driverPhone: phone || undefined, ...alone })
}

/** The vehicles he drives as the second one call him by his name. */
async function renameCoDriver(context: RuleContext, { id, name }: Driver): Promise<void> {
  for (const vehicle of await context.store.all('vehicles', { coDriverId: id }))
    await patchVehicle(context, vehicle, { coDriverName: name })
}

/**
 * The same from the vehicle's side: whom it names no more leaves it, whom it names again has it, unless he got another since.
 * The one who had to leave it by a change that is taken back has it again.
 */
export async function followWithSteadyDriver(
  context: RuleContext,
  unit: UnitOfWork,
  before: Vehicle | undefined,
  after: Vehicle | undefined,
): Promise<void> {
  if (before?.driverId === after?.driverId) return
  if (before?.driverId !== undefined) await dismount(context, before.driverId, before.id)
  if (!after) return
  const driverId = after.driverId ?? displacedFrom(unit, after.id)
  const driver = driverId === undefined ? undefined : await context.store.find('drivers', driverId)
  if (!driver || driver.vehicleId !== undefined) return
  await context.store.patch('drivers', driver.id, { vehicleId: after.id, vehiclePlate: after.licencePlate })
}

/** Who had a vehicle before the event that is taken back made him leave it. */
function displacedFrom(unit: UnitOfWork, vehicleId: string): string | undefined {
  const lost = unit.undoing?.changes?.find(({ entity, isFollowing, follows }) => {
    return (
      entity === 'drivers' &&
      isFollowing &&
      follows.some(({ field, from }) => field === 'vehicleId' && from === vehicleId)
    )
  })
  return lost?.id
}

async function leave(context: RuleContext, vehicleId: string, driverId: string): Promise<void> {
  const vehicle = await context.store.find('vehicles', vehicleId)
  if (vehicle?.driverId !== driverId) return
  await patchVehicle(context, vehicle, { driverId: undefined, driverName: undefined, driverPhone: undefined })
}

async function dismount(context: RuleContext, driverId: string, vehicleId: string): Promise<void> {
  const driver = await context.store.find('drivers', driverId)
  if (driver?.vehicleId !== vehicleId) return
  await context.store.patch('drivers', driverId, { vehicleId: undefined, vehiclePlate: undefined })
}

async function patchVehicle(
  context: RuleContext,
  vehicle: Vehicle,
  crew: Pick<Partial<Vehicle>, 'driverId' | 'driverName' | 'driverPhone' | 'coDriverId' | 'coDriverName'>,
): Promise<void> {
  if (Object.entries(crew).every(([field, value]) => Reflect.get(vehicle, field) === value)) return
  await context.store.patch('vehicles', vehicle.id, crew)
}
