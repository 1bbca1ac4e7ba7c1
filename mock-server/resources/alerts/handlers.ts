import { handle } from '../../core/handle.ts'
import { notFound } from '../../core/http-error.ts'
import { undoing } from '../../write/undoing.ts'
import { settleAlert } from './settle.ts'
import { alertUndo } from './undo-rules.ts'

/** What is done with alerts. */
export const alertNoun = {
  undo: { alert: alertUndo },
  handlers: {
    'alerts.read': handle('alerts.read', async (context) => {
      const change = await settleAlert(context, context.params.id, 'read')
      if (!change) throw notFound()
      return { success: true, eventId: change.eventId }
    }),
    'alerts.dismiss': handle('alerts.dismiss', async (context) => {
      const change = await settleAlert(context, context.params.id, 'dismiss')
      if (!change) throw notFound()
      return { success: true, eventId: change.eventId }
    }),
    'alerts.undo': handle('alerts.undo', undoing('alert')),
  },
}
