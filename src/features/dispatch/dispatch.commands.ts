import type { Command, CommandContext } from '#src/commands/gate/command.ts'
import type { Condition } from '#src/commands/gate/conditions.ts'
import { alertText } from '#src/i18n/alert-words.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import { withKey } from '#src/records/changes/intent-key.ts'
import { dropRecords } from '#src/records/changes/record-cache.ts'
import { dispatchLists, LISTS } from './dispatch-lists.ts'

const listsOf = ({ services }: CommandContext) => services.sessionValue(dispatchLists)

const needsAlert: Condition = {
  check: (context) => listsOf(context).focusedAlert() !== undefined,
  reason: 'dispatch.reason.noAlert',
}
const needsUnread: Condition = {
  check: (context) => listsOf(context).focusedAlert()?.read !== true,
  reason: 'dispatch.reason.alreadyRead',
}

/** Alerts belong to those who work with orders. Source: decision B5 */
const roles = ['dispatcher', 'sales', 'finance'] as const

async function settle(context: CommandContext, name: 'alerts.read' | 'alerts.dismiss'): Promise<void> {
  const { services } = context
  const alert = listsOf(context).focusedAlert()
  if (alert === undefined) return
  const { call, queryClient, t } = services
  const isRead = name === 'alerts.read'
  const title = t(isRead ? 'dispatch.alert.wasRead' : 'dispatch.alert.wasDismissed')
  await changeRecords(context, {
    kind: 'alert',
    commandId: name,
    title,
    records: [alert],
    labelOf: (changed) => alertText(changed, 'title', t),
    ...(isRead && { message: () => title, isQuiet: true }),
    send: ({ id }) =>
      withKey(context, 'alert', [name, id], async (idempotencyKey) => {
        const { eventId } = await call(name, { params: { id }, idempotencyKey })
        return { record: { ...alert, read: true }, eventId }
      }),
    done: ({ id }) => (isRead ? undefined : dropRecords(queryClient, 'alert', [id])),
  })
}

/** Moving between the lists of the start screen, and what can be done with its alerts. */
export const commands: readonly Command[] = [
  ...LISTS.map((name, index): Command => ({
    id: `dispatch.${name}`,
    title: `dispatch.goto.${name}`,
    group: 'dispatch',
    keys: [String(index + 1)],
    scope: 'dispatch',
    needs: [{ check: (context) => listsOf(context).canEnter(name), reason: 'dispatch.reason.noRows' }],
    run: (context) => listsOf(context).enter(name),
  })),
  {
    id: 'alerts.read',
    title: 'dispatch.alert.read',
    group: 'dispatch',
    keys: ['m'],
    scope: 'alerts',
    roles,
    needs: [needsAlert, needsUnread],
    changesData: true,
    synonyms: ['mark as read', 'gelesen', 'quittieren'],
    run: (context) => settle(context, 'alerts.read'),
  },
  {
    id: 'alerts.dismiss',
    title: 'dispatch.alert.dismiss',
    group: 'dispatch',
    keys: ['delete'],
    scope: 'alerts',
    roles,
    needs: [needsAlert],
    changesData: true,
    icon: 'delete',
    synonyms: ['dismiss', 'löschen', 'wegräumen'],
    run: (context) => settle(context, 'alerts.dismiss'),
  },
]
