import { createLock } from '#src/api/refresh.ts'
import type { CommandServices } from '#src/commands/gate/command.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage, translate as t } from '#src/i18n/setup.ts'
import type { NotificationStore } from '../notification-store.tsx'
import { dueReminders } from './due.ts'
import { momentText, subjectOf } from './reminder-words.ts'
import { remindersOf, type Reminder } from './reminders.ts'
import { MOST_SHOWN } from '../toast-queue.ts'
import { watchReminders } from './watch.ts'

/** Told so long after its time, ms, a reminder says when that was. */
const LATE = 60_000

/** So many subjects stand in what sums up more than the corner shows at once. */
const MOST_NAMED = 3

interface ReminderContext {
  session: { tenantId: string; userId: string }
  notifications: NotificationStore
  services(): CommandServices
}

/** Tells this person of reminders as they become due. Returns how to end that. */
export function startReminders({ session, notifications, services }: ReminderContext): () => void {
  const withLock = createLock(navigator.locks)
  return watchReminders({
    reminders: remindersOf(session),
    withLock: (task) => withLock(`reminders:${session.tenantId}:${session.userId}`, task),
    show(due) {
      const isSummed = due.length > MOST_SHOWN
      for (const reminder of due) tell(reminder, { notifications, services: services() }, isSummed)
      if (isSummed) sumUp(due, { notifications, services: services() })
    },
  })
}

/** Where it is told. */
interface Place {
  notifications: NotificationStore
  services: CommandServices
}

/** Tells of one; one of many is kept without being shown by itself. */
function tell(reminder: Reminder, { notifications, services }: Place, isSummed: boolean): void {
  const { openPanel, sessionValue } = services
  const { id, at, about } = reminder
  const due = sessionValue(dueReminders)
  const open = () => {
    due.set(due.current().filter((other) => other.id !== id))
    notifications.dismiss(message)
    if (about) openPanel({ kind: about.kind, id: about.id }, 'add')
  }
  const detail =
    Date.now() - at < LATE ? undefined : t('reminders.late', { moment: momentText(at, formatFor(currentLanguage())) })
  const message = notifications.notify(
    {
      // Not old news once it was shown: it waits to be read.
      type: 'warning',
      message: t('reminders.due', { subject: subjectOf(reminder, t) }),
      ...(detail !== undefined && { detail }),
      ...(about && {
        about: { kind: about.kind, id: about.id },
        action: { label: t('commands.list.open'), command: 'reminders.open', run: open },
      }),
    },
    isSummed ? 'panel' : undefined,
  )
  if (about) due.set([...due.current(), { id, open }])
}

/** Says in the corner how many are due, and where they stand. */
function sumUp(due: readonly Reminder[], { notifications, services }: Place): void {
  const named = due.slice(0, MOST_NAMED).map((reminder) => subjectOf(reminder, t))
  const request = {
    type: 'warning',
    message: t('reminders.dueMany', { many: String(due.length) }),
    detail: [...named, t('app.others', { count: due.length - named.length })].join('\n'),
    action: {
      label: t('notifications.title'),
      command: 'notifications.open',
      run: () => services.openPanel({ kind: 'notifications' }),
    },
  } as const
  notifications.notify(request, 'corner')
}
