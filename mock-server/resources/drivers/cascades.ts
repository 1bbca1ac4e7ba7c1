import { cascade } from '../../write/cascades.ts'
import { followWithSteadyVehicle } from './steady-vehicle.ts'

/** What follows from a driver. */
export const driverCascades = [
  cascade({
    name: 'steady vehicle',
    on: 'drivers',
    fields: ['vehicleId', 'name', 'phone'],
    run: (context, { before, after }) => followWithSteadyVehicle(context, before, after),
  }),
]
