import * as z from 'zod/mini'
import { COLUMN_TARGETS } from '#src/domain/imports/fields.ts'
import { Figure } from '../basics/bounds.ts'
import { FieldIssue } from '../basics/field-issue.ts'
import { number, optionalText, text, version } from '../basics/tolerant.ts'
import { OrderDraft } from '../orders/draft.ts'
import { eventId } from '../records/events.ts'

/** Where rows came from. */
export const IMPORT_SOURCES = ['file', 'paste', 'email'] as const

/** Most rows of one call; a client sends more in several, one after the other. */
export const IMPORT_CALL_LIMIT = 100

/** Most rows that are asked about at once. */
export const KNOWN_CALL_LIMIT = 5000

/**
 * A list of orders that somebody has taken in: `rows` it had, `created` orders of it that are there. A single one says which these are
 * by `orderIds`, and by `eventIds` what is to be taken back of it, in the order in which it was done.
 */
export const Import = z.object({
  id: text(),
  tenantId: text(),
  version,
  name: text('Unbekannt'),
  source: z.catch(z.enum(IMPORT_SOURCES), 'file'),
  emailId: optionalText,
  /** Who has sent it: the key its mapping is kept by. */
  sender: optionalText,
  /** The same for the same rows in the same order, whatever the file is called. */
  contentHash: text(),
  rows: number(0),
  created: number(0),
  orderIds: z.catch(z.optional(z.array(z.string())), undefined),
  eventIds: z.catch(z.optional(z.array(z.string())), undefined),
  createdAt: text(),
  updatedAt: text(),
  createdBy: optionalText,
  createdById: optionalText,
})
export type Import = z.output<typeof Import>

const short = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
const Line = z.int().check(z.minimum(1), z.maximum(1_000_000))
const Fingerprint = z.string().check(z.regex(/^[0-9a-f]{16,64}$/))

/** What an import says of itself with every part of it. */
export const ImportHead = z.object({
  name: short(200),
  source: z.enum(IMPORT_SOURCES),
  emailId: z.optional(short(100)),
  sender: z.optional(short(200)),
  contentHash: Fingerprint,
  rows: Line,
})
export type ImportHead = z.output<typeof ImportHead>

/**
 * One order of a row. `fingerprint` says which row it is, whatever was mended since; `part` counts from 0 where a row became several
 * orders. Price net in euros.
 */
export const ImportRow = z.object({
  line: Line,
  fingerprint: Fingerprint,
  part: z._default(z.int().check(z.minimum(0), z.maximum(9)), 0),
  draft: OrderDraft,
  price: z.optional(Figure),
  note: z.optional(z.string().check(z.maxLength(2000))),
})
export type ImportRow = z.output<typeof ImportRow>

/** What became of a row: `known` is one that was taken in before, with the order of then. */
export const ImportResult = z.object({
  line: number(0),
  part: number(0),
  outcome: z.catch(z.enum(['created', 'known', 'refused']), 'refused'),
  orderId: optionalText,
  orderNumber: optionalText,
  importedAt: optionalText,
  /** Why it is refused, in words, and by its fields. */
  message: optionalText,
  fieldErrors: z.catch(z.array(FieldIssue), []),
})
export type ImportResult = z.output<typeof ImportResult>

/** What became of a part, and the event that takes all its orders back; none where none was made. */
export const ImportedPart = z.object({
  import: Import,
  results: z.catch(z.array(ImportResult), []),
  eventId,
})
export type ImportedPart = z.output<typeof ImportedPart>

/** A row that was taken in before: the order is there. */
export const KnownRow = z.object({
  fingerprint: text(),
  part: number(0),
  importId: text(),
  importName: text(),
  importedAt: text(),
  importedBy: optionalText,
  orderId: text(),
  orderNumber: text(),
})
export type KnownRow = z.output<typeof KnownRow>

/** What the columns of a sender's lists are, by what their heads say (by letter where they have none), and since when. */
export const ImportMapping = z.object({
  id: text(),
  tenantId: text(),
  version,
  senderKey: text(),
  columns: z.catch(z.record(z.string(), z.enum(COLUMN_TARGETS)), {}),
  since: text(),
  updatedAt: text(),
})
export type ImportMapping = z.output<typeof ImportMapping>

export const KnownQuestion = z.object({
  contentHash: z.optional(Fingerprint),
  fingerprints: z.array(Fingerprint).check(z.maxLength(KNOWN_CALL_LIMIT)),
})
