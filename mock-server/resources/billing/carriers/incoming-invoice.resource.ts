import type { IncomingInvoiceInput } from '#src/contract/billing/carrier-side.ts'
import { addDays } from '#src/domain/basics/dates.ts'
import { toCents } from '#src/domain/basics/money.ts'
import { eurosText } from '#src/domain/billing/lines.ts'
import { purchaseParties, treatmentOf } from '#src/domain/billing/obstacles.ts'
import type { Reason } from '#src/domain/refusals/reason-messages.ts'
import { hasNotes } from '#src/domain/refusals/refusal.ts'
import { contains, is, oneOf, since, until } from '../../../core/lists/filters.ts'
import { HttpError, refusalBody } from '../../../core/http-error.ts'
import { notNow, type RuleContext, stamp, todayOf } from '../../../core/rule-context.ts'
import type { Row } from '../../../store/models.ts'
import { defineResource } from '../../../write/define-resource.ts'
import { writeRecord } from '../../../write/record-write.ts'
import { demandReason } from '../cancel.ts'
import { carrierOf, refusePaid } from './carrier-papers.ts'
import { claim, release } from '../claims.ts'
import { ordersOf } from '../drafts.ts'
import { companyOf } from '../parties.ts'
import { type BookedPayment, refusedField, withPayment } from '../payments.ts'

type IncomingInvoice = Row<'incomingInvoices'>
type Order = Row<'orders'>

/** What was agreed for the orders it names, beside what it states. */
function compared(orders: readonly Order[], netCents: number) {
  const agreed = orders.map(({ id, orderNumber, carrierPrice }) => ({
    ...{ orderId: id, orderNumber, agreedCents: toCents(carrierPrice ?? 0) },
  }))
  const agreedCents = agreed.reduce((sum, one) => sum + one.agreedCents, 0)
  return { orders: agreed, agreedCents, differenceCents: netCents - agreedCents }
}

async function refuseKnown({ store }: RuleContext, carrierId: string, number: string, ownId?: string): Promise<void> {
  const same = await store.all('incomingInvoices', { carrierId, number })
  if (!same.some(({ id }) => id !== ownId)) return
  const reason = { code: 'reason.billing.numberKnown', values: { number } } as const
  throw new HttpError(409, { ...refusalBody(reason), code: 'NUMBER_KNOWN' })
}

/** An invoice of a carrier as it came: its orders are on no other paper of his. */
async function newIncoming(context: RuleContext, input: IncomingInvoiceInput) {
  const number = input.number?.trim() ?? ''
  if (number === '') throw refusedField('number', { code: 'reason.billing.numberMissing' })
  const orders = await ordersOf(context, input.orderIds ?? [])
  const carrier = await carrierOf(context.store, orders)
  await refusePaid(context.store, orders)
  await refuseKnown(context, carrier.id, number)
  const id = context.newId('ein')
  await claim(
    context,
    'carrier',
    id,
    orders.map((order) => order.id),
  )
  const today = todayOf(context)
  const netCents = input.netCents ?? compared(orders, 0).agreedCents
  await refuseNoDocument(context.store, input.documentId)
  const vatCents = input.vatCents ?? 0
  const date = input.date ?? today
  const values = {
    ...{ id, number, state: 'received' as const, carrierId: carrier.id, carrierName: carrier.name, date },
    ...{ receivedOn: input.receivedOn ?? today, dueDate: input.dueDate ?? addDays(date, carrier.paymentTerms ?? 30) },
    ...{ orderIds: orders.map((order) => order.id), netCents, vatCents, grossCents: netCents + vatCents },
    ...{ ...compared(orders, netCents), paidCents: 0, openCents: netCents + vatCents, payments: [] },
    ...{ documentId: input.documentId ?? undefined, createdBy: context.session.userName },
  }
  return { values, warnings: [] }
}

/** 422 for a document that is not there: what is checked against its paper needs it. */
async function refuseNoDocument(store: RuleContext['store'], id: string | null | undefined): Promise<void> {
  if (id === undefined || id === null || (await store.find('documents', id)) !== undefined) return
  throw refusedField('documentId', { code: 'reason.missing.document' })
}

function refuseDecided({ state }: IncomingInvoice): void {
  if (state === 'approved' || state === 'paid') throw notNow('reason.billing.decided', 'DECIDED')
}

async function changedIncoming(context: RuleContext, row: IncomingInvoice, input: IncomingInvoiceInput) {
  refuseDecided(row)
  const number = input.number === undefined ? row.number : input.number.trim()
  if (number === '') throw refusedField('number', { code: 'reason.billing.numberMissing' })
  const orders = await ordersOf(context, input.orderIds ?? row.orderIds)
  const carrier = await carrierOf(context.store, orders)
  await refusePaid(context.store, orders, row.id)
  await refuseKnown(context, carrier.id, number, row.id)
  await refuseNoDocument(context.store, input.documentId)
  const netCents = input.netCents ?? row.netCents
  const vatCents = input.vatCents ?? row.vatCents
  const grossCents = netCents + vatCents
  const orderIds = orders.map(({ id }) => id)
  const said = <T>(value: T | null | undefined, other: T | undefined) =>
    value === undefined ? other : (value ?? undefined)
  const values: Partial<IncomingInvoice> = {
    ...{ number, carrierId: carrier.id, carrierName: carrier.name, date: input.date ?? row.date, orderIds },
    ...{ receivedOn: said(input.receivedOn, row.receivedOn), dueDate: said(input.dueDate, row.dueDate) },
    ...{ netCents, vatCents, grossCents, openCents: grossCents - row.paidCents, ...compared(orders, netCents) },
    documentId: said(input.documentId, row.documentId),
  }
  return { values, cascade: async () => (await reclaim(context, row, orderIds), []) }
}

