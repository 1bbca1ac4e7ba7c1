import type { CommandContext } from '#src/commands/gate/command.ts'
import { LOCAL, type UndoEntity } from '#src/commands/undo/steps.ts'
import { undoAction } from '#src/records/changes/own-steps.ts'
import { momentText, subjectOf } from './reminder-words.ts'
import { remindersOf, type Reminder } from './reminders.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'

/** What was done to a reminder. */
export type ReminderEvent = 'set' | 'removed'

/** The name under which what was done is noted, so that it can be taken back. */
export const eventIdOf = (event: ReminderEvent): string => `${event}:${crypto.randomUUID()}`

/** What was done under this name; undefined where it is the name of something else. */
export function eventOf(eventId: string): ReminderEvent | undefined {
  const [event] = eventId.split(':')
  return event === 'set' || event === 'removed' ? event : undefined
}

/** Notes what was done to a reminder as an own change; its step. */
export function noteReminder(
  { services }: CommandContext,
  event: ReminderEvent,
  { reminder, title, commandId }: { reminder: Reminder; title: string; commandId: string },
): string {
  const step = crypto.randomUUID()
  const entity: UndoEntity = { kind: LOCAL, id: reminder.id, label: subjectOf(reminder, services.t) }
  services.remember({ step, at: Date.now(), commandId, title, entity, eventId: eventIdOf(event) })
  return step
}

/** Says what was done, with the way back. */
export function tellReminder(context: CommandContext, step: string, message: string, detail: string): void {
  context.services.notify({ type: 'success', message, detail, answers: true, action: undoAction(context, step) })
}

/** Takes a reminder away, and says so; it can be taken back. */
export function removeReminder(context: CommandContext, reminder: Reminder): void {
  const { t } = context.services
  if (!remindersOf(context.session).setRemoved(reminder.id, true)) return
  const title = t('reminders.removed')
  const step = noteReminder(context, 'removed', { reminder, title, commandId: 'reminders.remove' })
  const moment = momentText(reminder.at, formatFor(currentLanguage()))
  tellReminder(context, step, title, `${moment} · ${subjectOf(reminder, t)}`)
}
