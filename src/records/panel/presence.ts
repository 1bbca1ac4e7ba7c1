import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type RefObject } from 'react'
import { ApiError } from '#src/api/api-error.ts'
import { onMessage } from '#src/api/live/news.ts'
import { useCall } from '#src/api/provider.tsx'
import type { Call } from '#src/contract/index.ts'
import { LivePresence, type HerePlace } from '#src/contract/live/presence.ts'
import type { RecordKind } from '#src/contract/records/kinds.ts'
import { useSessionValue, type SessionValue } from '#src/workspace/session/session-values.tsx'
import { useSession } from '#src/workspace/session/session.tsx'

/** So long holds what was heard, milliseconds: anyone who stays says so again before. */
const HOLDS = 30_000
const AGAIN = 12_000
/** A record counts as looked at after this, milliseconds: who runs through a list tells nothing. */
const SETTLES = 1500
/** Words that follow each other are said in one, milliseconds. */
const PAUSE = 300

const UNKNOWN: readonly number[] = [404, 405, 501]

interface PresenceTeller {
  /** What this page shows changed in one place; `undefined` where that shows nothing any more. */
  put(call: Call, place: string, here: HerePlace | undefined): void
  /** Somebody has come who has not heard of it yet. */
  answer(call: Call): void
}

function createTeller(): PresenceTeller & { end(): void } {
  const page = crypto.randomUUID()
  const places = new Map<string, HerePlace>()
  let turn = 0
  let isKnown = true
  let soon: ReturnType<typeof setTimeout> | undefined
  let repeating: ReturnType<typeof setInterval> | undefined

  /** No one waits for it. A backend that does not know the call is asked no more. */
  function say(call: Call): void {
    if (!isKnown) return
    turn += 1
    const here = [...places.values()].slice(0, 6)
    call('presence.tell', { body: { page, turn, here } }).catch((error: unknown) => {
      if (error instanceof ApiError && UNKNOWN.includes(error.status)) stop()
    })
  }
  function stop(): void {
    isKnown = false
    clearTimeout(soon)
    clearInterval(repeating)
  }
  function sayLater(call: Call): void {
    clearTimeout(soon)
    soon = setTimeout(() => say(call), PAUSE)
  }
  return {
    put(call, place, here) {
      if (here === undefined && !places.delete(place)) return
      if (here !== undefined) places.set(place, here)
      clearInterval(repeating)
      repeating = places.size === 0 ? undefined : setInterval(() => say(call), AGAIN)
      sayLater(call)
    },
    answer: (call) => {
      if (places.size > 0) sayLater(call)
    },
    end() {
      stop()
    },
  }
}

/** What a session tells of its page. */
const teller: SessionValue<ReturnType<typeof createTeller>> = { create: createTeller, end: (value) => value.end() }

function heard(data: unknown): LivePresence | undefined {
  if (typeof data !== 'string' || !data.includes('"presence"') || data.length > 5000) return undefined
  try {
    return LivePresence.safeParse(JSON.parse(data)).data
  } catch {
    return undefined
  }
}

/** Somebody else who has a record on the screen now. */
export interface PresentPerson {
  id: string
  name: string
  isEditing: boolean
}

interface HeardPage extends PresentPerson {
  page: string
}

/** Who else has a record on the screen, whoever types in it first; several pages of one person are one. */
function usePresent(kind: RecordKind, id: string): readonly PresentPerson[] {
  const queryClient = useQueryClient()
  const call = useCall()
  const { tenantId, userId } = useSession()
  const own = useSessionValue(teller)
  const [pages, setPages] = useState<readonly HeardPage[]>([])
  useEffect(() => {
    const ends = new Map<string, ReturnType<typeof setTimeout>>()
    const known = new Set<string>()
    const without = (page: string) => {
      known.delete(page)
      setPages((all) => (all.some((one) => one.page === page) ? all.filter((one) => one.page !== page) : all))
    }
    const stop = onMessage(queryClient, (data) => {
      const message = heard(data)
      if (!message || message.tenantId !== tenantId || message.actorId === userId) return
      const { page, actorId, actorName: name, here } = message
      const place = here.find((one) => one.kind === kind && one.id === id)
      clearTimeout(ends.get(page))
      if (!place) return without(page)
      if (!known.has(page)) own.answer(call)
      known.add(page)
      ends.set(
        page,
        setTimeout(() => without(page), HOLDS),
      )
      const one = { page, id: actorId, name, isEditing: place.isEditing }
      setPages((all) => [...all.filter((other) => other.page !== page), one])
    })
    return () => {
      stop()
      for (const end of ends.values()) clearTimeout(end)
      setPages([])
    }
  }, [queryClient, call, own, tenantId, userId, kind, id])
  const people = new Map<string, PresentPerson>()
  for (const { page: _page, ...person } of pages) {
    const before = people.get(person.id)
    people.set(person.id, { ...person, isEditing: person.isEditing || before?.isEditing === true })
  }
  return [...people.values()].toSorted(
    (a, b) => Number(b.isEditing) - Number(a.isEditing) || a.name.localeCompare(b.name),
  )
}

const FIELDS = 'input, textarea, select, [contenteditable="true"]'

/** Tells the others that a record is on the screen in this place, and whether somebody types in it; answers who else is there. */
export function usePresence(
  place: string,
  { kind, id }: { kind: RecordKind; id: string },
  part: RefObject<HTMLElement | null>,
): readonly PresentPerson[] {
  const call = useCall()
  const own = useSessionValue(teller)
  const present = usePresent(kind, id)
  useEffect(() => {
    let isEditing = false
    const isTyping = () => {
      const { activeElement } = document
      return activeElement?.matches(FIELDS) === true && part.current?.contains(activeElement) === true
    }
    const begin = setTimeout(() => {
      isEditing = isTyping()
      own.put(call, place, { kind, id, isEditing })
    }, SETTLES)
    const onFocus = () => {
      if (isTyping() === isEditing) return
      isEditing = !isEditing
      clearTimeout(begin)
      own.put(call, place, { kind, id, isEditing })
    }
    const onHide = () => own.put(call, place, undefined)
    document.addEventListener('focusin', onFocus)
    document.addEventListener('focusout', onFocus)
    addEventListener('pagehide', onHide)
    return () => {
      clearTimeout(begin)
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('focusout', onFocus)
      removeEventListener('pagehide', onHide)
      own.put(call, place, undefined)
    }
  }, [call, own, place, kind, id, part])
  return present
}
