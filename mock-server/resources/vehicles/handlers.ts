import { handle } from '../../core/handle.ts'
import { keepVehicle } from './keep.ts'
import { blockVehicle, unblockVehicle } from './rules.ts'
import { findAllTrips, findTrips } from './trips.ts'
import { vehicles } from './vehicle.resource.ts'

export const vehicleNoun = {
  ...vehicles,
  handlers: {
    ...vehicles.handlers,
    'vehicles.week': handle('vehicles.week', async (context) => {
      const { id } = await vehicles.read(context, context.params.id)
      return findTrips(context, id, context.query)
    }),
    'vehicles.trips': handle('vehicles.trips', async (context) => {
      const { id } = await vehicles.read(context, context.params.id)
      return findAllTrips(context, id, context.query)
    }),
    'vehicles.block': vehicles.changing('vehicles.block', (context, vehicle) =>
      blockVehicle(context, vehicle, context.body),
    ),
    'vehicles.unblock': vehicles.changing('vehicles.unblock', (context, vehicle) =>
      unblockVehicle(context, vehicle, context.body.blockId),
    ),
    'vehicles.keep': handle('vehicles.keep', async (context) => {
      const { row, eventId, warnings = [] } = await keepVehicle(context, context.body.orderId)
      return { ...(await vehicles.shown(row, context)), eventId, warnings }
    }),
  },
}
