import { choiceCommand, focusedOf, type Command } from '#src/commands/gate/command.ts'
import { needsOneRecord, needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import { listScope } from '#src/commands/gate/scopes.ts'
import { editCommand } from '#src/records/fields/edit-command.ts'

/** What they take is fetched when somebody begins. */
const acts = () => import('./changes/acts.late.ts')
const create = () => import('./changes/create.late.ts')

const needsAbout: Condition = {
  check: (context) => {
    const one = focusedOf(context, 'followUp')?.record
    return one === undefined || one.aboutId !== undefined
  },
  reason: 'followUps.reason.noRecord',
  lasting: true,
}

const followUp = needsRecord('followUp')
const LISTS = [listScope('followUpsMine'), listScope('followUpsTeam'), listScope('followUpsDone')] as const
const shared = {
  group: 'followUp',
  scope: [...LISTS, 'record:followUp'],
  permission: 'followUps.use',
} as const
const ofMany = { ...shared, changesData: true, placements: ['row', 'bulk'], needs: [followUp] } as const

/** To see something again at a time, and what is done with that. */
export const commands: readonly Command[] = [
  {
    ...shared,
    id: 'followUps.create',
    opensField: true,
    title: 'followUps.create.title',
    keys: ['shift+w'],
    scope: 'everywhere',
    changesData: true,
    placements: ['row', 'toolbar'],
    section: 'open',
    icon: 'history',
    run: async (context) => (await create()).createFollowUp(context, false),
  },
  {
    ...shared,
    id: 'followUps.createForTeam',
    calls: 'followUps.create',
    opensField: true,
    title: 'followUps.createForTeam.title',
    scope: 'everywhere',
    changesData: true,
    section: 'open',
    icon: 'history',
    run: async (context) => (await create()).createFollowUp(context, true),
  },
  {
    ...ofMany,
    id: 'followUps.setDone',
    title: 'followUps.setDone.title',
    keys: ['d'],
    icon: 'save',
    section: 'status',
    run: async (context) => (await acts()).toggleDone(context),
  },
  {
    ...ofMany,
    id: 'followUps.putOff',
    opensField: true,
    title: 'followUps.putOff.title',
    keys: ['t'],
    icon: 'history',
    run: async (context) => (await acts()).putOff(context),
  },
  choiceCommand({
    ...ofMany,
    id: 'followUps.assign',
    title: 'followUps.assign.title',
    keys: ['p'],
    icon: 'driver',
    choicesTitle: 'followUps.assign.choose',
    choices: async (context) => (await acts()).ownerChoices(context),
    run: async (context, owner) => (await acts()).assign(context, owner),
  }),
  {
    ...shared,
    id: 'followUps.openAbout',
    trivial: true,
    title: 'followUps.openAbout.title',
    keys: ['o'],
    needs: [followUp, needsOneRecord, needsAbout],
    icon: 'goto',
    placements: ['row'],
    run: async (context) => (await acts()).openAbout(context),
  },
  editCommand(
    {
      ...shared,
      id: 'followUps.edit',
      title: 'followUps.edit.title',
      keys: ['e', 'f2'],
      needs: [followUp, needsOneRecord],
      icon: 'edit',
    },
    async () => (await import('./fields/follow-up-fields.ts')).editableFollowUp,
  ),
]
