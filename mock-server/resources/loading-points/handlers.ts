import { handle } from '../../core/handle.ts'
import { withTimestamps } from '../../core/with-timestamps.ts'
import { undoing } from '../undoing.ts'
import { loadingPoints } from './loading-point.resource.ts'

/** The rules of loading points, fetched with the first call for one. */
const rules = () => import('./rules.ts')
const places = () => import('./stop-places.ts')

export const loadingPointHandlers = {
  ...loadingPoints.handlers,
  'stopPlaces.list': handle('stopPlaces.list', async ({ store, query }) => {
    return { data: await (await places()).findPlaces(store, query) }
  }),
  'loadingPoints.create': handle(
    'loadingPoints.create',
    async (context) => {
      const { row, eventId } = await (await rules()).createPoint(context, context.body)
      return { ...withTimestamps(row), eventId }
    },
    { status: 201 },
  ),
  'loadingPoints.update': handle('loadingPoints.update', async (context) => {
    const { row, eventId } = await (await rules()).updatePoint(context, context.params.id, context.body)
    return { ...withTimestamps(row), eventId }
  }),
  'loadingPoints.undo': handle('loadingPoints.undo', undoing('loadingPoint')),
}
