import * as z from 'zod/mini'

const id = z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(100))))
const pairs = z.optional(
  z.record(z.string().check(z.minLength(1), z.maxLength(60)), z.string().check(z.maxLength(2000))),
)

/** Words a document is marked with. */
const tags = z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))).check(z.maxLength(20))

/**
 * What a person says of a document, with the file and later on: all of it may be left out, null takes away what it belongs to. A
 * name keeps its ending.
 */
export const documentInput = {
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
  kind: z.optional(z.string().check(z.regex(/^[a-zA-Z]{1,40}$/))),
  orderId: id,
  transportId: id,
  vehicleId: id,
  driverId: id,
  partnerId: id,
  claimId: id,
  partnerName: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  templateId: id,
  tags: z.optional(tags),
  metadata: pairs,
  extractedData: pairs,
}
