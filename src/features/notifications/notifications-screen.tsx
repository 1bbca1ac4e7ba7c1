import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { AlertSection } from './alert-section.tsx'
import { useUnreadCount } from './alerts.queries.ts'
import { AutoCloseSetting } from './auto-close-setting.tsx'
import { useMessageKeys } from './message-keys.ts'
import { NotificationList } from './notification-list.tsx'

/** All messages of this person in this tenant, newest first. */
export function NotificationsScreen() {
  const { t } = useText()
  const unread = useUnreadCount()
  const list = useMessageKeys()
  return (
    <div className="flex h-full flex-col">
      <PageHeader
        title={t('notifications.title')}
        count={t('notifications.unread', { count: unread })}
        actions={
          <>
            <CommandButton id="notifications.markAllRead" />
            <CommandButton id="notifications.clear" />
          </>
        }
      />
      <div ref={list} className="min-h-0 grow overflow-y-auto border-t border-line-strong">
        <div className="max-w-180">
          <AlertSection heading="h2" />
          <NotificationList heading="h2" />
          <AutoCloseSetting />
        </div>
      </div>
    </div>
  )
}
