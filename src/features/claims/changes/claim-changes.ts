import type { ClaimChanged } from '#src/contract/claims/calls.ts'
import { claimState } from '#src/entities/claims/claim-words.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'

/** How commands change claims. */
export const claimChanges = defineChanges({
  kind: 'claim',
  labelOf: ({ number }) => number,
  count: 'claims.count',
  fields: { state: { label: 'claims.state', shown: (claim, _format, t) => claimState(claim, t) } },
  changedOf: ({ claim, eventId, warnings }: ClaimChanged) => ({ record: claim, eventId, warnings }),
})
