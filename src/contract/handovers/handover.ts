import * as z from 'zod/mini'
import { HANDOVER_PARTS } from '#src/domain/handovers/handovers.ts'
import { number, optionalText, preprocess, recordsOf, text, version } from '../basics/tolerant.ts'

/** One thing that is open: the record it is about where there is one, what people call it, and what is the matter. */
const HandoverItem = z.object({
  id: text(),
  kind: optionalText,
  recordId: optionalText,
  label: text(),
  detail: text(),
})
export type HandoverItem = z.output<typeof HandoverItem>

/** What was open of one part; `total` counts those that were too many to be listed as well. */
export const HandoverPart = z.object({
  part: z.catch(z.enum(HANDOVER_PARTS), 'alerts'),
  total: number(0),
  items: preprocess(recordsOf, z.array(HandoverItem)),
})
export type HandoverPart = z.output<typeof HandoverPart>

/** What one shift leaves to the next: how things stood, in the words of who hands over, and who has taken over when. */
export const Handover = z.object({
  id: text(),
  tenantId: text(),
  version,
  note: text(),
  parts: preprocess(recordsOf, z.array(HandoverPart)),
  createdById: optionalText,
  createdBy: optionalText,
  takenOverAt: optionalText,
  takenOverBy: optionalText,
  createdAt: text(),
  updatedAt: text(),
})
export type Handover = z.output<typeof Handover>
