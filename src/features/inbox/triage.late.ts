import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import { queryFor } from '#src/api/query.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { parseTypedMoment } from '#src/domain/basics/typed-moment.ts'
import type { EmailStatus } from '#src/domain/emails/emails.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { dateLanguages } from '#src/i18n/typed-dates.ts'
import { chosenTargets, newestRecords } from '#src/records/changes/newest-records.ts'
import { emailChanges } from './email-changes.ts'

interface Updates {
  status?: EmailStatus
  assigneeId?: string | null
  followUpAt?: string | null
}

const chosen = (context: CommandContext) => newestRecords(context, 'email', chosenTargets(context))

/** Sends a change of the e-mails that are meant; can be taken back in one step. */
async function update(
  context: CommandContext,
  commandId: string,
  intent: { title: string; field: 'status' | 'assigneeId' | 'followUpAt'; updates: Updates },
): Promise<void> {
  const { title, field, updates } = intent
  await emailChanges.change<Updates>(context, {
    commandId,
    title,
    records: await chosen(context),
    field,
    call: (call, request) => call('emails.update', request),
    deliver: (send) => send(updates),
  })
}

/** Files e-mails, or opens them again. */
export function setStatus(context: CommandContext, commandId: string, status: EmailStatus): Promise<void> {
  const title = context.services.t(`inbox.status.${status}`)
  return update(context, commandId, { title, field: 'status', updates: { status } })
}

interface Person {
  id: string | null
  name: string
}

/** Who may work with e-mails: the person at work first, and nobody. */
export async function personChoices(context: CommandContext): Promise<Choice<Person>[]> {
  const { services, session } = context
  const { t, call, queryClient } = services
  const { data } = await queryClient.fetchQuery(queryFor(call, 'emails.people', {}))
  const isMe = ({ id }: { id: string }) => id === session.userId
  const people = [...data.filter(isMe), ...data.filter((person) => !isMe(person))]
  return [
    ...people.map((person) => ({
      id: person.id,
      title: isMe(person) ? t('inbox.assign.me', { name: person.name }) : person.name,
      value: person,
    })),
    { id: 'nobody', title: t('inbox.assign.none'), value: { id: null, name: '' } },
  ]
}

/** Gives e-mails to a person, or to nobody. */
export function assign(context: CommandContext, { id, name }: Person): Promise<void> {
  const { t } = context.services
  const title = id === null ? t('inbox.unassigned') : t('inbox.assigned', { name })
  return update(context, 'emails.assign', { title, field: 'assigneeId', updates: { assigneeId: id } })
}

/** `Mo 30.11. 08:00`. */
function momentText(at: number): string {
  const { date, time } = epochToZoned(at)
  return formatFor(currentLanguage()).stopTime(date, time, time)
}

/** Asks in one line when e-mails are to be shown again; says how that was understood. */
export async function askFollowUp(context: CommandContext): Promise<void> {
  const { t, ask } = context.services
  const emails = await chosen(context)
  const [first] = emails
  if (first === undefined) return
  const name = emails.length > 1 ? t('inbox.count', { count: emails.length }) : first.subject
  const read = (text: string) => parseTypedMoment(text, Date.now(), dateLanguages())
  const text = await ask({
    title: t('inbox.followUp.question', { name }),
    label: t('inbox.followUp.label'),
    detail: t('inbox.followUp.hint'),
    required: true,
    confirmLabel: t('inbox.followUp.confirm'),
    line(typed) {
      const moment = read(typed)
      if (moment === undefined) return t('followUps.wrong')
      return moment.isPast ? t('followUps.past', { moment: momentText(moment.at) }) : undefined
    },
    understood(typed) {
      const moment = read(typed)
      if (moment === undefined) return undefined
      const when = momentText(moment.at)
      return moment.isPast ? t('followUps.past', { moment: when }) : when
    },
  })
  const moment = text === undefined ? undefined : read(text)
  if (moment === undefined) return
  const title = t('inbox.followUp.set', { moment: momentText(moment.at) })
  const updates = { followUpAt: new Date(moment.at).toISOString() }
  await update(context, 'emails.followUp', { title, field: 'followUpAt', updates })
}

/** Shows them among the new ones again. */
export function clearFollowUp(context: CommandContext): Promise<void> {
  const title = context.services.t('inbox.followUp.cleared')
  return update(context, 'emails.clearFollowUp', { title, field: 'followUpAt', updates: { followUpAt: null } })
}
