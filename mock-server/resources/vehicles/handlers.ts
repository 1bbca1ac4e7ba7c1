import { handle } from '../../core/handle.ts'
import type { VehicleChange } from './rules.ts'
import { findRecordEvents } from '../../write/record-history.ts'
import { undoing } from '../undoing.ts'

/** The rules of vehicles, fetched with the first call for them. */
const rules = () => import('./rules.ts')
const lists = () => import('./lists.ts')

/** The answer to a change. */
async function changed({ row, eventId, warnings = [] }: VehicleChange, context: { now: number }) {
  return { ...(await lists()).vehicleView(row, context), eventId, warnings }
}

export const vehicleHandlers = {
  'vehicles.list': handle('vehicles.list', async (context) => (await lists()).findVehicles(context, context.query)),
  'vehicles.get': handle('vehicles.get', async (context) => {
    const vehicle = await (await rules()).readVehicle(context, context.params.id)
    return (await lists()).vehicleView(vehicle, context)
  }),
  'vehicles.week': handle('vehicles.week', async (context) => {
    const { id } = await (await rules()).readVehicle(context, context.params.id)
    return (await lists()).findTrips(context, id, context.query)
  }),
  'vehicles.trips': handle('vehicles.trips', async (context) => {
    const { id } = await (await rules()).readVehicle(context, context.params.id)
    return (await lists()).findAllTrips(context, id, context.query)
  }),
  'vehicles.events': handle('vehicles.events', async (context) => {
    const { id } = await (await rules()).readVehicle(context, context.params.id)
    return findRecordEvents(context, 'vehicle', id, context.query)
  }),
  'vehicles.create': handle(
    'vehicles.create',
    async (context) => changed(await (await rules()).createVehicle(context, context.body), context),
    { status: 201 },
  ),
  'vehicles.update': handle('vehicles.update', async (context) =>
    changed(await (await rules()).updateVehicle(context, context.params.id, context.body), context),
  ),
  'vehicles.delete': handle('vehicles.delete', async (context) =>
    (await rules()).deleteVehicle(context, context.params.id),
  ),
  'vehicles.block': handle('vehicles.block', async (context) =>
    changed(await (await rules()).blockVehicle(context, context.params.id, context.body), context),
  ),
  'vehicles.unblock': handle('vehicles.unblock', async (context) =>
    changed(await (await rules()).unblockVehicle(context, context.params.id, context.body.blockId), context),
  ),
  'vehicles.keep': handle('vehicles.keep', async (context) =>
    changed(await (await rules()).keepVehicle(context, context.body.orderId), context),
  ),
  'vehicles.undo': handle('vehicles.undo', undoing('vehicle')),
}
