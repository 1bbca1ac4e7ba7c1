import { choiceCommand, focusedOf, type Command } from '#src/commands/gate/command.ts'
import { needsOneRecord, needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import { listScope } from '#src/commands/gate/scopes.ts'
import type { Campaign } from '#src/contract/campaigns/campaign.ts'
import { editCommand } from '#src/records/fields/edit-command.ts'

/** What they take is fetched when somebody begins. */
const acts = () => import('./changes/acts.late.ts')
const forms = () => import('./changes/create.late.ts')

const one = [needsRecord('campaign'), needsOneRecord] as const

const inState = (states: readonly Campaign['status'][], reason: Condition['reason']): Condition => ({
  check(context) {
    const record = focusedOf(context, 'campaign')?.record
    return record === undefined || states.includes(record.status)
  },
  reason,
  lasting: true,
})

const needsDraft = inState(['draft'], 'reason.campaign.notDraft')
const needsUnbegun = inState(['draft', 'scheduled'], 'reason.campaign.begun')

const shared = {
  group: 'campaign',
  scope: [listScope('campaigns'), 'record:campaign'],
  permission: 'campaigns.use',
  changesData: true,
  needs: one,
  placements: ['row'],
} as const

/** What can be done with campaigns. */
export const commands: readonly Command[] = [
  {
    ...shared,
    id: 'campaigns.create',
    opensField: true,
    title: 'campaigns.create.title',
    keys: ['shift+n'],
    scope: listScope('campaigns'),
    about: 'campaign',
    needs: [],
    icon: 'add',
    placements: ['toolbar'],
    run: async (context) => (await forms()).openCreate(context),
  },
  editCommand(
    {
      ...shared,
      id: 'campaigns.edit',
      title: 'campaigns.edit.title',
      keys: ['e', 'f2'],
      changesData: false,
      icon: 'edit',
    },
    async () => (await import('./fields/campaign-fields.ts')).editableCampaign,
  ),
  {
    ...shared,
    id: 'campaigns.send',
    title: 'campaigns.send.title',
    keys: ['+'],
    needs: [...one, needsUnbegun],
    icon: 'message',
    section: 'status',
    run: async (context) => (await acts()).send(context),
  },
  {
    ...shared,
    id: 'campaigns.schedule',
    opensField: true,
    title: 'campaigns.schedule.title',
    keys: ['z'],
    needs: [...one, needsDraft],
    section: 'status',
    run: async (context) => (await acts()).schedule(context),
  },
  {
    ...shared,
    id: 'campaigns.unschedule',
    title: 'campaigns.unschedule.title',
    keys: ['shift+z'],
    needs: [...one, inState(['scheduled'], 'reason.campaign.notScheduled')],
    section: 'status',
    run: async (context) => (await acts()).unschedule(context),
  },
  {
    ...shared,
    id: 'campaigns.halt',
    title: 'campaigns.halt.title',
    keys: ['h'],
    needs: [...one, inState(['running'], 'reason.campaign.notRunning')],
    section: 'status',
    run: async (context) => (await acts()).haltOrResume(context),
  },
  {
    ...shared,
    id: 'campaigns.test',
    title: 'campaigns.test.command',
    keys: ['t'],
    icon: 'message',
    run: async (context) => (await acts()).sendTest(context),
  },
  choiceCommand({
    ...shared,
    id: 'campaigns.template',
    title: 'campaigns.template.title',
    keys: ['v'],
    needs: [...one, needsDraft],
    icon: 'copy',
    choicesTitle: 'campaigns.template.choose',
    choices: async (context) => (await acts()).templateChoices(context),
    run: async (context, template) => (await acts()).takeTemplate(context, template),
  }),
  {
    ...shared,
    id: 'campaigns.duplicate',
    title: 'campaigns.duplicate.title',
    keys: ['d'],
    icon: 'copy',
    run: async (context) => (await forms()).duplicate(context),
  },
  {
    ...shared,
    id: 'campaigns.delete',
    title: 'campaigns.delete.title',
    keys: ['delete'],
    needs: [...one, needsDraft],
    icon: 'delete',
    section: 'remove',
    run: async (context) => (await forms()).remove(context),
  },
]
