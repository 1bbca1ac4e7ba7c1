import { addDays, type PlainDate } from '#src/domain/basics/dates.ts'
import { INVOICE_STATES, invoiceState } from '#src/domain/billing/states.ts'
import { contains, is, listed, oneOf, since, until } from '../../core/lists/filters.ts'
import { type RuleContext, todayOf } from '../../core/rule-context.ts'
import { withTimestamps } from '../../core/with-timestamps.ts'
import type { Row } from '../../store/models.ts'
import type { Store, Where } from '../../store/store.ts'
import { defineResource } from '../../write/define-resource.ts'
import { OPEN_INVOICES } from './credits.ts'
import { changedDraft, newDraft, ordersOf, refuseIssued, removeDraft } from './drafts.ts'
import { documentOfDraft, sourcesOf } from './draft-values.ts'
import { findingsOf } from './findings.ts'
import { statedBy } from './stated.ts'
import { invoiceUndo } from './undo-rules.ts'

type Invoice = Row<'invoices'>

/** Invoices of states on a day: one whose last day is over counts as overdue. `open` is what is to be paid or has to go back. */
export function withState(text: string, today: PlainDate): Where<'invoices'> | undefined {
  const asked = listed(text)
  if (asked.length === 0) return undefined
  const conditions = [...INVOICE_STATES, 'open' as const]
    .filter((state) => asked.includes(state))
    .map((state): Where<'invoices'> => {
      if (state === 'open') return OPEN_INVOICES
      if (state === 'overdue') return { state: 'sent', dueDate: { lt: today } }
      if (state === 'sent') return { state, anyOf: [{ dueDate: { gte: today } }, { dueDate: { exists: false } }] }
      return { state }
    })
  const [first] = conditions
  if (first === undefined) return { id: { in: [] } }
  return conditions.length === 1 ? first : { anyOf: conditions }
}

/** An invoice of the day: overdue by the clock, with the date and the last day a draft would have. */
export function ofToday(invoice: Invoice, today: PlainDate): Invoice {
  const invoiceDate = invoice.invoiceDate ?? today
  const dueDate = invoice.number === undefined ? addDays(invoiceDate, invoice.paymentTerms) : invoice.dueDate
  return { ...invoice, invoiceDate, dueDate, state: invoiceState(invoice, today) }
}

/** A draft states what its orders are now; what is issued states what was frozen. */
async function whole(store: Store, invoice: Invoice, now: number): Promise<Invoice> {
  if (invoice.number !== undefined) return invoice
  const orders = await ordersOf({ store }, invoice.orderIds)
  const sources = await sourcesOf(store, invoice.customerId, orders)
  const document = documentOfDraft({ now }, invoice, sources, '')
  const isOverridden = invoice.overrideReason !== undefined
  return { ...invoice, ...statedBy(document), findings: findingsOf(document, sources, { ...invoice, isOverridden }) }
}

/** The ids of invoices that an order is on. */
const ofOrder = (orderId: string) => (shown: Invoice) => shown.orderIds.includes(orderId)

/** Invoices to customers, the newest first. */
export const invoices = defineResource({
  kind: 'invoice',
  list: {
    sort: [
      { field: 'createdAt', order: 'desc' },
      { field: 'id', order: 'desc' },
    ],
    filters: {
      state: (text, asking) => withState(text, todayOf(asking)),
      type: oneOf('type'),
      customerId: is('customerId'),
      customer: contains('customerName'),
      orderId: ofOrder,
      runId: is('runId'),
      dateFrom: since('invoiceDate'),
      dateTo: until('invoiceDate'),
      dueFrom: since('dueDate'),
      dueTo: until('dueDate'),
      reminderLevel: (text) => {
        const levels = listed(text).map(Number)
        return levels.length === 0 ? undefined : { reminderLevel: { in: levels } }
      },
    },
  },
  view: (rows, asking) => {
    return rows.map((row) => ({ ...ofToday(row, todayOf(asking)), orders: [], vatGroups: [], findings: [] }))
  },
  record: async (row, { store, now }) => withTimestamps(ofToday(await whole(store, row, now), todayOf({ now }))),
  write: {
    ids: 'inv',
    create: newDraft,
    update: changedDraft,
    refuseRemoval: (_context: RuleContext, row: Invoice) => refuseIssued(row),
    remove: removeDraft,
  },
  undo: invoiceUndo,
})
