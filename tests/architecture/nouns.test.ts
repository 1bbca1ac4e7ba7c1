import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { entities } from '#src/contract/entities.ts'

const src = resolve(import.meta.dirname, '../../src')

/** Kinds of records, what the server calls them, and the screens and panels that are no kind. */
const NOUNS = [
  ...Object.entries(entities).flatMap(([kind, { entity }]) => [kind, entity]),
  ...['customer', 'carrier', 'board', 'dispatch', 'wizard', 'map', 'proposals'],
]

/** What still names one, and why; whatever is not here is told what it is about. */
const KNOWN = {
  'commands/gate/renamed-commands.ts': 'what people have stored under old names',
  'records/fields/kinds/kinds.ts': 'an address of e-mail is a kind of field',
} as const

const filesOf = (folder: string) =>
  readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)

/** Texts of the code that are a noun or begin with one: `'order'`, `'orders.tabs'`, `'list:orders'`, `/orders/`. */
function nounsIn(file: string): string[] {
  const code = readFileSync(join(src, file), 'utf8')
    .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$|^import .*$/gm, '')
    // The role of the accessibility tree.
    .replaceAll('role="alert"', '')
  const noun = new RegExp(`(['"\`])(?:/|[a-z]+:)?(?:${NOUNS.join('|')})s?(?:[.:/][^'"\`]*)?\\1`, 'g')
  return [...code.matchAll(noun)].map(([text]) => text)
}

it('the workspace, the keyboard and the kits name no noun and no screen', () => {
  const naming = ['workspace', 'commands', 'records'].flatMap(filesOf).filter((file) => nounsIn(file).length > 0)
  expect(naming.toSorted()).toEqual(Object.keys(KNOWN).toSorted())
})
