import { Bell, Check, X } from 'lucide-react'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { EmptyState, LoadingRows } from '#src/ui/feedback/states.tsx'
import { usePanels, type Panels } from '#src/workspace/panels/panels.ts'
import { useAlertsState } from './alerts.queries.ts'
import { MessageRow } from './message-row.tsx'
import type { Notification } from './notification.ts'
import { useNotifications } from './notification-store.tsx'

/** What was said in this session and before, newest first. */
export function NotificationList({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { t } = useText()
  const format = useFormat()
  const { store, state } = useNotifications()
  const { notifications } = state
  const panels = usePanels()
  const { isPending } = useAlertsState()
  if (notifications.length === 0) {
    if (isPending) return <LoadingRows rows={4} rowHeight={44} />
    return <EmptyState icon={Bell} title={t('notifications.empty.title')} text={t('notifications.empty.text')} />
  }
  return (
    <section>
      <Heading className="border-b border-line px-4 pt-3 pb-1 text-section text-text-2">
        {t('notifications.own')}
      </Heading>
      <ul>
        {notifications.map((message) => (
          <MessageRow
            key={message.id}
            type={message.type}
            title={message.title}
            onOpen={openerOf(message, panels)}
            detail={message.message}
            time={format.stamp(message.timestamp)}
            unread={!message.read}
            actions={[
              ...(message.read
                ? []
                : [{ icon: Check, title: t('notifications.markRead'), onRun: () => store.markRead(message.id) }]),
              { icon: X, title: t('notifications.remove'), onRun: () => store.remove(message.id) },
            ]}
          />
        ))}
      </ul>
    </section>
  )
}

/** Shows the record a message tells of beside the work. */
function openerOf({ about }: Notification, panels: Panels): (() => void) | undefined {
  return about && (() => panels.open(about, { how: 'add' }))
}
