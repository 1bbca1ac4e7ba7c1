import type { Command } from '#src/commands/gate/command.ts'

/** The menu of all screens. */
export const commands: readonly Command[] = [
  {
    id: 'goto.classic-navigation',
    title: 'classic.title',
    group: 'goto',
    scope: 'everywhere',
    icon: 'goto',
    run: ({ services }) => services.navigate('/classic-navigation'),
  },
]
