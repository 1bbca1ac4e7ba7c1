import type { QueryClient } from '@tanstack/react-query'
import type { SocketHandlers } from '#machines/live-connection.machine.ts'
import type { Session } from '#machines/auth-ports.ts'
import { createLiveQueue } from '#src/api/live-messages.ts'
import { joinUrl } from '#src/api/url.ts'
import { LIVE_PATH } from '#src/contract/live.ts'

/** Opens the live connection of a session; browsers send no headers with it, so token and tenant stand in the query. */
export function openSocket(
  create: (url: string) => WebSocket,
  { base, session }: { base: string; session: Session | undefined },
  handlers: SocketHandlers,
): () => void {
  const url = new URL(joinUrl(base, LIVE_PATH), location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  url.searchParams.set('tenant', session?.user.tenantId ?? '')
  url.searchParams.set('token', session?.token ?? '')
  const socket = create(url.href)
  socket.addEventListener('open', () => handlers.opened())
  socket.addEventListener('message', (event) => handlers.message(event.data))
  socket.addEventListener('close', (event) => handlers.closed(event.code))
  return () => socket.close()
}

/** Takes the messages of the live connection and makes the cache of the current session ask again for what changed. */
export interface LiveFeed {
  push(data: unknown): void
  /** From now on messages belong to this tenant's cache. */
  connect(tenantId: string, queryClient: QueryClient): void
}

export function createLiveFeed(): LiveFeed {
  let queue: { push(data: unknown): void } | undefined
  return {
    push: (data) => queue?.push(data),
    connect(tenantId, queryClient) {
      queue = createLiveQueue({
        tenantId,
        // Not by frames: a tab in the background draws none and is to be up to date when it comes back.
        schedule: (task, delay) => void setTimeout(task, delay),
        now: () => performance.now(),
        apply: ({ keys, gap }) => {
          if (gap) void queryClient.invalidateQueries()
          else for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
        },
      })
    },
  }
}
