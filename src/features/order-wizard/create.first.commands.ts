import type { OrderDraft } from '#src/domain/orders/draft.ts'
import type { Command } from '#src/commands/gate/command.ts'
import { acceptsArguments } from '#src/commands/gate/command-arguments.ts'
import { needsRoom } from './session/open-wizards.ts'

declare module '#src/commands/gate/command-arguments.ts' {
  interface CommandArguments {
    'orders.create': OrderDraft
  }
}

/** Opening the wizard, and one more: there from the start, for it is a button of the first screens, and keys in its fields. */
export const commands: readonly Command[] = [
  {
    ...acceptsArguments('orders.create', async (context, draft) =>
      (await import('./entry/order-told.late.ts')).draftAsTold(context, draft),
    ),
    isBeginning: true,
    opensField: true,
    isThere: ({ place }) => place.panel?.kind === 'wizard',
    title: 'wizard.title',
    group: 'order',
    keys: ['n', 'f9'],
    // In the inbox it is the order of the e-mail.
    givesWay: true,
    scope: 'everywhere',
    permission: 'orders.create',
    inInputs: true,
    icon: 'add',
    placements: ['toolbar'],
    run: async (context) => (await import('./entry/actions.late.ts')).openNew(context),
  },
  {
    id: 'wizard.another',
    opensField: true,
    title: 'wizard.another',
    group: 'order',
    keys: ['shift+f9'],
    scope: 'everywhere',
    permission: 'orders.create',
    inInputs: true,
    needs: [needsRoom],
    icon: 'add',
    run: async (context) => (await import('./entry/actions.late.ts')).openAnother(context),
  },
]
