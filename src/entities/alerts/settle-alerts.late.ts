import type { CommandContext } from '#src/commands/gate/command.ts'
import type { Alert } from '#src/contract/reports/dashboard.ts'
import { alertText } from './alert-words.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import { dropRecords } from '#src/records/changes/record-cache.ts'

/**
 * Marks alerts as read, or hides them; can be taken back in one step. Throws what stands in the way of a single one. To read
 * is only announced; `isQuiet`: so is to hide, where another message about each would bury the rest.
 */
export async function settleAlerts(
  context: CommandContext,
  name: 'alerts.read' | 'alerts.dismiss',
  alerts: readonly Alert[],
  { isQuiet }: { isQuiet: boolean },
): Promise<void> {
  const { call, queryClient, t } = context.services
  const isRead = name === 'alerts.read'
  const title = t(isRead ? 'dispatch.alert.wasRead' : 'dispatch.alert.wasDismissed')
  await changeRecords(context, {
    kind: 'alert',
    commandId: name,
    title,
    records: alerts,
    labelOf: (alert) => alertText(alert, 'title', t),
    ...((isRead || isQuiet) && { message: () => title, isQuiet: true }),
    send: (alert, own) =>
      own([name, alert.id], async (idempotencyKey) => {
        const params = { id: alert.id }
        const { eventId } = isRead
          ? await call('alerts.read', { params, idempotencyKey })
          : await call('alerts.dismiss', { params, idempotencyKey })
        return { record: { ...alert, read: true }, eventId }
      }),
    done: ({ id }) => (isRead ? undefined : dropRecords(queryClient, 'alert', [id])),
  })
}
