import { handle } from '../core/handle.ts'
import { notFound } from '../core/http-error.ts'
import { findLoads } from '../rules/fleet-rules.ts'
import { withTimestamps } from '../rules/with-timestamps.ts'

export const fleetHandlers = {
  'loads.list': handle('loads.list', async ({ store, query }) => {
    const page = await findLoads(store, query)
    return { ...page, data: page.data.map(withTimestamps) }
  }),
  'loads.get': handle('loads.get', async ({ store, params }) => {
    const load = await store.find('loads', params.id)
    if (!load) throw notFound()
    return withTimestamps(load)
  }),
}
