import { handle } from '../../core/handle.ts'
import { loadingPoints } from './loading-point.resource.ts'

export const loadingPointHandlers = {
  ...loadingPoints.handlers,
  'stopPlaces.list': handle('stopPlaces.list', async ({ store, query }) => {
    return { data: await (await import('./stop-places.ts')).findPlaces(store, query) }
  }),
}
