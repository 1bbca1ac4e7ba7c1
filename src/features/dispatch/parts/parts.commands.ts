import type { Command, CommandContext } from '#src/commands/gate/command.ts'
import type { Condition } from '#src/commands/gate/conditions.ts'
import { dashboardEndpoints } from '#src/contract/reports/dashboard.ts'
import { dispatchLists, LISTS } from './lists.ts'

const listsOf = ({ services }: CommandContext) => services.sessionValue(dispatchLists)

const needsAlert: Condition = {
  check: (context) => listsOf(context).focusedAlert() !== undefined,
  reason: 'dispatch.reason.noAlert',
}
const needsUnread: Condition = {
  check: (context) => listsOf(context).focusedAlert()?.read !== true,
  reason: 'dispatch.reason.alreadyRead',
}

async function settle(context: CommandContext, name: 'alerts.read' | 'alerts.dismiss'): Promise<void> {
  const alert = listsOf(context).focusedAlert()
  if (alert === undefined) return
  const { settleAlerts } = await import('#src/entities/alerts/settle-alerts.late.ts')
  await settleAlerts(context, name, [alert], { isQuiet: false })
}

/** Moving between the lists of the start screen, and what can be done with its alerts. */
export const commands: readonly Command[] = [
  // Their keys are those of panels: the parts of this screen are its first ones.
  ...LISTS.map((name): Command => ({
    id: `dispatch.${name}`,
    trivial: true,
    title: `dispatch.goto.${name}`,
    group: 'dispatch',
    scope: 'dispatch',
    ...(name === 'board' && { calls: 'board.get' }),
    needs: [{ check: (context) => listsOf(context).canEnter(name), reason: 'dispatch.reason.noRows' }],
    run: (context) => listsOf(context).enter(name),
  })),
  ...(['work', 'alerts', 'running'] as const).map((name): Command => ({
    id: `dispatch.toggle.${name}`,
    trivial: true,
    title: `dispatch.toggle.${name}`,
    group: 'dispatch',
    scope: 'dispatch',
    icon: 'view',
    run: (context) => listsOf(context).toggle(name),
  })),
  {
    id: 'dispatch.overview',
    trivial: true,
    title: 'overview.title',
    group: 'dispatch',
    keys: ['w o'],
    scope: 'dispatch',
    icon: 'view',
    run: ({ services }) => services.openPanel({ kind: 'overview' }),
  },
  {
    id: 'alerts.read',
    title: 'dispatch.alert.read',
    group: 'dispatch',
    keys: ['m'],
    scope: 'own:alerts',
    permission: dashboardEndpoints['alerts.read'].permission,
    needs: [needsAlert, needsUnread],
    changesData: true,
    run: (context) => settle(context, 'alerts.read'),
  },
  {
    id: 'alerts.dismiss',
    title: 'dispatch.alert.dismiss',
    group: 'dispatch',
    keys: ['delete'],
    scope: 'own:alerts',
    permission: dashboardEndpoints['alerts.dismiss'].permission,
    needs: [needsAlert],
    changesData: true,
    icon: 'delete',
    run: (context) => settle(context, 'alerts.dismiss'),
  },
]
