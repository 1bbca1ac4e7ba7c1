import { describe, expect, test } from 'vitest'

import { t } from './support.ts'
import { displayKeys, keysText, normaliseKeys } from '#src/ui/keys/key-strings.ts'
import { ariaKeys, isSingleKey, matchEvent, type Stroke } from '#src/commands/keys/keys.ts'

const german: [string, Stroke, string | undefined][] = [
  ['a letter', { key: 'j', code: 'KeyJ' }, 'j'],
  ['Z stands where Y is on other keyboards, the character counts', { key: 'z', code: 'KeyY' }, 'z'],
  ['a letter with Shift', { key: 'F', code: 'KeyF', shiftKey: true }, 'shift+f'],
  ['a letter with the caps lock on', { key: 'J', code: 'KeyJ' }, 'j'],
  ['an umlaut', { key: 'ö', code: 'Semicolon' }, 'ö'],
  ['an umlaut with Shift', { key: 'Ö', code: 'Semicolon', shiftKey: true }, 'shift+ö'],
  ['the slash, which is Shift and 7', { key: '/', code: 'Digit7', shiftKey: true }, '/'],
  ['the question mark, which is Shift and ß', { key: '?', code: 'Minus', shiftKey: true }, '?'],
  ['the colon, which is Shift and the full stop', { key: ':', code: 'Period', shiftKey: true }, ':'],
  ['the number sign, which has its own key', { key: '#', code: 'Backslash' }, '#'],
  ['the plus, which has its own key', { key: '+', code: 'BracketRight' }, '+'],
  ['the plus of the number pad', { key: '+', code: 'NumpadAdd' }, '+'],
  ['a digit of a French keyboard, which needs Shift', { key: '1', code: 'Digit1', shiftKey: true }, '1'],
  ['Ctrl and K', { key: 'k', code: 'KeyK', ctrlKey: true }, 'mod+k'],
  ['Ctrl, Shift and Z', { key: 'Z', code: 'KeyY', ctrlKey: true, shiftKey: true }, 'mod+shift+z'],
  ['Ctrl and Enter', { key: 'Enter', code: 'Enter', ctrlKey: true }, 'mod+enter'],
  ['the space bar', { key: ' ', code: 'Space' }, 'space'],
  ['an arrow', { key: 'ArrowDown', code: 'ArrowDown' }, 'down'],
  ['an arrow with Shift', { key: 'ArrowDown', code: 'ArrowDown', shiftKey: true }, 'shift+down'],
  ['page down', { key: 'PageDown', code: 'PageDown' }, 'pagedown'],
  ['F9', { key: 'F9', code: 'F9' }, 'f9'],
  ['Esc', { key: 'Escape', code: 'Escape' }, 'escape'],
  ['@ on Windows, reported as Ctrl and Alt', { key: '@', code: 'KeyQ', ctrlKey: true, altKey: true }, undefined],
  ['@ on Linux, with AltGraph', { key: '@', getModifierState: (name) => name === 'AltGraph' }, undefined],
  ['@ on a Mac, with Option', { key: '@', code: 'KeyL', altKey: true }, undefined],
  ['Alt and a letter', { key: 'd', code: 'KeyD', altKey: true }, undefined],
  ['the circumflex, a dead key', { key: 'Dead', code: 'Backquote' }, undefined],
  ['a key while composing', { key: 'a', code: 'KeyA', isComposing: true }, undefined],
  ['a key while composing, old browsers', { key: 'a', code: 'KeyA', keyCode: 229 }, undefined],
  ['Shift alone', { key: 'Shift', code: 'ShiftLeft', shiftKey: true }, undefined],
  ['Ctrl alone', { key: 'Control', code: 'ControlLeft', ctrlKey: true }, undefined],
  ['the Windows key and a letter', { key: 'l', code: 'KeyL', metaKey: true }, undefined],
  ['a Greek letter counts by its place', { key: 'κ', code: 'KeyK', ctrlKey: true }, 'mod+k'],
  ['a Cyrillic letter counts by its place', { key: 'о', code: 'KeyJ' }, 'j'],
  ['a foreign letter without a place is none of ours', { key: 'ж', code: 'Semicolon' }, undefined],
]

describe('a key press becomes a key string', () => {
  test.each(german)('%s', (_name, stroke, expected) => {
    expect(matchEvent(stroke)).toBe(expected)
  })

  test('on a Mac Cmd counts as Ctrl, and Ctrl belongs to the system', () => {
    expect(matchEvent({ key: 'k', metaKey: true }, true)).toBe('mod+k')
    expect(matchEvent({ key: 'k', ctrlKey: true }, true)).toBeUndefined()
  })
})

test.each([
  ['Ctrl+K', 'mod+k'],
  ['Shift+Mod+Z', 'mod+shift+z'],
  ['shift+/', '/'],
  ['shift+7', '7'],
  ['mod++', 'mod++'],
  ['+', '+'],
  ['G  O', 'g o'],
  ['Esc', 'escape'],
  ['Shift+ArrowDown', 'shift+down'],
])('the key string %s is normalised to %s', (given, expected) => {
  expect(normaliseKeys(given)).toBe(expected)
})

test.each([
  ['mod+k', [['Strg', 'K']], [['⌘', 'K']]],
  ['mod+shift+z', [['Strg', 'Umschalt', 'Z']], [['⌘', '⇧', 'Z']]],
  ['shift+f', [['Umschalt', 'f']], [['⇧', 'f']]],
  ['g o', [['g'], ['o']], [['g'], ['o']]],
  ['delete', [['Entf']], [['Entf']]],
  ['mod+enter', [['Strg', 'Eingabe']], [['⌘', 'Eingabe']]],
  ['space', [['Leertaste']], [['Leertaste']]],
  ['home', [['Pos1']], [['Pos1']]],
  ['pageup', [['Bild↑']], [['Bild↑']]],
  ['pagedown', [['Bild↓']], [['Bild↓']]],
  ['up', [['↑']], [['↑']]],
  ['f9', [['F9']], [['F9']]],
  ['+', [['+']], [['+']]],
])('%s is shown as a German reads it', (keys, windows, mac) => {
  expect(displayKeys(keys, { mac: false, t })).toEqual(windows)
  expect(displayKeys(keys, { mac: true, t })).toEqual(mac)
})

test('a key string in one line', () => {
  expect(keysText('mod+shift+z', { mac: false, t })).toBe('Strg+Umschalt+Z')
  expect(keysText('g o', { mac: false, t })).toBe('g o')
})

test.each([
  ['mod+k', 'Control+k'],
  ['shift+f', 'Shift+f'],
  ['+', 'Plus'],
  ['pagedown', 'PageDown'],
  ['f9', 'F9'],
  ['g o', undefined],
])('%s for assistive technology', (keys, expected) => {
  expect(ariaKeys(keys, false)).toBe(expected)
})

test('only keys that type a character are single keys', () => {
  const keys = ['j', 'shift+f', '/', '5', 'g o', 'mod+k', 'f9', 'enter', 'space', 'down', 'escape']
  expect(keys.filter(isSingleKey)).toEqual(['j', 'shift+f', '/', '5', 'g o'])
})
