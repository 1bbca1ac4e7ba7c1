import type { QueryClient } from '@tanstack/react-query'
import { NavigationData } from '#src/contract/reports/dashboard.ts'
import { parseRole } from '#src/domain/accounts/roles.ts'
import type { Session } from '#src/workspace/session/session.tsx'
import type { Runtime } from '../actors.ts'

/** Reads the profile where the poll of the navigation was counted for another role than the session's, until the signal. */
export function watchRole(
  runtime: Runtime,
  { role, demo }: Pick<Session, 'role' | 'demo'>,
  queryClient: QueryClient,
  over: AbortSignal,
): void {
  if (over.aborted) return
  const look = (data: unknown) => {
    const polled = NavigationData.safeParse(data).data?.role
    if (polled !== undefined && parseRole(polled, { demo }) !== role) runtime.readProfile()
  }
  const cache = queryClient.getQueryCache()
  const isPolled = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === 'navigation.get'
  const end = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isPolled(event.query)) return
    look(event.query.state.data)
  })
  over.addEventListener('abort', end)
  // What came before the watch began.
  for (const { state } of cache.findAll({ predicate: isPolled })) if (state.data !== undefined) look(state.data)
}
