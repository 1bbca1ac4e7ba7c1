import type { QueryClient } from '@tanstack/react-query'
import type { SocketHandlers } from '#machines/live-connection.machine.ts'
import type { Session } from '#machines/auth-ports.ts'
import { createLiveQueue, keysToInvalidate, type LiveKey } from '#src/api/live/live-messages.ts'
import { tellMessage, tellNews } from '#src/api/live/news.ts'
import { joinUrl } from '#src/api/request/url.ts'
import { ENTITY_KINDS, entities, type EntityKind } from '#src/contract/entities.ts'
import type { LiveHello, LiveWelcome } from '#src/contract/live/hello.ts'
import { LIVE_PATH, type LiveMessage } from '#src/contract/live/live.ts'
import { recordIdOf } from '#src/records/changes/invalidate.ts'
import { isEcho } from '#src/records/changes/echo.ts'
import { dropRecords } from '#src/records/changes/record-cache.ts'

/**
 * Opens the live connection of a session and says whose it is in its first message: an address is written down by every
 * proxy. It counts as open once the server has bidden it welcome, since nothing is heard before; one that knows of no such words
 * (`isGreeted` false) is told none, and the connection counts as open as soon as it is (decision A34).
 */
export function openSocket(
  create: (url: string) => WebSocket,
  { base, session, isGreeted }: { base: string; session: () => Session | undefined; isGreeted: boolean },
  handlers: SocketHandlers,
): () => void {
  const url = new URL(joinUrl(base, LIVE_PATH), location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = create(url.href)
  let isWelcome = !isGreeted
  socket.addEventListener('open', () => {
    if (!isGreeted) return handlers.opened()
    const { token = '', user } = session() ?? {}
    const hello: LiveHello = { type: 'hello', tenantId: user?.tenantId ?? '', token }
    socket.send(JSON.stringify(hello))
  })
  socket.addEventListener('message', ({ data }) => {
    if (isWelcome) return handlers.message(data)
    isWelcome = isWelcomeWord(data)
    if (isWelcome) handlers.opened()
  })
  socket.addEventListener('close', (event) => handlers.closed(event.code))
  return () => socket.close()
}

function isWelcomeWord(data: unknown): boolean {
  try {
    return (JSON.parse(String(data)) as LiveWelcome | null)?.type === 'welcome'
  } catch {
    return false
  }
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
      const news = createLiveQueue({
        tenantId,
        // Not by frames: a tab in the background draws none and is to be up to date when it comes back.
        schedule: (task, delay) => void setTimeout(task, delay),
        now: () => performance.now(),
        apply({ messages, gap }) {
          for (const kind of ENTITY_KINDS) {
            const gone = goneOf(kind, messages)
            if (gone.length > 0) dropRecords(queryClient, kind, gone)
          }
          if (gap) return void queryClient.invalidateQueries()
          const others = messages.filter((message) => !isEcho(queryClient, message))
          askAgain(queryClient, keysToInvalidate(others), tellNews(queryClient, others))
        },
      })
      queue = {
        push(data) {
          tellMessage(queryClient, data)
          news.push(data)
        },
      }
    },
  }
}

/** Records of a kind whose last news is that they are deleted; what was brought back in the same batch is not. */
function goneOf(kind: EntityKind, messages: readonly LiveMessage[]): string[] {
  const { entity } = entities[kind]
  const last = new Map(messages.filter((one) => one.entity === entity).map(({ id, change }) => [id, change]))
  return [...last].filter(([, change]) => change === 'deleted').map(([id]) => id)
}

/**
 * Asks again for what the keys name, in one pass over the cache however many they are: a storm of messages is no storm of
 * searches; `told` has taken the news in by itself. Only what is on the screen is fetched; forms read nothing from here that somebody has typed.
 */
function askAgain(queryClient: QueryClient, keys: readonly LiveKey[], told: ReadonlySet<unknown>): void {
  const names = new Set<unknown>()
  const records = new Set<string>()
  for (const [name, record] of keys) {
    if (told.has(name)) continue
    if (record === undefined) names.add(name)
    else records.add(`${name} ${record.params.id}`)
  }
  if (names.size === 0 && records.size === 0) return
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [name, input] }) => names.has(name) || records.has(`${String(name)} ${recordIdOf(input)}`),
  })
}
