import { choiceCommand, type Command } from '#src/commands/gate/command.ts'

/** What it takes is fetched when somebody begins. */
const templates = () => import('./templates.late.ts')

const shared = {
  group: 'document',
  scope: 'everywhere',
  permission: 'templates.use',
  changesData: true,
} as const

/** What kinds of papers are read for: making, changing and deleting a template. */
export const commands: readonly Command[] = [
  choiceCommand({
    ...shared,
    id: 'documentTemplates.manage',
    opensField: true,
    title: 'documentTemplates.manage.title',
    icon: 'edit',
    choicesTitle: 'documentTemplates.manage.choose',
    choices: async (context) => (await templates()).manageChoices(context),
    run: async (context, template) => (await templates()).openTemplate(context, template),
  }),
  choiceCommand({
    ...shared,
    id: 'documentTemplates.delete',
    title: 'documentTemplates.delete.title',
    icon: 'delete',
    choicesTitle: 'documentTemplates.delete.choose',
    choices: async (context) => (await templates()).templateChoices(context),
    run: async (context, template) => (await templates()).deleteTemplate(context, template),
  }),
]
