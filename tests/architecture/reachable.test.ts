import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createRegistry } from '#src/app/commands/commands.ts'
import { allCommands } from '#src/app/commands/all-commands.late.ts'
import type { Command, CommandContext } from '#src/commands/gate/command.ts'
import { availability, scopesOf } from '#src/commands/gate/availability.ts'
import { listScope } from '#src/commands/gate/scopes.ts'
import { effectiveKeymap, noKeymapChanges } from '#src/commands/keys/keymap.ts'
import { prepareCommands, type PaletteCommand } from '#src/commands/palette/commands.ts'
import type { RankIndex } from '#src/commands/palette/rank.ts'
import { paletteRows } from '#src/commands/palette/rows/page-rows.ts'
import { context, recordingList, t } from '#tests/commands/support.ts'

const src = resolve(import.meta.dirname, '../../src')
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(resolve(src, file), 'utf8'))

/** All that the pattern's group finds in the sources. */
const found = (pattern: RegExp) => sources.flatMap((text) => [...text.matchAll(pattern)].map(([, group = '']) => group))
const words = (list: string) => [...list.matchAll(/'([\w:]+)'/g)].map(([, word = '']) => word)

const screens = found(/staticData: \{\s*screen: '(\w+)'/g)
const kinds = found(/<RecordPanel\b[\s\S]{0,300}?\skind="(\w+)"/g)
// The panel of a record says of which kind it is by a name.
const parts = found(/\bscopes: \[([^\]]*)\]/g).flatMap((list) =>
  list.endsWith(', `record:${kind}`') ? kinds.map((kind) => [...words(list), `record:${kind}`]) : [words(list)],
)

// A list says its scope by its name.
const lists = found(/\bdefineList<\w+>\(\{\s*name: '(\w+)'/g).map((name) => ['list', listScope(name)])

/** Where a person can be: on each screen, and in each part of one that tells the keyboard about itself. */
const places = [...screens.map((screen) => [screen]), ...parts, ...lists]

const registry = createRegistry(allCommands)
const keymap = effectiveKeymap(registry.all, noKeymapChanges)
const keysOf = (command: Command) => keymap.get(command.id) ?? []

/** A person of each role in each of these places, and what the palette knows there. */
interface Situation {
  here: CommandContext
  titleOf(command: Command): string
  commands: RankIndex<PaletteCommand>
}
const situations = (['admin', 'dispatcher', 'sales', 'finance', 'user'] as const).flatMap((role) =>
  places.map((scopes): Situation => {
    const here = context()
    here.session = { ...here.session, role }
    here.place = { ...here.place, screen: scopes.at(-1) ?? '', scopes: new Set(scopes) }
    here.services = { ...here.services, list: recordingList([]) }
    const titleOf = (command: Command) => t(command.title, command.titleValues?.(here))
    const gate = (command: Command) => availability(command, here)
    const firstKey = (command: Command) => keysOf(command)[0]
    return { here, titleOf, commands: prepareCommands(registry.all, gate, firstKey, titleOf, t) }
  }),
)

/** Whether the command is among the first rows once its name is typed on the palette's first page. */
function isOffered(command: Command, { commands, titleOf }: Situation): boolean {
  const nothing = { recentCommands: [], recentSearches: [], clearSearches: '', search: [] }
  const groups = paletteRows({ page: { kind: 'root' }, query: titleOf(command), commands, ...nothing })
  return groups.some(({ rows }) => rows.some((row) => row.kind === 'command' && row.commandId === command.id))
}

/** Whether its keys mean something there; one that is blocked there says why, and that counts. */
function hasKey(command: Command, { here }: Situation): boolean {
  const { state } = availability(command, here)
  return keysOf(command).length > 0 && state !== 'hidden' && state !== 'outOfScope'
}

const idsOf = (commands: readonly Command[]) => commands.map(({ id }) => id)

describe('every command can be reached without a mouse', () => {
  it('one that the palette lists is found there by its name, by somebody, somewhere', () => {
    const listed = registry.all.filter(({ hiddenInPalette }) => hiddenInPalette !== true)
    const lost = listed.filter((command) => !situations.some((situation) => isOffered(command, situation)))
    expect(idsOf(lost)).toEqual([])
  })

  it('one that the palette keeps back has a key that works somewhere', () => {
    const hidden = registry.all.filter(({ hiddenInPalette }) => hiddenInPalette === true)
    const lost = hidden.filter((command) => !situations.some((situation) => hasKey(command, situation)))
    expect(idsOf(lost)).toEqual([])
    expect(hidden.length).toBeGreaterThan(0)
  })

  it('no key is dead: every scope a command names is that of a screen, a list, a record, a form or a dialog', () => {
    const alive = new Set(['everywhere', 'dialog', ...places.flat()])
    const dead = registry.all.flatMap((command) =>
      scopesOf(command).flatMap((scope) => (alive.has(scope) ? [] : [`${command.id}: ${scope}`])),
    )
    expect(dead).toEqual([])
  })
})
