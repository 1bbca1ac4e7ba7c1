import { choiceCommand, focusedOf, type Command } from '#src/commands/gate/command.ts'
import { needsOneRecord, needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import { listScope } from '#src/commands/gate/scopes.ts'
import { needsRoom } from '../session/open-wizards.ts'

const late = () => import('./order-template.late.ts')

/** Words of an e-mail are no order. */
const needsOrderTemplate: Condition = {
  check: (context) => focusedOf(context, 'template')?.record?.kind !== 'email',
  reason: 'templates.use.onlyOrders',
  lasting: true,
}

/** A new order that begins with a template. */
export const commands: readonly Command[] = [
  choiceCommand({
    id: 'orders.fromTemplate',
    calls: 'templates.list',
    opensField: true,
    title: 'templates.use.title',
    group: 'order',
    scope: 'everywhere',
    permission: 'orders.create',
    about: 'order',
    needs: [needsRoom],
    icon: 'copy',
    choicesTitle: 'templates.use.choose',
    choices: async (context) => (await late()).templateChoices(context),
    run: async (context, template) => (await late()).beginWith(context, template),
  }),
  {
    id: 'orders.ofTemplate',
    opensField: true,
    title: 'templates.use.this',
    group: 'template',
    keys: ['+'],
    scope: [listScope('orderTemplates'), 'record:template'],
    permission: 'orders.create',
    needs: [needsRecord('template'), needsOneRecord, needsOrderTemplate, needsRoom],
    icon: 'order',
    placements: ['row'],
    section: 'open',
    run: async (context) => (await late()).beginWithFocused(context),
  },
]
