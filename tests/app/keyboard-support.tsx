import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

let root: Root | undefined

/** Draws something into an empty page. */
export function draw(node: ReactNode): void {
  clear()
  const host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  flushSync(() => root?.render(node))
}

/** Empties the page. */
export function clear(): void {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
}

/** Where the keys stand that a German keyboard has elsewhere than an American one, and the named ones. */
const codes: Readonly<Record<string, string>> = {
  z: 'KeyY',
  y: 'KeyZ',
  '/': 'Digit7',
  '?': 'Minus',
  '#': 'Backslash',
  '+': 'BracketRight',
  '.': 'Period',
  ' ': 'Space',
}

/** One key press as a German keyboard sends it, to what has the focus; false when somebody took it. */
export function press(key: string, modifiers: KeyboardEventInit = {}): boolean {
  const code = codes[key.toLowerCase()] ?? (/^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key)
  const target = document.activeElement ?? document.body
  let free = true
  flushSync(() => {
    free = target.dispatchEvent(
      new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...modifiers }),
    )
  })
  return free
}

/** Types a text into the focused field, key by key, replacing what is there only when `replace` says so. */
export function type(text: string): void {
  for (const character of text) {
    if (!press(character)) continue
    const field = document.activeElement
    if (field instanceof HTMLInputElement) setValue(field, field.value + character)
  }
}

/** Takes the last character away, as the Backspace key does. */
export function backspace(): void {
  const field = document.activeElement
  if (press('Backspace') && field instanceof HTMLInputElement) setValue(field, field.value.slice(0, -1))
}

function setValue(field: HTMLInputElement, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  flushSync(() => {
    setter?.call(field, value)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
}
