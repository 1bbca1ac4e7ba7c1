import { handle } from '../../core/handle.ts'
import type { Jobs, Noun } from '../../write/noun.ts'
import type { invoiceEndpoints } from '#src/contract/billing/invoices.ts'
import { cancelInvoice } from './cancel.ts'
import { cancelCreditNote, newCreditNote, payCreditNote } from './carriers/carrier-papers.ts'
import { creditNotes, creditNoteUndo, undoCreditNote } from './carriers/credit-note.resource.ts'
import { bookingsFile, creditNoteFile, finishPaper, invoiceFile, reminderFile } from './files.ts'
import { billingCascades } from './follow.ts'
import {
  approveIncoming,
  disputeIncoming,
  incomingInvoices,
  payIncoming,
} from './carriers/incoming-invoice.resource.ts'
import { transferCredit } from './credits.ts'
import { invoices } from './invoice.resource.ts'
import { issueInvoice } from './issue.ts'
import { billingGroups, ordersToBill } from './lists/orders-to-bill.ts'
import { carrierGroups, carrierOrders } from './lists/orders-to-credit.ts'
import { payInvoice } from './payments.ts'
import { overdueWarnings, warnOfOverdue } from './dunning/overdue.ts'
import { remindInvoice, runDunning } from './dunning/reminders.ts'
import { beginRun, haltRun, readRun, resumeRun, runPart, shownRun } from './runs.ts'
import { sendInvoice } from './send-again.ts'
import { billingSummary } from './lists/summary.ts'

export type InvoiceCalls = keyof typeof invoiceEndpoints

const { read, changing } = invoices

export const invoiceNoun: Noun<InvoiceCalls> = {
  ...invoices,
  cascades: [...billingCascades, overdueWarnings],
  handlers: {
    ...invoices.handlers,
    'invoices.issue': changing('invoices.issue', (context, row) => issueInvoice(context, row, context.body)),
    'invoices.cancel': handle('invoices.cancel', async (context) => {
      const { cancellationId, warnings } = await cancelInvoice(
        context,
        await read(context, context.params.id),
        context.body,
      )
      const own = { store: context.store }
      const [invoice, cancellation] = [await read(own, context.params.id), await read(own, cancellationId)]
      return {
        invoice: await invoices.shown(invoice, context),
        cancellation: await invoices.shown(cancellation, context),
        ...{ eventId: undefined, warnings },
      }
    }),
    'invoices.send': changing('invoices.send', (context, row) => sendInvoice(context, row, context.body)),
    'invoices.pay': changing('invoices.pay', (context, row) => payInvoice(context, row, context.body)),
    'invoices.transfer': changing('invoices.transfer', (context, row) => transferCredit(context, row, context.body)),
    'invoices.remind': changing('invoices.remind', async (context, row) => {
      await remindInvoice(context, row, context.body)
      return { eventId: undefined }
    }),
    'invoices.file': handle('invoices.file', async (context) =>
      invoiceFile(context, await read({ store: context.store }, context.params.id), context.query.format),
    ),
    'reminders.file': handle('reminders.file', async (context) =>
      reminderFile(context, await read({ store: context.store }, context.params.id), context.params.level),
    ),
    'dunning.run': handle('dunning.run', (context) => runDunning(context, context.body)),
  },
}

export const billingHandlers = {
  'billing.orders': handle('billing.orders', (context) => ordersToBill(context, context.query)),
  'billing.groups': handle('billing.groups', async (context) => ({
    groups: await billingGroups(context, context.query),
  })),
  'billing.summary': handle('billing.summary', (context) => billingSummary(context)),
  'billing.export': handle('billing.export', (context) => bookingsFile(context, context.query)),
  'billing.run': handle('billing.run', (context) => beginRun(context, context.body), { status: 201 }),
  'billingRuns.list': handle('billingRuns.list', async ({ store, query }) => {
    const { page, limit, sortOrder } = query
    const sort = [{ field: 'createdAt', order: sortOrder ?? 'desc' }] as const
    const { data, pagination } = await store.page('billingRuns', { sort, page, limit })
    return { data: data.map((run) => ({ ...shownRun(run), results: [] })), pagination }
  }),
  'billingRuns.get': handle('billingRuns.get', async ({ store, params }) => shownRun(await readRun(store, params.id))),
  'billingRuns.halt': handle('billingRuns.halt', async (context) =>
    haltRun(context, await readRun(context.store, context.params.id)),
  ),
  'billingRuns.resume': handle('billingRuns.resume', async (context) =>
    resumeRun(context, await readRun(context.store, context.params.id)),
  ),
}

export const creditNoteNoun = {
  ...creditNotes,
  undo: { creditNote: creditNoteUndo },
  handlers: {
    ...creditNotes.handlers,
    'creditNotes.orders': handle('creditNotes.orders', (context) => carrierOrders(context, context.query)),
    'creditNotes.groups': handle('creditNotes.groups', async (context) => ({
      groups: await carrierGroups(context, context.query),
    })),
    'creditNotes.create': handle(
      'creditNotes.create',
      async (context) => {
        const { id } = await newCreditNote(context, context.body)
        const row = await creditNotes.read({ store: context.store }, id)
        return { creditNote: await creditNotes.shown(row, context), eventId: undefined, warnings: [] }
      },
      { status: 201 },
    ),
    'creditNotes.cancel': handle('creditNotes.cancel', async (context) => {
      const note = await creditNotes.read(context, context.params.id)
      const { cancellationId, warnings } = await cancelCreditNote(context, note, context.body.reason)
      const own = { store: context.store }
      return {
        creditNote: await creditNotes.shown(await creditNotes.read(own, note.id), context),
        cancellation: await creditNotes.shown(await creditNotes.read(own, cancellationId), context),
        ...{ eventId: undefined, warnings },
      }
    }),
    'creditNotes.pay': handle('creditNotes.pay', async (context) => {
      const note = await creditNotes.read(context, context.params.id)
      const { row, eventId, warnings } = await payCreditNote(context, note, context.body)
      return { creditNote: await creditNotes.shown(row, context), eventId, warnings }
    }),
    'creditNotes.undo': handle('creditNotes.undo', undoCreditNote),
    'creditNotes.file': handle('creditNotes.file', async (context) =>
      creditNoteFile(
        context,
        await creditNotes.read({ store: context.store }, context.params.id),
        context.query.format,
      ),
    ),
  },
}

export const incomingInvoiceNoun = {
  ...incomingInvoices,
  handlers: {
    ...incomingInvoices.handlers,
    'incomingInvoices.approve': incomingInvoices.changing('incomingInvoices.approve', (context, row) =>
      approveIncoming(context, row, context.body.reason),
    ),
    'incomingInvoices.dispute': incomingInvoices.changing('incomingInvoices.dispute', (context, row) =>
      disputeIncoming(context, row, context.body.reason),
    ),
    'incomingInvoices.pay': incomingInvoices.changing('incomingInvoices.pay', (context, row) =>
      payIncoming(context, row, context.body),
    ),
  },
}

/** What billing does by the clock: the parts of a run, the files of issued papers and their way out, what becomes overdue. */
export const billingJobs: Jobs = {
  'billing.runPart': (context, { runId = '' }) => runPart(context, runId),
  'billing.finishPaper': (context, payload) => finishPaper(context, payload),
  'billing.warn': (context, { from = '' }) => warnOfOverdue(context, from),
}
