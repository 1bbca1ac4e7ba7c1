import type { WriteRules } from '../write/unit-of-work.ts'
import { alertChange } from './alerts/live-change.ts'

/** What kinds declare of how they are written; what only a change needs is fetched with the first one. */
export const writeRules: WriteRules = {
  liveChanges: { alert: alertChange },
  cascades: async () => (await import('./cascades.ts')).cascades,
  undo: async () => (await import('./undo-rules.ts')).undoRules,
}
