import { epochToZoned, isPlainDate, type PlainDate, zonedToEpoch } from '../basics/dates.ts'
import { isBlank } from '../basics/given-text.ts'
import { checkLength, errorAt, type FieldIssue } from '../refusals/field-issue.ts'

/** What a follow-up without a time of its own comes up at, wall time. */
export const START_OF_WORK = '07:00'

/** Longest text of a follow-up. */
export const MOST_FOLLOW_UP_TEXT = 500

/** How a follow-up stands: still to come, due today, its day is over, done. */
export const FOLLOW_UP_STATES = ['ahead', 'due', 'overdue', 'done'] as const
export type FollowUpState = (typeof FOLLOW_UP_STATES)[number]

/** Whose follow-ups a list shows: one's own, those of the team, or both. */
export const FOLLOW_UP_SCOPES = ['mine', 'team', 'all'] as const

/** The moment at which it comes up, ISO 8601 in UTC, by the clock of Europe/Berlin. */
export const dueAtOf = (dueOn: PlainDate, dueTime: string | undefined): string =>
  new Date(zonedToEpoch(dueOn, dueTime ?? START_OF_WORK)).toISOString()

/** How one stands at a moment, epoch milliseconds. */
export function followUpState(one: { dueOn: PlainDate; doneAt?: string | undefined }, now: number): FollowUpState {
  if (one.doneAt !== undefined) return 'done'
  const today = epochToZoned(now).date
  if (one.dueOn > today) return 'ahead'
  return one.dueOn < today ? 'overdue' : 'due'
}

/** What is wrong with what somebody says of one: a day of the calendar, and what to do or on which record. */
export function checkFollowUp(one: { dueOn: string; text: string; aboutId?: string | undefined }): FieldIssue[] {
  return [
    ...(isPlainDate(one.dueOn) ? [] : errorAt('dueOn', 'day')),
    ...(isBlank(one.text) && one.aboutId === undefined ? errorAt('text', 'required') : []),
    ...checkLength('text', one.text, MOST_FOLLOW_UP_TEXT),
  ]
}

/** Who may see one: whose it is, who made it, and everybody where it is the team's. */
export function isFollowUpOf(
  one: { isTeam: boolean; assigneeId?: string | undefined; createdById?: string | undefined },
  userId: string,
): boolean {
  return one.isTeam || one.assigneeId === userId || one.createdById === userId
}
