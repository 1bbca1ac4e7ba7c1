import { addDays, daysBetween, epochToZoned, type PlainDate } from '#src/domain/basics/dates.ts'
import type { InvoiceDocument } from '#src/domain/billing/invoice-document.ts'
import { settled } from '#src/domain/billing/settlement.ts'
import { cancellationOf } from '#src/domain/billing/totals.ts'
import { billingOf } from '#src/domain/partners/partner-terms.ts'
import { documentOfDraft, type Sources, usualTerms } from '../../resources/billing/draft-values.ts'
import { numberOf } from '../../resources/billing/numbers.ts'
import { statedBy } from '../../resources/billing/stated.ts'
import type { Row } from '../../store/models.ts'
import { iso, type SeedContext } from '../basics/seed-context.ts'
import { TENANTS } from '../companies/tenants.ts'

type Invoice = Row<'invoices'>
type Order = Row<'orders'>

/** What is billed of the world: invoices as they stand, what they state, and which orders are on them. */
export interface SeededBilling {
  invoices: Invoice[]
  papers: Row<'invoicePapers'>[]
  claims: Row<'billedOrders'>[]
  counters: Row<'counters'>[]
}

interface SeedSources {
  orders: readonly Order[]
  partners: ReadonlyMap<string, Row<'partners'>>
  companies: readonly Row<'companies'>[]
  users: readonly Row<'users'>[]
}

const MINUTE = 60_000
/** Of all invoices, so many were cancelled and made anew. */
const CANCELLED_SHARE = 0.06
/** Of those whose last day is over, so many are paid, or in part. */
const PAID_SHARE = 0.6
const PART_SHARE = 0.2
const REFERENCES = ['SEPA-Überweisung', 'Sammelüberweisung', 'Überweisung zu Rechnung'] as const

/** Orders that go on one invoice: of a customer with collective invoices those that were billed within a week. */
function groupsOf(orders: readonly Order[], partners: SeedSources['partners']): Order[][] {
  const groups: Order[][] = []
  for (const order of orders) {
    const isCollective = billingOf(partners.get(order.customerId ?? '') ?? {}).mode === 'collective'
    const open = isCollective
      ? groups.findLast(([first]) => first && first.customerId === order.customerId && weeksApart(first, order) < 1)
      : undefined
    if (open) open.push(order)
    else groups.push([order])
  }
  return groups
}

const dayOf = ({ statusSince, updatedAt }: Order): PlainDate =>
  epochToZoned(Date.parse(statusSince ?? updatedAt ?? '')).date
const momentOf = ({ statusSince, updatedAt }: Order): number => Date.parse(statusSince ?? updatedAt ?? '')
const weeksApart = (one: Order, other: Order) => Math.abs(daysBetween(dayOf(one), dayOf(other))) / 7

/** The invoices of a company in the order of their numbers, which have none missing. */
class Ledger {
  readonly made: SeededBilling = { invoices: [], papers: [], claims: [], counters: [] }
  readonly #last = new Map<string, number>()
  readonly #tenantId: string
  readonly #prefix: string

  constructor(tenantId: string, prefix: string) {
    this.#tenantId = tenantId
    this.#prefix = prefix
  }

