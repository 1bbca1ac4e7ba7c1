import { choiceCommand, type Command } from '#src/commands/gate/command.ts'
import { needsOneRecord, needsRecord } from '#src/commands/gate/conditions.ts'
import { editRefusal } from '#src/domain/orders/permissions.ts'
import { needsOrder } from '../order-targets.ts'

/** Whose order it is. */
export const commands: readonly Command[] = [
  choiceCommand({
    id: 'orders.setCustomer',
    title: 'orders.setCustomer.title',
    group: 'order',
    keys: ['u'],
    scope: ['list', 'record'],
    permission: 'orders.edit',
    changesData: true,
    placements: ['row'],
    needs: [
      needsRecord('order'),
      needsOneRecord,
      { ...needsOrder(({ status }, { session }) => editRefusal(session.role, status)), lasting: true },
    ],
    icon: 'partner',
    choicesTitle: 'orders.setCustomer.choose',
    choices: async (context) => (await import('./customer.late.ts')).customerChoices(context),
    run: async (context, chosen) => (await import('./customer.late.ts')).setCustomer(context, chosen),
  }),
]
