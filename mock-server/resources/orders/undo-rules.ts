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
  refuseRemoval: (context, order) => refuseDeleting(context, order),
  remove: removeOrder,
  whole: { kept: ['documentId', 'name'] },
})
