import type { Command } from '#src/commands/gate/command.ts'
import { needsOneRecord, needsRecord } from '#src/commands/gate/conditions.ts'
import { needsRoom } from '../session/open-wizards.ts'

/** A new order like an existing one. */
export const commands: readonly Command[] = [
  {
    id: 'orders.duplicate',
    opensField: true,
    title: 'wizard.duplicate',
    group: 'order',
    keys: ['shift+n'],
    scope: ['list', 'record'],
    permission: 'orders.create',
    needs: [needsRecord('order'), needsOneRecord, needsRoom],
    icon: 'copy',
    placements: ['row'],
    section: 'open',
    run: async (context) => {
      const { focus } = context
      if (focus) await (await import('./order-duplicate.late.ts')).duplicateOrder(context, focus.id)
    },
  },
]
