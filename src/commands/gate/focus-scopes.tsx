import { createContext, use, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import type { Observable } from '#src/workspace/session/observable.ts'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import type { FocusedRecord } from './command.ts'
import type { FormHandle, ListHandle } from './screen-handles.ts'
import type { Scope } from './scopes.ts'

/** What a list, a record or a form tells the keyboard about itself while it is on the screen. */
export interface FocusScope {
  /** Scopes it brings beside its panel's: `'list'` and `'list:orders'`, `'record'`, `'form'`, `'panel'`. */
  scopes: readonly Scope[]
  list?: ListHandle
  form?: FormHandle
  /** The row the focus is on, or the record the panel shows. */
  focus?: FocusedRecord | undefined
  selection?: readonly FocusedRecord[]
  /** How many rows are ticked, where `selection` does not hold them all. */
  selectionTotal?: number
  /** Tells when `focus` has become another one while nothing was drawn. */
  changes?: Pick<Observable<unknown>, 'subscribe'>
}

interface Entry {
  panelKey: string
  element: RefObject<HTMLElement | null>
  part: RefObject<FocusScope>
}

/** The parts now on the screen; the one with the keyboard is asked for when a key comes, nothing re-renders. */
export interface FocusScopes {
  add(entry: Entry): () => void
  /** The part of a panel that has the focus, else the one that had it last, else the first. */
  of(panelKey: string): FocusScope | undefined
  subscribe(listener: () => void): () => void
  changed(): void
}

export function createFocusScopes(): FocusScopes {
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

const FocusScopesContext = createContext<FocusScopes | undefined>(undefined)

export function FocusScopesProvider({ parts, children }: { parts: FocusScopes; children: ReactNode }) {
  return <FocusScopesContext value={parts}>{children}</FocusScopesContext>
}

export function useFocusScopes(): FocusScopes {
  const parts = use(FocusScopesContext)
  if (parts === undefined) throw new Error('FocusScopesProvider is missing')
  return parts
}

/**
 * Registers a part of the screen with the keyboard: put the returned ref on its outermost element. The part is read
 * again at each key, so give it fresh on every render.
 */
export function useFocusScope<E extends HTMLElement>(part: FocusScope): RefObject<E | null> {
  const parts = useFocusScopes()
  const { key } = usePanelPlace()
  const element = useRef<E>(null)
  const current = useRef(part)
  useEffect(() => {
    current.current = part
    parts.changed()
  })
  const { changes } = part
  useEffect(() => changes?.subscribe(parts.changed), [parts, changes])
  useEffect(() => parts.add({ panelKey: key, element, part: current }), [parts, key])
  return element
}
