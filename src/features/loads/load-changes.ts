import type { LoadChanged } from '#src/contract/loads.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'
import { loadLabel, statusText } from './load-text.ts'

/** How commands change loads. */
export const loadChanges = defineChanges({
  kind: 'load',
  labelOf: loadLabel,
  fields: {
    status: { label: 'orders.column.status', shown: ({ status }, _format, t) => statusText(status, t) },
  },
  changedOf: ({ load, eventId, warnings }: LoadChanged) => ({ record: load, eventId, warnings }),
})
