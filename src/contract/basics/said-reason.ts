import * as z from 'zod/mini'
import { optionalText, text } from './tolerant.ts'

const values = z.catch(z.optional(z.record(z.string(), z.union([z.string(), z.number()]))), undefined)

/** A reason as a server gives it: the key of its sentence, known here or not, and what stands in it. */
export const SaidReason = z.object({ code: z.string().check(z.maxLength(100)), values })
export type SaidReason = z.output<typeof SaidReason>

/** What a server warns of: its sentence, and by key for words of one's own. */
export interface SaidWarning {
  code?: string | undefined
  values?: SaidReason['values']
  message: string
}

/** A server without keys sends the sentence alone. */
const alone = z.pipe(
  z.string(),
  z.transform((message): SaidWarning => ({ message })),
)

export const SaidWarnings = z.catch(
  z.array(z.union([alone, z.object({ code: optionalText, values, message: text() })])),
  [],
)
