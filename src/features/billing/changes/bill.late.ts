import * as z from 'zod/mini'
import { isApiError } from '#src/api/api-error.ts'
import { queryFor } from '#src/api/query.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { Invoice } from '#src/contract/billing/invoice.ts'
import type { BillingOrder } from '#src/contract/billing/orders.ts'
import { BILLING_CALL_LIMIT } from '#src/contract/billing/parts.ts'
import { PROOF_KINDS } from '#src/domain/documents/document-kinds.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import { invalidateRecords, invalidateRelated } from '#src/records/changes/invalidate.ts'
import { withReason } from '#src/records/changes/reasons.ts'
import { beginRun } from '../run/run-steps.late.ts'
import { chosenOrders } from './chosen-orders.ts'
import { invoiceChanges } from './invoice-changes.ts'

/** What a refusal says of single orders: their numbers. */
const Refused = z.object({ reasons: z.array(z.object({ values: z.object({ order: z.string() }) })) })

/** Orders somebody else has billed, or has in a draft, leave the selection; the lists are asked again. */
function letGo({ services }: CommandContext, orders: readonly BillingOrder[], error: unknown): void {
  const { queryClient, list } = services
  if (!isApiError(error) || error.status !== 409) return
  const found = Refused.safeParse(error.body)
  const numbers = found.success ? found.data.reasons.map(({ values }) => values.order) : []
  const gone = orders.filter(({ orderNumber }) => numbers.includes(orderNumber)).map(({ id }) => id)
  list?.deselect?.(gone)
  invalidateRelated(queryClient, 'invoice', [])
  invalidateRecords(queryClient, 'order', gone)
}

/** Begins the invoice of orders of one customer: its draft stands on the server, beside it what can still be changed. */
async function begin(context: CommandContext, orders: readonly BillingOrder[]): Promise<void> {
  const { call, openPanel, list, t } = context.services
  const [first] = orders
  if (first === undefined) return
  const label = orders.length === 1 ? first.orderNumber : first.customerName
  const orderIds = orders.map(({ id }) => id)
  try {
    await changeRecords(context, {
      kind: 'invoice',
      commandId: 'billing.bill',
      title: t('billing.draft.made'),
      records: [Invoice.parse({})],
      labelOf: invoiceChanges.labelOf,
      send: (_blank, own) =>
        withReason(context, { kind: 'invoice', id: first.id, label }, 'billing.use', (overrideReason) => {
          const body = { orderIds, ...(overrideReason !== undefined && { overrideReason }) }
          return own(['invoices.create', body], async (idempotencyKey) =>
            invoiceChanges.changedOf(await call('invoices.create', { body, idempotencyKey })),
          )
        }),
      done({ id }) {
        list?.deselect?.(orderIds)
        openPanel({ kind: 'invoice', id }, 'replace', { focus: false })
        openPanel({ kind: 'invoiceDraft', id }, 'add')
      },
    })
  } catch (error) {
    letGo(context, orders, error)
    throw error
  }
}

/** Bills many orders in a run of the server, customer by customer as it is agreed, after a question that says what it comes to. */
async function runOver(context: CommandContext, orders: readonly BillingOrder[]): Promise<void> {
  const { confirm, t } = context.services
  const format = formatFor(currentLanguage())
  const customers = new Set(orders.map(({ customerId }) => customerId)).size
  const net = orders.reduce((sum, { netCents }) => sum + netCents, 0)
  const isMeant = await confirm({
    title: t('billing.run.question', { count: orders.length, total: format.number(orders.length) }),
    detail: t('billing.run.detail', { count: customers, total: format.number(customers), amount: format.cents(net) }),
    confirmLabel: t('billing.run.confirm'),
  })
  if (!isMeant) return
  await beginRun(
    context,
    orders.map(({ id }) => id),
  )
}

/** Bills what is chosen: orders of one customer by a draft that can be looked at, others by a run. */
export async function bill(context: CommandContext): Promise<void> {
  const orders = chosenOrders(context)
  const [first] = orders
  if (first === undefined) return
  const isOne = orders.every(({ customerId }) => customerId === first.customerId)
  const isTogether = orders.length === 1 || (isOne && first.mode === 'collective')
  if (isTogether && orders.length <= BILLING_CALL_LIMIT) return begin(context, orders)
  return runOver(context, orders)
}

/** Opens the paper that waits to be checked as the proof of the order; where there is none its order, and says so. */
export async function checkProof(context: CommandContext): Promise<void> {
  const [order] = chosenOrders(context)
  if (order !== undefined) await openProofOf(context.services, order.id, order.orderNumber)
}

type Services = Pick<CommandContext['services'], 'call' | 'queryClient' | 'openPanel' | 'notify' | 't'>

/** The same for an order by its id. */
export async function openProofOf(services: Services, orderId: string, orderNumber: string): Promise<void> {
  const { call, queryClient, openPanel, notify, t } = services
  const query = { kind: PROOF_KINDS.join(','), orderId, verified: 'false', limit: 1 } as const
  const { data } = await queryClient.fetchQuery({ ...queryFor(call, 'documents.list', { query }), staleTime: 0 })
  const [paper] = data
  if (paper !== undefined) return openPanel({ kind: 'document', id: paper.id }, 'add')
  openPanel({ kind: 'order', id: orderId }, 'add')
  notify({ type: 'info', message: t('billing.proof.none', { order: orderNumber }), answers: true })
}
