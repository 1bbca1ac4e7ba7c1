import type { InvoiceFormat } from '#src/domain/billing/states.ts'
import type { InvoiceDocument } from '#src/domain/billing/invoice-document.ts'
import { invoicePaper } from '#src/domain/billing/paper/invoice-paper.ts'
import { reminderPaper } from '#src/domain/billing/paper/reminder-paper.ts'
import { documentTitle } from '#src/domain/billing/paper/words.ts'
import { datevFileName, isOneYear, toDatev } from '#src/domain/billing/datev/datev.ts'
import { toXRechnung } from '#src/domain/billing/xml/ubl.ts'
import type { FileAnswer } from '../../core/bodies/file-answer.ts'
import { notFound } from '../../core/http-error.ts'
import { notNow, type RuleContext } from '../../core/rule-context.ts'
import { paperTools } from '../../ports/paper-tools.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import type { JobContext } from '../../write/noun.ts'
import { keepFile } from '../messages/delivery.ts'
import { frozenDocument } from './cancel.ts'
import { refuseUnready } from './carriers/carrier-papers.ts'
import { documentOfDraft, sourcesOf } from './draft-values.ts'
import { ordersOf } from './drafts.ts'
import { documentIdOf } from './papers.ts'
import { adviserOf, companyOf } from './parties.ts'
import { lettered, statedReminder } from './dunning/reminders.ts'

type Invoice = Row<'invoices'>

const PDF = 'application/pdf'

type MadeFile = FileAnswer & { content: { bytes: Uint8Array<ArrayBuffer> } }
type KeptFile = Awaited<ReturnType<JobContext['keptFiles']['keep']>>

function answer(name: string, type: string, bytes: Uint8Array<ArrayBuffer>): MadeFile {
  return { name, type, size: bytes.length, content: { bytes } }
}

const pdf = async (file: File) => answer(file.name, PDF, new Uint8Array(await file.arrayBuffer()))

/**
 * A document as a file of a format: XML alone, or paper, which a ZUGFeRD invoice has the XML within. 422 for an XRechnung that a receiver's
 * portal would refuse, with what it lacks.
 */
async function fileOf(document: InvoiceDocument, format: InvoiceFormat): Promise<MadeFile> {
  const title = documentTitle(document)
  if (format === 'xrechnung') {
    refuseUnready(document, format)
    return answer(`${title}.xml`, 'application/xml', new TextEncoder().encode(toXRechnung(document)))
  }
  return pdf(await invoicePaper(document, format, await paperTools()))
}

/** The file of an invoice: of what it states since it was issued, of a draft as it would be. */
export async function invoiceFile(
  { store, now }: Pick<RuleContext, 'store' | 'now'>,
  invoice: Invoice,
  format: InvoiceFormat = 'pdf',
): Promise<FileAnswer> {
  if (invoice.number !== undefined) return fileOf(await frozenDocument(store, invoice.id), format)
  const sources = await sourcesOf(store, invoice.customerId, await ordersOf({ store }, invoice.orderIds))
  return fileOf(documentOfDraft({ now }, invoice, sources, 'Entwurf'), format)
}

export async function creditNoteFile(
  { store }: Pick<RuleContext, 'store'>,
  { id }: Row<'creditNotes'>,
  format: InvoiceFormat = 'pdf',
): Promise<FileAnswer> {
  return fileOf(await frozenDocument(store, id), format)
}

/** The letter of a reminder that has gone out, with all invoices it reminds of; 404 for one that has not. */
export async function reminderFile(
  { store }: Pick<RuleContext, 'store'>,
  invoice: Invoice,
  level: number,
): Promise<MadeFile> {
  const reminder = invoice.reminders.find((one) => one.level === level)
  if (!reminder) throw notFound()
  const { letterId } = reminder
  const { customerId } = invoice
  const same =
    letterId === undefined ? [] : await store.all('invoices', customerId ? { customerId } : { id: invoice.id })
  const [item, ...items] = letterId === undefined ? [] : await lettered(store, same, letterId)
  const own = { document: await frozenDocument(store, invoice.id), reminder: statedReminder(invoice, reminder) }
  return pdf(await reminderPaper(item === undefined ? [own] : [item, ...items], await paperTools()))
}

