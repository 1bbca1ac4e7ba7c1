import { useCallback, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { createObservable, type Settable } from './observable.ts'
import { useSessionValue, type SessionValue } from './session-values.tsx'

/** What stands at the foot of the main panel, under whatever screen is shown; nothing is the rule. */
export const dock: SessionValue<Settable<ReactNode>> = { create: () => createObservable<ReactNode>(null) }

/** Where a screen wants it, if not below all of itself. */
const dockPlace: SessionValue<Settable<HTMLElement | null>> = {
  create: () => createObservable<HTMLElement | null>(null),
}

/** Draws what is docked: in the place the screen has for it, else below the screen, which gives way. */
export function Dock() {
  const docked = useSessionValue(dock)
  const wanted = useSessionValue(dockPlace)
  const content = useSyncExternalStore(docked.subscribe, docked.current)
  const place = useSyncExternalStore(wanted.subscribe, wanted.current)
  if (content === null) return null
  return place === null ? <Below>{content}</Below> : createPortal(content, place)
}

/** The screen is made smaller by an attribute of the panel: nothing of it is drawn anew. */
function Below({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const panel = element.current?.parentElement
    panel?.setAttribute('data-docked', '')
    return () => panel?.removeAttribute('data-docked')
  }, [])
  return (
    <div ref={element} className="panel-dock">
      {children}
    </div>
  )
}

/** The place of a screen for what is docked; empty it takes no room. */
export function DockPlace({ className }: { className?: string }) {
  const wanted = useSessionValue(dockPlace)
  const attach = useCallback(
    (element: HTMLDivElement) => {
      wanted.set(element)
      return () => {
        if (wanted.current() === element) wanted.set(null)
      }
    },
    [wanted],
  )
  return <div ref={attach} className={className} />
}
