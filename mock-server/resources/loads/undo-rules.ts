import { undoOf } from '../../write/undo-rules.ts'
import { refuseDeleting } from './rules.ts'

/** How changes of loads are taken back. */
export const loadUndo = undoOf<'loads'>({
  refuseRemoval: (_context, load, { event }) => (event.kind === 'load' ? refuseDeleting(load) : undefined),
})
