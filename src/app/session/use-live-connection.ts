import type { Runtime } from '#src/app/actors.ts'
import type { Session } from '#src/workspace/session/session.tsx'
import { useEffect } from 'react'
import type { QueryClient } from '@tanstack/react-query'
/**
 * What was fetched before the connection first stood may have changed unheard: it is asked for again where it is on the
 * screen, and elsewhere when it is looked at. What is still under way comes after the opening, and is as new as that.
 */
function askForMissed(queryClient: QueryClient, openedAt: number): void {
  void queryClient.invalidateQueries({
    predicate: ({ state }) => state.data !== undefined && state.dataUpdatedAt < openedAt,
  })
}

/** One connection per session; what was missed while it was down, or before it first came up, is asked for again. */
export function useLiveConnection(
  runtime: Runtime,
  session: Session,
  { queryClient, isWanted }: { queryClient: QueryClient; isWanted: boolean },
): void {
  useEffect(() => {
    if (!isWanted) return
    let wasDown = false
    let isOpen = false
    let wasOpen = false
    runtime.feed.connect(session.tenantId, queryClient)
    const subscription = runtime.live.subscribe((snapshot) => {
      const open = snapshot.hasTag('open')
      if (open && !isOpen && wasDown) {
        runtime.feed.connect(session.tenantId, queryClient)
        void queryClient.invalidateQueries()
      } else if (open && !wasOpen) askForMissed(queryClient, Date.now())
      wasOpen ||= open
      wasDown = !open && (wasDown || isOpen || snapshot.hasTag('waiting') || snapshot.hasTag('offline'))
      isOpen = open
    })
    runtime.live.send({ type: 'start' })
    return () => {
      runtime.live.send({ type: 'stop' })
      subscription.unsubscribe()
    }
  }, [runtime, session.tenantId, session.userId, queryClient, isWanted])
}
