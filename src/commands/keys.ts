import type { TextKey, Translate } from '#src/i18n/keys.ts'

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

/** Keys with names, as `KeyboardEvent.key` spells them (lower-cased), and as our key strings do. */
const names: ReadonlyMap<string, string> = new Map([
  [' ', 'space'],
  ['spacebar', 'space'],
  ['esc', 'escape'],
  ['arrowup', 'up'],
  ['arrowdown', 'down'],
  ['arrowleft', 'left'],
  ['arrowright', 'right'],
  ['del', 'delete'],
])

const ignored: ReadonlySet<string> = new Set([
  ...['dead', 'process', 'unidentified', 'compose'],
  ...['shift', 'control', 'alt', 'altgraph', 'meta', 'os', 'capslock', 'numlock', 'scrolllock', 'fn', 'fnlock'],
])

function isLetter(character: string): boolean {
  return /^\p{Letter}$/u.test(character)
}

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
  return names.get(key) ?? key
}

/** Shift only counts where it does not make another character: letters and named keys, never digits and signs. */
function countsShift(name: string): boolean {
  return name.length > 1 || isLetter(name)
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

/** A key string in its normal form: lower case, modifiers in the order mod, alt, shift, one space between strokes. */
export function normaliseKeys(keys: string): string {
  return strokesOf(keys).join(' ')
}

/** The strokes of a key string; a sequence has more than one. */
export function strokesOf(keys: string): readonly string[] {
  return keys.trim().toLowerCase().split(/\s+/).filter(Boolean).map(normaliseStroke)
}

/** Parts of one stroke: its modifiers and its key. `'mod++'` is Ctrl and the plus key. */
export function partsOf(stroke: string): { modifiers: readonly string[]; key: string } {
  const key = stroke.endsWith('+') ? '+' : stroke.slice(stroke.lastIndexOf('+') + 1)
  const before = stroke.slice(0, stroke.length - key.length)
  return { modifiers: before.split('+').filter(Boolean), key }
}

function normaliseStroke(stroke: string): string {
  const { modifiers, key } = partsOf(stroke)
  const wanted = new Set(modifiers.map((modifier) => (/^(ctrl|cmd|meta|strg)$/.test(modifier) ? 'mod' : modifier)))
  const name = names.get(key) ?? key
  if (!countsShift(name)) wanted.delete('shift')
  return [...['mod', 'alt', 'shift'].filter((modifier) => wanted.has(modifier)), name].join('+')
}

/** True for a key that types a character by itself: what can be switched off (WCAG 2.1.4). */
export function isSingleKey(keys: string): boolean {
  const first = strokesOf(keys)[0]
  if (!first) return false
  const { modifiers, key } = partsOf(first)
  return key.length === 1 && !modifiers.includes('mod') && !modifiers.includes('alt')
}

const words: ReadonlyMap<string, TextKey> = new Map<string, TextKey>([
  ['mod', 'commands.key.ctrl'],
  ['alt', 'commands.key.alt'],
  ['shift', 'commands.key.shift'],
  ['enter', 'commands.key.enter'],
  ['space', 'commands.key.space'],
  ['escape', 'commands.key.escape'],
  ['tab', 'commands.key.tab'],
  ['backspace', 'commands.key.backspace'],
  ['delete', 'commands.key.delete'],
  ['insert', 'commands.key.insert'],
  ['home', 'commands.key.home'],
  ['end', 'commands.key.end'],
  ['pageup', 'commands.key.pageUp'],
  ['pagedown', 'commands.key.pageDown'],
])

const signs: ReadonlyMap<string, string> = new Map([
  ['up', '↑'],
  ['down', '↓'],
  ['left', '←'],
  ['right', '→'],
])

const macSigns: ReadonlyMap<string, string> = new Map([
  ['mod', '⌘'],
  ['alt', '⌥'],
  ['shift', '⇧'],
])

function cap(part: string, upper: boolean, mac: boolean, t: Translate): string {
  const sign = (mac ? macSigns.get(part) : undefined) ?? signs.get(part)
  if (sign) return sign
  const word = words.get(part)
  if (word) return t(word)
  return upper || /^f\d+$/.test(part) ? part.toUpperCase() : part
}

/** The caps of a key string as a person reads them: strokes, each with the keys pressed together. `[['Strg', 'K']]` */
export function displayKeys(keys: string, options: { mac: boolean; t: Translate }): string[][] {
  return strokesOf(keys).map((stroke) => {
    const { modifiers, key } = partsOf(stroke)
    const upper = modifiers.includes('mod') || modifiers.includes('alt')
    return [...modifiers, key].map((part) => cap(part, upper, options.mac, options.t))
  })
}

/** The caps in one line, for tooltips and screen readers: `'Strg+K'`, `'g o'`. */
export function keysText(keys: string, options: { mac: boolean; t: Translate }): string {
  return displayKeys(keys, options)
    .map((caps) => caps.join('+'))
    .join(' ')
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
