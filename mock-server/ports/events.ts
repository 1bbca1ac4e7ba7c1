import type { LiveMessage } from '#src/contract/live/live.ts'

type Listener = (tenantId: string, messages: readonly LiveMessage[]) => void

/**
 * Brings what was committed from the outbox to everybody who tells it on. A real one, between several processes, brings the
 * messages of a tenant in the order of their numbers and each at least once: anyone who hears a number again passes over it, and
 * anyone who misses one fetches everything again. What it lost stands in the outbox still.
 */
export interface Events {
  /** Only what is committed, in the order of the numbers. */
  publish(tenantId: string, messages: readonly LiveMessage[]): void
  /** Hears of all tenants from now on. */
  subscribe(listener: Listener): void
}

/** Between the parts of one program: at once, each message once. */
export function localEvents(): Events {
  const listeners: Listener[] = []
  return {
    publish(tenantId, messages) {
      for (const tell of listeners) tell(tenantId, messages)
    },
    subscribe: (listener) => void listeners.push(listener),
  }
}
