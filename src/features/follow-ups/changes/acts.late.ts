import { queryFor } from '#src/api/query.ts'
import { focusedOf, type Choice, type CommandContext } from '#src/commands/gate/command.ts'
import type { FollowUpInput } from '#src/contract/follow-ups/calls.ts'
import { RECORD_KINDS } from '#src/contract/records/kinds.ts'
import { subjectOf } from '#src/entities/follow-ups/follow-up-words.ts'
import { chosenTargets, newestRecords } from '#src/records/changes/newest-records.ts'
import { followUpChanges } from './follow-up-changes.ts'
import { askDue } from './typed.ts'

const chosen = (context: CommandContext) => newestRecords(context, 'followUp', chosenTargets(context))

/** Follow-ups are done, or all of them open again where none is open any more. */
export async function toggleDone(context: CommandContext): Promise<void> {
  const { t } = context.services
  const records = await chosen(context)
  const done = records.some(({ doneAt }) => doneAt === undefined)
  const title = t(done ? 'followUps.done' : 'followUps.reopened')
  await followUpChanges.change<{ done: boolean }>(context, {
    commandId: 'followUps.setDone',
    title,
    message: (one) => `${title}: ${subjectOf(one)}`,
    records: records.filter(({ doneAt }) => (doneAt === undefined) === done),
    field: 'doneAt',
    call: (call, request) => call('followUps.setDone', request),
    deliver: (send) => send({ done }),
  })
}

/** Asks for another day, and puts them off to that. */
export async function putOff(context: CommandContext): Promise<void> {
  const { t } = context.services
  const records = await chosen(context)
  const [first] = records
  if (first === undefined) return
  const name = records.length > 1 ? t('followUps.count', { count: records.length }) : subjectOf(first)
  const asked = await askDue(context, {
    title: t('followUps.putOff.question', { name }),
    label: t('followUps.putOff.label'),
    detail: t('followUps.putOff.hint'),
    confirmLabel: t('followUps.putOff.confirm'),
    needsNote: false,
  })
  if (asked === undefined) return
  await update(context, 'followUps.putOff', {
    title: t('followUps.putOff.done', { moment: asked.when }),
    field: 'dueAt',
    body: asked.due,
  })
}

interface Owner {
  id: string | null
  name: string
}

/** Who may be given one: the person at work first, and the team. */
export async function ownerChoices({ services, session }: CommandContext): Promise<Choice<Owner>[]> {
  const { t, call, queryClient } = services
  const { data } = await queryClient.fetchQuery(queryFor(call, 'followUps.people', {}))
  const isMe = ({ id }: { id: string }) => id === session.userId
  const people = [...data.filter(isMe), ...data.filter((person) => !isMe(person))]
  const team = { id: null, name: t('followUps.team') }
  return [
    ...people.map((person) => ({
      id: person.id,
      title: isMe(person) ? t('inbox.assign.me', { name: person.name }) : person.name,
      value: person,
    })),
    { id: 'team', title: team.name, value: team },
  ]
}

/** Gives them to somebody, or to the team. */
export function assign(context: CommandContext, { id, name }: Owner): Promise<void> {
  const title = context.services.t('followUps.assigned', { name })
  const body = id === null ? { isTeam: true } : { assigneeId: id }
  return update(context, 'followUps.assign', { title, field: 'assigneeName', body })
}

async function update(
  context: CommandContext,
  commandId: string,
  { title, field, body }: { title: string; field: 'dueAt' | 'assigneeName'; body: FollowUpInput },
): Promise<void> {
  await followUpChanges.change<FollowUpInput>(context, {
    commandId,
    title,
    records: await chosen(context),
    field,
    call: (call, request) => call('followUps.update', request),
    deliver: (send) => send(body),
  })
}

/** Opens the record the focused follow-up is about. */
export async function openAbout(context: CommandContext): Promise<void> {
  const focus = focusedOf(context, 'followUp')
  const [one] = focus === undefined ? [] : await newestRecords(context, 'followUp', [focus])
  const kind = RECORD_KINDS.find((known) => known === one?.aboutKind)
  if (kind !== undefined && one?.aboutId !== undefined) context.services.openPanel({ kind, id: one.aboutId }, 'add')
}
