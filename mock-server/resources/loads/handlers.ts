import { handle } from '../../core/handle.ts'
import { loads } from './load.resource.ts'

export const loadHandlers = {
  ...loads.handlers,
  'loads.setStatus': handle('loads.setStatus', async (context) => {
    const { load, ...more } = await (
      await import('./rules.ts')
    ).setLoadStatus(context, context.params.id, context.body.status)
    return { ...more, load: await loads.shown(load, context) }
  }),
}
