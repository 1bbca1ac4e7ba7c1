import { handle } from '../core/handle.ts'
import { notFound } from '../core/http-error.ts'
import { findVehicles } from '../rules/fleet-rules.ts'
import { withTimestamps } from '../rules/with-timestamps.ts'

export const fleetHandlers = {
  'vehicles.list': handle('vehicles.list', async ({ store, query }) => {
    const page = await findVehicles(store, query)
    return { ...page, data: page.data.map(withTimestamps) }
  }),
  'vehicles.get': handle('vehicles.get', async ({ store, params }) => {
    const vehicle = await store.find('vehicles', params.id)
    if (!vehicle) throw notFound()
    return withTimestamps(vehicle)
  }),
}
