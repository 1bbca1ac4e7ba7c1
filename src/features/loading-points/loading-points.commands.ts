import { choiceCommand, type Command } from '#src/commands/gate/command.ts'

/** What it takes is fetched when somebody begins. */
const open = () => import('./open.late.ts')

const shared = {
  group: 'partner',
  scope: 'everywhere',
  permission: 'orders.edit',
  changesData: true,
} as const

/** Places where goods are loaded and unloaded: making one, and changing one. */
export const commands: readonly Command[] = [
  {
    ...shared,
    id: 'loadingPoints.create',
    opensField: true,
    title: 'loadingPoints.create.title',
    icon: 'add',
    run: async (context) => (await open()).openPoint(context, undefined),
  },
  choiceCommand({
    ...shared,
    id: 'loadingPoints.update',
    title: 'loadingPoints.update.title',
    icon: 'edit',
    choicesTitle: 'loadingPoints.update.title',
    choices: async (context) => (await open()).pointChoices(context),
    run: async (context, point) => (await open()).openPoint(context, point),
  }),
]
