import { withAmount } from '#src/entities/billing/amount-text.ts'
import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import type { IncomingInvoice } from '#src/contract/billing/carrier-records.ts'
import { newestRecords } from '#src/records/changes/newest-records.ts'
import { withReason } from '#src/records/changes/reasons.ts'
import { openForm } from '#src/records/form/open-form.ts'
import { isCredit, paymentBody, paymentForm } from '../../changes/payment.late.ts'
import { incomingChanges } from './carrier-changes.ts'

async function focusedIncoming(context: CommandContext): Promise<IncomingInvoice | undefined> {
  const focus = focusedOf(context, 'incomingInvoice')
  return focus && (await newestRecords(context, 'incomingInvoice', [focus]))[0]
}

/** The next legal step: what is not approved yet is, what is approved is paid. */
export async function advanceIncoming(context: CommandContext): Promise<void> {
  const invoice = await focusedIncoming(context)
  if (invoice === undefined) return
  return invoice.state === 'approved' ? payIncoming(context, invoice) : approve(context, invoice)
}

/** Approves it: it may be paid. Another amount than was agreed, or VAT that is not owed, asks why. Can be taken back. */
export async function approve(context: CommandContext, given?: IncomingInvoice): Promise<void> {
  const { t } = context.services
  const invoice = given ?? (await focusedIncoming(context))
  if (invoice === undefined) return
  const { id, number } = invoice
  const title = t('carriers.approve.question', { number: withAmount(number, invoice.netCents) })
  const question = { title, confirmLabel: t('carriers.approve.confirm') }
  await incomingChanges.change<{ reason?: string }>(context, {
    commandId: 'incomingInvoices.approve',
    title: t('carriers.incoming.state.approved'),
    records: [invoice],
    call: (call, request) => call('incomingInvoices.approve', request),
    deliver: (send) =>
      withReason(
        context,
        { kind: 'incomingInvoice', id, label: number },
        'billing.use',
        (reason) => send(reason === undefined ? {} : { reason }),
        question,
      ),
  })
}

/** Says that it is not right, and why. Can be taken back. */
export async function dispute(context: CommandContext): Promise<void> {
  const { t } = context.services
  const invoice = await focusedIncoming(context)
  if (invoice === undefined) return
  const question = {
    title: t('carriers.dispute.question', { number: withAmount(invoice.number, invoice.netCents) }),
    confirmLabel: t('carriers.dispute.confirm'),
  }
  await incomingChanges.change<{ reason: string }>(context, {
    commandId: 'incomingInvoices.dispute',
    title: t('carriers.incoming.state.disputed'),
    records: [invoice],
    call: (call, request) => call('incomingInvoices.dispute', request),
    deliver: (send, record) => incomingChanges.askReason(context, record, question, (reason) => send({ reason })),
  })
}

/** Asks what was paid for it and when, and books that; a part or all. Can be taken back. */
export async function payIncoming(context: CommandContext, given?: IncomingInvoice): Promise<void> {
  const { t } = context.services
  const invoice = given ?? (await focusedIncoming(context))
  if (invoice === undefined) return
  openForm(context, {
    form: paymentForm(invoice, isCredit(invoice) ? undefined : 'carriers.payment.date'),
    name: `payment ${invoice.id}`,
    command: 'incomingInvoices.pay',
    title: t(isCredit(invoice) ? 'carriers.refund.title' : 'billing.payment.title', { number: invoice.number }),
    confirm: t('billing.payment.confirm'),
    width: 480,
    async onSend({ values }) {
      const body = paymentBody(values, invoice)
      if (body === undefined) return false
      await incomingChanges.change<typeof body>(context, {
        commandId: 'incomingInvoices.pay',
        title: t('billing.payment.done'),
        records: [invoice],
        call: (call, request) => call('incomingInvoices.pay', request),
        deliver: (send) => send(body),
      })
      return true
    },
  })
}
