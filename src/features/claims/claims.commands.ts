import { choiceCommand, type Command } from '#src/commands/gate/command.ts'
import { needsOneRecord, needsRecord } from '#src/commands/gate/conditions.ts'
import { listScope } from '#src/commands/gate/scopes.ts'
import { editCommand } from '#src/records/fields/edit-command.ts'

/** What they take is fetched when somebody begins. */
const state = () => import('./changes/state.late.ts')

const shared = {
  group: 'claim',
  scope: [listScope('claims'), 'record:claim'],
  changesData: true,
  needs: [needsRecord('claim'), needsOneRecord],
  placements: ['row'],
} as const

/** What is done with claims. */
export const commands: readonly Command[] = [
  {
    id: 'claims.create',
    opensField: true,
    title: 'claims.create.title',
    keys: ['shift+r'],
    group: 'order',
    scope: [listScope('orders'), 'record:order'],
    permission: 'claims.write',
    changesData: true,
    needs: [needsRecord('order'), needsOneRecord],
    placements: ['row'],
    section: 'open',
    icon: 'add',
    run: async (context) => (await import('./changes/create.late.ts')).openCreate(context),
  },
  editCommand(
    {
      ...shared,
      id: 'claims.edit',
      title: 'claims.edit.title',
      keys: ['e', 'f2'],
      permission: 'claims.amount',
      changesData: false,
      icon: 'edit',
    },
    async () => (await import('./fields/claim-fields.ts')).editableClaim,
  ),
  choiceCommand({
    ...shared,
    id: 'claims.setState',
    title: 'claims.setState.title',
    keys: ['s'],
    permission: 'claims.write',
    section: 'status',
    choicesTitle: 'claims.setState.choose',
    choices: async (context) => (await state()).stateChoices(context),
    run: async (context, chosen) => (await state()).setState(context, chosen),
  }),
]
