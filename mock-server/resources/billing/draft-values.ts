import { addDays } from '#src/domain/basics/dates.ts'
import type { InvoiceDocument } from '#src/domain/billing/invoice-document.ts'
import { checkSupplyPeriod } from '#src/domain/billing/issue-date.ts'
import { salesParties } from '#src/domain/billing/obstacles.ts'
import { invoiceDocument, periodOf } from '#src/domain/billing/totals.ts'
import { billingOf } from '#src/domain/partners/partner-terms.ts'
import { notFound } from '../../core/http-error.ts'
import { type RuleContext, todayOf } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { companyOf, companyParty, letterheadOf, partnerParty } from './parties.ts'
import { statedBy, statedOrder } from './stated.ts'

type Invoice = Row<'invoices'>
type Order = Row<'orders'>

/** What an invoice is made of, as it is now. */
export interface Sources {
  orders: readonly Order[]
  partner: Row<'partners'>
  company: Row<'companies'>
}

export async function sourcesOf(
  store: Store,
  customerId: string | undefined,
  orders: readonly Order[],
): Promise<Sources> {
  const [partner, company] = [customerId ? await store.find('partners', customerId) : undefined, await companyOf(store)]
  if (!partner) throw notFound()
  return { orders, partner, company }
}

/** What orders and agreement say where no one says anything else. */
export function usualTerms({ orders, partner }: Pick<Sources, 'orders' | 'partner'>) {
  const agreed = billingOf(partner)
  const period = periodOf(ordersDays(orders))
  return {
    periodFrom: period?.from,
    periodTo: period?.to,
    paymentTerms: partner.paymentTerms ?? orders[0]?.paymentTerms ?? 30,
    buyerReference: agreed.buyerReference,
    format: agreed.format,
    email: agreed.email,
  }
}

/** The period of a draft whose orders change: one that nobody has set goes with them, as does one that they no longer fit. */
export function followingPeriod(draft: DraftTerms, before: PeriodSources, after: PeriodSources): Partial<Invoice> {
  const [was, is] = [usualTerms(before), usualTerms(after)]
  const isUsual = draft.periodFrom === was.periodFrom && draft.periodTo === was.periodTo
  return isUsual ? { periodFrom: is.periodFrom, periodTo: is.periodTo } : fittingPeriod(draft, after)
}

/** The usual period, where the one of a draft does not fit its orders. */
export function fittingPeriod(draft: DraftTerms, sources: PeriodSources): Partial<Invoice> {
  const { periodFrom, periodTo } = usualTerms(sources)
  return checkSupplyPeriod(draft, ordersDays(sources.orders)).length === 0 ? {} : { periodFrom, periodTo }
}

type PeriodSources = Pick<Sources, 'orders' | 'partner'>

export function ordersDays(orders: readonly Order[]) {
  return orders.map((order) => statedDays(order))
}

const statedDays = (order: Order) => {
  const { loadedOn, deliveredOn } = statedOrder(order, NOWHERE, 1, 'customer')
  return { loadedOn, deliveredOn }
}

const NOWHERE = { sellerCountry: 'DE', buyerCountry: 'DE' }

/** The terms of a draft that its document needs. */
type DraftTerms = Pick<
  Invoice,
  'invoiceDate' | 'periodFrom' | 'periodTo' | 'paymentTerms' | 'buyerReference' | 'split' | 'notes'
>

/** What a draft would state if it were issued today under a number. */
export function documentOfDraft(
  context: Pick<RuleContext, 'now'>,
  draft: DraftTerms,
  { orders, partner, company }: Sources,
  number: string,
): InvoiceDocument {
  const between = salesParties(company, partner)
  const issueDate = draft.invoiceDate ?? todayOf(context)
  const { periodFrom: from, periodTo: to } = draft
  return invoiceDocument({
    kind: 'invoice',
    number,
    issueDate,
    ...(from !== undefined && to !== undefined && { period: { from, to } }),
    seller: companyParty(company),
    buyer: partnerParty(partner),
    letterhead: letterheadOf(company),
    split: draft.split,
    orders: orders.map((order, at) => statedOrder(order, between, at + 1, 'customer')),
    dueDate: addDays(issueDate, draft.paymentTerms),
    buyerReference: draft.buyerReference,
    notes: draft.notes,
  })
}

/** What of a draft follows from its orders: sums and what it is called by. */
export function followingValues(context: Pick<RuleContext, 'now'>, draft: DraftTerms, sources: Sources) {
  const { orders, vatGroups, ...sums } = statedBy(documentOfDraft(context, draft, sources, ''))
  return {
    ...sums,
    orders,
    vatGroups,
    openCents: sums.grossCents,
    collective: sources.orders.length > 1,
    customerName: sources.partner.name,
    orderIds: sources.orders.map(({ id }) => id),
  }
}
