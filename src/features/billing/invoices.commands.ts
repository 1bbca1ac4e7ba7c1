import { choiceCommand, focusedOf, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import { needsConnection, needsOneRecord, needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import type { Invoice } from '#src/contract/billing/invoice.ts'
import { INVOICE_LISTS } from './lists/scopes.ts'
import type { InvoiceFile } from './changes/files.late.ts'
import type { Transfer } from './changes/transfer.late.ts'
import { knownRecord } from '#src/records/changes/record-cache.ts'

/** What they take is fetched when somebody begins. */
const acts = () => import('./changes/acts.late.ts')
const files = () => import('./changes/files.late.ts')

/** The invoice the keyboard is on, as far as the client holds it. */
function held(context: CommandContext): Invoice | undefined {
  const focus = focusedOf(context, 'invoice')
  return focus && (focus.record ?? knownRecord(context.services.queryClient, 'invoice', focus.id))
}

const invoice = needsRecord('invoice')
const one = [invoice, needsOneRecord] as const

const inState = (states: readonly Invoice['state'][], reason: Condition['reason']): Condition => ({
  check(context) {
    const record = held(context)
    return record === undefined || states.includes(record.state)
  },
  reason,
  lasting: true,
})

const needsDraft = inState(['draft'], 'reason.billing.issued')
const needsIssued = inState(['sent', 'overdue', 'paid', 'cancelled'], 'reason.billing.isDraft')
const needsUncancelled = inState(['draft', 'sent', 'overdue', 'paid'], 'reason.billing.isCancelled')

/** What is cancelled is paid no more, but what was paid for it goes back. */
const needsPayable: Condition = {
  check: (context) => held(context)?.state !== 'cancelled' || isCredit(context),
  reason: 'reason.billing.isCancelled',
  lasting: true,
}
const needsCredit: Condition = {
  check: (context) => held(context) === undefined || isCredit(context),
  reason: 'reason.billing.noCredit',
  lasting: true,
}
const isCredit = (context: CommandContext) => (held(context)?.openCents ?? 0) < 0

/** A cancellation is no invoice that could be paid, reminded of or cancelled. */
const needsInvoice: Condition = {
  check: (context) => held(context)?.type !== 'cancellation',
  reason: 'reason.billing.isCancellation',
  lasting: true,
}

const needsOverdue: Condition = {
  check: (_context, targets) =>
    targets.every(({ kind, record }) => kind !== 'invoice' || record === undefined || record.state === 'overdue'),
  reason: 'reason.billing.notOverdue',
  lasting: true,
}

const shared = {
  group: 'invoice',
  scope: [...INVOICE_LISTS, 'record'],
  permission: 'billing.use',
  changesData: true,
  placements: ['row'],
} as const

/** Shows what the invoice names beside it. */
const beside = (kind: 'order' | 'partner', idOf: (record: Invoice | undefined) => string | undefined) =>
  function openBeside(context: CommandContext) {
    const id = idOf(held(context))
    if (id !== undefined) context.services.openPanel({ kind, id }, 'add')
  }

/** What can be done with invoices. */
export const commands: readonly Command[] = [
  {
    ...shared,
    id: 'invoices.advance',
    title: 'billing.advance.title',
    keys: ['+'],
    needs: [...one, needsInvoice, needsUncancelled, inState(['draft', 'sent', 'overdue'], 'reason.billing.paid')],
    icon: 'add',
    section: 'status',
    isStep: true,
    run: async (context) => (await acts()).advance(context),
  },
  {
    ...shared,
    id: 'invoices.issue',
    title: 'billing.issue.title',
    needs: [...one, needsDraft],
    icon: 'document',
    section: 'status',
    run: async (context) => (await acts()).issue(context),
  },
  {
    ...shared,
    id: 'invoices.pay',
    opensField: true,
    title: 'billing.payment.command',
    keys: ['z'],
    needs: [...one, needsInvoice, needsIssued, needsPayable],
    icon: 'add',
    section: 'status',
    run: async (context) => (await import('./changes/payment.late.ts')).openPayment(context),
  },
  choiceCommand<Transfer>({
    ...shared,
    id: 'invoices.transfer',
    title: 'billing.transfer.title',
    keys: ['shift+h'],
    needs: [...one, needsInvoice, needsIssued, needsCredit],
    icon: 'move',
    section: 'status',
    choicesTitle: 'billing.transfer.choose',
    choices: async (context) => (await import('./changes/transfer.late.ts')).transferChoices(context),
    run: async (context, choice) => (await import('./changes/transfer.late.ts')).setOff(context, choice),
  }),
  {
    ...shared,
    id: 'invoices.remind',
    title: 'billing.remind.title',
    keys: ['m'],
    needs: [invoice, needsOverdue],
    placements: ['row', 'bulk'],
    icon: 'message',
    section: 'status',
    run: async (context) => (await acts()).remind(context),
  },
  {
    ...shared,
    id: 'invoices.send',
    opensField: true,
    title: 'billing.send.title',
    keys: ['v'],
    needs: [...one, needsIssued],
    icon: 'message',
    section: 'papers',
    run: async (context) => (await acts()).sendAgain(context),
  },
  {
    ...shared,
    id: 'invoices.cancel',
    opensField: true,
    title: 'billing.cancel.title',
    keys: ['shift+z'],
    needs: [...one, needsInvoice, needsIssued, needsUncancelled],
    icon: 'close',
    section: 'status',
    run: async (context) => (await acts()).cancel(context),
  },
  {
    ...shared,
    id: 'invoices.compose',
    trivial: true,
    title: 'billing.compose.title',
    keys: ['e', 'f2'],
    needs: [...one, needsDraft],
    changesData: false,
    icon: 'edit',
    run(context) {
      const id = held(context)?.id
      if (id !== undefined) context.services.openPanel({ kind: 'invoiceDraft', id }, 'add')
    },
  },
  {
    ...shared,
    id: 'invoices.delete',
    title: 'billing.delete.title',
    keys: ['delete'],
    needs: [invoice, needsDraft],
    placements: ['row', 'bulk'],
    icon: 'delete',
    run: async (context) => (await acts()).discard(context),
  },
  {
    ...shared,
    id: 'invoices.print',
    trivial: true,
    title: 'billing.print.title',
    keys: ['shift+d'],
    scope: 'record',
    needs: [...one, needsConnection],
    changesData: false,
    icon: 'print',
    section: 'papers',
    run: async (context) => (await files()).print(context),
  },
  choiceCommand<InvoiceFile>({
    ...shared,
    id: 'invoices.file',
    title: 'billing.file.title',
    keys: ['shift+y'],
    needs: [...one, needsConnection],
    changesData: false,
    icon: 'document',
    section: 'papers',
    choicesTitle: 'billing.file.choose',
    choices: async (context) => (await files()).fileChoices(context),
    run: async (context, choice) => (await files()).download(context, choice),
  }),
  {
    ...shared,
    id: 'invoices.openOrder',
    trivial: true,
    title: 'billing.openOrder.title',
    keys: ['o'],
    permission: 'orders.read',
    needs: one,
    changesData: false,
    icon: 'order',
    run: beside('order', (record) => record?.orderIds[0]),
  },
  {
    ...shared,
    id: 'invoices.openCustomer',
    trivial: true,
    title: 'billing.openCustomer.title',
    keys: ['u'],
    permission: ['partners.read', 'billing.use'],
    needs: one,
    changesData: false,
    icon: 'partner',
    run: beside('partner', (record) => record?.customerId),
  },
]
