import type { Command } from '#src/commands/command.ts'
import { needsConnection, needsList } from '#src/commands/conditions.ts'

/** What is done with the order list as a whole; the work itself is loaded when it is asked for. */
export const commands: readonly Command[] = [
  {
    id: 'orders.export',
    title: 'orders.export.title',
    group: 'list',
    keys: ['shift+e'],
    scope: 'orders',
    needs: [needsList, needsConnection],
    placements: ['toolbar'],
    synonyms: ['csv', 'export', 'excel', 'tabelle', 'herunterladen'],
    run: ({ services }) => services.list?.exportCsv?.(),
  },
  {
    id: 'orders.printList',
    title: 'orders.printList.title',
    group: 'list',
    keys: ['shift+d'],
    scope: 'orders',
    needs: [needsList, needsConnection],
    icon: 'print',
    placements: ['toolbar'],
    synonyms: ['print list', 'drucken', 'ausdruck', 'pdf'],
    run: ({ services }) => services.list?.print?.(),
  },
]
