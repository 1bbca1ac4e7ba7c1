import { handle } from '../../core/handle.ts'
import type { Row } from '../../store/models.ts'
import { withTimestamps } from '../../core/with-timestamps.ts'
import { undoing } from '../undoing.ts'
import { loads } from './load.resource.ts'

/** What changes a load, fetched with the first change: no list and no record waits for it. */
const rules = () => import('./rules.ts')

const changed = <C extends { load: Row<'loads'> }>({ load, ...more }: C) => ({ ...more, load: withTimestamps(load) })

export const loadHandlers = {
  ...loads.handlers,
  'loads.create': handle(
    'loads.create',
    async (context) => changed(await (await rules()).createLoad(context, context.body)),
    { status: 201 },
  ),
  'loads.update': handle('loads.update', async (context) => {
    return changed(await (await rules()).updateLoad(context, context.params.id, context.body))
  }),
  'loads.setStatus': handle('loads.setStatus', async (context) => {
    return changed(await (await rules()).setLoadStatus(context, context.params.id, context.body.status))
  }),
  'loads.delete': handle('loads.delete', async (context) => {
    return (await rules()).deleteLoad(context, context.params.id)
  }),
  'loads.undo': handle('loads.undo', undoing('load')),
}
