import * as z from 'zod/mini'
import { IMPORT_SOURCES } from '#src/contract/imports/import.ts'
import { COLUMN_TARGETS } from '#src/domain/imports/fields.ts'
import type { ImportAside } from './aside.ts'
import type { ImportData } from './state.ts'

const optionalText = z.optional(z.string())

/** As it is kept on this computer; what another version has kept is not read. */
const KeptFacts = z.object({
  id: z.string(),
  source: z.object({
    kind: z.enum(IMPORT_SOURCES),
    name: z.string(),
    size: z.number(),
    sheet: optionalText,
    origin: optionalText,
    emailId: optionalText,
    sender: optionalText,
    customerId: optionalText,
  }),
  hash: z.string(),
  sheets: z.array(z.string()),
  mapping: z.array(
    z.object({
      letter: z.string(),
      header: z.string(),
      sample: z.string(),
      target: z.enum(COLUMN_TARGETS),
      isNew: z.boolean(),
      confidence: z.number(),
    }),
  ),
  since: optionalText,
  rows: z.array(
    z.object({
      line: z.number(),
      fingerprint: z.string(),
      cells: z.array(z.string()),
      left: z.optional(z.boolean()),
      parts: z.optional(z.number()),
    }),
  ),
  results: z.array(
    z.tuple([
      z.string(),
      z.object({
        state: z.enum(['created', 'refused', 'known']),
        orderId: optionalText,
        message: optionalText,
        at: optionalText,
      }),
    ]),
  ),
})

/** What was kept of an import; undefined where it cannot be read any more. */
export function readKept({ file, facts }: { file: File; facts: unknown }): Omit<ImportData, 'context'> | undefined {
  const read = KeptFacts.safeParse(facts)
  if (!read.success) return undefined
  const { results, since, rows, ...rest } = read.data
  const lines = rows.map(({ left, parts, ...row }) => ({
    ...row,
    ...(left !== undefined && { left }),
    ...(parts !== undefined && { parts }),
  }))
  return { ...rest, since, rows: lines, file, results: new Map(results), creation: undefined }
}

const AsideFacts = z.object({
  source: z.object({ name: z.string() }),
  rows: z.array(z.unknown()),
  aside: z.object({ open: z.number(), at: z.string() }),
})

/** What the start view says of an import that was set aside; undefined where it cannot be read any more. */
export function readAside({ id, facts }: { id: string; facts: unknown }): ImportAside | undefined {
  const read = AsideFacts.safeParse(facts)
  if (!read.success) return undefined
  const { source, rows, aside } = read.data
  return { id, name: source.name, rows: rows.length, ...aside }
}
