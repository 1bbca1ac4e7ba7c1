import { createContext, use, useEffect, useRef, useSyncExternalStore, type ReactNode, type RefObject } from 'react'

/** Key of the main panel; side panels have the key `encodePanel` gives them. */
export const MAIN_PANEL = 'main'

const AUTOFOCUS = '[data-autofocus]'
const TITLE = '[data-panel-title]'

/**
 * Knows which panel the keyboard is in, and where in each panel it was last. The focus is never lost to the body: when the
 * focused element leaves the page, the panel it stood in gets the focus back.
 */
export interface PanelFocus {
  active(): string
  subscribe(listener: () => void): () => void
  /**
   * The first screen of a session: the panel the keyboard was in before the page was reloaded, or the session lost. Where
   * that is not known, `otherwise`.
   */
  begin(open: readonly string[], otherwise: string): void
  /** A panel appears; the returned function is for when it goes. `opener` is what had the focus before. */
  attach(key: string, element: HTMLElement): () => void
  /** Moves the focus into a panel, to where it was; a panel that is not there yet gets it when it appears. */
  focus(key: string): void
  /** The same for a panel that takes the place of another one by itself: to its title, where a key still meant for the other does nothing. */
  focusTitle(key: string): void
  /**
   * What had the focus when the panel was opened gets it back; call before the panel goes. `rest` are the panels that stay:
   * one of them may have had no room beside this one, and gets the focus when it appears again.
   */
  release(key: string, rest?: readonly string[]): void
  /**
   * A panel is about to leave the page: closed by Back, and the focus goes before its element does; or the whole frame goes,
   * and nothing is decided.
   */
  leave(key: string, isClosed: boolean): void
}

/** Where the keyboard is: the panel, and the last field of it by its name. */
interface Place {
  panel: string
  field?: string | undefined
}

/** What outlives the page. */
export interface KeptPlace {
  read(): Place | undefined
  write(place: Place): void
}

export function createPanelFocus(kept?: KeptPlace): PanelFocus {
  const panels = new Map<string, HTMLElement>()
  const memory = new Map<string, HTMLElement>()
  /** Panels that are entered at their title. */
  const titled = new Set<string>()
  const openers = new Map<string, { element: HTMLElement; panel: string }>()
  const listeners = new Set<() => void>()
  let active = MAIN_PANEL
  let wanted: string | undefined
  let isEnding = false

  const activate = (key: string) => {
    if (active === key) return
    active = key
    kept?.write({ panel: key })
    for (const listener of listeners) listener()
  }
  const onFocusIn = (event: FocusEvent) => {
    if (!(event.target instanceof HTMLElement)) return
    const key = event.target.closest<HTMLElement>('[data-panel]')?.dataset['panel']
    if (key === undefined) return
    memory.set(key, event.target)
    if (!event.target.matches(TITLE) && event.target !== panels.get(key)) titled.delete(key)
    activate(key)
    const field = event.target.getAttribute('name')
    if (field !== null) kept?.write({ panel: key, field })
  }
  const onFocusOut = () => {
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body || !document.hasFocus()) return
      if (document.querySelector('dialog[open]') === null) enter(active)
    })
  }
  // A panel the person did not close, but left with Back: the keyboard is then in the main panel, where it was last.
  const onGone = (key: string) => {
    requestAnimationFrame(() => {
      if (panels.size === 0 || panels.has(key) || active !== key) return
      if (document.activeElement === document.body && document.querySelector('dialog[open]') === null) enter(MAIN_PANEL)
      if (active === key) activate(MAIN_PANEL)
    })
  }
  const enter = (wanted: string) => {
    const key = panels.has(wanted) ? wanted : MAIN_PANEL
    const panel = panels.get(key)
    if (panel === undefined) return
    const last = memory.get(key)
    // The panel itself had the focus only as long as there was nothing better in it.
    const isPlace = last !== undefined && last !== panel && last.isConnected && panel.contains(last)
    const wish = titled.has(key) ? TITLE : AUTOFOCUS
    const target = isPlace ? last : entrance(panel, wish)
    show(target)
    target.focus({ preventScroll: target === panel })
    if (target === panel) handOn(panel, wish)
  }
  /** What opened a panel may have been another one while it was still empty: then whatever has come there since. */
  const goBackTo = (opener: HTMLElement) => {
    const key = [...panels].find(([, panel]) => panel === opener)?.[0]
    if (key !== undefined) return enter(key)
    show(opener)
    opener.focus()
  }
  const focus = (key: string) => {
    const element = document.activeElement
    if (element instanceof HTMLElement && active !== key) openers.set(key, { element, panel: active })
    if (panels.has(key)) enter(key)
    else {
      wanted = key
      activate(key)
    }
  }
  const release: PanelFocus['release'] = (key, rest = []) => {
    const opener = openers.get(key)
    openers.delete(key)
    memory.delete(key)
    titled.delete(key)
    if (wanted === key) wanted = undefined
    if (active !== key) return
    if (opener?.element.isConnected === true && opener.element !== document.body) goBackTo(opener.element)
    else enter(MAIN_PANEL)
    if (active === key) activate(MAIN_PANEL)
    if (opener === undefined || panels.has(opener.panel) || !rest.includes(opener.panel)) return
    wanted = opener.panel
    activate(opener.panel)
  }
  return {
    active: () => active,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    attach: (key, element) => {
      // Listening as long as there are panels: a session that has ended leaves nothing behind.
      if (panels.size === 0) {
        document.addEventListener('focusin', onFocusIn)
        document.addEventListener('focusout', onFocusOut)
      }
      panels.set(key, element)
      if (key === MAIN_PANEL) isEnding = false
      if (wanted === key) {
        wanted = undefined
        enter(key)
      }
      return () => {
        if (panels.get(key) !== element) return
        panels.delete(key)
        if (panels.size === 0) {
          document.removeEventListener('focusin', onFocusIn)
          document.removeEventListener('focusout', onFocusOut)
        }
        if (key !== MAIN_PANEL) onGone(key)
      }
    },
    begin: (open, otherwise) => {
      const last = kept?.read()
      const isThere = last !== undefined && [MAIN_PANEL, ...open].includes(last.panel)
      focus(isThere ? last.panel : otherwise)
      if (isThere) kept?.write(last)
    },
    focus,
    focusTitle: (key) => {
      titled.add(key)
      focus(key)
    },
    leave: (key, isClosed) => {
      if (key === MAIN_PANEL) isEnding = true
      else if (isClosed && !isEnding) release(key)
    },
    release,
  }
}

