import * as z from 'zod/mini'
import { flag, optionalText, optionalTime, text, version } from '../basics/tolerant.ts'

/**
 * What somebody, or the team, wants to see again: a note with a day and perhaps a wall time, of a record or of none. `dueAt` is
 * the moment of both, ISO 8601 in UTC; `doneAt` is there once it is done.
 */
export const FollowUp = z.object({
  id: text(),
  tenantId: text(),
  version,
  dueOn: text(),
  dueTime: optionalTime,
  dueAt: text(),
  text: text(),
  /** Kind of the record. */
  aboutKind: optionalText,
  aboutId: optionalText,
  /** What people call the record. */
  aboutLabel: optionalText,
  isTeam: flag,
  assigneeId: optionalText,
  assigneeName: optionalText,
  doneAt: optionalText,
  doneBy: optionalText,
  createdById: optionalText,
  createdBy: optionalText,
  createdAt: text(),
  updatedAt: text(),
})
export type FollowUp = z.output<typeof FollowUp>
