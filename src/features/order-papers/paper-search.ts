import { z } from 'zod'
import { NOTE_COPIES, ORDER_PAPERS } from '#src/domain/order-papers.ts'

/** The paper shown and the copy of the consignment note: `?paper=cmr&copy=2`. What cannot be read is the first one. */
export const PaperSearch = z.object({
  paper: z.enum(ORDER_PAPERS).optional().catch(undefined),
  copy: z.preprocess(String, z.enum(NOTE_COPIES)).optional().catch(undefined),
})
export type PaperSearch = z.output<typeof PaperSearch>
