import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const src = resolve(import.meta.dirname, '../../src')

/**
 * What matches or not by where the focus is among the descendants of something: each move of the focus then styles all that
 * may depend on it again, often the whole document. An attribute set by the handler of the event says the same to few elements.
 */
const forbidden = [
  // In a style sheet, or in a class between brackets: `tbody:not(:focus-within)`.
  /:focus-within/,
  // Tailwind's words for it.
  /\b(?:group|peer|in|not|has)-focus-within\b/,
  /\b(?:group|peer)-has-(?:focus\b|\[[^\]]*:focus)/,
  // The same said by `:has()`.
  /:not\(\s*:has\([^)]*:focus/,
]

const offences = (text: string) => text.split('\n').filter((line) => forbidden.some((pattern) => pattern.test(line)))

test('no selector depends on where the focus is in a subtree', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:css|tsx?)$/.test(file))
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) =>
    offences(readFileSync(join(src, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')).map((line) => [
      file,
      line.trim(),
    ]),
  )
  expect(found).toEqual([])
})

test.each([
  '.list tbody:not(:focus-within) tr {',
  "'group-[:not(:focus-within)]/rows:bg-tint'",
  'className="group-focus-within:bg-tint"',
  'className="group-has-[:focus-visible]/row:flex"',
  '.rows:not(:has(:focus)) li {',
])('%s is found', (line) => {
  expect(offences(line)).toEqual([line])
})

test.each(['tr:focus {', '&:has(:focus-visible) {', 'className="focus:bg-tint focus-visible:flex"'])(
  '%s is none',
  (line) => {
    expect(offences(line)).toEqual([])
  },
)
