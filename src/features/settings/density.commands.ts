import type { Command } from '#src/commands/command.ts'
import { DENSITIES } from '#src/ui/density.ts'
import { listDensity } from './list-density.tsx'

/** How close the rows of all lists stand. */
export const commands: readonly Command[] = [
  {
    id: 'list.density',
    title: 'orders.density.title',
    group: 'list',
    scope: 'everywhere',
    synonyms: ['density', 'dichte', 'zeilenabstand', 'kompakt', 'großzügig'],
    choicesTitle: 'orders.density.choose',
    choices: ({ session, services: { t } }) => {
      const chosen = listDensity.get(session)
      return DENSITIES.map((density) => ({
        id: density,
        title: t(`orders.density.${density}`),
        ...(density === chosen && { detail: t('orders.density.chosen') }),
      }))
    },
    run: ({ session, services }, choice) => {
      const density = DENSITIES.find((known) => known === choice?.id)
      if (density === undefined) return
      listDensity.set(session, density)
      const { t } = services
      services.announce(t('orders.density.done', { density: t(`orders.density.${density}`) }))
    },
  },
]
