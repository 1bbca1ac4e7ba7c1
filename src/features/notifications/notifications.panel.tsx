import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useText } from '#src/i18n/use-text.ts'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { SidePanel } from '#src/workspace/panels/side-panel.tsx'
import { AlertSection } from './alert-section.tsx'
import { useUnreadCount } from './alerts.queries.ts'
import { AutoCloseSetting } from './auto-close-setting.tsx'
import { useMessageKeys } from './message-keys.ts'
import { NotificationList } from './notification-list.tsx'

/** The messages beside the work. */
export function NotificationsPanel(_props: { panel: PanelRef }) {
  const { t } = useText()
  const unread = useUnreadCount()
  const list = useMessageKeys()
  return (
    <SidePanel
      title={t('notifications.title')}
      fact={t('notifications.unread', { count: unread })}
      footer={
        <>
          <CommandButton id="notifications.markAllRead" />
          <CommandButton id="notifications.clear" variant="quiet" />
        </>
      }
    >
      <div ref={list}>
        <AlertSection heading="h3" />
        <NotificationList heading="h3" />
        <AutoCloseSetting />
      </div>
    </SidePanel>
  )
}
