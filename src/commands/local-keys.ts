import { useEffect, useRef, type RefObject } from 'react'
import { isTextField } from './own-keys.ts'

/**
 * Single keys of one part of the screen, for choices that are no commands: `1`–`5` for the rows in front of one, `r` for
 * another try. They rest in text fields, behind an open dialog and while the focus is in another part; commands come
 * first. `within` is the part's outermost element.
 */
export function useLocalKeys(within: RefObject<HTMLElement | null>, keys: ReadonlyMap<string, () => void>): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
      const run = latest.current.get(event.key.toLowerCase())
      if (run === undefined || isTextField(event.target) || !isHere(within.current)) return
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [within])
}

/** The part has the focus, or nothing has it. */
function isHere(part: HTMLElement | null): boolean {
  if (part === null || document.querySelector('dialog[open]') !== null) return false
  const focused = document.activeElement
  return focused === null || focused === document.body || focused.contains(part) || part.contains(focused)
}
