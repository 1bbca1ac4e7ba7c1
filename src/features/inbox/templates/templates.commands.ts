import { choiceCommand, type Command } from '#src/commands/gate/command.ts'

/** What it takes is fetched when somebody begins. */
const templates = () => import('./templates.late.ts')

const shared = { group: 'email', scope: 'everywhere', permission: 'emails.use', changesData: true } as const

/** Answers people often give: making, changing and deleting them. */
export const commands: readonly Command[] = [
  choiceCommand({
    ...shared,
    id: 'replyTemplates.manage',
    opensField: true,
    title: 'replyTemplates.manage',
    icon: 'edit',
    choicesTitle: 'replyTemplates.manage.choose',
    choices: async (context) => (await templates()).manageChoices(context),
    run: async (context, template) => (await templates()).openTemplate(context, template),
  }),
  choiceCommand({
    ...shared,
    id: 'replyTemplates.delete',
    title: 'replyTemplates.delete',
    icon: 'delete',
    choicesTitle: 'replyTemplates.delete.choose',
    choices: async (context) => (await templates()).templateChoices(context),
    run: async (context, template) => (await templates()).deleteTemplate(context, template),
  }),
]
