import type { QueryClient } from '@tanstack/react-query'
import type { SocketHandlers } from '#machines/live-connection.machine.ts'
import type { Session } from '#machines/auth-ports.ts'
import { createLiveQueue, type LiveKey } from '#src/api/live-messages.ts'
import { joinUrl } from '#src/api/url.ts'
import { LIVE_PATH, type LiveMessage } from '#src/contract/live.ts'
import { dropOrders } from '#src/features/orders/orders.queries.ts'

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
        apply: ({ messages, keys, gap }) => {
          const gone = messages.filter(({ entity, change }) => entity === 'orders' && change === 'deleted')
          if (gone.length > 0) dropOrders(queryClient, stillGone(gone, messages))
          if (gap) void queryClient.invalidateQueries()
          else askAgain(queryClient, keys, messages)
        },
      })
    },
  }
}

/** Orders whose last news is that they are deleted; what was brought back in the same batch is not. */
function stillGone(gone: readonly LiveMessage[], messages: readonly LiveMessage[]): string[] {
  const last = new Map(messages.filter(({ entity }) => entity === 'orders').map(({ id, change }) => [id, change]))
  return [...new Set(gone.map(({ id }) => id))].filter((id) => last.get(id) === 'deleted')
}

/** Reads by a partner's id, which no message about an order names: they go with every change of orders. */
const WITH_ORDERS = ['customers.orderHistory', 'carriers.orderHistory']

/**
 * Asks again for what the keys name, in one pass over the cache however many they are: a storm of messages is no storm of
 * searches. Only what is on the screen is fetched; forms read nothing from here that somebody has typed.
 */
function askAgain(queryClient: QueryClient, keys: readonly LiveKey[], messages: readonly LiveMessage[]): void {
  const names = new Set<unknown>(messages.some(({ entity }) => entity === 'orders') ? WITH_ORDERS : [])
  const records = new Set<string>()
  for (const [name, record] of keys) {
    if (record === undefined) names.add(name)
    else records.add(`${name} ${record.params.id}`)
  }
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [name, input] }) => names.has(name) || records.has(`${String(name)} ${idOf(input)}`),
  })
}

function idOf(input: unknown): string {
  const params: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, 'params') : undefined
  const id: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, 'id') : undefined
  return typeof id === 'string' ? id : ''
}
