import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allWords } from '#tests/support/words.ts'

const src = resolve(import.meta.dirname, '../../src')

/** Keys every person can change, so that no text and no component may know them by heart. */
describe('what the keymap says', () => {
  // Enter, Tab, Home and End are words of the language, too.
  const names = [
    'ctrl',
    'alt',
    'shift',
    'space',
    'escape',
    'backspace',
    'delete',
    'insert',
    'pageUp',
    'pageDown',
  ] as const
  /** What belongs to the system and to no command; and what was before is "Alt" in German. */
  const truly = ['commands.forbidden.alt', 'log.old', 'log.change']

  test.each(Object.entries(allWords))('is in no text: %s', (_language, words) => {
    const keys = names.map((name) => words[`commands.key.${name}`])
    const telling = Object.entries(words).filter(
      ([id, text]) =>
        !id.startsWith('commands.key.') &&
        !truly.includes(id) &&
        text.split(/[^\p{Letter}\p{Number}↑↓]+/u).some((word) => keys.includes(word)),
    )
    expect(telling).toEqual([])
  })

  /** What a focused widget does by itself, such as a dialog with Esc: no command, and nothing to be changed. */
  const ofWidgets = new Set([
    ...['enter', 'mod+enter', 'mod+v', 'escape', 'space', 'tab', 'delete', 'backspace', 'home', 'end'],
    ...['up', 'down', 'left', 'right', 'left right', 'shift+up', 'shift+down', 'shift+up shift+down'],
  ])

  test('is in no component: hints come by the command’s id or from the declared local key', () => {
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !file.endsWith('commands.ts') && !file.startsWith('i18n'),
    )
    const hints = files.flatMap((file) => {
      // A local key is declared with its title and what it does.
      const text = readFileSync(resolve(src, file), 'utf8').replace(/keys: '[^']+',\s*title/g, '')
      return [...text.matchAll(/[kK]eys(?:=\{?|: |\?\? )["'`]([^"'`]*)["'`]/g)].map(
        (found) => [file, found[1]] as const,
      )
    })
    expect(hints.length).toBeGreaterThan(10)
    const known = hints.filter(([, keys]) => !ofWidgets.has(keys ?? '')).map((hint) => hint.join(' '))
    expect(known).toEqual([])
  })

  test('is handled by no component: a letter or digit is a command’s key or a declared local key', () => {
    // key === 'j', case 'j':, ['j', 1] or { j: 1 }[event.key] in what handles keys.
    const raw =
      /\bkey(?:\.toLowerCase\(\))? ?[!=]== ?'[a-z\d]'|case '[a-z\d]':|\['[a-z]', |\b[a-z]: [^{}\n]*}\[\w*\.?key/gi
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !file.startsWith('commands/keys') && !file.startsWith('i18n'),
    )
    const found = files.flatMap((file) => {
      const text = readFileSync(resolve(src, file), 'utf8')
      if (!/KeyboardEvent|onKeyDown|keydown/.test(text)) return []
      return [...text.matchAll(raw)].map(([letter]) => `${file} ${letter}`)
    })
    // Ctrl+P is the browser's.
    expect(found).toEqual(["ui/print/print.tsx key.toLowerCase() === 'p'"])
  })
})
