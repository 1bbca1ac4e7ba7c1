import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type { Alert } from '#src/contract/dashboard.ts'
import { useNotifications } from './notification-store.tsx'

/** What the server warns of; empty while it is not known or cannot be fetched. Source: specification 8, other */
export function useAlerts(): readonly Alert[] {
  const { data } = useQuery(queryFor(useCall(), 'alerts.list', {}))
  return data?.data ?? []
}

/** How many messages and alerts nobody has read. */
export function useUnreadCount(): number {
  const { state } = useNotifications()
  const alerts = useAlerts()
  return [...state.notifications, ...alerts].filter((entry) => !entry.read).length
}
