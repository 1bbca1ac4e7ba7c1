import { isTextField } from './typing.ts'

/** Where the keys of a German keyboard sit; `code` is the place, named after the American key there. */
const places: Record<string, string> = {
  y: 'KeyZ',
  z: 'KeyY',
  ä: 'Quote',
  ö: 'Semicolon',
  ü: 'BracketLeft',
  ß: 'Minus',
  '?': 'Minus',
  '+': 'BracketRight',
  '*': 'BracketRight',
  '#': 'Backslash',
  "'": 'Backslash',
  '-': 'Slash',
  _: 'Slash',
  '.': 'Period',
  ':': 'Period',
  ',': 'Comma',
  ';': 'Comma',
  '/': 'Digit7',
  ' ': 'Space',
}

/**
 * Presses keys as a German keyboard sends them, one stroke after the other: `press('g', 'o')`, `press('ctrl+k')`,
 * `press('shift+j')`. The events go to the element with the focus; letters stand in a field.
 */
export async function press(...strokes: string[]): Promise<void> {
  for (const stroke of strokes) {
    const parts = stroke === '+' ? ['+'] : stroke.split('+').map((part) => (part === '' ? '+' : part))
    const key = parts.at(-1) ?? ''
    const modifiers = new Set(parts.slice(0, -1))
    const shifted = modifiers.has('shift') || /^[?:;*_'/]$/.test(key) || /^[A-ZÄÖÜ]$/.test(key)
    const init: KeyboardEventInit = {
      key: modifiers.has('shift') && key.length === 1 ? key.toUpperCase() : key,
      code: codeOf(key),
      ctrlKey: modifiers.has('ctrl'),
      shiftKey: shifted,
      altKey: modifiers.has('alt'),
      bubbles: true,
      cancelable: true,
      composed: true,
    }
    const target = document.activeElement ?? document.body
    const isTaken = !target.dispatchEvent(new KeyboardEvent('keydown', init))
    const isText = key.length === 1 && !modifiers.has('ctrl') && !modifiers.has('alt')
    // As a browser does with the key that a person presses.
    if (!isTaken && isText && isTextField(target)) document.execCommand('insertText', false, init.key)
    target.dispatchEvent(new KeyboardEvent('keyup', init))
    await new Promise((resolve) => setTimeout(resolve))
  }
}

function codeOf(key: string): string {
  const place = places[key.toLowerCase()]
  if (place !== undefined) return place
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`
  if (/^\d$/.test(key)) return `Digit${key}`
  return key
}

/** The browser's own Back, by somebody who has seen the screen: by then the address is told of it. */
export async function goBack(): Promise<void> {
  await new Promise((seen) => requestAnimationFrame(() => setTimeout(seen, 20)))
  history.back()
}

/** Whether keys are kept back for something that is being opened. */
export function areKeysHeld(): boolean {
  // No one's key: it is taken only where all are kept.
  const probe = new KeyboardEvent('keydown', { key: 'F99', code: 'F99', bubbles: true, cancelable: true })
  return !(document.activeElement ?? document.body).dispatchEvent(probe)
}
