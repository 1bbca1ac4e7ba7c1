import type { QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { NavigationData } from '#src/contract/dashboard.ts'
import { parseRole } from '#src/domain/roles.ts'
import type { Session } from '#src/workspace/session.tsx'
import type { Runtime } from './actors.ts'

/**
 * Keeps to the role the server goes by. The poll of the navigation says for whom it counted: where that is somebody else, the
 * profile is read. After a change what was fetched for the old role is forgotten, or asked for again where it is shown; what
 * somebody has typed lies elsewhere and stays.
 */
export function useRole(runtime: Runtime, { role, demo }: Session, queryClient: QueryClient): void {
  useEffect(() => {
    return queryClient.getQueryCache().subscribe((event) => {
      const polled = polledRole(event)
      if (polled !== undefined && parseRole(polled, { demo }) !== role) runtime.readProfile()
    })
  }, [runtime, role, demo, queryClient])
  const fetchedFor = useRef(role)
  useEffect(() => {
    if (fetchedFor.current === role) return
    fetchedFor.current = role
    queryClient.removeQueries({ type: 'inactive' })
    void queryClient.invalidateQueries()
  }, [role, queryClient])
}

function polledRole(event: QueryCacheNotifyEvent): string | undefined {
  if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryKey[0] !== 'navigation.get')
    return
  return (event.query.state.data as NavigationData | undefined)?.role
}
