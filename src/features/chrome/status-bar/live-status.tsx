import { useSelector } from '@xstate/react'
import { createContext, use, type ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { createLiveMachine } from '#machines/live-connection.machine.ts'

type LiveMachine = ReturnType<typeof createLiveMachine>
export type LiveActor = ActorRefFrom<LiveMachine>

/** The live connection in words of the screen; times in milliseconds since 1970, cut to whole seconds. */
export interface LiveStatus {
  state: 'disabled' | 'offline' | 'connecting' | 'open' | 'waiting'
  /** Attempts since the connection was last open. */
  attempt: number
  lastMessageAt: number | undefined
}

const LiveStatusContext = createContext<LiveActor | undefined>(undefined)

/** Hands the live connection's actor to everything below. */
export function LiveStatusProvider({ actor, children }: { actor: LiveActor; children: ReactNode }) {
  return <LiveStatusContext value={actor}>{children}</LiveStatusContext>
}

const states = ['disabled', 'offline', 'connecting', 'open', 'waiting'] as const

/** Pure: what is shown of a snapshot. */
export function liveStatusOf(snapshot: SnapshotFrom<LiveMachine>): LiveStatus {
  const { attempt, lastMessageAt } = snapshot.context
  return {
    state: states.find((state) => snapshot.hasTag(state)) ?? 'disabled',
    attempt,
    lastMessageAt: lastMessageAt === undefined ? undefined : Math.floor(lastMessageAt / 1000) * 1000,
  }
}

// A storm of messages must not become a storm of renders: at most one per second.
function sameStatus(one: LiveStatus, other: LiveStatus): boolean {
  return one.state === other.state && one.attempt === other.attempt && one.lastMessageAt === other.lastMessageAt
}

/** The live connection, re-rendering at most once a second. Throws outside of `LiveStatusProvider`. */
export function useLiveStatus(): LiveStatus {
  const actor = use(LiveStatusContext)
  if (actor === undefined) throw new Error('LiveStatusProvider is missing')
  return useSelector(actor, liveStatusOf, sameStatus)
}
