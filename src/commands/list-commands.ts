import type { TextKey } from '#src/i18n/keys.ts'
import type { Command, CommandContext } from './command.ts'
import type { ListHandle } from './handles.ts'
import { needsList } from './conditions.ts'

interface ListCommand {
  id: string
  title: TextKey
  keys: readonly string[]
  run(list: ListHandle, context: CommandContext): void
  /** Moving is not worth a row in the palette. */
  inPalette?: boolean
  repeatable?: boolean
  synonyms?: readonly string[]
}

const entries: readonly ListCommand[] = [
  { id: 'list.down', title: 'commands.list.down', keys: ['j', 'down'], run: (list) => list.move(1), repeatable: true },
  { id: 'list.up', title: 'commands.list.up', keys: ['k', 'up'], run: (list) => list.move(-1), repeatable: true },
  {
    id: 'list.pageDown',
    title: 'commands.list.pageDown',
    keys: ['pagedown'],
    run: (list) => list.page(1),
    repeatable: true,
  },
  {
    id: 'list.pageUp',
    title: 'commands.list.pageUp',
    keys: ['pageup'],
    run: (list) => list.page(-1),
    repeatable: true,
  },
  { id: 'list.first', title: 'commands.list.first', keys: ['home'], run: (list) => list.first() },
  { id: 'list.last', title: 'commands.list.last', keys: ['end'], run: (list) => list.last() },
  { id: 'list.toggle', title: 'commands.list.toggle', keys: ['x'], run: (list) => list.toggle() },
  {
    id: 'list.extendDown',
    title: 'commands.list.extendDown',
    keys: ['shift+j', 'shift+down'],
    run: (list) => list.extend(1),
    repeatable: true,
  },
  {
    id: 'list.extendUp',
    title: 'commands.list.extendUp',
    keys: ['shift+k', 'shift+up'],
    run: (list) => list.extend(-1),
    repeatable: true,
  },
  {
    id: 'list.selectAll',
    title: 'commands.list.selectAll',
    keys: ['mod+a'],
    run: (list) => list.selectAll(),
    inPalette: true,
    synonyms: ['select all', 'markieren'],
  },
  {
    id: 'list.clear',
    title: 'commands.list.clear',
    keys: ['escape'],
    // Esc peels exactly one layer: the selection, and only then the panel beside the list.
    run: (list, context) => {
      if (!list.clear()) context.services.closePanel()
    },
    inPalette: true,
    synonyms: ['clear selection', 'abwählen'],
  },
  { id: 'list.peek', title: 'commands.list.peek', keys: ['space'], run: (list) => list.peek() },
  { id: 'list.open', title: 'commands.list.open', keys: ['enter'], run: (list) => list.open('replace') },
  { id: 'list.openBeside', title: 'commands.list.openBeside', keys: ['mod+enter'], run: (list) => list.open('add') },
  {
    id: 'list.filter',
    title: 'commands.list.filter',
    keys: ['f'],
    run: (list) => list.focusFilter(),
    inPalette: true,
    synonyms: ['filter', 'eingrenzen', 'suchen in der Liste'],
  },
  {
    id: 'list.clearFilters',
    title: 'commands.list.clearFilters',
    keys: ['shift+f'],
    run: (list) => list.clearFilters(),
    inPalette: true,
    synonyms: ['reset filters', 'alle zeigen'],
  },
]

/** Moving, selecting and opening in whatever list is active; each table only hands in a `ListHandle`. */
export const listCommands: readonly Command[] = entries.map((entry) => ({
  id: entry.id,
  title: entry.title,
  group: 'list',
  keys: entry.keys,
  scope: 'list',
  needs: [needsList],
  hiddenInPalette: !entry.inPalette,
  trivial: true,
  ...(entry.repeatable && { repeatable: true }),
  ...(entry.synonyms && { synonyms: entry.synonyms }),
  run(context) {
    if (context.services.list) entry.run(context.services.list, context)
  },
}))
