import type { CommandContext, FocusedRecord } from '#src/commands/gate/command.ts'
import { parseTypedMoment } from '#src/domain/basics/typed-moment.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { dateLanguages } from '#src/i18n/typed-dates.ts'
import { noteReminder, tellReminder } from './changes.ts'
import { momentText, subjectOf } from './reminder-words.ts'
import { MOST_REMINDERS, remindersOf, type Reminder } from './reminders.ts'

/** Asks in one line when, and what of, a person wants to be reminded; of the record the keyboard is on, if it is on one. */
export async function setReminder(context: CommandContext): Promise<void> {
  const { t, ask } = context.services
  const reminders = remindersOf(context.session)
  const format = formatFor(currentLanguage())
  const about = aboutOf(context.focus)
  const read = (text: string) => parseTypedMoment(text, Date.now(), dateLanguages())
  const text = await ask({
    title: about ? t('reminders.questionAbout', { name: about.name }) : t('reminders.question'),
    label: t('reminders.label'),
    detail: t('reminders.hint'),
    required: true,
    confirmLabel: t('reminders.confirm'),
    line(typed) {
      const moment = read(typed)
      if (moment === undefined) return t('reminders.wrong')
      if (moment.isPast) return t('reminders.past', { moment: momentText(moment.at, format) })
      return reminders.waiting().length < MOST_REMINDERS ? undefined : t('reminders.full', { most: MOST_REMINDERS })
    },
    understood(typed) {
      const moment = read(typed)
      if (moment === undefined) return undefined
      const when = momentText(moment.at, format)
      return [moment.isPast ? t('reminders.past', { moment: when }) : when, moment.note].filter(Boolean).join(' · ')
    },
  })
  const moment = text === undefined ? undefined : read(text)
  if (moment === undefined) return
  const reminder: Reminder = { id: crypto.randomUUID(), at: moment.at, note: moment.note, about }
  if (!reminders.add(reminder)) return
  const title = t('reminders.done', { moment: momentText(reminder.at, format) })
  const step = noteReminder(context, 'set', { reminder, title, commandId: 'reminders.set' })
  tellReminder(context, step, title, subjectOf(reminder, t))
}

/** The record under the keyboard, as a reminder keeps it. */
function aboutOf(focus: FocusedRecord | undefined): Reminder['about'] {
  return focus && { kind: focus.kind, id: focus.id, name: focus.name ?? focus.id }
}
