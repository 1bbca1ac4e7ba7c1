import { handle } from '../../core/handle.ts'
import { loadingPoints } from './loading-point.resource.ts'
import { findPlaces } from './stop-places.ts'

export const loadingPointNoun = {
  ...loadingPoints,
  handlers: {
    ...loadingPoints.handlers,
    'stopPlaces.list': handle('stopPlaces.list', async ({ store, query }) => ({
      data: await findPlaces(store, query),
    })),
  },
}
