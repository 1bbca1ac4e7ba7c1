import { choiceCommand, type Command } from '#src/commands/gate/command.ts'
import { DENSITIES } from '#src/ui/density.ts'
import { listDensity } from './list-density.tsx'

/** How close the rows of all lists stand. */
export const commands: readonly Command[] = [
  choiceCommand({
    id: 'list.density',
    findable: true,
    title: 'orders.density.title',
    group: 'list',
    scope: 'everywhere',
    choicesTitle: 'orders.density.choose',
    choices: ({ session, services: { t } }) => {
      const chosen = listDensity.get(session)
      return DENSITIES.map((density) => ({
        id: density,
        title: t(`orders.density.${density}`),
        ...(density === chosen && { detail: t('orders.density.chosen') }),
        value: density,
      }))
    },
    run: ({ session, services }, density) => {
      listDensity.set(session, density)
      const { t } = services
      services.announce(t('orders.density.done', { density: t(`orders.density.${density}`) }))
    },
  }),
]
