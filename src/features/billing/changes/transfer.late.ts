import { queryFor } from '#src/api/query.ts'
import { focusedOf, type Choice, type CommandContext } from '#src/commands/gate/command.ts'
import type { Invoice } from '#src/contract/billing/invoice.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { newestRecords } from '#src/records/changes/newest-records.ts'
import { invoiceChanges } from './invoice-changes.ts'

/** A credit, and the invoice it is set off against. */
export interface Transfer {
  credit: Invoice
  toId: string
}

/** The open invoices of the customer whose credit it is, what is due first; where he has none, that is said. */
export async function transferChoices(context: CommandContext): Promise<Choice<Transfer>[]> {
  const { call, queryClient, t } = context.services
  const focus = focusedOf(context, 'invoice')
  const [credit] = focus === undefined ? [] : await newestRecords(context, 'invoice', [focus])
  if (credit?.customerId === undefined) return []
  const query = {
    state: 'open',
    type: 'invoice',
    customerId: credit.customerId,
    sortBy: 'dueDate',
    limit: 100,
  } as const
  const asked = queryFor(call, 'invoices.list', { query: { ...query, sortOrder: 'asc' } })
  const { data } = await queryClient.fetchQuery({ ...asked, staleTime: 0 })
  const format = formatFor(currentLanguage())
  const open = data.filter(({ openCents }) => openCents > 0)
  if (open.length === 0) {
    const blocked = t('billing.open.empty')
    return [{ id: credit.id, title: credit.customerName, blocked, value: { credit, toId: credit.id } }]
  }
  return open.map((invoice) => ({
    id: invoice.id,
    title: invoice.number ?? invoice.id,
    detail: [format.cents(invoice.openCents), format.date(invoice.dueDate)].join(' · '),
    value: { credit, toId: invoice.id },
  }))
}

/** Sets a credit off against an open invoice, as far as that goes. Can be taken back. */
export async function setOff(context: CommandContext, { credit, toId }: Transfer): Promise<void> {
  await invoiceChanges.change<{ toId: string }>(context, {
    commandId: 'invoices.transfer',
    title: context.services.t('billing.transfer.done'),
    records: [credit],
    call: (call, request) => call('invoices.transfer', request),
    deliver: (send) => send({ toId }),
  })
}
