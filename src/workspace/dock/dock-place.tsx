import { useCallback } from 'react'
import { dockPlace } from './dock.ts'
import { useSessionValue } from '../session/session-values.tsx'

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
  return <div ref={attach} data-foot className={className} />
}
