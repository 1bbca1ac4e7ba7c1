import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const tests = resolve(import.meta.dirname, '..')
const files = readdirSync(tests, { recursive: true, encoding: 'utf8' }).filter((file) => /\.[cm]?tsx?$/.test(file))

/** Marks of a test that does not run, or of an expectation that holds whatever the product does. */
const dishonest: Readonly<Record<string, RegExp>> = {
  'left out, or alone': /\b(?:test|it|describe)(?:\.\w+)*\.(?:only|skip|todo|fails|fixme|skipIf|runIf)\b/,
  'left out by its name': /^\s*(?:xit|xtest|xdescribe|fit|ftest|fdescribe)\(/m,
  'expects a literal': /\bexpect\(\s*(?:true|false|null|undefined|-?\d[\d_.]*|'[^'\n]*'|"[^"\n]*"|\[\]|\{\})\s*\)/,
  'compares nothing': /\bexpect\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)\s*$/m,
  'a length that is never negative': /\blength\)\.toBeGreaterThanOrEqual\(0\)/,
  'a wait nobody waits for': /(?<!await |return |=> )\bexpect\s*\.(?:poll|element)\(/,
}

/** What is wrong with a text. A call may go on in the next line, with its comparison there. */
function faults(text: string): string[] {
  const joined = text.replaceAll(/\n\s*\./g, '.')
  return Object.entries(dishonest).flatMap(([name, mark]) => (mark.test(joined) ? [name] : []))
}

it('every test runs, and each of its expectations can fail', () => {
  const found = files.map((file) => [file, faults(readFileSync(resolve(tests, file), 'utf8'))] as const)
  expect(found.filter(([, wrong]) => wrong.length > 0)).toEqual([])
  expect(files.length).toBeGreaterThan(100)
})

// The bar goes; without it this file would be found by itself.
it.each([
  ['left out, or alone', "it.|only('x', () => {})"],
  ['left out, or alone', "describe.|skip.each([1])('x', () => {})"],
  ['left out by its name', "x|it('x', () => {})"],
  ['expects a literal', 'expect(|true).toBe(true)'],
  ['compares nothing', 'expect|(rows(3))'],
  ['a length that is never negative', 'expect(rows.length|).toBeGreaterThanOrEqual(0)'],
  ['a wait nobody waits for', 'expect.|poll(rows).toBe(1)'],
])('%s: would be found', (name, text) => {
  expect(faults(text.replace('|', ''))).toContain(name)
})
