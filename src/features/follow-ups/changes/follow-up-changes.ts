import type { FollowUpChanged } from '#src/contract/follow-ups/calls.ts'
import { dueText, ownerText, subjectOf } from '#src/entities/follow-ups/follow-up-words.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'

/** How commands change follow-ups. */
export const followUpChanges = defineChanges({
  kind: 'followUp',
  labelOf: subjectOf,
  count: 'followUps.count',
  fields: {
    dueAt: { label: 'followUps.due', shown: (one, format) => dueText(one, format) },
    assigneeName: { label: 'followUps.assignee', shown: (one, _format, t) => ownerText(one, t) },
    doneAt: {
      sentence: (one, t) =>
        t(one.doneAt === undefined ? 'followUps.nowOpen' : 'followUps.nowDone', { name: one.doneBy ?? '' }),
    },
  },
  changedOf: ({ followUp, eventId, warnings }: FollowUpChanged) => ({ record: followUp, eventId, warnings }),
})
