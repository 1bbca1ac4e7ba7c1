import { loads } from './load.resource.ts'
import { setLoadStatus } from './rules.ts'

export const loadNoun = {
  ...loads,
  handlers: {
    ...loads.handlers,
    'loads.setStatus': loads.changing('loads.setStatus', (context, load) =>
      setLoadStatus(context, load, context.body.status),
    ),
  },
}
