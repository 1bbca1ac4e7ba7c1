import { leaveGone } from '#src/records/changes/gone-records.ts'
import { withAmount } from '#src/entities/billing/amount-text.ts'
import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import type { Invoice } from '#src/contract/billing/invoice.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { chosenTargets, newestRecords } from '#src/records/changes/newest-records.ts'
import { deleteDrafts } from './delete.late.ts'
import { invoiceChanges } from './invoice-changes.ts'
import { openPayment } from './payment.late.ts'

async function focusedInvoice(context: CommandContext): Promise<Invoice | undefined> {
  const focus = focusedOf(context, 'invoice')
  return focus && (await newestRecords(context, 'invoice', [focus]))[0]
}

/** The next legal step: a draft is issued, an invoice that is open is paid. */
export async function advance(context: CommandContext): Promise<void> {
  const invoice = await focusedInvoice(context)
  if (invoice === undefined) return
  if (invoice.state === 'draft') return issue(context, invoice)
  return openPayment(context, invoice)
}

/** Issues a draft after a question that names it: it gets its number, and can then only be cancelled. */
export async function issue(context: CommandContext, given?: Invoice): Promise<void> {
  const { confirm, t } = context.services
  const invoice = given ?? (await focusedInvoice(context))
  if (invoice === undefined) return
  const format = formatFor(currentLanguage())
  const isMeant = await confirm({
    title: t('billing.issue.question', { name: invoice.customerName, amount: format.cents(invoice.grossCents) }),
    detail: t('billing.effect', { count: invoice.orderIds.length }),
    confirmLabel: t('billing.issue.confirm'),
  })
  if (!isMeant) return
  await invoiceChanges.change<{ overrideReason?: string }>(context, {
    commandId: 'invoices.issue',
    title: t('billing.issue.done'),
    records: [invoice],
    message: ({ number = '' }) => t('billing.issued', { number }),
    done: ({ id }) => leaveGone(context.services.queryClient, 'invoiceDraft', [id]),
    call: (call, request) => call('invoices.issue', request),
    deliver: (send, record) =>
      invoiceChanges.withReason(context, record, (reason) =>
        send({ ...(reason !== undefined && { overrideReason: reason }) }),
      ),
  })
}

/** Throws drafts away; their orders are free again. Can be taken back. */
export async function discard(context: CommandContext): Promise<void> {
  await deleteDrafts(context)
}

/** Cancels an invoice by one of its own, after a question for the reason that says what follows. */
export async function cancel(context: CommandContext): Promise<void> {
  const { t, openPanel } = context.services
  const invoice = await focusedInvoice(context)
  if (invoice === undefined) return
  const { number = '', orderIds, paidCents } = invoice
  const amount = formatFor(currentLanguage()).cents(paidCents)
  const credit = paidCents > 0 ? [t('billing.cancel.credit', { amount })] : []
  const question = {
    title: t('billing.cancel.question', { number: withAmount(number, invoice.grossCents) }),
    detail: [t('billing.cancel.detail', { count: orderIds.length }), ...credit].join(' '),
    confirmLabel: t('billing.cancel.confirm'),
  }
  await invoiceChanges.change<{ reason: string }>(context, {
    commandId: 'invoices.cancel',
    title: t('billing.state.cancelled'),
    records: [invoice],
    message: (record) => t('billing.cancelled', { number: record.number ?? '', other: record.cancelledByNumber ?? '' }),
    done: ({ cancelledById }) =>
      cancelledById !== undefined && openPanel({ kind: 'invoice', id: cancelledById }, 'add'),
    call: (call, request) => call('invoices.cancel', request),
    deliver: (send, record) => invoiceChanges.askReason(context, record, question, (reason) => send({ reason })),
  })
}

/** Sends it by e-mail, again or to another address. */
export async function sendAgain(context: CommandContext): Promise<void> {
  const { ask, t } = context.services
  const invoice = await focusedInvoice(context)
  if (invoice === undefined) return
  await ask({
    title: t('billing.send.question', { number: invoice.number ?? '' }),
    label: t('billing.field.email'),
    confirmLabel: t('billing.send.confirm'),
    required: true,
    text: invoice.email ?? '',
    line: (text) => (text.includes('@') ? undefined : t('issue.email')),
    async send(email) {
      await invoiceChanges.change<{ email: string }>(context, {
        commandId: 'invoices.send',
        title: t('billing.send.done'),
        records: [invoice],
        call: (call, request) => call('invoices.send', request),
        deliver: (send) => send({ email: email.trim() }),
      })
      return true
    },
  })
}

/** The next reminder for each of them, after a question; what is not due says why. */
export async function remind(context: CommandContext): Promise<void> {
  const { confirm, t } = context.services
  const records = await newestRecords(context, 'invoice', chosenTargets(context))
  const [first] = records
  if (first === undefined) return
  const format = formatFor(currentLanguage())
  const open = records.reduce((sum, { openCents }) => sum + openCents, 0)
  const level = Math.min(3, first.reminderLevel + 1)
  const question = {
    title:
      records.length > 1
        ? t('billing.remind.many', { count: records.length })
        : t('billing.remind.question', { number: withAmount(first.number ?? '', open), level }),
    detail:
      records.length > 1
        ? `${t('billing.sum.open', { amount: format.cents(open) })}. ${t('billing.remind.detail')}`
        : t('billing.remind.detail'),
    confirmLabel: t('billing.remind.confirm'),
  }
  if (!(await confirm(question))) return
  await invoiceChanges.change<object>(context, {
    commandId: 'invoices.remind',
    title: t('billing.remind.done'),
    records,
    message: ({ number = '', reminderLevel }) => t('billing.reminded', { number, level: reminderLevel }),
    call: (call, request) => call('invoices.remind', request),
    deliver: (send) => send({}),
  })
}
