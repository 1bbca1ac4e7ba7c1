import type { InvoiceInput, NewInvoiceInput } from '#src/contract/billing/invoices.ts'
import { billingObstacles, isOutsideTax, salesParties } from '#src/domain/billing/obstacles.ts'
import { dayOfSupply } from '#src/domain/orders/day-of-supply.ts'
import { errorAt, isEmail } from '#src/domain/refusals/field-issue.ts'
import { checkSuppliedBy, checkSupplyPeriod } from '#src/domain/billing/issue-date.ts'
import { checkBuyerReference } from '#src/domain/partners/checks.ts'
import { periodOf } from '#src/domain/billing/totals.ts'
import { hasNotes } from '#src/domain/refusals/refusal.ts'
import type { Reason } from '#src/domain/refusals/reason-messages.ts'
import { assertNoErrors } from '../../core/bodies/issues.ts'
import { HttpError, notFound, refusalBody } from '../../core/http-error.ts'
import { notNow, type RuleContext, stamp } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { writeCreated } from '../../write/record-write.ts'
import { sameValue } from '../../write/same-value.ts'
import { assertIssueDate } from './numbers.ts'
import { claim, refuseClaimed, release } from './claims.ts'
import { followingPeriod, followingValues, ordersDays, type Sources, sourcesOf, usualTerms } from './draft-values.ts'

type Invoice = Row<'invoices'>
type Order = Row<'orders'>

/** By what orders stand in the order in which they were delivered. */
export const supplyKey = (order: Order) => `${dayOfSupply(order) ?? ''} ${order.orderNumber}`

/** The orders an invoice is made of, in the order in which they were delivered; 404 for one that is not there. */
export async function ordersOf({ store }: Pick<RuleContext, 'store'>, ids: readonly string[]): Promise<Order[]> {
  const once = [...new Set(ids)]
  const orders = await store.findMany('orders', once)
  const missing = once.find((id) => !orders.some((order) => order.id === id))
  if (missing !== undefined) throw notFound({ code: 'reason.missing.order', values: { id: missing } })
  return orders.toSorted((a, b) => (supplyKey(a) < supplyKey(b) ? -1 : 1))
}

/** 422 with all that keeps orders from being billed together; a reason goes past a proof that is not checked. */
export function refuseObstacles({ orders, company, partner }: Sources, overrideReason: string | undefined): void {
  const between = salesParties(company, partner)
  const reasons = orders.flatMap((order) =>
    billingObstacles(order, between).filter(({ overridable }) => !overridable || !hasNotes(overrideReason)),
  )
  const outside = orders.filter((order) => isOutsideTax(order, between)).length
  if (outside > 0 && outside < orders.length) throw notBillable([...reasons, { code: 'reason.billing.outsideAlone' }])
  if (reasons.length > 0) throw notBillable(reasons)
}

export function notBillable(reasons: readonly Reason[]): HttpError {
  const said = reasons.map(({ code, values }) => ({ code, values }))
  return new HttpError(422, { ...refusalBody(...said), code: 'NOT_BILLABLE' })
}

/** The orders with their one customer; 422 where there are several. */
export async function sourcesOfOrders(context: RuleContext, ids: readonly string[]): Promise<Sources> {
  const orders = await ordersOf(context, ids)
  const [first] = orders
  if (orders.some(({ customerId }) => customerId !== first?.customerId)) {
    throw notBillable([{ code: 'reason.billing.oneCustomer' }])
  }
  if (first !== undefined && !first.customerId) {
    throw notBillable([{ code: 'reason.billing.customerMissing', values: { order: first.orderNumber } }])
  }
  return sourcesOf(context.store, first?.customerId, orders)
}

/** What a person says of a draft; `null` is what is usual. */
function givenTerms(input: InvoiceInput, usual: ReturnType<typeof usualTerms>): Partial<Invoice> {
  const said = <T>(value: T | null | undefined, other: T | undefined) => (value === null ? other : value)
  const { invoiceDate, periodFrom, periodTo, paymentTerms, buyerReference, email, notes, format, split } = input
  const terms = {
    invoiceDate: said(invoiceDate, undefined),
    periodFrom: said(periodFrom, usual.periodFrom),
    periodTo: said(periodTo, usual.periodTo),
    paymentTerms: said(paymentTerms, usual.paymentTerms),
    buyerReference: said(buyerReference?.trim() || null, usual.buyerReference),
    email: said(email?.trim() || null, usual.email),
    notes: said(notes?.trim() || null, undefined),
    ...{ format, split },
  }
  const named = Object.entries(terms).filter(([field]) => Reflect.get(input, field) !== undefined)
  return Object.fromEntries(named)
}

