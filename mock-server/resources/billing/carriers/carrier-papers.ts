import { addDays } from '#src/domain/basics/dates.ts'
import type { InvoiceDocument } from '#src/domain/billing/invoice-document.ts'
import { checkSuppliedBy } from '#src/domain/billing/issue-date.ts'
import { dayOfSupply } from '#src/domain/orders/day-of-supply.ts'
import type { InvoiceFormat } from '#src/domain/billing/states.ts'
import { checkInvoiceDocument } from '#src/domain/billing/check-document.ts'
import { type CarriageParties, creditObstacles, purchaseParties } from '#src/domain/billing/obstacles.ts'
import { eurosText } from '#src/domain/billing/lines.ts'
import { settled } from '#src/domain/billing/settlement.ts'
import { cancellationOf, invoiceDocument } from '#src/domain/billing/totals.ts'
import type { Reason } from '#src/domain/refusals/reason-messages.ts'
import { assertNoErrors } from '../../../core/bodies/issues.ts'
import { HttpError, notFound, reasonText, refusalBody } from '../../../core/http-error.ts'
import { notNow, type RuleContext, stamp, todayOf } from '../../../core/rule-context.ts'
import type { Row } from '../../../store/models.ts'
import type { Store } from '../../../store/store.ts'
import { act } from '../../../write/act.ts'
import { demandReason, frozenDocument, saidWarning } from '../cancel.ts'
import { alreadyBilled, claim, claimsOf, release } from '../claims.ts'
import { notBillable, ordersOf } from '../drafts.ts'
import { assertIssueDate, takeNumber } from '../numbers.ts'
import { companyOf, companyParty, letterheadOf, partnerParty } from '../parties.ts'
import { keepPapers } from '../papers.ts'
import { type BookedPayment, withPayment } from '../payments.ts'
import { statedBy, statedOrder } from '../stated.ts'
import { writeRecord } from '../../../write/record-write.ts'

type Order = Row<'orders'>
type CreditNote = Row<'creditNotes'>

/** 409 for orders whose carrier has his paper already, but for this one. */
export async function refusePaid(store: Store, orders: readonly Order[], ownId?: string): Promise<void> {
  const claims = await claimsOf(
    store,
    'carrier',
    orders.map(({ id }) => id),
  )
  const reasons: Reason[] = []
  for (const { id, orderNumber: order } of orders) {
    const held = claims.get(id)
    if (!held || held.paperId === ownId) continue
    const paper =
      (await store.find('creditNotes', held.paperId)) ?? (await store.find('incomingInvoices', held.paperId))
    reasons.push({ code: 'reason.billing.carrierDone', values: { order, number: paper?.number ?? '' } })
  }
  if (reasons.length > 0) throw alreadyBilled(reasons)
}

/** The one carrier of orders; 422 where there are several, or none. */
export async function carrierOf(store: Store, orders: readonly Order[]): Promise<Row<'partners'>> {
  const [first] = orders
  if (orders.some(({ carrierId }) => carrierId !== first?.carrierId)) {
    throw notBillable([{ code: 'reason.billing.oneCarrier' }])
  }
  const carrier = first?.carrierId ? await store.find('partners', first.carrierId) : undefined
  if (carrier) return carrier
  if (first === undefined) throw notFound()
  throw notBillable([{ code: 'reason.billing.carrierMissing', values: { order: first.orderNumber } }])
}

interface CreditInput {
  orderIds: readonly string[]
  date?: string | undefined
  send?: boolean | undefined
}

/**
 * Issues a credit note for a carrier's delivered orders: number, frozen paper, mail, in one act. 409 for orders he has been paid for,
 * 422 for what is missing. Source: § 14 Abs. 2 Satz 5 UStG
 */
export async function newCreditNote(context: RuleContext, { orderIds, date, send = true }: CreditInput) {
  const { store, session } = context
  const orders = await ordersOf(context, orderIds)
  const carrier = await carrierOf(store, orders)
  await refusePaid(store, orders)
  const company = await companyOf(store)
  const between = purchaseParties(carrier, company)
  const obstacles = orders.flatMap((order) => creditObstacles(order, between))
  if (obstacles.length > 0) throw notBillable(obstacles)
  const issueDate = date ?? todayOf(context)
  await assertIssueDate(context, 'GS', 'date', issueDate)
  assertNoErrors(
    checkSuppliedBy(
      'date',
      issueDate,
      orders
        .map((order) => dayOfSupply(order) ?? '')
        .toSorted()
        .at(-1),
    ),
  )
  const paymentTerms = carrier.paymentTerms ?? 30
  const documentWith = (number: string): InvoiceDocument =>
    invoiceDocument({
      ...{ kind: 'selfBilling', number, issueDate, split: 'positions' },
      ...{ seller: partnerParty(carrier), buyer: companyParty(company), letterhead: letterheadOf(company) },
      orders: orders.map((order, at) => statedOrder(order, between, at + 1, 'carrier')),
      dueDate: addDays(issueDate, paymentTerms),
    })
  refuseUnready(documentWith('GS'))
  const number = await takeNumber(store, 'GS', issueDate)
  const document = documentWith(number)
  const id = context.newId('crn')
  await act(context, { kind: 'creditNote', id }, { type: 'issued', payload: { number } }, async () => {
    await claim(context, 'carrier', id, orderIds)
    await store.insert('invoicePapers', { id, document: { ...document } })
    await store.insert('creditNotes', {
      ...{ id, type: 'creditNote', number, state: 'issued', carrierId: carrier.id, carrierName: carrier.name },
      ...{ date: issueDate, periodFrom: document.period.from, periodTo: document.period.to, paymentTerms },
      ...{ dueDate: document.dueDate, orderIds: orders.map((order) => order.id), paidCents: 0, payments: [] },
      ...{ openCents: document.totals.grossCents, issuedBy: session.userName, ...statedBy(document) },
      ...{ createdAt: stamp(context), updatedAt: stamp(context) },
    })
    const recipient = send ? (carrier.invoiceEmail ?? carrier.email) : undefined
    await keepPapers(context, { paperId: id, document, orders, recipient })
  })
  return { id }
}

