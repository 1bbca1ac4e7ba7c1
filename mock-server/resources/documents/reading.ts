import type { Reading, ReadField } from '#src/contract/documents/readings.ts'
import { linesOf, type PaperLine } from '#src/domain/extraction/paper.ts'
import { HttpError, notFound } from '../../core/http-error.ts'
import { type RuleContext, stamp } from '../../core/rule-context.ts'
import { putJob } from '../../ports/jobs.ts'
import type { ReadPaper } from '../../ports/reader.ts'
import type { Row } from '../../store/models.ts'
import { act } from '../../write/act.ts'
import { readingContext } from './reading-context.ts'

type Document = Row<'documents'>
type StoredReading = Row<'documentReadings'>
type ReadingContext = RuleContext & { readPaper: ReadPaper }

/** Why a document could not be read, verbatim. Source: specification 8 */
const FAILED = 'Failed to process OCR'

/** What a person has filled in was read by no one, and is sure. */
const FILLED_IN = { confidence: 1, state: 'sure', doubts: [], alternatives: [] } satisfies Partial<ReadField>

const PROGRESS = { waiting: 0, processing: 50, done: 100, failed: 100 } as const

/** What stands on a document, as far as anyone has said. */
interface PageText {
  text?: string | undefined
  lines?: readonly PaperLine[] | undefined
  scanned?: boolean | undefined
}

/** What was read of it before, what came with its file, or what a paper of the seed says. */
async function pageTextOf({ store }: RuleContext, { id, paper }: Document): Promise<PageText> {
  const before = await store.find('documentReadings', id)
  if (before?.lines !== undefined || before?.text !== undefined) return before
  return { text: paper ? paperText(paper) : (await store.find('documentFiles', id))?.text }
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
  asked: PageText & { templateId?: string | undefined } = {},
): Promise<{ eventId: string | undefined }> {
  const { store } = context
  const { id } = document
  const templateId = asked.templateId ?? document.templateId
  const template = templateId === undefined ? undefined : await store.find('documentTemplates', templateId)
  if (asked.templateId !== undefined && !template) throw notFound()
  const isSaid = asked.lines !== undefined || asked.text !== undefined
  const { text, lines, scanned } = isSaid ? asked : await pageTextOf(context, document)
  const paper = {
    lines: lines ?? linesOf(text ?? ''),
    scanned: scanned === true,
    kind: document.kind,
    fields: template?.fields ?? [],
  }
  const fields = await context.readPaper(paper, () => readingContext(context))
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
    text: text ?? paper.lines.map((line) => line.text).join('\n'),
    ...(lines && { lines: [...lines] }),
    ...(scanned && { scanned }),
    startedAt: at,
    finishedAt: at,
  })
  return { eventId }
}

/** Lets a document be read after the call that brought it, of what that call says stands on it. */
export async function readSoon(context: RuleContext, { id }: Document, said: PageText): Promise<void> {
  const { store, now } = context
  const { text, lines, scanned } = said
  await keepReading(context, id, {
    status: 'waiting',
    fields: [],
    text,
    ...(lines && { lines: [...lines] }),
    ...(scanned && { scanned }),
  })
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
    lines: undefined,
    scanned: undefined,
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
  const fields = Object.entries(extractedData).map(([name, value]) => ({ ...FILLED_IN, name, value }))
  return { documentId, status: 'done', progress: PROGRESS.done, templateId, fields, lines: [] }
}

/** How far the reading of a paper is that was sent to be read: anyone who asks first need not wait for the job. */
export async function readingStatus(context: ReadingContext, document: Document): Promise<Reading> {
  await readWaiting(context, document.id)
  const reading = await context.store.find('documentReadings', document.id)
  return reading ? shown(reading) : readingOf(context, document)
}

const shown = ({ id, lines = [], ...reading }: StoredReading): Reading => ({
  ...reading,
  lines,
  documentId: id,
  progress: PROGRESS[reading.status],
})
