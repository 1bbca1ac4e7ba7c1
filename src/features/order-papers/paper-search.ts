import * as z from 'zod/mini'
import { preprocess } from '#src/contract/basics/tolerant.ts'
import { NOTE_COPIES, ORDER_PAPERS } from '#src/domain/documents/paper-kinds.ts'

/** The paper shown and the copy of the consignment note: `?paper=cmr&copy=2`. What cannot be read is the first one. */
export const PaperSearch = z.object({
  paper: z.catch(z.optional(z.enum(ORDER_PAPERS)), undefined),
  copy: z.catch(z.optional(preprocess(String, z.enum(NOTE_COPIES))), undefined),
})
export type PaperSearch = z.output<typeof PaperSearch>
