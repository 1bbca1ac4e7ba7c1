import { isFollowUpOf } from '#src/domain/follow-ups/follow-ups.ts'
import { notFound } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import type { KindUndo } from '../../write/undo-rules.ts'

/** Who may take back what others did, may so only of what is theirs or the team's: the rest is to them not there. */
export const followUpUndo: KindUndo<'followUps'> = {
  whole: {
    async refuse({ store, session: { userId } }, { event, changes }) {
      if (event.actorId === userId) return
      for (const { entity, id, row } of changes) {
        if (entity !== 'followUps') continue
        const one = (await store.find('followUps', id)) ?? (row as Row<'followUps'> | undefined)
        if (one === undefined || !isFollowUpOf(one, userId)) throw notFound()
      }
    },
  },
}
