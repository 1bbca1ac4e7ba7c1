import { claimPermission } from '#src/domain/claims/permissions.ts'
import { demand } from '../../core/rule-context.ts'
import type { KindUndo } from '../../write/undo-rules.ts'

/** Who may say a field may put it back; who only says amounts takes no claim away. */
export const claimUndo: KindUndo<'claims'> = {
  whole: {
    async refuse(context, { changes }) {
      for (const { entity, change, fields } of changes) {
        if (entity !== 'claims') continue
        if (change !== 'updated') demand(context, 'claims.write')
        else for (const { field } of fields) demand(context, claimPermission(field))
      }
    },
  },
}
