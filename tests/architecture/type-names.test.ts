import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const files = ['src', 'mock-server', 'machines', 'tests'].flatMap((folder) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
)

/** Nouns that only look like participles. */
const NOUNS = new Set([
  'Thing',
  'Need',
  'Drawing',
  'Grouping',
  'Binding',
  'Finding',
  'Ranking',
  'Coding',
  'Reading',
  'Wording',
])
const IRREGULAR =
  /^(?:Said|Told|Kept|Held|Made|Given|Found|Shown|Seen|Done|Drawn|Driven|Known|Sent|Meant|Ran|Read|Chosen|Late|Last|Next|More|Both|Other|Otherwise|On|Of|Why|When|Now|Busy|Due|Aboard|Ahead|Behind|Beyond|Around|Inside|Outside|Maybe)$/

const isBare = (name: string) => IRREGULAR.test(name) || (/^[A-Z][a-z]+(?:ed|ing)$/.test(name) && !NOUNS.has(name))

/** Types a text declares. */
function declaredIn(text: string): string[] {
  return [...text.matchAll(/^\s*(?:export )?(?:interface|type|class) (\w+)(?=[ <])/gm)].map(([, name = '']) => name)
}

it('a type says what it holds: none is a bare participle, adverb or adjective', () => {
  const declared = files.map((file) => [file, declaredIn(readFileSync(resolve(root, file), 'utf8'))] as const)
  const bare = declared.flatMap(([file, names]) => names.filter(isBare).map((name) => `${name} in ${file}`))
  expect(bare).toEqual([])
  expect(declared.flatMap(([, names]) => names).length).toBeGreaterThan(1000)
})
