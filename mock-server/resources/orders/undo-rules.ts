import { notNow } from '../../core/rule-context.ts'
import { undoOf } from '../../write/undo-rules.ts'
import { refuseDeleting, removeOrder } from './delete.ts'
import { refuseChange, refuseConflicts } from './undo-checks.ts'
import { writeOrder } from './write.ts'

/** How changes of orders are taken back: by whom they may be made, within the time limits of decision B1. */
export const orderUndo = undoOf<'orders'>({
  async refuseUpdate(context, order, { view, values, force }) {
    refuseChange(context, order, view)
    await refuseConflicts(context, order, view, values, force)
  },
  update: (context, order, values, said) => writeOrder(context, order, values, said),
  // What was made along with something else goes with that by whoever made it, as long as nothing has come of it.
  refuseRemoval: (context, order, { event }) => {
    if (event.kind === 'order') refuseDeleting(context, order)
    else if (order.status !== 'CREATED') throw notNow('reason.deleteOnlyFrom', 'DELETE_NOT_ALLOWED')
  },
  remove: removeOrder,
  whole: { kept: ['documentId', 'name'] },
})
