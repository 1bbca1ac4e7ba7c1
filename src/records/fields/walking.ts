import type { KeyboardEvent } from 'react'

/** Moves between the fields around a key press: ↑↓ or j k, Home and End. */
export function moveBetweenFields(event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  if (!(event.target instanceof HTMLElement) || event.target.closest('button[data-field]') === null) return
  // A letter must not lead into a field that is still open, where the next one would be typed.
  const wanted = event.key === 'j' || event.key === 'k' ? 'button[data-field]' : '[data-field]'
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(wanted)]
  const at = all.findIndex((field) => field === event.target)
  const to = targetOf(event.key, at, all.length)
  const target = to === undefined ? undefined : all[to]
  if (target === undefined) return
  event.preventDefault()
  target.focus()
  target.scrollIntoView({ block: 'nearest' })
}

function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown' || key === 'j') return Math.min(at + 1, count - 1)
  if (key === 'ArrowUp' || key === 'k') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
