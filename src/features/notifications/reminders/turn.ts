import type { UndoAnswer } from '#src/commands/undo/ports.ts'
import type { UndoItem } from '#src/commands/undo/steps.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { eventIdOf, eventOf } from './changes.ts'
import { remindersOf } from './reminders.ts'

/** Takes back what was done to a reminder, here and not on the server. One that was told of is not to be had any more. */
export function turnReminder(
  session: { tenantId: string; userId: string },
  { entity, eventId }: UndoItem,
  t: Translate,
): UndoAnswer {
  const event = eventOf(eventId)
  const isDone = event !== undefined && remindersOf(session).setRemoved(entity.id, event === 'set')
  if (!isDone) return { kind: 'refused', message: t('reminders.gone') }
  return { kind: 'undone', eventId: eventIdOf(event === 'set' ? 'removed' : 'set') }
}
