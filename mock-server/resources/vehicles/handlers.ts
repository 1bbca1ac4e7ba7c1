import { handle } from '../../core/handle.ts'
import type { Asking } from '../../core/list-page.ts'
import type { VehicleChange } from './rules.ts'
import { vehicles } from './vehicle.resource.ts'

/** The rules of vehicles, fetched with the first call for them. */
const rules = () => import('./rules.ts')
const trips = () => import('./trips.ts')

/** The answer to a change. */
async function changed({ row, eventId, warnings = [] }: VehicleChange, asking: Asking) {
  return { ...(await vehicles.shown(row, asking)), eventId, warnings }
}

export const vehicleHandlers = {
  ...vehicles.handlers,
  'vehicles.week': handle('vehicles.week', async (context) => {
    const { id } = await vehicles.read(context, context.params.id)
    return (await trips()).findTrips(context, id, context.query)
  }),
  'vehicles.trips': handle('vehicles.trips', async (context) => {
    const { id } = await vehicles.read(context, context.params.id)
    return (await trips()).findAllTrips(context, id, context.query)
  }),
  'vehicles.block': handle('vehicles.block', async (context) =>
    changed(await (await rules()).blockVehicle(context, context.params.id, context.body), context),
  ),
  'vehicles.unblock': handle('vehicles.unblock', async (context) =>
    changed(await (await rules()).unblockVehicle(context, context.params.id, context.body.blockId), context),
  ),
  'vehicles.keep': handle('vehicles.keep', async (context) =>
    changed(await (await rules()).keepVehicle(context, context.body.orderId), context),
  ),
}
