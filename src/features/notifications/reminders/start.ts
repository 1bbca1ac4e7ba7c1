import '#src/i18n/later-words.ts'
import { createLock } from '#src/api/refresh.ts'
import type { CommandServices } from '#src/commands/gate/command.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage, translate as t } from '#src/i18n/setup.ts'
import type { NotificationStore } from '../notification-store.tsx'
import { dueReminders } from './due.ts'
import { momentText, subjectOf } from './reminder-words.ts'
import { remindersOf, type Reminder } from './reminders.ts'
import { watchReminders } from './watch.ts'

/** Told so long after its time, ms, a reminder says when that was. */
const LATE = 60_000

interface Around {
  session: { tenantId: string; userId: string }
  notifications: NotificationStore
  services(): CommandServices
}

/** Tells this person of reminders as they become due. Returns how to end that. */
export function startReminders({ session, notifications, services }: Around): () => void {
  const withLock = createLock(navigator.locks)
  return watchReminders({
    reminders: remindersOf(session),
    withLock: (task) => withLock(`reminders:${session.tenantId}:${session.userId}`, task),
    show: (due) => due.forEach((reminder) => tell(reminder, notifications, services())),
  })
}

function tell(
  reminder: Reminder,
  notifications: NotificationStore,
  { openPanel, sessionValue }: CommandServices,
): void {
  const { id, at, about } = reminder
  const due = sessionValue(dueReminders)
  const open = () => {
    due.set(due.current().filter((other) => other.id !== id))
    notifications.dismiss(message)
    if (about) openPanel({ kind: about.kind, id: about.id }, 'add')
  }
  const detail =
    Date.now() - at < LATE ? undefined : t('reminders.late', { moment: momentText(at, formatFor(currentLanguage())) })
  const message = notifications.notify({
    // Not old news once it was shown: it waits to be read.
    type: 'warning',
    message: t('reminders.due', { subject: subjectOf(reminder, t) }),
    ...(detail !== undefined && { detail }),
    ...(about && {
      about: { kind: about.kind, id: about.id },
      action: { label: t('commands.list.open'), command: 'reminders.open', run: open },
    }),
  })
  if (about) due.set([...due.current(), { id, open }])
}
