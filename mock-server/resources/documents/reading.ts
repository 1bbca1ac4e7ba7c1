import type { Reading } from '#src/contract/documents/readings.ts'
import { HttpError, notFound } from '../../core/http-error.ts'
import { type RuleContext, stamp } from '../../core/rule-context.ts'
import { putJob } from '../../ports/jobs.ts'
import type { ReadPaper } from '../../ports/reader.ts'
import type { Row } from '../../store/models.ts'
import { act } from '../../write/act.ts'

type Document = Row<'documents'>
type StoredReading = Row<'documentReadings'>
type ReadingContext = RuleContext & { readPaper: ReadPaper }

/** Why a document could not be read, verbatim. Source: specification 8 */
const FAILED = 'Failed to process OCR'

const PROGRESS = { waiting: 0, processing: 50, done: 100, failed: 100 } as const

/** The text of a document: what came with its file, or what a paper of the seed says. */
async function textOf({ store }: RuleContext, { id, paper }: Document): Promise<string | undefined> {
  if (paper) return paperText(paper)
  return (await store.find('documentFiles', id))?.text
}

/** What a paper of the seed says, line by line. */
export function paperText(paper: Readonly<Record<string, string>>): string {
  return Object.entries(paper)
    .map(([label, value]) => (label === 'title' ? value : `${label}: ${value}`))
    .join('\n')
}

/**
 * Reads a document and keeps what was found as its fields; answers the event that takes that back. Throws 422 where nothing can be
 * read, and 404 for a template that is not there.
 */
export async function readDocument(
  context: ReadingContext,
  document: Document,
  asked: { templateId?: string | undefined; text?: string | undefined } = {},
): Promise<{ eventId: string | undefined }> {
  const { store } = context
  const { id } = document
  const templateId = asked.templateId ?? document.templateId
  const template = templateId === undefined ? undefined : await store.find('documentTemplates', templateId)
  if (asked.templateId !== undefined && !template) throw notFound()
  const text = asked.text ?? (await textOf(context, document))
  const fields =
    text === undefined ? [] : await context.readPaper({ text, kind: document.kind, fields: template?.fields ?? [] })
  if (fields.length === 0) throw new HttpError(422, { message: FAILED, code: 'NOTHING_READ' })
  const extractedData = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
  const eventId = await act(context, { kind: 'document', id }, { type: 'updated' }, () =>
    store.patch('documents', id, { ocrProcessed: true, extractedData, ...(template && { templateId }) }),
  )
  const at = stamp(context)
  await keepReading(context, id, {
    status: 'done',
    templateId: template?.id,
    fields,
    text,
    startedAt: at,
    finishedAt: at,
  })
  return { eventId }
}

/** Lets a document be read after the call that brought it. */
export async function readSoon(context: RuleContext, { id }: Document): Promise<void> {
  const { store, now } = context
  await keepReading(context, id, { status: 'waiting', fields: [] })
  await putJob(store, { id: `doc-read-${id}`, name: 'documents.read', runAt: now, payload: { documentId: id } })
}

/** Reads a document that waits for it; one that cannot be read says so from then on. */
export async function readWaiting(context: ReadingContext, id: string): Promise<void> {
  const { store } = context
  const [document, reading] = [await store.find('documents', id), await store.find('documentReadings', id)]
  if (!document || reading?.status !== 'waiting') return
  const startedAt = stamp(context)
  try {
    await store.savepoint(() => readDocument(context, document))
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    await keepReading(context, id, { status: 'failed', fields: [], message: FAILED, startedAt, finishedAt: startedAt })
  }
}

async function keepReading(
  { store }: RuleContext,
  id: string,
  reading: Pick<StoredReading, 'status' | 'fields'> & Partial<StoredReading>,
): Promise<void> {
  const before = await store.find('documentReadings', id)
  const empty = {
    templateId: undefined,
    text: undefined,
    message: undefined,
    startedAt: undefined,
    finishedAt: undefined,
  }
  if (before) await store.patch('documentReadings', id, { ...empty, ...reading })
  else await store.insert('documentReadings', { id, ...reading })
}

/** What was read of a document. Throws 404 where nothing is. */
export async function readingOf(context: Pick<RuleContext, 'store'>, document: Document): Promise<Reading> {
  const reading = document.ocrProcessed ? await context.store.find('documentReadings', document.id) : undefined
  if (reading?.status === 'done') return shown(reading)
  const { extractedData, id: documentId, templateId } = document
  if (!document.ocrProcessed || !extractedData)
    throw new HttpError(404, { message: 'OCR result not found', code: 'NOT_FOUND' })
  // Read before readings were kept, or by the one who filled the document in.
  const fields = Object.entries(extractedData).map(([name, value]) => ({ name, value, confidence: 1 }))
  return { documentId, status: 'done', progress: PROGRESS.done, templateId, fields }
}

/** How far the reading of a paper is that was sent to be read: anyone who asks first need not wait for the job. */
export async function readingStatus(context: ReadingContext, document: Document): Promise<Reading> {
  await readWaiting(context, document.id)
  const reading = await context.store.find('documentReadings', document.id)
  return reading ? shown(reading) : readingOf(context, document)
}

const shown = ({ id, ...reading }: StoredReading): Reading => ({
  ...reading,
  documentId: id,
  progress: PROGRESS[reading.status],
})
