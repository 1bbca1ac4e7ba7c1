import { notNow } from '../../core/rule-context.ts'
import { undoOf } from '../../write/undo-rules.ts'
import { isMemberAlert } from '../team/rules.ts'

/** How changes of alerts are taken back: what was told about it may be settled by now. */
export const alertUndo = undoOf<'alerts'>({
  missing: (id) => notNow(isMemberAlert(id) ? 'reason.registrationSettled' : 'reason.alertSettled'),
})
