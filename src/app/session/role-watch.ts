import type { QueryClient } from '@tanstack/react-query'
import { User } from '#src/contract/accounts/auth.ts'
import { NavigationData } from '#src/contract/reports/dashboard.ts'
import { parseRole } from '#src/domain/accounts/roles.ts'
import type { Session } from '#src/workspace/session/session.tsx'
import type { Runtime } from '../actors.ts'

/**
 * Reads the profile where the poll of the navigation was counted for another role than the session's, and where somebody is told a new
 * name of theirs, until the signal.
 */
export function watchRole(
  runtime: Runtime,
  { role, demo, name }: Pick<Session, 'role' | 'demo' | 'name'>,
  queryClient: QueryClient,
  over: AbortSignal,
): void {
  if (over.aborted) return
  const look = (data: unknown) => {
    const polled = NavigationData.safeParse(data).data?.role
    if (polled !== undefined && parseRole(polled, { demo }) !== role) runtime.readProfile()
  }
  const lookAtName = (data: unknown) => {
    const told = User.safeParse(data).data?.displayName
    if (told !== undefined && told !== name) runtime.readProfile()
  }
  const cache = queryClient.getQueryCache()
  const looks: ReadonlyMap<unknown, (data: unknown) => void> = new Map([
    ['navigation.get', look],
    ['auth.profile', lookAtName],
  ])
  const end = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    looks.get(event.query.queryKey[0])?.(event.query.state.data)
  })
  over.addEventListener('abort', end)
  // What came before the watch began.
  for (const { queryKey, state } of cache.getAll()) if (state.data !== undefined) looks.get(queryKey[0])?.(state.data)
}
