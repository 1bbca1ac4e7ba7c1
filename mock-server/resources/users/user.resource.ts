import { userStateOf } from '#src/domain/accounts/user-states.ts'
import { listed, oneOf } from '../../core/lists/filters.ts'
import { HttpError, refusalBody } from '../../core/http-error.ts'
import { NO_TENANT } from '../../store/store.ts'
import { defineResource } from '../../write/define-resource.ts'
import { nameValues, refuseOwnOrLast, sessionIdsOf } from './rules.ts'
import { isIn, shownSorts, shownUsers } from './view.ts'

/** What can be taken back; an invitation is withdrawn instead, a mail or an ended session is no more to be called back. */
const TURNED = ['updated', 'role_changed', 'locked', 'unlocked', 'undone']

/** The people of a company: who waits first, then by name. */
export const users = defineResource({
  kind: 'user',
  list: {
    sort: [{ field: 'pending', order: 'desc' }, { field: 'name' }],
    filters: {
      role: oneOf('role'),
      status: (text) => {
        const states = listed(text)
        return states.length === 0 ? undefined : isIn(states)
      },
    },
    shownSorts,
  },
  view: shownUsers,
  write: {
    update: (_context, row, input) => ({ values: nameValues(row, input) }),
  },
  undo: {
    async refuseUpdate(context, row, { values }) {
      const after = { ...row, ...values }
      const isLess = (row.role === 'admin' && after.role !== 'admin') || after.lockedAt !== undefined
      if (isLess) await refuseOwnOrLast(context, row)
    },
    async update({ store }, row, values) {
      const after = await store.patch('users', row.id, values)
      if (userStateOf(after) !== 'locked') return
      for (const id of await sessionIdsOf(store, row.id)) await store.of(NO_TENANT).remove('sessions', id)
    },
    whole: {
      async refuse(_context, { event }) {
        if (TURNED.includes(event.type)) return
        throw new HttpError(409, { ...refusalBody({ code: 'reason.notUndoable' }), code: 'NOT_UNDOABLE' })
      },
    },
  },
})
