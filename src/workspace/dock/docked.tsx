import './dock.css'
import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { dockPlace } from './dock.ts'
import { useSessionValue } from '../session/session-values.tsx'

/** What is docked, where the screen has a place for it, else below the screen, which gives way. */
export function Docked({ children }: { children: ReactNode }) {
  const wanted = useSessionValue(dockPlace)
  const place = useSyncExternalStore(wanted.subscribe, wanted.current)
  return place === null ? <Below>{children}</Below> : createPortal(children, place)
}

/** The screen is made smaller by an attribute of the panel: nothing of it is redrawn. */
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
