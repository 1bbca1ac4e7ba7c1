import { useEffect, useRef, type RefObject } from 'react'
import type { TableHandle } from '#src/ui/table/table.tsx'

/** Gives the focus to a list's row when its rows come first, unless the person is already at work somewhere. */
export function useEntrance(ready: boolean, table: RefObject<TableHandle | null>, index: number): void {
  const done = useRef(false)
  useEffect(() => {
    if (done.current || !ready) return
    done.current = true
    if (isAtWork(document.activeElement)) return
    table.current?.focusIndex(index)
  }, [ready, table, index])
}

function isAtWork(element: Element | null): boolean {
  if (element === null) return false
  return (
    element.closest('[data-index], input, textarea, dialog, header, nav, [contenteditable]') !== null &&
    element.tagName !== 'H1'
  )
}
