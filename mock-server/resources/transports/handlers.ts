import { handle } from '../../core/handle.ts'
import { assignDriver, assignVehicle } from './assign.ts'
import { setDelay } from './edit.ts'
import { sayStop } from './say-stop.ts'
import { transportStats } from './stats.ts'
import { setTransportStatus } from './status.ts'
import { transports } from './transport.resource.ts'

const { changing } = transports

export const transportNoun = {
  ...transports,
  handlers: {
    ...transports.handlers,
    'transports.setDelay': changing('transports.setDelay', (context, row) => setDelay(context, row, context.body)),
    'transports.sayStop': changing('transports.sayStop', (context, row) => sayStop(context, row, context.body)),
    'transports.setStatus': changing('transports.setStatus', (context, row) =>
      setTransportStatus(context, row, context.body),
    ),
    'transports.assignDriver': changing('transports.assignDriver', (context, row) =>
      assignDriver(context, row, context.body),
    ),
    'transports.assignVehicle': changing('transports.assignVehicle', (context, row) =>
      assignVehicle(context, row, context.body),
    ),
    // An order that OCR has read stands among the transports as its inquiry: one list holds both.
    'transports.combined': handle('transports.combined', (context) =>
      transports.handlers['transports.list'].run({ ...context, body: undefined }),
    ),
    'transports.stats': handle('transports.stats', ({ store }) => transportStats(store)),
  },
}
