import { kindOf } from '#src/contract/entities.ts'
import { readsOf } from '#src/contract/records/reads.ts'
import type { EndpointName } from '#src/contract/index.ts'
import { LiveMessage } from '#src/contract/live/live.ts'

/** Longest message that is read, in characters. */
const MAX_LENGTH = 64 * 1024
/** How far back numbers are remembered, to tell a late message from a repeated one. */
const MEMORY = 1000

/** What has been heard of one connection. Start over after each (re)connect: a restarted server counts from 1 again. */
export interface LiveState {
  tenantId: string
  lastSeq: number | undefined
  seen: ReadonlySet<number>
}

export const initialLive = (tenantId: string): LiveState => ({ tenantId, lastSeq: undefined, seen: new Set() })

/** A message, or nothing where it is malformed, oversized or of another kind. Never throws. */
export function parseLiveMessage(data: unknown): LiveMessage | undefined {
  if (typeof data !== 'string' || data.length > MAX_LENGTH) return undefined
  try {
    return LiveMessage.safeParse(JSON.parse(data)).data
  } catch {
    return undefined
  }
}

export interface LiveBatch {
  state: LiveState
  /** New messages of this tenant, in the server's order. */
  messages: LiveMessage[]
  /** True where numbers are missing: something was not heard, everything shown must be asked for again. */
  gap: boolean
}

/** Takes what came within one frame: broken, foreign and repeated messages are dropped, the others put in order. */
export function acceptLive(state: LiveState, batch: readonly unknown[]): LiveBatch {
  const fresh = new Map<number, LiveMessage>()
  for (const data of batch) {
    const message = parseLiveMessage(data)
    if (message?.tenantId === state.tenantId && isNew(state, message.seq)) fresh.set(message.seq, message)
  }
  const messages = [...fresh.values()].sort((a, b) => a.seq - b.seq)
  const last = messages.at(-1)
  if (last === undefined) return { state, messages, gap: false }
  const lastSeq = Math.max(state.lastSeq ?? last.seq, last.seq)
  const seen = new Set([...state.seen, ...fresh.keys()].filter((seq) => seq > lastSeq - MEMORY))
  return { state: { ...state, lastSeq, seen }, messages, gap: hasGap(state.lastSeq, messages) }
}

function isNew(state: LiveState, seq: number): boolean {
  if (state.seen.has(seq)) return false
  return state.lastSeq === undefined || seq > state.lastSeq - MEMORY
}

function hasGap(lastSeq: number | undefined, messages: readonly LiveMessage[]): boolean {
  let expected = lastSeq === undefined ? messages[0]?.seq : lastSeq + 1
  for (const { seq } of messages) {
    if (expected === undefined || seq < expected) continue
    if (seq > expected) return true
    expected = seq + 1
  }
  return false
}

export type LiveKey = readonly [EndpointName] | readonly [EndpointName, { params: { id: string } }]

/** The keys of the cache to invalidate: lists and figures as a whole, records by their id. Each key once. */
export function keysToInvalidate(messages: readonly LiveMessage[]): LiveKey[] {
  const keys = new Map<string, LiveKey>()
  for (const { entity, id } of messages) {
    const { lists, records } = readsOf(kindOf(entity))
    for (const name of lists) keys.set(name, [name])
    for (const name of records) keys.set(`${name} ${id}`, [name, { params: { id } }])
  }
  return [...keys.values()]
}

export interface LiveQueuePorts {
  tenantId: string
  /** Calls back once: in the next frame, or after the delay (milliseconds) where one is given. */
  schedule(task: () => void, delay: number): void
  /** Milliseconds since 1970. */
  now(): number
  apply(batch: { messages: LiveMessage[]; gap: boolean }): void
}

/** Shortest time between two batches, so that a storm of messages does not become a storm of requests. */
const BATCH_PAUSE = 250

/** Collects messages and hands them on in batches; `push` costs next to nothing. One per connection. */
export function createLiveQueue(ports: LiveQueuePorts): { push(data: unknown): void } {
  let state = initialLive(ports.tenantId)
  let waiting: unknown[] = []
  let lastFlush = Number.NEGATIVE_INFINITY

  function flush(): void {
    const batch = waiting
    waiting = []
    lastFlush = ports.now()
    const accepted = acceptLive(state, batch)
    state = accepted.state
    if (accepted.messages.length === 0) return
    ports.apply({ messages: accepted.messages, gap: accepted.gap })
  }

  return {
    push(data) {
      waiting.push(data)
      if (waiting.length > 1) return
      ports.schedule(flush, Math.max(0, lastFlush + BATCH_PAUSE - ports.now()))
    },
  }
}
