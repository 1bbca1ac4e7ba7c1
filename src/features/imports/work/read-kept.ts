import * as z from 'zod/mini'
import { IMPORT_SOURCES } from '#src/contract/imports/import.ts'
import { FIELDS, KeptRow } from './engine.ts'
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
      target: z.optional(z.enum(FIELDS)),
      isNew: z.boolean(),
    }),
  ),
  since: optionalText,
  rows: z.array(KeptRow),
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
export function readKept({ file, facts }: { file: File; facts: unknown }): ImportData | undefined {
  const read = KeptFacts.safeParse(facts)
  if (!read.success) return undefined
  const { results, since, mapping, ...rest } = read.data
  const columns = mapping.map(({ target, ...column }) => ({ ...column, target }))
  return { ...rest, mapping: columns, since, file, results: new Map(results), creation: undefined }
}
