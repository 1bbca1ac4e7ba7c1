import type { WriteRules } from '../write/unit-of-work.ts'
import { alertChange } from './alerts/live-change.ts'

/** What kinds declare of how they are written. */
export const writeRules: WriteRules = { liveChanges: { alert: alertChange } }
