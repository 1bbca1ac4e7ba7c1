import type { Command, CommandContext } from '#src/commands/gate/command.ts'
import { needsConnection, type Condition } from '#src/commands/gate/conditions.ts'
import { CARRIER_ORDERS } from './carrier-side/lists/scopes.ts'
import { chosenOrders } from './changes/chosen-orders.ts'
import { BILLING_LISTS, ORDER_LISTS } from './lists/scopes.ts'

/** What they take is fetched when somebody begins. */
const billing = () => import('./changes/bill.late.ts')

const shared = { group: 'invoice', about: 'invoice', permission: 'billing.use' } as const

const needsOrders: Condition = {
  check: (context) => chosenOrders(context).length > 0,
  reason: 'billing.reason.selectOrder',
}

/** Nothing stands in the way of any of them but what a reason goes past. */
const needsBillable: Condition = {
  check: (context) => blocking(context) === undefined,
  reason: 'billing.reason.blocked',
  values: (context) => ({ text: blocking(context) ?? '' }),
}

const blocking = (context: CommandContext) =>
  chosenOrders(context).flatMap(({ obstacles }) => obstacles.filter(({ remedy }) => remedy !== 'checkProof'))[0]
    ?.message

/** What can be done with orders that are to be billed, and with billing as a whole. */
export const commands: readonly Command[] = [
  {
    ...shared,
    id: 'billing.bill',
    title: 'billing.bill.title',
    keys: ['+'],
    scope: ORDER_LISTS,
    needs: [needsOrders, needsBillable],
    changesData: true,
    icon: 'add',
    isStep: true,
    run: async (context) => (await billing()).bill(context),
  },
  {
    ...shared,
    id: 'billing.checkProof',
    trivial: true,
    title: 'billing.checkProof.title',
    keys: ['p'],
    scope: [...ORDER_LISTS, CARRIER_ORDERS],
    needs: [needsOrders],
    icon: 'document',
    run: async (context) => (await billing()).checkProof(context),
  },
  {
    ...shared,
    id: 'dunning.run',
    title: 'billing.dunning.title',
    keys: ['shift+m'],
    scope: BILLING_LISTS,
    changesData: true,
    icon: 'message',
    run: async (context) => (await import('./changes/dunning.late.ts')).openDunning(context),
  },
  {
    ...shared,
    id: 'billing.export',
    opensField: true,
    needs: [needsConnection],
    title: 'billing.export.title',
    keys: ['shift+x'],
    scope: BILLING_LISTS,
    icon: 'document',
    run: async (context) => (await import('./changes/export.late.ts')).openExport(context),
  },
]
