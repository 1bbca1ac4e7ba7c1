import { endpoints, type EndpointName } from '#src/contract/index.ts'
import { LiveMessage } from '#src/contract/live.ts'
import type { Endpoint } from '#src/contract/core.ts'

/** Longest message that is read, in characters. */
const MAX_LENGTH = 64 * 1024
/** How far back numbers are remembered, to tell a late message from a repeated one. */
const MEMORY = 1000

/** What has been heard of one connection. Start anew after each (re)connect: a restarted server counts from 1 again. */
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

type Entity = LiveMessage['entity']
export type LiveKey = readonly [EndpointName] | readonly [EndpointName, { params: { id: string } }]

/** Whose figures and lists a change touches: prefixes of endpoint names, beside the entity's own. */
const touched: Record<Entity, readonly string[]> = {
  orders: ['businessOrders', 'orderManagement', 'navigation', 'statistics', 'dispatcher', 'metrics'],
  transports: ['navigation', 'statistics', 'dispatcher', 'metrics'],
  vehicles: ['statistics'],
  loads: ['statistics'],
  partners: [],
  documents: ['navigation'],
  alerts: ['navigation'],
}

/** The keys of the cache to invalidate: lists and figures as a whole, records by their id. Each key once. */
export function keysToInvalidate(messages: readonly LiveMessage[]): LiveKey[] {
  const keys = new Map<string, LiveKey>()
  const add = (key: LiveKey) => keys.set(JSON.stringify(key), key)
  for (const { entity, id } of messages) {
    for (const prefix of [entity, ...touched[entity]]) {
      for (const { name, byId } of readsOf(prefix)) add(byId ? [name, { params: { id } }] : [name])
    }
  }
  return [...keys.values()]
}

const reads = new Map<string, { name: EndpointName; byId: boolean }[]>()

/** All reads of a resource, from the contract itself. */
function readsOf(prefix: string): { name: EndpointName; byId: boolean }[] {
  const known = reads.get(prefix)
  if (known) return known
  const found = Object.entries<Endpoint>(endpoints)
    .filter(([name, endpoint]) => name.startsWith(`${prefix}.`) && endpoint.method === 'GET')
    .map(([name, endpoint]) => ({ name: name as EndpointName, byId: endpoint.path.includes('{id}') }))
  reads.set(prefix, found)
  return found
}

export interface LiveQueuePorts {
  tenantId: string
  /** Calls back once: in the next frame, or after the delay (milliseconds) where one is given. */
  schedule(task: () => void, delay: number): void
  /** Milliseconds since 1970. */
  now(): number
  apply(batch: { messages: LiveMessage[]; keys: LiveKey[]; gap: boolean }): void
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
    ports.apply({ messages: accepted.messages, keys: keysToInvalidate(accepted.messages), gap: accepted.gap })
  }

  return {
    push(data) {
      waiting.push(data)
      if (waiting.length > 1) return
      ports.schedule(flush, Math.max(0, lastFlush + BATCH_PAUSE - ports.now()))
    },
  }
}
