import type { Command } from '#src/commands/gate/command.ts'
import type { Condition } from '#src/commands/gate/conditions.ts'
import { listScope } from '#src/commands/gate/scopes.ts'
import { dueReminders } from './due.ts'

const needsDue: Condition = {
  check: ({ services }) => services.sessionValue(dueReminders).current().length > 0,
  reason: 'reminders.reason.noneDue',
}

const needsReminder: Condition = {
  check: ({ services }) => services.list?.removal?.() !== undefined,
  reason: 'reminders.reason.select',
}

/** To be reminded at a time, and what is done with reminders. */
export const commands: readonly Command[] = [
  {
    id: 'reminders.set',
    title: 'reminders.set',
    group: 'general',
    keys: ['shift+w'],
    scope: 'everywhere',
    opensField: true,
    placements: ['row'],
    section: 'open',
    icon: 'history',
    run: async (context) => (await import('./set.late.ts')).setReminder(context),
  },
  {
    id: 'reminders.open',
    trivial: true,
    title: 'reminders.open',
    group: 'general',
    keys: ['g j'],
    scope: 'everywhere',
    needs: [needsDue],
    icon: 'goto',
    run: ({ services }) => services.sessionValue(dueReminders).current().at(-1)?.open(),
  },
  {
    id: 'reminders.remove',
    title: 'reminders.remove',
    group: 'general',
    keys: ['delete'],
    scope: listScope('messages'),
    about: 'message',
    needs: [needsReminder],
    icon: 'delete',
    run: ({ services }) => services.list?.removal?.()?.(),
  },
]
