import { handle } from '../../core/handle.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import { undoing } from '../../write/undoing.ts'
import { tourCascades } from './cascades.ts'
import { planTour, type PlanResult, unplanTour } from './plan/rules.ts'
import { mergeTours, setTourStops, splitTour, type TourChange } from './rules.ts'
import { tourUndo } from './undo-rules.ts'
import { findTours, readTour, tourView } from './view.ts'

type ReadContext = Pick<RuleContext, 'store' | 'now'>

export const tourNoun = {
  cascades: tourCascades,
  undo: { tour: tourUndo },
  handlers: {
    'tours.list': handle('tours.list', (context) => findTours(context, context.query)),
    'tours.get': handle('tours.get', async ({ store, now, params }) => {
      return tourView({ store, now }, await readTour({ store, now }, params.id))
    }),
    'tours.setStops': handle('tours.setStops', async (context) => {
      return changed(context, await setTourStops(context, context.params.id, context.body))
    }),
    'tours.split': handle('tours.split', async (context) => {
      return changed(context, await splitTour(context, context.params.id, context.body))
    }),
    'tours.merge': handle('tours.merge', async (context) => {
      return changed(context, await mergeTours(context, context.params.id, context.body))
    }),
    'tours.plan': handle('tours.plan', async (context) => {
      return planned(context, await planTour(context, context.body))
    }),
    'tours.unplan': handle('tours.unplan', async (context) => {
      const change = await unplanTour(context, context.params.id, context.body)
      return { ...(await planned(context, change)), isGone: change.isGone }
    }),
    'tours.undo': handle('tours.undo', undoing('tour')),
  },
}

async function planned(context: ReadContext, { tour, eventId, warnings }: PlanResult) {
  return changed(context, { row: tour, eventId, warnings })
}

async function changed(context: ReadContext, { row, eventId, warnings }: TourChange) {
  return { tour: await tourView(context, row), eventId, warnings }
}
