import { notNow } from '../../core/rule-context.ts'
import { undoOf } from '../../write/undo-rules.ts'

/** How changes of loading points are taken back: one that an order names is not taken away. */
export const loadingPointUndo = undoOf<'loadingPoints'>({
  async refuseRemoval({ store }, { id }) {
    const uses = await store.count('orders', { anyOf: [{ pickupLoadingPointId: id }, { deliveryLoadingPointId: id }] })
    if (uses > 0) throw notNow('reason.notUndoable', 'NOT_UNDOABLE')
  },
})