/** The paper of an invoice or a credit note that a document of an order shows. */
export async function paperFile(store: Store, paperId: string): Promise<FileAnswer> {
  return fileOf(await frozenDocument(store, paperId), 'pdf')
}

/** Most papers of one export. */
const MOST_BOOKINGS = 10_000

/** All papers of some days for the accountant. */
export async function bookingsFile(
  { store, now }: Pick<RuleContext, 'store' | 'now'>,
  { from, to, chart = 'SKR03' }: { from: string; to: string; chart?: 'SKR03' | 'SKR04' | undefined },
): Promise<FileAnswer> {
  if (to < from) throw notNow('reason.billing.periodOrder', 'PERIOD')
  if (!isOneYear({ from, to })) throw notNow('reason.billing.oneYear', 'PERIOD')
  const within = { gte: from, lte: to }
  const issued = await store.all('invoices', { invoiceDate: within, number: { exists: true } }, [], MOST_BOOKINGS)
  const notes = await store.all('creditNotes', { date: within }, [], MOST_BOOKINGS)
  const ids = [...issued, ...notes].map(({ id }) => id)
  const papers = await store.findMany('invoicePapers', ids)
  const documents = papers.map(({ document }) => document as unknown as InvoiceDocument)
  const createdAt = new Date(now).toISOString().replaceAll(/\D/g, '')
  const about = { from, to, chart, ...adviserOf(await companyOf(store)), createdAt }
  return answer(datevFileName(about), 'text/csv', toDatev(documents, about))
}

/**
 * Makes the file of a paper once and keeps it: for the documents that show it, and for the message it goes with, which is handed over
 * then.
 */
export async function finishPaper(context: JobContext, payload: Readonly<Record<string, string>>): Promise<void> {
  const { store } = context
  const { paperId = '', messageId, level } = payload
  const invoice = await store.find('invoices', paperId)
  const made =
    level !== undefined && invoice
      ? await reminderFile(context, invoice, Number(level))
      : await fileOf(await frozenDocument(store, paperId), invoice?.format ?? 'pdf')
  const kept = await context.keptFiles.keep(made.content.bytes)
  if (level === undefined) await keepForDocuments(context, paperId, made.type === PDF ? kept : undefined)
  if (messageId === undefined) return
  await keepFile(store, messageId, { ...kept, name: made.name, type: made.type, start: new Uint8Array() })
  const message = await store.patch('messages', messageId, { fileName: made.name, fileSize: kept.size })
  const { id, tenantId, channel, recipient, subject, text } = message
  await context.sendMail({ id, tenantId, channel, recipient, subject, text })
  if (invoice && level === undefined) {
    await store.patch('invoices', paperId, { delivery: 'sent', deliveredAt: new Date(context.now).toISOString() })
  }
}

/** The documents of a paper get its file; of one that goes as XML a paper of their own. */
async function keepForDocuments(context: JobContext, paperId: string, pdf: KeptFile | undefined): Promise<void> {
  const { store } = context
  const own = pdf ?? (await keptPaper(context, paperId))
  for (let at = 0; ; at += 1) {
    const id = documentIdOf(paperId, at)
    if (!(await store.find('documents', id))) return
    if (await store.find('documentFiles', id)) continue
    await store.insert('documentFiles', { id, blobId: own.id, digest: own.digest })
    await store.patch('documents', id, { size: own.size })
  }
}

async function keptPaper({ store, keptFiles }: JobContext, paperId: string): Promise<KeptFile> {
  return keptFiles.keep((await fileOf(await frozenDocument(store, paperId), 'pdf')).content.bytes)
}
