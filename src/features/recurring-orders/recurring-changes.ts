import type { RecurringOrderChanged } from '#src/contract/recurring-orders.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'

/** How commands change recurring orders. */
export const recurringChanges = defineChanges({
  kind: 'recurringOrder',
  labelOf: ({ name }) => name,
  count: 'recurring.count',
  fields: {
    paused: { sentence: ({ name, paused }, t) => t(paused ? 'recurring.nowPaused' : 'recurring.nowActive', { name }) },
    skipped: { sentence: ({ name }, t) => t('recurring.datesChanged', { name }) },
  },
  changedOf: ({ recurringOrder, eventId, warnings }: RecurringOrderChanged) => ({
    record: recurringOrder,
    eventId,
    warnings,
  }),
})
