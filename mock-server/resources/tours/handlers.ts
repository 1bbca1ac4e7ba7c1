import { handle } from '../../core/handle.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import { undoing } from '../../write/undoing.ts'
import type { Planned } from './plan/rules.ts'
import type { TourChange } from './rules.ts'

type Seen = Pick<RuleContext, 'store' | 'now'>

/** The rules of tours, fetched with the first call for one: no list and no record waits for them. */
const rules = () => import('./rules.ts')
const plans = () => import('./plan/rules.ts')
const views = () => import('./view.ts')

export const tourHandlers = {
  'tours.list': handle('tours.list', async (context) => (await views()).findTours(context, context.query)),
  'tours.get': handle('tours.get', async ({ store, now, params }) => {
    const { readTour, tourView } = await views()
    return tourView({ store, now }, await readTour({ store, now }, params.id))
  }),
  'tours.setStops': handle('tours.setStops', async (context) => {
    const { setTourStops } = await rules()
    return changed(context, await setTourStops(context, context.params.id, context.body))
  }),
  'tours.split': handle('tours.split', async (context) => {
    const { splitTour } = await rules()
    return changed(context, await splitTour(context, context.params.id, context.body))
  }),
  'tours.merge': handle('tours.merge', async (context) => {
    const { mergeTours } = await rules()
    return changed(context, await mergeTours(context, context.params.id, context.body))
  }),
  'tours.plan': handle('tours.plan', async (context) => {
    const { planTour } = await plans()
    return planned(context, await planTour(context, context.body))
  }),
  'tours.unplan': handle('tours.unplan', async (context) => {
    const { unplanTour } = await plans()
    const change = await unplanTour(context, context.params.id, context.body)
    return { ...(await planned(context, change)), isGone: change.isGone }
  }),
  'tours.undo': handle('tours.undo', undoing('tour')),
}

async function planned(context: Seen, { tour, eventId, warnings }: Planned) {
  return changed(context, { row: tour, eventId, warnings })
}

async function changed(context: Seen, { row, eventId, warnings }: TourChange) {
  const { tourView } = await views()
  return { tour: await tourView(context, row), eventId, warnings }
}