async function refuseTerms(context: RuleContext, terms: Partial<Invoice>, { orders }: Sources): Promise<void> {
  const { invoiceDate, email } = terms
  if (invoiceDate !== undefined) await assertIssueDate(context, 'RE', 'invoiceDate', invoiceDate)
  const days = ordersDays(orders)
  assertNoErrors([
    ...(invoiceDate === undefined ? [] : checkSuppliedBy('invoiceDate', invoiceDate, periodOf(days)?.to)),
    ...checkSupplyPeriod(terms, days),
    ...checkBuyerReference('buyerReference', terms.buyerReference),
    ...(email !== undefined && !isEmail(email) ? errorAt('email', 'email') : []),
  ])
}

/** A draft for orders of one customer; they are on it and on no other one from now on. */
export async function newDraft(context: RuleContext, input: NewInvoiceInput) {
  const sources = await sourcesOfOrders(context, input.orderIds)
  await refuseClaimed(context, sources.orders, undefined)
  refuseObstacles(sources, input.overrideReason)
  const terms = { ...usualTerms(sources), split: 'positions' as const, ...givenTerms(input, usualTerms(sources)) }
  await refuseTerms(context, terms, sources)
  const { paymentTerms = 30, format = 'pdf', split = 'positions', ...more } = terms
  const id = context.newId('inv')
  await claim(
    context,
    'invoice',
    id,
    sources.orders.map((order) => order.id),
  )
  const values = {
    ...BLANK,
    ...more,
    ...{ id, paymentTerms, format, split, customerId: sources.partner.id, createdBy: context.session.userName },
    ...(hasNotes(input.overrideReason) && { overrideReason: input.overrideReason }),
  }
  return { values: { ...values, ...following(context, values, sources) }, warnings: [] }
}

/** The same as an act of its own. */
export async function createDraft(context: RuleContext, input: NewInvoiceInput): Promise<Invoice> {
  const { values } = await newDraft(context, input)
  const stamps = { createdAt: stamp(context), updatedAt: stamp(context) }
  return (await writeCreated(context, 'invoice', { ...values, ...stamps })).row
}

const BLANK = {
  type: 'invoice',
  state: 'draft',
  paidCents: 0,
  payments: [],
  reminders: [],
  reminderLevel: 0,
  delivery: 'none',
  findings: [],
} as const satisfies Partial<Invoice>

/** What the row of a draft holds of its orders; they themselves and the tax by rate are told when it is opened. */
function following(context: RuleContext, draft: Parameters<typeof followingValues>[1], sources: Sources) {
  return { ...followingValues(context, draft, sources), orders: [], vatGroups: [] }
}

/** 409 for one that is issued. */
export function refuseIssued({ number }: Pick<Invoice, 'number'>): void {
  if (number !== undefined) throw notNow('reason.billing.issued', 'ISSUED')
}

/** What a draft says instead; a period nobody has set goes with the orders. */
export async function changedDraft(context: RuleContext, invoice: Invoice, input: InvoiceInput) {
  refuseIssued(invoice)
  const before = await sourcesOf(context.store, invoice.customerId, await ordersOf(context, invoice.orderIds))
  const sources = input.orderIds === undefined ? before : await sourcesOfOrders(context, input.orderIds)
  if (sources.partner.id !== before.partner.id) throw notBillable([{ code: 'reason.billing.oneCustomer' }])
  await refuseClaimed(context, sources.orders, invoice.id)
  if (input.orderIds !== undefined) refuseObstacles(sources, invoice.overrideReason)
  const terms = { ...followingPeriod(invoice, before, sources), ...givenTerms(input, usualTerms(sources)) }
  const after = { ...invoice, ...terms }
  // A date that has become too early says so when it is issued, and keeps nobody from changing anything else.
  const { invoiceDate } = input
  await refuseTerms(context, { ...after, invoiceDate: invoiceDate ?? undefined }, sources)
  const values = { ...terms, ...following(context, after, sources) }
  const changed = Object.entries(values).filter(([field, value]) => !sameValue(value, Reflect.get(invoice, field)))
  return {
    values: Object.fromEntries(changed) as Partial<Invoice>,
    cascade: async () => {
      await claimAnew(context, invoice, values.orderIds)
      return []
    },
  }
}

/** The orders of a draft become these. */
export async function claimAnew(context: RuleContext, invoice: Invoice, orderIds: readonly string[]): Promise<void> {
  const [had, has] = [new Set(invoice.orderIds), new Set(orderIds)]
  await release(
    context,
    'invoice',
    [...had].filter((id) => !has.has(id)),
  )
  await claim(
    context,
    'invoice',
    invoice.id,
    [...has].filter((id) => !had.has(id)),
  )
}

/** A draft goes, and its orders are free again. */
export async function removeDraft(context: RuleContext, { id, orderIds }: Invoice): Promise<void> {
  await release(context, 'invoice', orderIds)
  await context.store.remove('invoices', id)
}