async function reclaim(context: RuleContext, row: IncomingInvoice, orderIds: readonly string[]): Promise<void> {
  await release(
    context,
    'carrier',
    row.orderIds.filter((id) => !orderIds.includes(id)),
  )
  await claim(
    context,
    'carrier',
    row.id,
    orderIds.filter((id) => !row.orderIds.includes(id)),
  )
}

/** Invoices of carriers, the newest first. */
export const incomingInvoices = defineResource({
  kind: 'incomingInvoice',
  list: {
    sort: [
      { field: 'createdAt', order: 'desc' },
      { field: 'id', order: 'desc' },
    ],
    filters: {
      state: oneOf('state'),
      carrierId: is('carrierId'),
      carrier: contains('carrierName'),
      orderId: (orderId) => (shown: IncomingInvoice) => shown.orderIds.includes(orderId),
      dateFrom: since('date'),
      dateTo: until('date'),
      differs: (differs) => ({ differenceCents: differs === 'true' ? { ne: 0 } : 0 }),
    },
  },
  write: {
    ids: 'ein',
    create: newIncoming,
    update: changedIncoming,
    refuseRemoval: (_context: RuleContext, row: IncomingInvoice) => refuseDecided(row),
    remove: async (context: RuleContext, row: IncomingInvoice) => {
      await release(context, 'carrier', row.orderIds)
      await context.store.remove('incomingInvoices', row.id)
    },
  },
  undo: {
    update: async (context: RuleContext, row: IncomingInvoice, values: Partial<IncomingInvoice>) => {
      if (values.orderIds !== undefined) {
        const added = values.orderIds.filter((id) => !row.orderIds.includes(id))
        await refusePaid(context.store, await ordersOf(context, added), row.id)
        await reclaim(context, row, values.orderIds)
      }
      return context.store.patch('incomingInvoices', row.id, values)
    },
    comesBack: async (context: RuleContext, row: IncomingInvoice) => {
      await refusePaid(context.store, await ordersOf(context, row.orderIds), row.id)
      await claim(context, 'carrier', row.id, row.orderIds)
      return row
    },
  },
})

const decision = (context: RuleContext, reason: string | undefined) => ({
  ...{ reason, decidedBy: context.session.userName, decidedAt: stamp(context) },
})

/** VAT that an invoice states although its carrier owes none: from abroad (§ 13b UStG), or a small business (§ 19 UStG). */
async function unowedVat({ store }: RuleContext, row: IncomingInvoice): Promise<Reason[]> {
  if (row.vatCents === 0) return []
  const carrier = row.carrierId ? await store.find('partners', row.carrierId) : undefined
  const parties = purchaseParties(carrier, await companyOf(store))
  const orders = await store.findMany('orders', row.orderIds)
  const owed = orders.map((order) => treatmentOf(order, parties))
  const law = owed.find((vat) => vat !== undefined && vat.category !== 'S')?.law
  if (law === undefined || owed.some((vat) => vat?.category === 'S')) return []
  const values = { name: row.carrierName, amount: eurosText(row.vatCents), law }
  return [{ code: 'reason.billing.unowedVat', values }]
}

/** It may be paid. One that states another amount than was agreed, or VAT that is not owed, needs a reason. */
export async function approveIncoming(context: RuleContext, row: IncomingInvoice, given: string | undefined) {
  refuseDecided(row)
  const reason = given?.trim() || undefined
  const { differenceCents } = row
  const differs: Reason = { code: 'reason.billing.differs', values: { amount: eurosText(differenceCents) } }
  const doubts = [...(differenceCents === 0 ? [] : [differs]), ...(await unowedVat(context, row))]
  if (doubts.length > 0 && !hasNotes(reason)) throw refusedField('reason', ...doubts)
  const said = { type: 'approved', payload: reason ? { notes: reason } : {} }
  return writeRecord(context, 'incomingInvoice', row, { state: 'approved', ...decision(context, reason) }, said)
}

/** It is not right, with why. */
export async function disputeIncoming(context: RuleContext, row: IncomingInvoice, given: string) {
  if (row.state === 'paid') throw notNow('reason.billing.decided', 'DECIDED')
  const reason = demandReason(given)
  const said = { type: 'disputed', payload: { notes: reason } }
  return writeRecord(context, 'incomingInvoice', row, { state: 'disputed', ...decision(context, reason) }, said)
}

/** Books what was paid for it, once it is approved. */
export async function payIncoming(context: RuleContext, row: IncomingInvoice, booked: BookedPayment) {
  if (row.state !== 'approved' && row.state !== 'paid') throw notNow('reason.billing.notApproved', 'NOT_APPROVED')
  const { values, isPaid, warnings } = withPayment(context, row, booked)
  const said = { type: 'paid', payload: { amountCents: booked.amountCents, date: booked.date } }
  const state = isPaid ? ('paid' as const) : ('approved' as const)
  const { row: after, eventId } = await writeRecord(context, 'incomingInvoice', row, { ...values, state }, said)
  return { row: after, eventId, warnings }
}
