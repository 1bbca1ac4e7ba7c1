import * as z from 'zod/mini'
import { endpoint, type FileRule, IdParams } from '#src/contract/basics/core.ts'
import { eventId } from '#src/contract/records/events.ts'
import { number, optionalText, preprocess, recordsOf, text } from '#src/contract/basics/tolerant.ts'

/** How far the reading of a document is: it waits, is being read, has been, or could not be. */
export const READING_STATES = ['waiting', 'processing', 'done', 'failed'] as const

/** One field as it was read: how sure that is from 0 to 1, and the piece of text it was taken from. */
export const ReadField = z.object({
  name: text(),
  value: text(),
  confidence: number(0),
  source: optionalText,
})
export type ReadField = z.output<typeof ReadField>

/** What OCR made of a document. `progress` from 0 to 100; stamps ISO 8601 in UTC. */
export const Reading = z.object({
  documentId: text(),
  status: z.catch(z.enum(READING_STATES), 'waiting'),
  progress: number(0),
  templateId: optionalText,
  fields: preprocess(recordsOf, z.array(ReadField)),
  /** The text it was read from. */
  text: optionalText,
  /** Why it failed, verbatim. */
  message: optionalText,
  startedAt: optionalText,
  finishedAt: optionalText,
})
export type Reading = z.output<typeof Reading>

const READ_TEXT = z.optional(z.string().check(z.maxLength(200_000)))
const short = (most: number) => z.optional(z.string().check(z.maxLength(most)))

export const documentReadingEndpoints = (upload: FileRule) => ({
  /** Reads a document, by a template where one is named; `text` is what the page has read of it by itself. */
  'documents.read': endpoint({
    method: 'POST',
    path: '/api/v1/documents/{id}/ocr',
    params: IdParams,
    body: z.optional(z.object({ templateId: short(100), text: READ_TEXT })),
    response: z.extend(Reading, { eventId }),
    permission: 'documents.upload',
    failure: 'Failed to process OCR',
  }),
  'documents.reading': endpoint({
    method: 'GET',
    path: '/api/v1/documents/{id}/ocr',
    params: IdParams,
    response: Reading,
    permission: 'documents.read',
    failure: 'OCR result not found',
  }),
  /** A paper to be read: it becomes a document at once and is read after that. */
  'ocr.upload': endpoint({
    method: 'POST',
    path: '/api/v1/ocr-integration/upload-transport-document',
    body: z.object({
      role: z.string().check(z.minLength(1), z.maxLength(60)),
      description: short(500),
      documentType: short(40),
      text: READ_TEXT,
    }),
    file: { ...upload, plainFields: true },
    response: z.object({ id: text(), status: Reading.shape.status, progress: number(0), eventId }),
    permission: 'documents.upload',
    failure: 'Failed to upload document(s)',
  }),
  'ocr.status': endpoint({
    method: 'POST',
    path: '/api/v1/ocr-integration/get-processing-status',
    body: IdParams,
    response: z.extend(Reading, { id: text() }),
    permission: 'documents.read',
    failure: 'OCR result not found',
  }),
})
