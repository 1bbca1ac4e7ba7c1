import { useQuery } from '@tanstack/react-query'
import { isApiError } from '#src/api/api-error.ts'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type { Alert } from '#src/contract/reports/dashboard.ts'
import { useNotifications } from './notification-store.tsx'

/** What the server warns of; empty while it is not known or cannot be fetched. Source: specification 8, other */
export function useAlerts(): readonly Alert[] {
  const { data } = useQuery(queryFor(useCall(), 'alerts.list', {}))
  return data?.data ?? []
}

/**
 * Where what the server warns of stands: still to come, or not to be had, which no one shall take for nothing at all. Who may
 * not read alerts has none. `retry` asks again.
 */
export function useAlertsState(): { isPending: boolean; isFailed: boolean; retry(): void } {
  const { data, isPending, isError, error, refetch } = useQuery(queryFor(useCall(), 'alerts.list', {}))
  const isRefused = isApiError(error) && error.status === 403
  return { isPending, isFailed: isError && data === undefined && !isRefused, retry: () => void refetch() }
}

/** How many messages and alerts no one has read. */
export function useUnreadCount(): number {
  const { state } = useNotifications()
  const alerts = useAlerts()
  return [...state.notifications, ...alerts].filter((entry) => !entry.read).length
}