  next(date: PlainDate): string {
    const year = date.slice(0, 4)
    const value = (this.#last.get(year) ?? 0) + 1
    this.#last.set(year, value)
    return numberOf('RE', date, value)
  }

  add(invoice: Omit<Invoice, 'id' | 'tenantId' | 'version'>, document: InvoiceDocument): Invoice {
    const id = `inv-${this.#prefix}-${String(this.made.invoices.length + 1).padStart(4, '0')}`
    const row = { ...invoice, id, tenantId: this.#tenantId, version: 1 }
    this.made.invoices.push(row)
    const { createdAt } = invoice
    this.made.papers.push({ id, tenantId: this.#tenantId, version: 1, createdAt, document: { ...document } })
    return row
  }

  claim({ id: paperId, issuedAt = '', issuedBy: by }: Invoice, orderIds: readonly string[]): void {
    for (const orderId of orderIds) {
      const row = { id: `invoice:${orderId}`, tenantId: this.#tenantId, version: 1, kind: 'invoice', orderId, paperId }
      this.made.claims.push({ ...row, by, at: issuedAt })
    }
  }

  counters(): Row<'counters'>[] {
    const id = (year: string) => `${this.#tenantId}:RE-${year}`
    return [...this.#last].map(([year, value]) => ({ id: id(year), tenantId: this.#tenantId, version: 1, value }))
  }
}

function tenantBilling(tenant: (typeof TENANTS)[number], given: SeedSources, context: SeedContext): SeededBilling {
  const random = context.random(`invoices:${tenant.id}`)
  const ledger = new Ledger(tenant.id, tenant.mark)
  const company = given.companies.find(({ id }) => id === tenant.id)
  const clerk = given.users.find(({ tenantId, role }) => tenantId === tenant.id && role === 'finance')
  const by = clerk ? `${clerk.firstName} ${clerk.lastName}` : 'Buchhaltung'
  const billed = given.orders
    .filter(({ tenantId, status }) => tenantId === tenant.id && status === 'BILLED')
    .toSorted((a, b) => momentOf(a) - momentOf(b) || (a.id < b.id ? -1 : 1))
  const groups = groupsOf(billed, given.partners)
    .map((orders) => ({ orders, at: Math.max(...orders.map(momentOf)) }))
    .toSorted((a, b) => a.at - b.at)
  for (const { orders, at } of groups) {
    const partner = given.partners.get(orders[0]?.customerId ?? '')
    if (!partner || !company) continue
    const sources = { orders, partner, company }
    const terms = { ...usualTerms(sources), split: 'positions' as const }
    // Who pays soon is asked to: so that some of a month are over.
    const paymentTerms = random.chance(0.4) ? random.pick([7, 10]) : terms.paymentTerms
    const issue = (moment: number) => issuedInvoice(ledger, sources, { ...terms, paymentTerms, moment, by })
    if (random.chance(CANCELLED_SHARE)) cancel(ledger, issue(at - 30 * MINUTE), at - 15 * MINUTE, by)
    const row = issue(at)
    ledger.claim(row, row.orderIds)
    const index = ledger.made.invoices.indexOf(row)
    ledger.made.invoices[index] = asPaid(row, context, random, by)
  }
  return { ...ledger.made, counters: ledger.counters() }
}

interface IssuedTerms extends ReturnType<typeof usualTerms> {
  split: 'positions'
  paymentTerms: number
  moment: number
  by: string
}

function issuedInvoice(ledger: Ledger, sources: Sources, { moment, by, ...terms }: IssuedTerms): Invoice {
  const invoiceDate = epochToZoned(moment).date
  const number = ledger.next(invoiceDate)
  const draft = { ...terms, invoiceDate, notes: undefined }
  const document = documentOfDraft({ now: moment }, draft, sources, number)
  const at = iso(moment)
  return ledger.add(
    {
      ...{ type: 'invoice', number, state: 'sent', collective: sources.orders.length > 1, ...draft },
      ...{ customerId: sources.partner.id, customerName: sources.partner.name, dueDate: document.dueDate },
      ...{ orderIds: sources.orders.map(({ id }) => id), paidCents: 0, openCents: document.totals.grossCents },
      ...{ payments: [], reminders: [], reminderLevel: 0, delivery: 'sent', deliveredAt: iso(moment + MINUTE) },
      ...{ issuedAt: at, issuedBy: by, createdBy: by, createdAt: at, updatedAt: at, findings: [], ...NONE },
      ...statedBy(document),
    },
    document,
  )
}

const NONE = {
  ...{ cancelsId: undefined, cancelsNumber: undefined, cancelledById: undefined, cancelledByNumber: undefined },
  ...{ reason: undefined, messageId: undefined, runId: undefined, overrideReason: undefined },
}

/** An invoice was wrong: it is cancelled by another one, and its orders are billed anew. */
function cancel(ledger: Ledger, wrong: Invoice, moment: number, by: string): void {
  const paper = ledger.made.papers.find(({ id }) => id === wrong.id)
  if (!paper) return
  const issueDate = epochToZoned(moment).date
  const number = ledger.next(issueDate)
  const reason = 'Falsche Käuferreferenz'
  const document = cancellationOf(paper.document as unknown as InvoiceDocument, { number, issueDate, reason })
  const at = iso(moment)
  const { dueDate: _, ...stated } = wrong
  const row = ledger.add(
    {
      ...stated,
      ...{ dueDate: undefined, type: 'cancellation', number, invoiceDate: issueDate, openCents: 0, reason },
      ...{ cancelsId: wrong.id, cancelsNumber: wrong.number, issuedAt: at, issuedBy: by, createdAt: at, updatedAt: at },
      ...statedBy(document),
      openCents: 0,
    },
    document,
  )
  const index = ledger.made.invoices.indexOf(wrong)
  const cancelled = { cancelledById: row.id, cancelledByNumber: number, reason, openCents: 0 }
  ledger.made.invoices[index] = { ...wrong, state: 'cancelled', ...cancelled, updatedAt: at }
}

/** What has come in by today, and what was reminded of. */
function asPaid(row: Invoice, { today }: SeedContext, random: ReturnType<SeedContext['random']>, by: string): Invoice {
  const { dueDate = today, invoiceDate = today, grossCents } = row
  const isOver = dueDate < today
  const chance = random.next()
  const share = chance < (isOver ? PAID_SHARE : 0.15) ? 1 : chance < (isOver ? PAID_SHARE + PART_SHARE : 0.2) ? 0.5 : 0
  const reminders = isOver && share < 1 && daysBetween(dueDate, today) > 3 ? [reminded(dueDate, by)] : []
  const told = { reminders, reminderLevel: reminders.length }
  if (share === 0) return { ...row, ...told }
  const days = random.int(1, Math.max(1, daysBetween(invoiceDate, today)))
  const date = addDays(invoiceDate, Math.min(days, daysBetween(invoiceDate, today)))
  const amountCents = Math.round(grossCents * share)
  const reference = random.pick(REFERENCES)
  const bookedAt = `${date}T08:00:00.000Z`
  const payments = [{ id: `${row.id}-p1`, date, amountCents, reference, bookedAt, bookedBy: by }]
  const state = share === 1 ? ('paid' as const) : row.state
  return { ...row, ...told, payments, ...settled({ grossCents, payments }), state, updatedAt: bookedAt }
}

function reminded(dueDate: PlainDate, by: string) {
  const date = addDays(dueDate, 3)
  return { level: 1, date, dueDate: addDays(date, 7), feeCents: 0, sentAt: `${date}T09:00:00.000Z`, sentBy: by }
}

/** Invoices of all billed orders, by company. */
export function billingRows(given: SeedSources, context: SeedContext): SeededBilling {
  const all = TENANTS.map((tenant) => tenantBilling(tenant, given, context))
  return {
    invoices: all.flatMap(({ invoices }) => invoices),
    papers: all.flatMap(({ papers }) => papers),
    claims: all.flatMap(({ claims }) => claims),
    counters: all.flatMap(({ counters }) => counters),
  }
}
