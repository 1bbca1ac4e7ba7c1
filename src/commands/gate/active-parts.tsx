import { createContext, use, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { usePanelPlace } from '#src/workspace/panel-host.tsx'
import type { FocusedRecord } from './command.ts'
import type { FormHandle, ListHandle } from './handles.ts'
import type { Scope } from './scopes.ts'

/** What a list, a record or a form tells the keyboard about itself while it is on the screen. */
export interface ActivePart {
  /** Scopes it brings beside its panel's: `'list'` and `'orders'`, `'record'`, `'form'`, `'wizard'`. */
  scopes: readonly Scope[]
  list?: ListHandle
  form?: FormHandle
  /** The row the focus is on, or the record the panel shows. */
  focus?: FocusedRecord
  selection?: readonly FocusedRecord[]
  /** How many rows are ticked, where `selection` does not hold them all. */
  selectionTotal?: number
}

interface Entry {
  panelKey: string
  element: RefObject<HTMLElement | null>
  part: RefObject<ActivePart>
}

/** The parts now on the screen; the one with the keyboard is asked for when a key comes, nothing re-renders. */
export interface ActiveParts {
  add(entry: Entry): () => void
  /** The part of a panel that has the focus, else the one that had it last, else the first. */
  of(panelKey: string): ActivePart | undefined
  subscribe(listener: () => void): () => void
  changed(): void
}

export function createActiveParts(): ActiveParts {
  const entries: Entry[] = []
  const listeners = new Set<() => void>()
  const last = new Map<string, Entry>()
  const changed = () => {
    for (const listener of listeners) listener()
  }
  const onFocusIn = (event: FocusEvent) => {
    const entry = innermost(entries.filter(({ element }) => element.current?.contains(event.target as Node) === true))
    if (entry === undefined) return
    last.set(entry.panelKey, entry)
    changed()
  }
  return {
    add: (entry) => {
      if (entries.length === 0) document.addEventListener('focusin', onFocusIn)
      entries.push(entry)
      changed()
      return () => {
        entries.splice(entries.indexOf(entry), 1)
        if (entries.length === 0) document.removeEventListener('focusin', onFocusIn)
        if (last.get(entry.panelKey) === entry) last.delete(entry.panelKey)
        changed()
      }
    },
    of: (panelKey) => {
      const focused = document.activeElement
      const own = entries.filter((entry) => entry.panelKey === panelKey)
      const inFocus = innermost(own.filter((entry) => entry.element.current?.contains(focused) === true))
      return (inFocus ?? last.get(panelKey) ?? own[0])?.part.current
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    changed,
  }
}

/** A form stands inside a record, whichever of the two appeared first. */
function innermost(around: readonly Entry[]): Entry | undefined {
  return around.reduce<Entry | undefined>((inner, entry) => {
    const isInside = inner === undefined || inner.element.current?.contains(entry.element.current) === true
    return isInside ? entry : inner
  }, undefined)
}

const ActivePartsContext = createContext<ActiveParts | undefined>(undefined)

export function ActivePartsProvider({ parts, children }: { parts: ActiveParts; children: ReactNode }) {
  return <ActivePartsContext value={parts}>{children}</ActivePartsContext>
}

export function useActiveParts(): ActiveParts {
  const parts = use(ActivePartsContext)
  if (parts === undefined) throw new Error('ActivePartsProvider is missing')
  return parts
}

/**
 * Registers a part of the screen with the keyboard: put the returned ref on its outermost element. The part is read
 * anew at each key, so give it fresh on every render.
 */
export function useActivePart<E extends HTMLElement>(part: ActivePart): RefObject<E | null> {
  const parts = useActiveParts()
  const { key } = usePanelPlace()
  const element = useRef<E>(null)
  const current = useRef(part)
  useEffect(() => {
    current.current = part
    parts.changed()
  })
  useEffect(() => parts.add({ panelKey: key, element, part: current }), [parts, key])
  return element
}
