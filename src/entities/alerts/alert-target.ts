import { useRouter, type StaticDataRouteOption } from '@tanstack/react-router'
import type { Alert } from '#src/contract/reports/dashboard.ts'
import { hasRole, type Role } from '#src/domain/accounts/roles.ts'
import { alertFilters } from '#src/domain/alerts/alerts.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import { alertPanel } from './alert-panel.ts'

/**
 * How to get to the screen an alert is about, with what it speaks of picked out; nothing where it is about a record, or where
 * its address is no screen of ours (yet).
 */
export function useAlertScreen(): (alert: Alert) => (() => void) | undefined {
  const router = useRouter()
  const { role } = useSession()
  return (alert) => {
    const { actionUrl: to, code } = alert
    if (to === undefined || alertPanel(alert) !== undefined || !isScreen(router.routesByPath, to, role))
      return undefined
    return () => void router.navigate({ to, search: alertFilters(code) })
  }
}

/** Whether an address of the server is a screen of ours that this person may open; anything else leads nowhere. */
function isScreen(routes: Readonly<Record<string, unknown>>, path: string, role: Role): boolean {
  const route = Object.hasOwn(routes, path) ? routes[path] : undefined
  if (typeof route !== 'object' || route === null || !('options' in route)) return false
  const { options } = route
  if (typeof options !== 'object' || options === null || !('component' in options)) return false
  const { staticData } = options as { staticData?: StaticDataRouteOption }
  return options.component !== undefined && hasRole(role, staticData?.roles)
}
