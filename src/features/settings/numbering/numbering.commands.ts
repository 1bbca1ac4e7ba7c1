import { choiceCommand, type Command } from '#src/commands/gate/command.ts'
import { needsConnection } from '#src/commands/gate/conditions.ts'
import type { NumberSeries } from '#src/contract/accounts/settings.ts'

/** What it takes is fetched when somebody begins. */
const late = () => import('./numbering.late.ts')

/** Series of numbers. */
export const commands: readonly Command[] = [
  choiceCommand<NumberSeries>({
    id: 'numbering.change',
    title: 'numbering.change.title',
    keys: ['e', 'f2'],
    group: 'administration',
    scope: 'own:numbering',
    findable: true,
    permission: 'settings.use',
    needs: [needsConnection],
    changesData: true,
    opensField: true,
    icon: 'edit',
    choicesTitle: 'numbering.change.choose',
    choices: async (context) => (await late()).seriesChoices(context),
    run: async (context, series) => (await late()).changeSeries(context, series),
  }),
]
