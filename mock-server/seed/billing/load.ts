import { amountText, dayText } from '#src/domain/billing/figures.ts'
import type { Row } from '../../store/models.ts'
import type { World } from '../../store/store.ts'
import type { BaseWorld } from '../base-world.ts'
import { companyRows } from '../companies/companies.ts'
import { carrierSideRows } from './carrier-side.ts'
import { billingRows } from './invoices.ts'

type BilledWorld = Pick<BaseWorld, 'context' | 'all' | 'orders' | 'partners' | 'invoiceDocuments'>

/** What is billed, by whom it was paid, and what the carriers get; with the papers that show invoices. */
export async function loadBilling(world: World, { context, all, orders, partners, invoiceDocuments }: BilledWorld) {
  const byId = new Map(partners.map((partner) => [partner.id, partner]))
  const given = { orders, partners: byId, companies: companyRows(), users: all.users }
  const billing = billingRows(given, context)
  const carriers = carrierSideRows(given, context)
  await world.load('invoices', billing.invoices)
  await world.load('creditNotes', carriers.creditNotes)
  await world.load('incomingInvoices', carriers.incomingInvoices)
  await world.load('invoicePapers', [...billing.papers, ...carriers.papers])
  await world.load('billedOrders', [...billing.claims, ...carriers.claims])
  await world.load('counters', [...billing.counters, ...carriers.counters])
  const invoices = new Map(billing.invoices.map((invoice) => [invoice.id, invoice]))
  const of = new Map(billing.claims.map(({ orderId, paperId }) => [orderId, invoices.get(paperId)]))
  await world.load(
    'documents',
    invoiceDocuments.map((document) => named(document, of.get(document.orderId ?? ''))),
  )
}

/** The paper of an order that shows its invoice, under its number. */
function named(document: Row<'documents'>, invoice: Row<'invoices'> | undefined): Row<'documents'> {
  if (!invoice) return document
  const title = `Rechnung ${invoice.number}`
  const facts = {
    ...document.paper,
    title,
    Kunde: invoice.customerName,
    Rechnungsdatum: dayText(invoice.invoiceDate ?? ''),
    Fällig: dayText(invoice.dueDate ?? ''),
    Netto: `${amountText(invoice.netCents)} EUR`,
    Umsatzsteuer: `${amountText(invoice.vatCents)} EUR`,
    Rechnungsbetrag: `${amountText(invoice.grossCents)} EUR`,
  }
  return { ...document, name: `${title}.pdf`, paper: facts }
}
