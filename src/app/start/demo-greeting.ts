import type { NotificationStore } from '#src/features/notifications/notification-store.tsx'
import { translate } from '#src/i18n/setup.ts'
import type { Session } from '#src/workspace/session/session.tsx'
import type { Runtime } from '../actors.ts'

/** Says once, where the demonstration has signed somebody in by itself, as whom, and how to work as somebody else. */
export function greetInDemo(
  { auth }: Pick<Runtime, 'auth'>,
  { notify }: Pick<NotificationStore, 'notify'>,
  { name, role }: Pick<Session, 'name' | 'role'>,
): void {
  notify({
    type: 'info',
    message: translate('session.demo.welcome', { name, role: translate(`role.${role}`) }),
    detail: translate('session.demo.others'),
    action: {
      label: translate('session.demo.change'),
      command: 'auth.logout',
      run: () => auth.send({ type: 'logout' }),
    },
  })
}
