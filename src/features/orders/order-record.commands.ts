import type { Command } from '#src/commands/command.ts'
import { needsRecord, type Condition } from '#src/commands/conditions.ts'
import { deleteRefusal } from '#src/domain/order-permissions.ts'
import { needsOrder } from './order-targets.ts'
import { recentOrderIds } from './recent-orders.ts'

const needsRecent: Condition = {
  check: ({ session }) => recentOrderIds(session).length > 0,
  reason: 'orders.reason.noRecent',
}

/** Orders as records: those opened before, and deleting. */
export const commands: readonly Command[] = [
  {
    id: 'orders.recent',
    title: 'orders.recent.title',
    group: 'order',
    keys: ['shift+o'],
    scope: 'everywhere',
    permission: 'orders.read',
    needs: [needsRecent],
    icon: 'history',
    synonyms: ['recent orders', 'zuletzt', 'verlauf', 'letzte aufträge'],
    choicesTitle: 'orders.recent.choose',
    choices: async (context) => (await import('./order-recents.ts')).recentChoices(context),
    run: ({ services }, choice) => {
      if (choice) services.openPanel({ kind: 'order', id: choice.id })
    },
  },
  {
    id: 'orders.last',
    title: 'orders.last.title',
    group: 'order',
    keys: ['shift+l'],
    scope: 'everywhere',
    permission: 'orders.read',
    needs: [needsRecent],
    icon: 'history',
    synonyms: ['last order', 'letzter auftrag', 'zurück zum auftrag'],
    run: async (context) => (await import('./order-recents.ts')).openLastOrder(context),
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
    needs: [needsRecord('order'), needsOrder(({ status }, { session }) => deleteRefusal(session.role, status))],
    icon: 'delete',
    synonyms: ['delete', 'entfernen', 'löschen'],
    run: async (context) => (await import('./order-delete.ts')).deleteOrders(context),
  },
]
