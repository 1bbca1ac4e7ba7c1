import { notNow } from '../../core/rule-context.ts'
import { undoOf } from '../../write/undo-rules.ts'

/** How changes of partners are taken back: whom an order names is not taken away. */
export const partnerUndo = undoOf<'partners'>({
  async refuseRemoval({ store }, { id, kind }) {
    const where = kind === 'customer' ? { customerId: id } : { carrierId: id }
    if ((await store.count('orders', where)) > 0) throw notNow('reason.notUndoable', 'NOT_UNDOABLE')
  },
})
