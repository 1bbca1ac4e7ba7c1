import { normalisedPlate } from '#src/domain/vehicles/licence-plate.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import { HttpError, notFound, refusalBody } from '../../core/http-error.ts'
import { writeRecord } from '../../write/record-write.ts'
import type { MakingContext } from '../../write/resource-writes.ts'
import { carrierOf, namedByHand, type VehicleChange } from './rules.ts'
import { vehicles } from './vehicle.resource.ts'

/** Keeps the vehicle of a subcontractor as an order names it. The one that is known by its plate is brought up to date. */
export async function keepVehicle(context: MakingContext, orderId: string): Promise<VehicleChange> {
  const { store } = context
  const order = await store.find('orders', orderId)
  if (!order) throw notFound({ code: 'reason.missing.order', values: { id: orderId } })
  const { carrierId, vehiclePlate, trailerPlate, vehicleType, requiredVehicleType, driverName, driverPhone } = order
  if (carrierId === undefined || !vehiclePlate || order.assignedVehicleId !== undefined) {
    throw new HttpError(422, { ...refusalBody({ code: 'reason.vehicle.nothingToKeep' }), code: 'NOTHING_TO_KEEP' })
  }
  const plate = normalisedPlate(vehiclePlate)
  const known = await store.first('vehicles', { licencePlate: plate })
  if (known !== undefined && known.carrierId === undefined) {
    const said = refusalBody({ code: 'reason.vehicle.ownPlate', values: { plate } })
    throw new HttpError(409, { ...said, code: 'PLATE_TAKEN' })
  }
  const carrier = await carrierOf(context, carrierId)
  const of = { carrierId, trailerPlate, driverName, driverPhone }
  if (known !== undefined) {
    const values = { ...of, ...namedByHand(known, of), carrierName: carrier.name }
    const plain = { ...context, ifMatch: undefined }
    return writeRecord(plain, 'vehicle', known, values, { type: 'updated', payload: { orderId } })
  }
  const type = [vehicleType, requiredVehicleType].find(isVehicleType) ?? 'TRUCK'
  const depot = { depotCity: carrier.city, depotPostalCode: carrier.postalCode }
  return vehicles.acts.create({ ...context, ifMatch: undefined }, { licencePlate: plate, type, ...of, ...depot })
}
