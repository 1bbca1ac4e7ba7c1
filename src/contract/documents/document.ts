import * as z from 'zod/mini'
import { eventId } from '#src/contract/records/events.ts'
import { flag, number, optionalText, text } from '#src/contract/basics/tolerant.ts'

const texts = z.catch(z.optional(z.record(z.string(), z.string())), undefined)

/** A document's description; its file stays on the server. Size in bytes. */
export const Document = z.object({
  id: text(),
  tenantId: text(),
  version: number(1),
  name: text('Unbekannt'),
  kind: text('other'),
  mimeType: text(),
  size: number(0),
  orderId: optionalText,
  transportId: optionalText,
  vehicleId: optionalText,
  driverId: optionalText,
  partnerId: optionalText,
  partnerName: optionalText,
  /** The claim it is a photo of. */
  claimId: optionalText,
  ocrProcessed: flag,
  extractedData: texts,
  verified: flag,
  tags: z.catch(z.array(z.string()), []),
  /** What else somebody says of it, by names of his own. */
  metadata: texts,
  uploadedAt: text(),
  uploadedBy: optionalText,
  templateId: optionalText,
})
export type Document = z.output<typeof Document>

/** A document after a change, and the event that `documents.undo` takes back. */
export const DocumentChanged = z.extend(Document, { eventId })

export const DocumentDeleted = z.object({ success: z.catch(z.boolean(), true), eventId })

const id = z.optional(z.string().check(z.maxLength(100)))
const yesOrNo = z.optional(z.enum(['true', 'false']))
const day = z.optional(z.string().check(z.maxLength(10)))

/** What the list can be narrowed to. */
export const documentFilters = {
  orderId: id,
  transportId: id,
  vehicleId: id,
  driverId: id,
  partnerId: id,
  claimId: id,
  kind: z.optional(z.string().check(z.maxLength(60))),
  verified: yesOrNo,
  ocrProcessed: yesOrNo,
  /** One tag as a whole, whatever its case. */
  tag: z.optional(z.string().check(z.maxLength(40))),
  /** Days of the upload in Europe/Berlin, both included. */
  uploadedFrom: day,
  uploadedTo: day,
}
