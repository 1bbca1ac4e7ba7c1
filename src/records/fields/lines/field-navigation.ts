import type { KeyboardEvent } from 'react'

/** Moves between the fields around a key press: ↑↓, Home and End. */
export function moveBetweenFields(event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  if (!(event.target instanceof HTMLElement) || event.target.closest('button[data-field]') === null) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-field]')]
  const at = all.findIndex((field) => field === event.target)
  const to = targetOf(event.key, at, all.length)
  const target = to === undefined ? undefined : all[to]
  if (target === undefined) return
  event.preventDefault()
  reach(target)
}

/** Moves by a letter, which must not lead into a field that is still open, where the next one would be typed. */
export function stepBetweenFields(by: 1 | -1, fields: HTMLElement): void {
  const all = [...fields.querySelectorAll<HTMLElement>('button[data-field]')]
  const at = all.findIndex((field) => field === document.activeElement)
  const target = at < 0 ? undefined : all[at + by]
  if (target !== undefined) reach(target)
}

function reach(field: HTMLElement): void {
  field.focus()
  field.scrollIntoView({ block: 'nearest' })
}

function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
