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
  'commands/buttons/command-icon.tsx': 'the signs of commands, by name',
  'commands/gate/command.ts': 'the headings of commands, in their order',
  'commands/gate/overlays.ts': 'the messages of the app itself',
  'commands/gate/renamed-commands.ts': 'what people have stored under old names',
  'commands/help/cheat-sheet-rows.ts': 'a heading that is a place itself',
  'commands/palette/palette.tsx': 'one page of the palette finds orders by their number',
  'commands/record-panel.tsx': 'a word',
  'commands/undo/step-row.tsx': 'a word for many',
  'commands/workspace-commands.ts': 'one page of the palette finds orders by their number',
  'records/fields/day-kinds.ts': 'a word',
  'records/filters/filter-dialog.late.tsx': 'records that filters find by name',
  'records/filters/named-record.ts': 'records that filters find by name',
  'records/filters/record-field.tsx': 'records that filters find by name',
  'records/filters/sentence.ts': 'words',
  'records/history/event-lines.ts': 'words',
  'records/history/record-history.tsx': 'words, and the shape all calls for events have',
  'workspace/panel.ts': 'panels that show no record',
  'workspace/panels.ts': 'a wizard is never replaced; the map has its view in the address',
  'workspace/shell-route.tsx': 'the view of the map in the address',
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
