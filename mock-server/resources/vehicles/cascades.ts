import { cascade } from '../../write/cascades.ts'
import { followWithSteadyDriver } from '../drivers/steady-vehicle.ts'
import { FOLLOWING, followWithVehicle } from './follow.ts'

/** What follows from a vehicle. */
export const vehicleCascades = [
  cascade({
    name: 'steady driver',
    on: 'vehicles',
    fields: ['driverId'],
    run: (context, { before, after }, unit) => followWithSteadyDriver(context, unit, before, after),
  }),
  cascade({
    name: 'availability',
    on: 'vehicles',
    ignores: [...FOLLOWING, 'driverId', 'driverName', 'driverPhone', 'coDriverId', 'coDriverName'],
    run: (context, { after }) => followWithVehicle(context, after?.id),
  }),
]
