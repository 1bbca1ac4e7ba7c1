import * as z from 'zod/mini'
import { endpoint, type FileRule, IdParams } from '#src/contract/basics/core.ts'
import { LONGEST_LINE, MOST_LINES } from '#src/domain/extraction/paper.ts'
import { eventId } from '#src/contract/records/events.ts'
import {
  number,
  optionalFlag,
  optionalNumber,
  optionalText,
  preprocess,
  recordsOf,
  text,
} from '#src/contract/basics/tolerant.ts'

/** How far the reading of a document is: it waits, is being read, has been, or could not be. */
export const READING_STATES = ['waiting', 'processing', 'done', 'failed'] as const

const coordinate = z.number().check(z.minimum(-100_000), z.maximum(100_000))

/** A box on a page, in points of 1/72 inch from its top left corner, unturned. */
const PageBox = z.object({ left: coordinate, top: coordinate, width: coordinate, height: coordinate })
export type PageBox = z.output<typeof PageBox>
const optionalBox = z.catch(z.optional(PageBox), undefined)

/** A piece of a line, letters `from` inclusive to `to` exclusive, and where it stands. */
const LineSpan = z.object({
  from: number(0),
  to: number(0),
  left: number(0),
  width: number(0),
  top: optionalNumber,
  height: optionalNumber,
  confidence: optionalNumber,
})

/** A line of a paper as an answer has it; `page` from 1, `confidence` from 0 to 100 where it was read from a picture. */
export const PageLine = z.object({
  text: text(),
  page: optionalNumber,
  box: optionalBox,
  spans: z.catch(z.optional(z.array(LineSpan)), undefined),
  confidence: optionalNumber,
})

/** Another value a field may have; `text` is how the paper has it. */
const ReadAlternative = z.object({ value: text(), text: optionalText, confidence: number(0) })

/**
 * One field as it was read: how sure that is from 0 to 1, and the piece of text it was taken from. `name` is a path of the draft of an
 * order (`pickup.city`), or a label a template names; `value` is plain: `12000`, `2026-11-25`, `true`. `doubts` say why somebody
 * should look at it, `page` and `box` where it stands.
 */
export const ReadField = z.object({
  name: text(),
  value: text(),
  confidence: number(0),
  source: optionalText,
  state: z.catch(z.optional(z.enum(['sure', 'check'])), undefined),
  doubts: z.catch(z.array(z.string()), []),
  alternatives: preprocess(recordsOf, z.array(ReadAlternative)),
  page: optionalNumber,
  box: optionalBox,
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
  /** The same as lines with their places, where the reader knew these. */
  lines: preprocess(recordsOf, z.array(PageLine)),
  /** The lines come from a picture. */
  scanned: optionalFlag,
  /** Why it failed, verbatim. */
  message: optionalText,
  startedAt: optionalText,
  finishedAt: optionalText,
})
export type Reading = z.output<typeof Reading>

const READ_TEXT = z.optional(z.string().check(z.maxLength(200_000)))
const short = (most: number) => z.optional(z.string().check(z.maxLength(most)))

const share = z.optional(z.number().check(z.minimum(0), z.maximum(100)))
const letter = z.int().check(z.minimum(0), z.maximum(LONGEST_LINE))

/** A line as it is sent: no longer, and no more of them, than is read. */
export const SentLine = z.object({
  text: z.string().check(z.maxLength(LONGEST_LINE)),
  page: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
  box: z.optional(PageBox),
  spans: z.optional(
    z
      .array(
        z.object({
          ...{ from: letter, to: letter, left: coordinate, width: coordinate },
          ...{ top: z.optional(coordinate), height: z.optional(coordinate), confidence: share },
        }),
      )
      .check(z.maxLength(100)),
  ),
  confidence: share,
})

/** A part of a form is text, whatever it says. */
function plain(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** A field that is JSON, also as a part of a form. */
const part = <S extends z.ZodMiniType>(schema: S) =>
  z.optional(
    z.pipe(
      z.transform((value: z.input<S>): unknown => plain(value)),
      schema,
    ),
  )

/** What the page has read by itself: plain text, or lines with their places, which count before it. */
const readByPage = {
  text: READ_TEXT,
  lines: part(z.array(SentLine).check(z.maxLength(MOST_LINES))),
  scanned: part(z.boolean()),
}

export const documentReadingEndpoints = (upload: FileRule) => ({
  /** Reads a document, by a template where one is named. */
  'documents.read': endpoint({
    method: 'POST',
    path: '/api/v1/documents/{id}/ocr',
    params: IdParams,
    body: z.optional(z.object({ templateId: short(100), ...readByPage })),
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
      ...readByPage,
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
