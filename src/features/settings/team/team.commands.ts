import { choiceCommand, type Command } from '#src/commands/gate/command.ts'

/** What it takes is fetched when an admin begins. */
const acts = () => import('./team-acts.late.ts')

const shared = {
  group: 'administration',
  scope: 'everywhere',
  permission: 'users.manage',
  changesData: true,
} as const

/** Who belongs to the company, and with which role (decision A33). */
export const commands: readonly Command[] = [
  choiceCommand({
    ...shared,
    id: 'team.accept',
    title: 'team.accept',
    choicesTitle: 'team.accept.choose',
    icon: 'add',
    choices: async (context) => (await acts()).acceptChoices(context),
    run: async (context, grant) => (await acts()).accept(context, grant),
  }),
  choiceCommand({
    ...shared,
    id: 'team.decline',
    title: 'team.decline',
    choicesTitle: 'team.decline.choose',
    icon: 'delete',
    choices: async (context) => (await acts()).declineChoices(context),
    run: async (context, member) => (await acts()).decline(context, member),
  }),
]
