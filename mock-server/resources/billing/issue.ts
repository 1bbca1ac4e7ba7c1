import type { SaidWarning } from '#src/contract/basics/said-reason.ts'
import { addDays } from '#src/domain/basics/dates.ts'
import { checkSuppliedBy } from '#src/domain/billing/issue-date.ts'
import { dayOfSupply } from '#src/domain/orders/day-of-supply.ts'
import { hasNotes } from '#src/domain/refusals/refusal.ts'
import { assertNoErrors } from '../../core/bodies/issues.ts'
import { HttpError, reasonText, refusalBody } from '../../core/http-error.ts'
import { type RuleContext, ruleContextOf, stamp, todayOf } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { act } from '../../write/act.ts'
import { writeOrder } from '../orders/write.ts'
import { alreadyBilled, claimedReason, claimsOf } from './claims.ts'
import { documentOfDraft, fittingPeriod, sourcesOf, usualTerms } from './draft-values.ts'
import { ordersOf, refuseObstacles } from './drafts.ts'
import { findingsOf } from './findings.ts'
import { assertIssueDate, takeNumber } from './numbers.ts'
import { keepPapers } from './papers.ts'
import { statedBy } from './stated.ts'

type Invoice = Row<'invoices'>

export interface IssueInput {
  send?: boolean | undefined
  overrideReason?: string | undefined
}

/**
 * Gives a draft its number and freezes it: what it states is kept as it is, its orders are billed and read-only, its paper stands with
 * theirs and goes out. All of it in one act, whose number is taken last, so that what is refused has taken none. 409 `ALREADY_BILLED`
 * for one that is issued, 422 for what is missing.
 */
export async function issueInvoice(
  context: RuleContext,
  invoice: Invoice,
  { send = true, overrideReason }: IssueInput,
) {
  const { store, session } = context
  await refuseIssuedAlready(context, invoice)
  const orders = await ordersOf(context, invoice.orderIds)
  const sources = await sourcesOf(store, invoice.customerId, orders)
  const why = hasNotes(overrideReason) ? overrideReason : invoice.overrideReason
  refuseObstacles(sources, why)
  const invoiceDate = invoice.invoiceDate ?? todayOf(context)
  await assertIssueDate(context, 'RE', 'invoiceDate', invoiceDate)
  const draft = { ...invoice, invoiceDate, ...fittingPeriod(invoice, sources) }
  assertNoErrors(checkSuppliedBy('invoiceDate', invoiceDate, usualTerms(sources).periodTo))
  refuseFindings(
    findingsOf(documentOfDraft(context, draft, sources, 'RE'), sources, { ...invoice, isOverridden: true }),
  )
  const number = await takeNumber(store, 'RE', invoiceDate)
  const document = documentOfDraft(context, draft, sources, number)
  const payload = { number, ...(why !== undefined && { notes: why, override: true }) }
  const isSent = send && invoice.email !== undefined
  await act(context, { kind: 'invoice', id: invoice.id }, { type: 'issued', payload }, async () => {
    await store.insert('invoicePapers', { id: invoice.id, document: { ...document } })
    await store.patch('invoices', invoice.id, {
      ...statedBy(document),
      ...{ number, state: 'sent', invoiceDate, dueDate: addDays(invoiceDate, invoice.paymentTerms) },
      ...{ periodFrom: document.period.from, periodTo: document.period.to },
      ...{ openCents: document.totals.grossCents, overrideReason: why },
      ...{ issuedAt: stamp(context), issuedBy: session.userName },
    })
    const told = { type: 'status_changed', payload: { ...payload, invoiceId: invoice.id } }
    for (const order of orders) {
      const values = { status: 'BILLED', deliveredOn: dayOfSupply(order) } as const
      await writeOrder(plain(context), order, values, told)
    }
    await keepPapers(context, { paperId: invoice.id, document, orders, recipient: isSent ? invoice.email : undefined })
  })
  const warnings: SaidWarning[] =
    send && !isSent ? [{ code: 'reason.billing.noEmail', message: reasonText({ code: 'reason.billing.noEmail' }) }] : []
  return { eventId: undefined, warnings }
}

/** A second step of the same call, which no version of its record speaks about. */
export const plain = (context: RuleContext): RuleContext => ({ ...ruleContextOf(context), ifMatch: undefined })

async function refuseIssuedAlready({ store }: RuleContext, invoice: Invoice): Promise<void> {
  if (invoice.number === undefined) return
  const [orderId = ''] = invoice.orderIds
  const held = (await claimsOf(store, 'invoice', [orderId])).get(orderId)
  const order = await store.find('orders', orderId)
  if (held && order) throw alreadyBilled([await claimedReason(store, order, held)])
  throw new HttpError(409, { ...refusalBody({ code: 'reason.billing.issued' }), code: 'ISSUED' })
}

function refuseFindings(findings: ReturnType<typeof findingsOf>): void {
  const errors = findings.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return
  const what = errors.map(({ message }) => message).join('; ')
  throw new HttpError(422, {
    ...refusalBody({ code: 'reason.billing.notReady', values: { what } }),
    code: 'NOT_READY',
    fieldErrors: errors.map(({ code, message }) => ({ path: 'findings', code, message, severity: 'error' })),
  })
}
