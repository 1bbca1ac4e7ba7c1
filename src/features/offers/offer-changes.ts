import type { OfferChanged } from '#src/contract/offers.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'
import { statusText } from './offer-text.ts'

/** How commands change offers. */
export const offerChanges = defineChanges({
  kind: 'offer',
  labelOf: ({ id }) => id,
  count: 'offers.count',
  fields: {
    status: { label: 'orders.column.status', shown: ({ status }, _format, t) => statusText(status, t) },
  },
  changedOf: ({ offer, eventId, warnings }: OfferChanged) => ({ record: offer, eventId, warnings }),
})
