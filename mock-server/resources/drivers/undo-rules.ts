import { nextExpiry } from '#src/domain/driver-papers.ts'
import { undoOf } from '../../write/undo-rules.ts'
import { employer, refuseBusy, steadyVehicle } from './rules.ts'

/** How changes of drivers are taken back, with vehicle and employer as they are called today. */
export const driverUndo = undoOf<'drivers'>({
  async update({ store }, driver, values) {
    const plate = 'vehicleId' in values ? await steadyVehicle(store, values.vehicleId ?? '') : {}
    const employed = 'carrierId' in values ? await employer(store, values.carrierId ?? '') : {}
    const back = { ...values, ...plate, ...employed }
    await store.patch('drivers', driver.id, { ...back, nextExpiry: nextExpiry({ ...driver, ...back })?.until })
  },
  refuseRemoval: refuseBusy,
  /** Somebody else may have taken his vehicle since. */
  async comesBack({ store }, driver) {
    const vehicle = driver.vehicleId === undefined ? undefined : await store.find('vehicles', driver.vehicleId)
    const isFree = vehicle !== undefined && vehicle.driverId === undefined
    return isFree ? driver : { ...driver, vehicleId: undefined, vehiclePlate: undefined }
  },
})
