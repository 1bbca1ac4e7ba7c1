import type { TextKey, Translate } from '#src/i18n/keys.ts'

/** Keys with names, as `KeyboardEvent.key` spells them (lower-cased), and as our key strings do. */
export const namedKeys: ReadonlyMap<string, string> = new Map([
  [' ', 'space'],
  ['spacebar', 'space'],
  ['esc', 'escape'],
  ['arrowup', 'up'],
  ['arrowdown', 'down'],
  ['arrowleft', 'left'],
  ['arrowright', 'right'],
  ['del', 'delete'],
])

/** One letter of any script. */
export function isLetter(character: string): boolean {
  return /^\p{Letter}$/u.test(character)
}

/** Shift only counts where it does not make another character: letters and named keys, never digits and signs. */
export function countsShift(name: string): boolean {
  return name.length > 1 || isLetter(name)
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
  const name = namedKeys.get(key) ?? key
  if (!countsShift(name)) wanted.delete('shift')
  return [...['mod', 'alt', 'shift'].filter((modifier) => wanted.has(modifier)), name].join('+')
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

/** True on Apple computers, where Ctrl is Cmd. */
export function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform)
}
