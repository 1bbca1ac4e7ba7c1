import { has, is } from '../../core/lists/filters.ts'
import { todayOf } from '../../core/rule-context.ts'
import { defineResource } from '../../write/define-resource.ts'
import { dueCascades } from './due.ts'
import { changedFollowUp, newFollowUp } from './rules.ts'
import { followUpUndo } from './undo-rules.ts'

/** What is to be seen again, the next one first. */
export const followUps = defineResource({
  kind: 'followUp',
  list: {
    sort: [
      { field: 'dueAt', order: 'asc' },
      { field: 'id', order: 'asc' },
    ],
    filters: {
      scope: (scope, { session: { userId } }) => {
        if (scope === 'mine') return { assigneeId: userId }
        if (scope === 'team') return { isTeam: true }
        return { anyOf: [{ isTeam: true }, { assigneeId: userId }, { createdById: userId }] }
      },
      done: has('doneAt'),
      aboutKind: is('aboutKind'),
      aboutId: is('aboutId'),
      assigneeId: (id, { session }) => ({ assigneeId: id === 'me' ? session.userId : id }),
      due: (_due, asking) => ({ dueOn: { lte: todayOf(asking) }, doneAt: { exists: false } }),
    },
  },
  cascades: dueCascades,
  write: { ids: 'fup', create: newFollowUp, update: changedFollowUp },
  undo: followUpUndo,
})
