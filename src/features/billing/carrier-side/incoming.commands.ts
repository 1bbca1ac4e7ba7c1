import { choiceCommand, focusedOf, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import { needsOneRecord, needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import type { IncomingInvoice } from '#src/contract/billing/carrier-records.ts'
import type { Document } from '#src/contract/documents/document.ts'
import { knownRecord } from '#src/records/changes/record-cache.ts'
import { editCommand } from '#src/records/fields/edit-command.ts'
import { INCOMING_LISTS, INCOMING_SCOPES } from './lists/scopes.ts'

/** What they take is fetched when somebody begins. */
const acts = () => import('./changes/incoming.late.ts')
const belongings = () => import('./changes/belongings.late.ts')

/** The carrier's invoice the keyboard is on, as far as the client holds it. */
function held(context: CommandContext): IncomingInvoice | undefined {
  const focus = focusedOf(context, 'incomingInvoice')
  return focus && (focus.record ?? knownRecord(context.services.queryClient, 'incomingInvoice', focus.id))
}

const incoming = needsRecord('incomingInvoice')
const one = [incoming, needsOneRecord] as const

const inState = (states: readonly IncomingInvoice['state'][], reason: Condition['reason']): Condition => ({
  check(context) {
    const record = held(context)
    return record === undefined || states.includes(record.state)
  },
  reason,
  lasting: true,
})

const needsUndecided = inState(['received', 'disputed'], 'reason.billing.decided')

/** None of those that are meant has been approved. */
const needsAllUndecided: Condition = {
  check: (_context, targets) =>
    targets.every(
      ({ kind, record }) =>
        kind !== 'incomingInvoice' ||
        record === undefined ||
        record.state === 'received' ||
        record.state === 'disputed',
    ),
  reason: 'reason.billing.decided',
  lasting: true,
}

const shared = {
  group: 'incomingInvoice',
  scope: INCOMING_SCOPES,
  permission: 'billing.use',
  changesData: true,
  placements: ['row'],
} as const

/** Shows what the invoice names beside it. */
const beside = (kind: 'order' | 'partner', idOf: (record: IncomingInvoice | undefined) => string | undefined) =>
  function openBeside(context: CommandContext) {
    const id = idOf(held(context))
    if (id !== undefined) context.services.openPanel({ kind, id }, 'add')
  }

/** What can be done with invoices of carriers. */
export const commands: readonly Command[] = [
  {
    ...shared,
    id: 'incomingInvoices.create',
    opensField: true,
    title: 'carriers.incoming.create.title',
    keys: ['shift+n'],
    scope: INCOMING_LISTS,
    about: 'incomingInvoice',
    placements: ['toolbar'],
    icon: 'add',
    run: async (context) => (await import('./changes/create.late.ts')).openIncoming(context),
  },
  {
    ...shared,
    id: 'incomingInvoices.advance',
    title: 'carriers.incoming.advance.title',
    keys: ['+'],
    needs: [...one, inState(['received', 'disputed', 'approved'], 'reason.billing.paid')],
    icon: 'add',
    section: 'status',
    isStep: true,
    run: async (context) => (await acts()).advanceIncoming(context),
  },
  {
    ...shared,
    id: 'incomingInvoices.approve',
    title: 'carriers.approve.title',
    keys: ['p'],
    needs: [...one, needsUndecided],
    section: 'status',
    run: async (context) => (await acts()).approve(context),
  },
  {
    ...shared,
    id: 'incomingInvoices.dispute',
    opensField: true,
    title: 'carriers.dispute.title',
    keys: ['b'],
    needs: [...one, inState(['received', 'disputed', 'approved'], 'reason.billing.decided')],
    icon: 'message',
    section: 'status',
    run: async (context) => (await acts()).dispute(context),
  },
  {
    ...shared,
    id: 'incomingInvoices.pay',
    opensField: true,
    title: 'carriers.incoming.pay.title',
    keys: ['z'],
    needs: [
      ...one,
      inState(['approved', 'paid'], 'reason.billing.notApproved'),
      inState(['received', 'disputed', 'approved'], 'reason.billing.paid'),
    ],
    icon: 'add',
    section: 'status',
    run: async (context) => (await acts()).payIncoming(context),
  },
  editCommand(
    {
      ...shared,
      id: 'incomingInvoices.edit',
      title: 'carriers.incoming.edit.title',
      keys: ['e', 'f2'],
      needs: [...one, needsUndecided],
      changesData: false,
      icon: 'edit',
    },
    async () => (await import('./changes/incoming-fields.ts')).editableIncoming,
  ),
  {
    ...shared,
    id: 'incomingInvoices.orders',
    opensField: true,
    title: 'carriers.incoming.orders.title',
    keys: ['shift+v'],
    needs: [...one, needsUndecided],
    icon: 'order',
    run: async (context) => (await belongings()).changeOrders(context),
  },
  choiceCommand<Document | undefined>({
    ...shared,
    id: 'incomingInvoices.attach',
    title: 'carriers.document.attach.title',
    keys: ['shift+b'],
    needs: [...one, needsUndecided],
    icon: 'document',
    choicesTitle: 'carriers.document.choose',
    choices: async (context) => (await belongings()).documentChoices(context),
    run: async (context, document) => (await belongings()).attach(context, document),
  }),
  {
    ...shared,
    id: 'incomingInvoices.openOrder',
    trivial: true,
    title: 'carriers.incoming.openOrder.title',
    keys: ['o'],
    permission: 'orders.read',
    needs: one,
    changesData: false,
    icon: 'order',
    run: beside('order', (record) => record?.orderIds[0]),
  },
  {
    ...shared,
    id: 'incomingInvoices.openCarrier',
    trivial: true,
    title: 'carriers.incoming.openCarrier.title',
    keys: ['u'],
    permission: 'partners.read',
    needs: one,
    changesData: false,
    icon: 'partner',
    run: beside('partner', (record) => record?.carrierId),
  },
  {
    ...shared,
    id: 'incomingInvoices.delete',
    title: 'carriers.delete.title',
    keys: ['delete'],
    needs: [incoming, needsAllUndecided],
    placements: ['row', 'bulk'],
    icon: 'delete',
    section: 'remove',
    run: async (context) => (await import('./changes/delete.late.ts')).deleteIncoming(context),
  },
]
