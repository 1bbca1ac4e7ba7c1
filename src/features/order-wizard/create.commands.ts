import type { Command } from '#src/commands/gate/command.ts'

/** Opening the wizard: there from the start, for it is a button of the first screens. */
export const commands: readonly Command[] = [
  {
    id: 'orders.create',
    title: 'wizard.title',
    group: 'order',
    keys: ['n', 'f9'],
    scope: 'everywhere',
    permission: 'orders.create',
    inInputs: true,
    icon: 'add',
    synonyms: ['new order', 'neuer auftrag', 'auftrag erfassen', 'wizard'],
    placements: ['toolbar'],
    run: ({ services }) => services.openPanel({ kind: 'wizard' }),
  },
]
