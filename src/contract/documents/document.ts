import * as z from 'zod/mini'
import { eventId } from '#src/contract/records/events.ts'
import { flag, number, optionalText, preprocess, text, version } from '#src/contract/basics/tolerant.ts'

const texts = z.catch(z.optional(z.record(z.string(), z.string())), undefined)

/** What the specification keeps in `file`, `metadata` and `template` stands in the fields named after it, where those are not said themselves. */
function withFile(value: unknown): unknown {
  if (!isRecord(value)) return value
  const file = isRecord(value['file']) ? value['file'] : {}
  const metadata = isRecord(value['metadata']) ? value['metadata'] : {}
  const template = isRecord(value['template']) ? value['template'] : {}
  const { kind, orderId, transportId, vehicleId, driverId, partnerId } = metadata
  const known = { kind, orderId, transportId, vehicleId, driverId, partnerId, templateId: template['templateId'] }
  return { ...known, name: file['name'], mimeType: file['type'], size: file['size'], ...value }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of a document as this product names them; a stored one has them all. */
export const DocumentFields = z.object({
  id: text(),
  tenantId: text(),
  version,
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

/** A document's description; its file stays on the server. Size in bytes. Source: specification 3 */
export const Document = preprocess(withFile, DocumentFields)
export type Document = z.output<typeof Document>

/** A document after a change, and the event that `documents.undo` takes back. */
export const DocumentChanged = preprocess(withFile, z.extend(DocumentFields, { eventId }))

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
