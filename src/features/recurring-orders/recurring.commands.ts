import { choiceCommand, focusedOf, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import { needsOneRecord, needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import { editCommand } from '#src/records/fields/edit-command.ts'

/** What they take is fetched when somebody begins. */
const acts = () => import('./changes/acts.late.ts')
const forms = () => import('./changes/create.late.ts')

const recurring = needsRecord('recurringOrder')

const shared = {
  group: 'recurringOrder',
  scope: ['list', 'record'],
  permission: 'orders.create',
  changesData: true,
  needs: [recurring, needsOneRecord],
  placements: ['row'],
} as const

const ofOrder = { ...shared, group: 'order', needs: [needsRecord('order'), needsOneRecord] } as const

/** A date is still to come. */
const needsDate: Condition = {
  check: (context) => focusedOf(context, 'recurringOrder')?.record?.status !== 'ended',
  reason: 'recurring.skip.none',
}

/** The order was made ahead; of one that is not at hand the server knows. */
const needsTemplate: Condition = {
  check: (context: CommandContext) => {
    const order = focusedOf(context, 'order')?.record
    return order === undefined || order.recurringOrderId !== undefined
  },
  reason: 'recurring.open.none',
  lasting: true,
}

/** What can be done with recurring orders. */
export const commands: readonly Command[] = [
  {
    ...shared,
    id: 'recurringOrders.create',
    opensField: true,
    title: 'recurring.create.title',
    keys: ['shift+n'],
    scope: 'list:recurringOrders',
    about: 'recurringOrder',
    needs: [],
    icon: 'add',
    placements: ['toolbar'],
    run: async (context) => (await forms()).openCreate(context),
  },
  {
    ...ofOrder,
    id: 'recurringOrders.fromOrder',
    opensField: true,
    title: 'recurring.fromOrder.title',
    icon: 'copy',
    section: 'open',
    run: async (context) => (await forms()).openFromOrder(context),
  },
  {
    ...ofOrder,
    id: 'recurringOrders.openOfOrder',
    calls: 'recurringOrders.get',
    trivial: true,
    title: 'recurring.open.title',
    needs: [...ofOrder.needs, needsTemplate],
    changesData: false,
    icon: 'order',
    run: async (context) => (await acts()).openTemplate(context),
  },
  editCommand(
    {
      ...shared,
      id: 'recurringOrders.edit',
      title: 'recurring.edit.title',
      keys: ['e', 'f2'],
      changesData: false,
      icon: 'edit',
    },
    async () => (await import('./fields/recurring-fields.ts')).editableRecurring,
  ),
  {
    ...shared,
    id: 'recurringOrders.pause',
    title: 'recurring.pause.title',
    keys: ['p'],
    needs: [recurring],
    placements: ['row', 'bulk'],
    section: 'status',
    run: async (context) => (await acts()).togglePause(context),
  },
  {
    ...shared,
    id: 'recurringOrders.skipNext',
    title: 'recurring.skipNext.title',
    keys: ['s'],
    needs: [...shared.needs, needsDate],
    run: async (context) => (await acts()).skipNext(context),
  },
  choiceCommand({
    ...shared,
    id: 'recurringOrders.skip',
    title: 'recurring.skip.title',
    keys: ['z'],
    needs: [...shared.needs, needsDate],
    choicesTitle: 'recurring.skip.choose',
    choices: async (context) => (await acts()).dateChoices(context),
    run: async (context, chosen) => (await acts()).skipDate(context, chosen),
  }),
  {
    ...shared,
    id: 'recurringOrders.delete',
    title: 'recurring.delete.title',
    keys: ['delete'],
    needs: [recurring],
    placements: ['row', 'bulk'],
    icon: 'delete',
    section: 'remove',
    run: async (context) => (await import('./changes/delete.late.ts')).deleteRecurring(context),
  },
]