/** 422 with all that keeps a document from being made in a format. */
export function refuseUnready(document: InvoiceDocument, format: InvoiceFormat = 'pdf'): void {
  const errors = checkInvoiceDocument(document, format).filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return
  const what = errors.map(({ message }) => message).join('; ')
  throw new HttpError(422, {
    ...refusalBody({ code: 'reason.billing.notReady', values: { what } }),
    code: 'NOT_READY',
    fieldErrors: errors.map(({ code, message }) => ({ path: 'findings', code, message, severity: 'error' })),
  })
}

/** Makes the credit note that cancels another one; its orders can be credited anew. */
export async function cancelCreditNote(context: RuleContext, note: CreditNote, reason: string) {
  const { store, session } = context
  if (note.type === 'cancellation') throw notNow('reason.billing.isCancellation', 'IS_CANCELLATION')
  if (note.state === 'cancelled') throw notNow('reason.billing.isCancelled', 'IS_CANCELLED')
  const why = demandReason(reason)
  const issueDate = todayOf(context)
  const original = await frozenDocument(store, note.id)
  const number = await takeNumber(store, 'GS', issueDate)
  const document = cancellationOf(original, { number, issueDate, reason: why })
  const id = context.newId('crn')
  const orders = await store.findMany('orders', note.orderIds)
  const said = { type: 'cancelled', payload: { number, notes: why } }
  await act(context, { kind: 'creditNote', id: note.id }, said, async () => {
    const { carrierId, carrierName, periodFrom, periodTo, paymentTerms, orderIds } = note
    await store.insert('invoicePapers', { id, document: { ...document } })
    await store.insert('creditNotes', {
      ...{ id, type: 'cancellation', number, state: 'issued', carrierId, carrierName, date: issueDate, reason: why },
      ...{ periodFrom, periodTo, paymentTerms, orderIds, cancelsId: note.id, cancelsNumber: note.number },
      ...{ paidCents: 0, openCents: 0, payments: [], issuedBy: session.userName },
      ...{ createdAt: stamp(context), updatedAt: stamp(context), ...statedBy(document), ...{ openCents: 0 } },
    })
    const cancelled = { cancelledById: id, cancelledByNumber: number, reason: why }
    await store.patch('creditNotes', note.id, {
      ...settled({ ...note, state: 'cancelled' }),
      state: 'cancelled',
      ...cancelled,
    })
    await release(context, 'carrier', orderIds)
    const carrier = carrierId ? await store.find('partners', carrierId) : undefined
    await keepPapers(context, { paperId: id, document, orders, recipient: carrier?.invoiceEmail ?? carrier?.email })
  })
  const refund = { code: 'reason.billing.refund', values: { amount: eurosText(note.paidCents) } } as const
  return { cancellationId: id, warnings: note.paidCents > 0 ? [saidWarning(refund)] : [] }
}

/** Books what was paid to the carrier. */
export async function payCreditNote(context: RuleContext, note: CreditNote, booked: BookedPayment) {
  if (note.type === 'cancellation') throw notNow('reason.billing.isCancellation', 'IS_CANCELLATION')
  const isRefund = note.state === 'cancelled' && booked.amountCents < 0
  if (note.state === 'cancelled' && !isRefund) throw notNow('reason.billing.isCancelled', 'IS_CANCELLED')
  const { values, isPaid, warnings } = withPayment(context, note, booked)
  const said = { type: 'paid', payload: { amountCents: booked.amountCents, date: booked.date } }
  const state = isRefund ? note.state : isPaid ? ('paid' as const) : ('issued' as const)
  const { row, eventId } = await writeRecord(context, 'creditNote', note, { ...values, state }, said)
  return { row, eventId, warnings }
}

/** In words why an order cannot be credited yet; nothing where it can. */
export function creditMessage(order: Order, between: CarriageParties) {
  const obstacles = creditObstacles(order, between)
  return obstacles.length === 0 ? undefined : obstacles.map(reasonText).join('; ')
}
