import type { CommandContext } from '#src/commands/gate/command.ts'
import type { Alert } from '#src/contract/dashboard.ts'
import { alertText } from '#src/i18n/alert-words.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import { withKey } from '#src/records/changes/intent-key.ts'
import { dropRecords } from '#src/records/changes/record-cache.ts'

/** Marks alerts as read, or hides them; can be taken back in one step. Throws what stands in the way of a single one. */
export async function settleAlerts(
  context: CommandContext,
  name: 'alerts.read' | 'alerts.dismiss',
  alerts: readonly Alert[],
): Promise<void> {
  const { call, queryClient, t } = context.services
  const title = t(name === 'alerts.read' ? 'dispatch.alert.wasRead' : 'dispatch.alert.wasDismissed')
  await changeRecords(context, {
    kind: 'alert',
    commandId: name,
    title,
    records: alerts,
    labelOf: (alert) => alertText(alert, 'title', t),
    message: () => title,
    // They stand among the messages themselves: another message about each would bury the rest.
    isQuiet: true,
    send: (alert) =>
      withKey(context, 'alert', [name, alert.id], async (idempotencyKey) => {
        const { eventId } = await call(name, { params: { id: alert.id }, idempotencyKey })
        return { record: { ...alert, read: true }, eventId }
      }),
    done({ id }) {
      if (name === 'alerts.dismiss') dropRecords(queryClient, 'alert', [id])
    },
  })
}
