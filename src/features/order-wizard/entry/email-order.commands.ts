import type { Command } from '#src/commands/gate/command.ts'
import { needsOneRecord, needsRecord } from '#src/commands/gate/conditions.ts'
import { needsRoom } from '../session/open-wizards.ts'

/** A new order of what stands in an e-mail. */
export const commands: readonly Command[] = [
  {
    id: 'wizard.fromEmail',
    opensField: true,
    title: 'wizard.fromEmail',
    group: 'email',
    keys: ['n'],
    scope: ['list:inboxNew', 'list:inboxMine', 'list:inboxFollowUp', 'list:inboxDone', 'own:mail', 'record:email'],
    permission: 'orders.create',
    needs: [needsRecord('email'), needsOneRecord, needsRoom],
    icon: 'order',
    placements: ['row'],
    section: 'open',
    run: async (context) => (await import('./email-order.late.ts')).orderFromEmail(context),
  },
]
