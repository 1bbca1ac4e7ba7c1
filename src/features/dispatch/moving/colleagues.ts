import type { CarryContext } from './in-hand.ts'
import { LiveMessage } from '#src/contract/live/live.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { onMessage } from '#src/api/live/news.ts'
import { type CarryPresence, LiveCarrying } from '#src/contract/planning/board.ts'
import type { Call } from '#src/contract/index.ts'

/** What a colleague holds over the board right now. */
export interface Colleague {
  id: string
  name: string
  initials: string
  carrying: CarryPresence
}

/** So long holds what was heard, milliseconds: anyone who goes on carrying says so again before. */
const HOLDS = 30_000
const AGAIN = 10_000
/** Shortest time between two words about it: a cursor that runs is told of a few times a second. */
const PAUSE = 200

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .flatMap((part) => [...part].slice(0, 1))
    .slice(0, 2)
    .join('')
    .toUpperCase()

function heard(data: unknown): LiveCarrying | undefined {
  if (typeof data !== 'string' || !data.includes('"carrying"') || data.length > 20_000) return undefined
  try {
    return LiveCarrying.safeParse(JSON.parse(data)).data
  } catch {
    return undefined
  }
}

/** What colleagues of the tenant carry; oneself is none of them. */
export function useColleagues({ tenantId, ownId }: { tenantId: string; ownId: string }): readonly Colleague[] {
  const queryClient = useQueryClient()
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([])
  useEffect(() => {
    const ends = new Map<string, ReturnType<typeof setTimeout>>()
    const without = (id: string) =>
      setColleagues((known) => (known.some((one) => one.id === id) ? known.filter((one) => one.id !== id) : known))
    const stop = onMessage(queryClient, (data) => {
      const message = heard(data)
      if (!message || message.tenantId !== tenantId || message.actorId === ownId) return
      const { actorId: id, actorName: name, carrying } = message
      clearTimeout(ends.get(id))
      if (!carrying) return without(id)
      ends.set(
        id,
        setTimeout(() => without(id), HOLDS),
      )
      const one = { id, name, initials: initialsOf(name), carrying }
      setColleagues((known) => [...known.filter((other) => other.id !== id), one])
    })
    return () => {
      stop()
      for (const end of ends.values()) clearTimeout(end)
    }
  }, [queryClient, tenantId, ownId])
  return colleagues
}

/** Tells the others what one carries: only what differs, the last word always, and all of it again after a while. */
export interface CarryingTeller {
  carries(carrying: CarryPresence): void
  /** It was put down, or back. */
  ends(): void
}

const wordOf = (carrying: CarryPresence | undefined) => JSON.stringify(carrying ?? null)

export function createCarryingTeller(call: Call): CarryingTeller {
  let now: CarryPresence | undefined
  let pause: ReturnType<typeof setTimeout> | undefined
  let isDue = false
  let repeating: ReturnType<typeof setInterval> | undefined

  /** What they have heard last. */
  let told = wordOf(undefined)

  // No one waits for it, and nothing is lost with it.
  function say(): void {
    told = wordOf(now)
    void call('board.carry', { body: { carrying: now ?? null } }).catch(() => undefined)
  }
  function soon(): void {
    if (pause !== undefined) {
      isDue = true
      return
    }
    // The world moves with every message of others: what is held as before is no news.
    if (told === wordOf(now)) return
    say()
    pause = setTimeout(() => {
      pause = undefined
      if (!isDue) return
      isDue = false
      soon()
    }, PAUSE)
  }

  return {
    carries(carrying) {
      now = carrying
      repeating ??= setInterval(say, AGAIN)
      soon()
    },
    ends() {
      if (now === undefined) return
      now = undefined
      clearInterval(repeating)
      repeating = undefined
      soon()
    },
  }
}

/** Notes who changes tours while something is carried. */
export function hearChangers({ context: { services, session }, changers }: CarryContext): () => void {
  return onMessage(services.queryClient, (data) => {
    if (typeof data !== 'string' || !data.includes('"tours"')) return
    const { id, entity, actorId, actorName } = newsIn(data) ?? {}
    if (id !== undefined && entity === 'tours' && actorName !== undefined && actorId !== session.userId)
      changers.set(id, actorName)
  })
}

function newsIn(data: string): LiveMessage | undefined {
  try {
    return LiveMessage.safeParse(JSON.parse(data)).data
  } catch {
    return undefined
  }
}
