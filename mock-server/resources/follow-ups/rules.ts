import type { FollowUpInput } from '#src/contract/follow-ups/calls.ts'
import { may, ROLES } from '#src/domain/accounts/roles.ts'
import { checkFollowUp, dueAtOf } from '#src/domain/follow-ups/follow-ups.ts'
import { assertNoErrors } from '../../core/bodies/issues.ts'
import { notFound } from '../../core/http-error.ts'
import { type RuleContext, stamp, todayOf } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { type RecordChange, writeRecord } from '../../write/record-write.ts'

type FollowUp = Row<'followUps'>

const text = (value: string | null | undefined) => value?.trim() || undefined

const nameOf = ({ firstName, lastName }: Row<'users'>) => `${firstName} ${lastName}`.trim()

/** Who may be given follow-ups, by name. */
export async function followUpPeople(store: Store): Promise<{ id: string; name: string }[]> {
  const roles: readonly string[] = ROLES.filter((role) => may(role, 'followUps.use'))
  return (await store.all('users', {}))
    .filter(({ role, pending }) => pending !== true && role !== undefined && roles.includes(role))
    .map((user) => ({ id: user.id, name: nameOf(user) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de'))
}

/** Whose it is from now on; 404 for somebody there is not. */
async function ownerOf({ store }: RuleContext, { assigneeId, isTeam }: FollowUpInput): Promise<Partial<FollowUp>> {
  if (isTeam === true) return { isTeam, assigneeId: undefined, assigneeName: undefined }
  if (assigneeId === undefined || assigneeId === null) return isTeam === undefined ? {} : { isTeam }
  const people = await followUpPeople(store)
  const person = people.find(({ id }) => id === assigneeId)
  if (person === undefined) throw notFound({ code: 'reason.missing.person' })
  return { isTeam: false, assigneeId: person.id, assigneeName: person.name }
}

/** What a person says of one, as it is kept. */
function said(input: FollowUpInput): Partial<FollowUp> {
  const { dueOn, dueTime, aboutKind, aboutId, aboutLabel } = input
  return {
    ...(dueOn !== undefined && { dueOn }),
    ...(dueTime !== undefined && { dueTime: dueTime ?? undefined }),
    ...(input.text !== undefined && { text: text(input.text) ?? '' }),
    ...(aboutKind !== undefined && { aboutKind: text(aboutKind) }),
    ...(aboutId !== undefined && { aboutId: text(aboutId) }),
    ...(aboutLabel !== undefined && { aboutLabel: text(aboutLabel) }),
  }
}

/** A follow-up of who makes it, unless it is another's or the team's; of today unless a day is named. */
export async function newFollowUp(context: RuleContext, input: FollowUpInput) {
  const { userId, userName } = context.session
  const own = { isTeam: false, assigneeId: userId, assigneeName: userName }
  const given = { dueOn: todayOf(context), text: '', ...own, ...said(input), ...(await ownerOf(context, input)) }
  assertNoErrors(checkFollowUp(given))
  return { values: { ...given, dueAt: dueAtOf(given.dueOn, given.dueTime), createdById: userId, createdBy: userName } }
}

/** What one says instead: another day, another person, another text. */
export async function changedFollowUp(context: RuleContext, row: FollowUp, input: FollowUpInput) {
  const values = { ...said(input), ...(await ownerOf(context, input)) }
  const after = { ...row, ...values }
  // What is no one's any more is of who says so.
  const isNoOnes = !after.isTeam && after.assigneeId === undefined
  const { userId: assigneeId, userName: assigneeName } = context.session
  assertNoErrors(checkFollowUp(after))
  const dueAt = dueAtOf(after.dueOn, after.dueTime)
  return { values: { ...values, ...(isNoOnes && { assigneeId, assigneeName }), dueAt } }
}

/** Done, or open again. */
export function setDone(context: RuleContext, row: FollowUp, done: boolean): Promise<RecordChange<'followUp'>> {
  if (done === (row.doneAt !== undefined)) return Promise.resolve({ row, eventId: undefined })
  const values = done
    ? { doneAt: stamp(context), doneBy: context.session.userName }
    : { doneAt: undefined, doneBy: undefined }
  return writeRecord(context, 'followUp', row, values, { type: done ? 'done' : 'reopened' })
}