/** What another panel stands before cannot have the focus: it is seen at once, and not only with the next drawing. */
function show(target: HTMLElement): void {
  target.closest('[data-panel]')?.classList.remove('invisible')
}

/** Where the focus goes in a panel that has none yet: what asks for it, else the row its list begins with, else the panel. */
function entrance(panel: HTMLElement, wish: string): HTMLElement {
  const wanted = panel.querySelector<HTMLElement>(wish)
  if (wish === TITLE) return wanted ?? panel
  return wanted ?? panel.querySelector<HTMLElement>('[data-index][tabindex="0"]') ?? panel
}

/** A panel whose content comes later, code or data, hands the focus on to what asks for it, unless the person has moved. */
function handOn(panel: HTMLElement, wish: string): void {
  const observer = new MutationObserver(() => {
    const wanted = panel.querySelector<HTMLElement>(wish)
    const isStillHere = document.activeElement === panel
    if (isStillHere && wanted === null) return
    observer.disconnect()
    if (isStillHere) wanted?.focus()
  })
  observer.observe(panel, { childList: true, subtree: true })
}

const PanelFocusContext = createContext<PanelFocus | undefined>(undefined)

export function PanelFocusProvider({ children, focus }: { children: ReactNode; focus: PanelFocus }) {
  return <PanelFocusContext value={focus}>{children}</PanelFocusContext>
}

export function usePanelFocus(): PanelFocus {
  const focus = use(PanelFocusContext)
  if (focus === undefined) throw new Error('PanelFocusProvider is missing')
  return focus
}

/** Key of the panel that has the keyboard. */
export function useActivePanel(): string {
  const focus = usePanelFocus()
  return useSyncExternalStore(focus.subscribe, focus.active)
}

/** Gives a panel's element to the focus keeper for as long as it is shown. The panel is not drawn once more for that. */
export function useAttachedPanel(key: string): RefObject<HTMLElement | null> {
  const focus = usePanelFocus()
  const element = useRef<HTMLElement>(null)
  useEffect(() => (element.current === null ? undefined : focus.attach(key, element.current)), [focus, key])
  return element
}
