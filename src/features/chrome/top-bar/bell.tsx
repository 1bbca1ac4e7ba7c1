import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useTip } from '#src/ui/floating/tip.tsx'
import { navigationQuery } from '../navigation/navigation.queries.ts'
import { useOfflineSince } from '../online.ts'

/** How many messages and alerts are unread; opens them in a side panel. */
export function NotificationBell() {
  const { t } = useText()
  const { overlays, run } = useCommands()
  const { notices } = overlays.ui
  const own = useSyncExternalStore(notices.subscribe, notices.unread)
  const online = useOfflineSince() === undefined
  const alerts = useQuery(navigationQuery(useCall(), online)).data?.unreadAlerts ?? 0
  const count = own + alerts
  const keys = useKeysOf('notifications.open')
  const label = t('chrome.bell', { count })
  const { target, tip } = useTip(
    <span className="flex items-center gap-2">
      {label}
      {keys && <KeyCaps small keys={keys} />}
    </span>,
  )
  return (
    <>
      <button
        type="button"
        aria-label={label}
        onClick={() => void run('notifications.open')}
        className="press flex h-7 shrink-0 items-center gap-1.5 rounded-control px-2 hover:bg-hover"
        {...target}
      >
        <Bell aria-hidden size={16} strokeWidth={1.75} />
        {count > 0 && <span className="text-chip">{count > 99 ? '99+' : count}</span>}
      </button>
      {tip}
    </>
  )
}
