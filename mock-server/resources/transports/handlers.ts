import { handle } from '../../core/handle.ts'
import type { TransportChange } from './status.ts'
import { undoing } from '../../write/undoing.ts'
import { withTimestamps } from '../../core/with-timestamps.ts'
import { transportStats } from './stats.ts'
import { transports } from './transport.resource.ts'

/** What changes a transport, fetched with the first change: no list and no record waits for it. */
const rules = () => import('./status.ts')
const assignments = () => import('./assign.ts')
const edits = () => import('./edit.ts')

export const transportHandlers = {
  ...transports.handlers,
  'transports.create': handle(
    'transports.create',
    async (context) => {
      const { newTransport } = await import('./create.ts')
      return changed(await newTransport(context, context.body))
    },
    { status: 201 },
  ),
  'transports.update': handle('transports.update', async (context) => {
    return changed(await (await edits()).updateTransport(context, context.params.id, context.body))
  }),
  'transports.delete': handle('transports.delete', async (context) => {
    return (await import('./removal.ts')).deleteTransport(context, context.params.id)
  }),
  'transports.setDelay': handle('transports.setDelay', async (context) => {
    return changed(await (await edits()).setDelay(context, context.params.id, context.body))
  }),
  'transports.setStatus': handle('transports.setStatus', async (context) => {
    return changed(await (await rules()).setTransportStatus(context, context.params.id, context.body))
  }),
  'transports.assignDriver': handle('transports.assignDriver', async (context) => {
    return changed(await (await assignments()).assignDriver(context, context.params.id, context.body))
  }),
  'transports.assignVehicle': handle('transports.assignVehicle', async (context) => {
    return changed(await (await assignments()).assignVehicle(context, context.params.id, context.body))
  }),
  'transports.undo': handle('transports.undo', undoing('transport')),
  'transports.stats': handle('transports.stats', ({ store }) => transportStats(store)),
}

const changed = ({ transport, ...more }: TransportChange) => ({ ...more, transport: withTimestamps(transport) })
