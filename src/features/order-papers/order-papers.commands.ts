import { choiceCommand, type ChoiceCommand, type Command } from '#src/commands/gate/command.ts'
import { needsOneRecord, needsRecord } from '#src/commands/gate/conditions.ts'
import type { OrderPaper } from '#src/domain/documents/paper-kinds.ts'

const shared = {
  title: 'papers.print',
  group: 'order',
  permission: 'orders.read',
  needs: [needsRecord('order'), needsOneRecord],
  icon: 'document',
  placements: ['row'],
  section: 'papers',
  findable: true,
  choicesTitle: 'papers.choose',
  choices: async (context) => (await import('./paper-choices.late.ts')).papersOf(context),
  run: ({ focus, services }, paper) => {
    if (focus === undefined) return
    services.navigate(`/orders/${encodeURIComponent(focus.id)}/papers?paper=${paper}`)
  },
} as const satisfies Omit<ChoiceCommand<OrderPaper>, 'id' | 'scope'>

/** Printing the papers of an order. In a list the same key prints the list, so there the command has none. */
export const commands: readonly Command[] = [
  choiceCommand({ ...shared, id: 'orders.printFocused', calls: 'tenants.company', scope: 'list' }),
  choiceCommand({ ...shared, id: 'orders.print', calls: 'tenants.company', keys: ['shift+d'], scope: 'record' }),
]
