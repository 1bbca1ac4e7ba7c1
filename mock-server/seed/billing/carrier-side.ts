import { addDays, epochToZoned, type PlainDate } from '#src/domain/basics/dates.ts'
import { toCents } from '#src/domain/basics/money.ts'
import { invoiceDocument } from '#src/domain/billing/totals.ts'
import { purchaseParties, treatmentOf } from '#src/domain/billing/obstacles.ts'
import { vatOf } from '#src/domain/basics/money.ts'
import { numberOf } from '../../resources/billing/numbers.ts'
import { companyParty, letterheadOf, partnerParty } from '../../resources/billing/parties.ts'
import { statedBy, statedOrder } from '../../resources/billing/stated.ts'
import type { Row } from '../../store/models.ts'
import type { SeedContext } from '../basics/seed-context.ts'
import { TENANTS } from '../companies/tenants.ts'

type Order = Row<'orders'>

interface SeedSources {
  orders: readonly Order[]
  partners: ReadonlyMap<string, Row<'partners'>>
  companies: readonly Row<'companies'>[]
}

interface CarrierSide {
  creditNotes: Row<'creditNotes'>[]
  incomingInvoices: Row<'incomingInvoices'>[]
  papers: Row<'invoicePapers'>[]
  claims: Row<'billedOrders'>[]
  counters: Row<'counters'>[]
}

/** Of the billed orders of carriers so many are credited, and for so many they have sent invoices; the rest is open. */
const CREDITED = 12
const INVOICED = 6
/** By how much the first invoice that came in is more than was agreed, in cents. */
const TOO_MUCH = 4_500

/** Credit notes to carriers and invoices of theirs, one of which differs from what was agreed. */
export function carrierSideRows(given: SeedSources, context: SeedContext): CarrierSide {
  const all: CarrierSide = { creditNotes: [], incomingInvoices: [], papers: [], claims: [], counters: [] }
  for (const tenant of TENANTS) {
    const company = given.companies.find(({ id }) => id === tenant.id)
    const driven = given.orders
      .filter(({ tenantId, status, carrierId, carrierPrice }) => {
        return tenantId === tenant.id && status === 'BILLED' && carrierId !== undefined && (carrierPrice ?? 0) > 0
      })
      .toSorted((a, b) => ((a.statusSince ?? '') < (b.statusSince ?? '') ? -1 : 1))
    if (!company) continue
    for (const order of driven.slice(0, CREDITED)) credit(all, order, company, given, context)
    for (const order of driven.slice(CREDITED, CREDITED + INVOICED)) receive(all, order, company, given, context)
    const value = all.creditNotes.filter(({ tenantId }) => tenantId === tenant.id).length
    const year = context.today.slice(0, 4)
    all.counters.push({ id: `${tenant.id}:GS-${year}`, tenantId: tenant.id, version: 1, value })
  }
  return all
}

/** A credit note's day is that of the customer's invoice, so that days follow their numbers; it lies within the year of the series. */
function dayOf({ statusSince = '' }: Order, { today }: SeedContext): PlainDate {
  const day = statusSince === '' ? today : epochToZoned(Date.parse(statusSince)).date
  const first = `${today.slice(0, 4)}-01-01`
  return day > today ? today : day < first ? first : day
}

function credit(
  all: CarrierSide,
  order: Order,
  company: Row<'companies'>,
  given: SeedSources,
  context: SeedContext,
): void {
  const carrier = given.partners.get(order.carrierId ?? '')
  if (!carrier) return
  const { tenantId } = order
  const date = dayOf(order, context)
  const own = all.creditNotes.filter((note) => note.tenantId === tenantId)
  const number = numberOf('GS', date, own.length + 1)
  const between = purchaseParties(carrier, company)
  const paymentTerms = carrier.paymentTerms ?? 30
  const document = invoiceDocument({
    ...{ kind: 'selfBilling', number, issueDate: date, split: 'positions', dueDate: addDays(date, paymentTerms) },
    ...{ seller: partnerParty(carrier), buyer: companyParty(company), letterhead: letterheadOf(company) },
    orders: [statedOrder(order, between, 1, 'carrier')],
  })
  const id = `crn-${tenantId}-s${own.length + 1}`
  const at = `${date}T10:00:00.000Z`
  const isPaid = own.length % 3 === 0
  const { grossCents } = document.totals
  const payment = {
    id: `${id}-p1`,
    date,
    amountCents: grossCents,
    reference: undefined,
    bookedAt: at,
    bookedBy: undefined,
  }
  all.creditNotes.push({
    ...{ id, tenantId, version: 1, type: 'creditNote', number, state: isPaid ? 'paid' : 'issued', date, paymentTerms },
    ...{ carrierId: carrier.id, carrierName: carrier.name, periodFrom: document.period.from },
    ...{ periodTo: document.period.to, dueDate: document.dueDate, orderIds: [order.id], ...statedBy(document) },
    ...{ payments: isPaid ? [payment] : [], paidCents: isPaid ? grossCents : 0, openCents: isPaid ? 0 : grossCents },
    ...{ cancelsId: undefined, cancelsNumber: undefined, cancelledById: undefined, cancelledByNumber: undefined },
    ...{ reason: undefined, messageId: undefined, issuedBy: undefined, createdAt: at, updatedAt: at },
  })
  all.papers.push({ id, tenantId, version: 1, createdAt: at, document: { ...document } })
  all.claims.push({
    ...{ id: `carrier:${order.id}`, tenantId, version: 1, kind: 'carrier', orderId: order.id, paperId: id, by: '', at },
  })
}

function receive(
  all: CarrierSide,
  order: Order,
  company: Row<'companies'>,
  given: SeedSources,
  context: SeedContext,
): void {
  const carrier = given.partners.get(order.carrierId ?? '')
  if (!carrier) return
  const { tenantId, id: orderId, orderNumber } = order
  const own = all.incomingInvoices.filter((one) => one.tenantId === tenantId)
  const date = dayOf(order, context)
  const agreedCents = toCents(order.carrierPrice ?? 0)
  const differenceCents = own.length === 0 ? TOO_MUCH : 0
  const netCents = agreedCents + differenceCents
  const vat = treatmentOf(order, purchaseParties(carrier, company))
  const vatCents = vatOf(netCents, vat?.ratePercent ?? 0)
  const grossCents = netCents + vatCents
  const state = own.length % 3 === 1 ? ('approved' as const) : ('received' as const)
  const at = `${date}T11:00:00.000Z`
  const id = `ein-${tenantId}-s${own.length + 1}`
  const number = `${carrier.name.slice(0, 2).toUpperCase()}-${context.random(`incoming:${orderId}`).int(1000, 9999)}`
  all.incomingInvoices.push({
    ...{ id, tenantId, version: 1, number, state, carrierId: carrier.id, carrierName: carrier.name, date },
    ...{ receivedOn: date, dueDate: addDays(date, carrier.paymentTerms ?? 30), orderIds: [orderId] },
    ...{
      orders: [{ orderId, orderNumber, agreedCents }],
      netCents,
      vatCents,
      grossCents,
      agreedCents,
      differenceCents,
    },
    ...{ paidCents: 0, openCents: grossCents, payments: [], reason: undefined, decidedBy: undefined },
    ...{ decidedAt: undefined, documentId: undefined, createdBy: undefined, createdAt: at, updatedAt: at },
  })
  all.claims.push({
    ...{ id: `carrier:${orderId}`, tenantId, version: 1, kind: 'carrier', orderId, paperId: id, by: carrier.name, at },
  })
}
