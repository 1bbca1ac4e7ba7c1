import { countsShift, isLetter, namedKeys, partsOf, strokesOf } from '#src/ui/keys/key-strings.ts'

/** What a keyboard event must offer to be understood; a plain object will do in tests. */
export interface Stroke {
  key: string
  code?: string
  ctrlKey?: boolean
  metaKey?: boolean
  altKey?: boolean
  shiftKey?: boolean
  isComposing?: boolean
  keyCode?: number
  getModifierState?(name: string): boolean
}

const ignored: ReadonlySet<string> = new Set([
  ...['dead', 'process', 'unidentified', 'compose'],
  ...['shift', 'control', 'alt', 'altgraph', 'meta', 'os', 'capslock', 'numlock', 'scrolllock', 'fn', 'fnlock'],
])

/** The key's letter or digit by its place, for layouts whose letters are not Latin (Greek, Cyrillic). */
function byPlace(code: string | undefined): string | undefined {
  return /^(?:Key([A-Z])|Digit(\d))$/
    .exec(code ?? '')
    ?.slice(1)
    .find(Boolean)
    ?.toLowerCase()
}

function keyName(stroke: Stroke): string | undefined {
  const key = stroke.key.toLowerCase()
  if (key === '' || ignored.has(key)) return undefined
  if (isLetter(key) && !/^\p{Script=Latin}$/u.test(key)) return byPlace(stroke.code)
  return namedKeys.get(key) ?? key
}

/**
 * The normalised key string of a key press, e.g. `'mod+k'`, `'shift+f'`, `'?'`, `'pagedown'`.
 * Undefined for everything that is not a key of ours: AltGr characters (Windows reports AltGr as Ctrl+Alt), Alt, dead keys,
 * composing, bare modifiers, the Windows key. Ctrl is Cmd on a Mac.
 */
export function matchEvent(stroke: Stroke, mac = false): string | undefined {
  if (stroke.isComposing || stroke.keyCode === 229) return undefined
  if (stroke.altKey || stroke.getModifierState?.('AltGraph')) return undefined
  if (mac ? stroke.ctrlKey : stroke.metaKey) return undefined
  const name = keyName(stroke)
  if (!name) return undefined
  const mod = (mac ? stroke.metaKey : stroke.ctrlKey) ? 'mod+' : ''
  return `${mod}${stroke.shiftKey && countsShift(name) ? 'shift+' : ''}${name}`
}

/** True for a key that types a character by itself: what can be switched off (WCAG 2.1.4). */
export function isSingleKey(keys: string): boolean {
  const first = strokesOf(keys)[0]
  if (!first) return false
  const { modifiers, key } = partsOf(first)
  return key.length === 1 && !modifiers.includes('mod') && !modifiers.includes('alt')
}

const ariaNames: ReadonlyMap<string, string> = new Map([
  ['mod', 'Control'],
  ['alt', 'Alt'],
  ['shift', 'Shift'],
  ['escape', 'Escape'],
  ['enter', 'Enter'],
  ['space', 'Space'],
  ['pageup', 'PageUp'],
  ['pagedown', 'PageDown'],
  ['up', 'ArrowUp'],
  ['down', 'ArrowDown'],
  ['left', 'ArrowLeft'],
  ['right', 'ArrowRight'],
  ['+', 'Plus'],
])

/** The value for `aria-keyshortcuts`; undefined for sequences, which it cannot express. */
export function ariaKeys(keys: string, mac: boolean): string | undefined {
  const strokes = strokesOf(keys)
  const only = strokes[0]
  if (!only || strokes.length > 1) return undefined
  const { modifiers, key } = partsOf(only)
  const name = (part: string) => {
    if (part === 'mod' && mac) return 'Meta'
    return ariaNames.get(part) ?? (part.length === 1 ? part : part.charAt(0).toUpperCase() + part.slice(1))
  }
  return [...modifiers, key].map(name).join('+')
}
