import type { Command, CommandContext } from '#src/commands/gate/command.ts'
import { needsInList, needsList } from '#src/commands/gate/conditions.ts'

/** Most lists one screen has. */
const MOST = 8

const tabAt = ({ services }: CommandContext, at: number) => services.list?.tabs?.all()[at]

/** The lists of a screen that has several, by their places; by their names they stand among the views (`a`). */
export const commands: readonly Command[] = Array.from({ length: MOST }, (_, at) => ({
  id: `list.tab${at + 1}`,
  title: 'list.tab.title',
  titleValues: () => ({ number: at + 1 }),
  group: 'list',
  keys: [String(at + 1)],
  scope: 'tabs',
  needs: [
    needsList,
    needsInList('tabs'),
    { check: (context) => tabAt(context, at) !== undefined, reason: 'reasons.notInThisList' },
  ],
  hiddenInPalette: true,
  trivial: true,
  run(context) {
    const tab = tabAt(context, at)
    if (tab !== undefined) context.services.list?.tabs?.open(tab.id)
  },
}))
