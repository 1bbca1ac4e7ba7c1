import type { FollowUpInput } from '#src/contract/follow-ups/calls.ts'
import type { FollowUp } from '#src/contract/follow-ups/follow-up.ts'
import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import { checkFollowUp, MOST_FOLLOW_UP_TEXT } from '#src/domain/follow-ups/follow-ups.ts'
import type { FieldIssue } from '#src/domain/refusals/field-issue.ts'
import { ownerText, subjectOf } from '#src/entities/follow-ups/follow-up-words.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { parseTypedTime } from '#src/domain/basics/typed-dates.ts'
import { editableEntity } from '#src/records/fields/editable-entity.ts'
import type { Field, FieldEndpoint } from '#src/records/fields/field.ts'
import { dateKind } from '#src/records/fields/kinds/day-kinds.ts'
import { isText, longKind, textKind, type FieldKind } from '#src/records/fields/kinds/kinds.ts'

type FollowUpField = Field<FollowUp>

const update: FieldEndpoint<FollowUp> = async (call, { id, ...request }) => {
  const { followUp, eventId, warnings } = await call('followUps.update', { params: { id }, ...request })
  return { record: followUp, eventId, warnings }
}

/** A time of the day, or none. */
const timeKind: FieldKind<FollowUp> = {
  ...textKind(12),
  read: (text) => {
    if (text.trim() === '') return [null]
    const time = parseTypedTime(text)
    return time === undefined ? undefined : [time]
  },
  shown: ([value], { t }) => (isText(value) ? value : t('followUps.allDay')),
  wrong: 'followUps.timeWrong',
}

const field = (
  prop: keyof FollowUpInput & keyof FollowUp & string,
  kind: FieldKind<FollowUp>,
  label: TextKey,
): FollowUpField => ({
  ...{ id: prop, kind, label, name: label, props: [prop], endpoint: update, commandId: 'followUps.edit' },
  permission: 'edit',
})

/** What is said of a follow-up. */
export const FOLLOW_UP_FIELDS: readonly FollowUpField[] = [
  field('text', longKind(MOST_FOLLOW_UP_TEXT), 'followUps.text'),
  field('dueOn', dateKind, 'followUps.dueOn'),
  field('dueTime', timeKind, 'followUps.dueTime'),
]

/** What is said about these properties, by the rules the server has. */
const issues = (record: FollowUp, props: readonly string[]): FieldIssue[] =>
  checkFollowUp(record).filter(({ path }) => props.includes(path))

/** What can be edited in place in a follow-up. */
export const editableFollowUp = editableEntity('followUp', {
  all: FOLLOW_UP_FIELDS,
  chosen: [{ id: 'assigneeName', name: 'followUps.assignee', shown: (record, { t }) => ownerText(record, t) }],
  first: 'text',
  check: issues,
  refusal: (_permission, _record, role) => permissionRefusal(role, 'followUps.use'),
  labelOf: subjectOf,
})
