import { focusedOf, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import { needsOneRecord, needsRecord } from '#src/commands/gate/conditions.ts'
import { tablesOf } from './tables-of-email.ts'

const late = () => import('./work/from-email.late.ts')
const tables = (context: CommandContext) => tablesOf(focusedOf(context, 'email')?.record)

/** A list of orders that came with an e-mail. */
export const commands: readonly Command[] = [
  {
    id: 'imports.fromEmail',
    title: 'imports.fromEmail',
    group: 'imports',
    scope: ['record:email', 'own:mail', 'list:inboxNew', 'list:inboxMine', 'list:inboxFollowUp', 'list:inboxDone'],
    permission: 'orders.create',
    placements: ['row'],
    icon: 'document',
    needs: [
      needsRecord('email'),
      needsOneRecord,
      { check: (context) => tables(context).length > 0, reason: 'imports.reason.noTable', lasting: true },
    ],
    choicesTitle: 'imports.fromEmail.choose',
    choices: (context) =>
      tables(context).map((table) => ({
        id: String(table.index),
        title: table.name,
        take: async (now: CommandContext) => (await late()).takeAttachment(now, table),
      })),
    // Of a single one there is nothing to choose.
    async run(context) {
      const [first, ...others] = tables(context)
      if (first === undefined) return
      if (others.length === 0) return (await late()).takeAttachment(context, first)
      context.services.ui.openPalette({ kind: 'choices', commandId: 'imports.fromEmail' })
    },
  },
]
