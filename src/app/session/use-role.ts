import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Session } from '#src/workspace/session/session.tsx'
import type { Runtime } from '../actors.ts'

/** Milliseconds after which the watch begins: its code delays nothing, and it reads what was polled before. */
const WATCH_FROM = 2000

/**
 * Keeps to the role the server goes by, as the poll of the navigation tells it. After a change what was fetched for the old
 * role is forgotten, or asked for again where it is shown; what somebody has typed lies elsewhere and stays.
 */
export function useRole(runtime: Runtime, { role, demo, name }: Session, queryClient: QueryClient): void {
  useEffect(() => {
    const over = new AbortController()
    const begin = () =>
      import('./role-watch.ts').then(
        ({ watchRole }) => watchRole(runtime, { role, demo, name }, queryClient, over.signal),
        () => undefined,
      )
    const timer = setTimeout(() => void begin(), WATCH_FROM)
    return () => {
      clearTimeout(timer)
      over.abort()
    }
  }, [runtime, role, demo, name, queryClient])
  const fetchedFor = useRef(role)
  useEffect(() => {
    if (fetchedFor.current === role) return
    fetchedFor.current = role
    queryClient.removeQueries({ type: 'inactive' })
    void queryClient.invalidateQueries()
  }, [role, queryClient])
}
