import { choiceCommand, type Command } from '#src/commands/gate/command.ts'
import { needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import { deleteRefusal } from '#src/domain/orders/permissions.ts'
import { needsOrder } from '../order-targets.ts'
import { recentOrderIds } from '../recent-orders.ts'

const needsRecent: Condition = {
  check: ({ session }) => recentOrderIds(session).length > 0,
  reason: 'orders.reason.noRecent',
}

/** Orders as records: those opened before, and deleting. */
export const commands: readonly Command[] = [
  choiceCommand({
    id: 'orders.recent',
    trivial: true,
    title: 'orders.recent.title',
    group: 'order',
    keys: ['shift+o'],
    scope: 'everywhere',
    permission: 'orders.read',
    needs: [needsRecent],
    icon: 'history',
    choicesTitle: 'orders.recent.choose',
    choices: async (context) => (await import('./recents.late.ts')).recentChoices(context),
    run: ({ services }, id) => services.openPanel({ kind: 'order', id }),
  }),
  {
    id: 'orders.last',
    trivial: true,
    title: 'orders.last.title',
    group: 'order',
    keys: ['shift+l'],
    scope: 'everywhere',
    permission: 'orders.read',
    needs: [needsRecent],
    icon: 'history',
    run: async (context) => (await import('./recents.late.ts')).openLastOrder(context),
  },
  {
    id: 'orders.delete',
    title: 'orders.delete.title',
    group: 'order',
    keys: ['delete'],
    scope: ['list', 'record'],
    permission: 'orders.delete',
    changesData: true,
    placements: ['row', 'bulk'],
    section: 'remove',
    needs: [
      needsRecord('order'),
      { ...needsOrder(({ status }, { session }) => deleteRefusal(session.role, status)), lasting: true },
    ],
    icon: 'delete',
    run: async (context) => (await import('../delete/delete.late.ts')).deleteOrders(context),
  },
]
