import { queryKeys } from '#src/api/query.ts'
import type { Command, CommandContext } from '#src/commands/gate/command.ts'
import type { Condition } from '#src/commands/gate/conditions.ts'
import { NavigationData } from '#src/contract/reports/dashboard.ts'

const notices = (context: CommandContext) => context.services.ui.notices

/** As the bell counts them: what the navigation's data said last. */
function unreadAlerts({ services }: CommandContext): number {
  const data = services.queryClient.getQueryData(queryKeys.of('navigation.get', {}))
  return NavigationData.safeParse(data).data?.unreadAlerts ?? 0
}

async function markAlertsRead(context: CommandContext): Promise<void> {
  if (!context.online) return
  const { data } = await context.services.call('alerts.list', {})
  const unread = data.filter((alert) => !alert.read)
  if (unread.length === 0) return
  const { settleAlerts } = await import('#src/entities/alerts/settle-alerts.late.ts')
  await settleAlerts(context, 'alerts.read', unread, { isQuiet: true })
}

const needsMessages: Condition = {
  check: (context) => notices(context).count() > 0,
  reason: 'notifications.reason.none',
}
const needsUnread: Condition = {
  check: (context) => notices(context).unread() > 0 || unreadAlerts(context) > 0,
  reason: 'notifications.reason.noneUnread',
}

/** What can be done with the messages as a whole. */
export const commands: readonly Command[] = [
  {
    id: 'notifications.open',
    trivial: true,
    title: 'notifications.title',
    group: 'general',
    keys: ['g h'],
    scope: 'everywhere',
    icon: 'bell',
    run: ({ services }) => services.openPanel({ kind: 'notifications' }),
  },
  {
    id: 'notifications.markAllRead',
    title: 'notifications.markAllRead',
    group: 'general',
    scope: 'everywhere',
    needs: [needsUnread],
    icon: 'bell',
    async run(context) {
      notices(context).markAllRead()
      if (unreadAlerts(context) > 0) await markAlertsRead(context)
    },
  },
  {
    id: 'notifications.clear',
    title: 'notifications.clear',
    group: 'general',
    scope: 'everywhere',
    needs: [needsMessages],
    icon: 'delete',
    run: (context) => notices(context).clear(),
  },
]
