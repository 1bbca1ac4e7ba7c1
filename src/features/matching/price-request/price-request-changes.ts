import type { PriceRequestChanged } from '#src/contract/price-requests.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'

/** How commands change requests for prices. */
export const priceRequestChanges = defineChanges({
  kind: 'priceRequest',
  labelOf: ({ id }) => id,
  override: 'orders.override',
  fields: {},
  changedOf: ({ priceRequest, eventId, warnings }: PriceRequestChanged) => ({
    record: priceRequest,
    eventId,
    warnings,
  }),
})
