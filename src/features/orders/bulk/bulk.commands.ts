import { choiceCommand, type Command } from '#src/commands/gate/command.ts'
import { needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import { editRefusal } from '#src/domain/orders/permissions.ts'
import { needsOpenOrder, needsOrder } from '../order-targets.ts'

/** What it takes is fetched when somebody begins. */
const start = () => import('./start.late.ts')

const order = needsRecord('order')
const needsEditable: Condition = {
  ...needsOrder(({ status }, { session }) => editRefusal(session.role, status)),
  lasting: true,
}
/** Where prices are asked for, the key asks for them, and says why where it cannot: it never changes one instead. */
const needsPlainList: Condition = {
  check: ({ place }) => !place.scopes.has('list:matching'),
  reason: 'reasons.notInThisList',
  lasting: true,
}
const shared = {
  group: 'order',
  scope: ['list', 'record'],
  changesData: true,
  icon: 'edit',
  placements: ['row', 'bulk'],
} as const

/** Changes that are made to one order or to many alike. */
export const commands: readonly Command[] = [
  choiceCommand({
    ...shared,
    id: 'orders.setPriority',
    findable: true,
    title: 'orders.setPriority.title',
    keys: ['d'],
    permission: 'orders.edit',
    needs: [order, needsEditable],
    choicesTitle: 'orders.setPriority.choose',
    choices: async (context) => (await start()).priorityChoices(context),
    run: async (context, priority) => (await start()).setPriority(context, priority),
  }),
  {
    ...shared,
    id: 'orders.shiftDates',
    calls: 'orders.bulk',
    opensField: true,
    title: 'orders.shiftDates.title',
    keys: ['shift+t'],
    permission: 'orders.edit',
    needs: [order, needsEditable],
    run: async (context) =>
      (await start()).openTyped(context, 'orders.shiftDates', context.services.t('orders.shiftDates.head'), {
        kind: 'dates',
        text: '',
        stops: 'both',
      }),
  },
  {
    ...shared,
    id: 'orders.changePrice',
    calls: 'orders.bulk',
    opensField: true,
    title: 'orders.changePrice.title',
    keys: ['shift+p'],
    permission: 'orders.setCustomerPrice',
    needs: [order, needsPlainList, needsOpenOrder],
    run: async (context) =>
      (await start()).openTyped(context, 'orders.changePrice', context.services.t('orders.changePrice.head'), {
        kind: 'price',
        text: '',
        field: 'customerPrice',
      }),
  },
]
