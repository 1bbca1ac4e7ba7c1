import { queryKeys } from '#src/api/query.ts'
import type { Command, CommandContext } from '#src/commands/command.ts'
import type { Condition } from '#src/commands/conditions.ts'
import { alertCursor, canEnter, enterList, LISTS } from './dispatch-lists.ts'

const needsAlert: Condition = {
  check: () => alertCursor.get() !== undefined,
  reason: 'dispatch.reason.noAlert',
}
const needsUnread: Condition = {
  check: () => alertCursor.get()?.read !== true,
  reason: 'dispatch.reason.alreadyRead',
}

/** Alerts belong to those who work with orders. Source: decision B5 */
const roles = ['dispatcher', 'sales', 'finance'] as const

async function settle({ services }: CommandContext, name: 'alerts.read' | 'alerts.dismiss'): Promise<void> {
  const alert = alertCursor.get()
  if (alert === undefined) return
  await services.call(name, { params: { id: alert.id }, idempotencyKey: crypto.randomUUID() })
  await Promise.all([
    services.queryClient.invalidateQueries({ queryKey: queryKeys.all('alerts.list') }),
    services.queryClient.invalidateQueries({ queryKey: queryKeys.all('navigation.get') }),
  ])
  services.announce(services.t(name === 'alerts.read' ? 'dispatch.alert.wasRead' : 'dispatch.alert.wasDismissed'))
}

/** Moving between the lists of the start screen, and what can be done with its alerts. */
export const commands: readonly Command[] = [
  ...LISTS.map((name, index): Command => ({
    id: `dispatch.${name}`,
    title: `dispatch.goto.${name}`,
    group: 'dispatch',
    keys: [String(index + 1)],
    scope: 'dispatch',
    needs: [{ check: () => canEnter(name), reason: 'dispatch.reason.noRows' }],
    run: () => enterList(name),
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
