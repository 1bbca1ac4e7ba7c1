import type { TextKey } from '#src/i18n/keys.ts'
import { choiceCommand, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import {
  needsConnection,
  needsFilters,
  needsInList,
  needsList,
  needsPanelOfRow,
} from '#src/commands/gate/conditions.ts'
import type { ListHandle } from '#src/commands/gate/screen-handles.ts'
import { recordViewer } from '#src/workspace/session/record-viewer.ts'

interface ListCommand {
  id: string
  title: TextKey
  keys: readonly string[]
  run(list: ListHandle, context: CommandContext): void | Promise<void>
  /** What the list must be able to do; where it is not, the command says that this list cannot do that. */
  needs?: keyof ListHandle
  /** What else must be so. */
  condition?: typeof needsFilters
  /** Moving is not worth a row in the palette. */
  inPalette?: boolean
  repeatable?: boolean
  opensField?: boolean
  /** A list may mean something of its own by its key. */
  givesWay?: boolean
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
  { id: 'list.toggle', title: 'commands.list.toggle', keys: ['x'], needs: 'toggle', run: (list) => list.toggle?.() },
  {
    id: 'list.extendDown',
    title: 'commands.list.extendDown',
    keys: ['shift+j', 'shift+down'],
    needs: 'extend',
    run: (list) => list.extend?.(1),
    repeatable: true,
  },
  {
    id: 'list.extendUp',
    title: 'commands.list.extendUp',
    keys: ['shift+k', 'shift+up'],
    needs: 'extend',
    run: (list) => list.extend?.(-1),
    repeatable: true,
  },
  {
    id: 'list.selectAll',
    title: 'commands.list.selectAll',
    keys: ['mod+a'],
    needs: 'selectAll',
    run: (list) => list.selectAll?.(),
    inPalette: true,
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
  },
  {
    id: 'list.peek',
    title: 'commands.list.peek',
    keys: ['space'],
    condition: needsPanelOfRow,
    // What stands beside the list may show the row in its own way, such as a map.
    run: (list, { focus, services }) => {
      if (focus === undefined || !services.sessionValue(recordViewer).show(focus)) list.peek()
    },
  },
  { id: 'list.open', title: 'commands.list.open', keys: ['enter'], run: (list) => list.open('replace') },
  {
    id: 'list.openBeside',
    title: 'commands.list.openBeside',
    keys: ['mod+enter'],
    condition: needsPanelOfRow,
    givesWay: true,
    run: (list) => list.open('add'),
  },
  {
    id: 'list.filter',
    title: 'commands.list.filter',
    keys: ['f'],
    needs: 'focusFilter',
    opensField: true,
    run: (list) => list.focusFilter?.(),
    inPalette: true,
  },
  {
    id: 'list.clearFilters',
    title: 'commands.list.clearFilters',
    keys: ['shift+f'],
    needs: 'focusFilter',
    condition: needsFilters,
    run: (list) => list.clearFilters?.(),
    inPalette: true,
  },
]

const moving: readonly Command[] = entries.map((entry) => ({
  id: entry.id,
  title: entry.title,
  group: 'list',
  keys: entry.keys,
  // Up, down and the like mean the same in a grid.
  scope: ['list', 'grid'],
  needs: [
    needsList,
    ...(entry.needs === undefined ? [] : [needsInList(entry.needs)]),
    ...(entry.condition === undefined ? [] : [entry.condition]),
  ],
  hiddenInPalette: !entry.inPalette,
  trivial: true,
  ...(entry.repeatable && { repeatable: true }),
  ...(entry.opensField && { opensField: true }),
  ...(entry.givesWay && { givesWay: true }),
  run: (context) => context.services.list && entry.run(context.services.list, context),
}))

/** What is done with a list as a whole; the work itself is loaded when it is asked for. */
const whole: readonly Command[] = [
  choiceCommand({
    id: 'list.sort',
    title: 'list.sort.title',
    group: 'list',
    keys: ['shift+s'],
    scope: 'list',
    needs: [needsList, needsInList('sort')],
    choicesTitle: 'list.sort.choose',
    choices: ({ services }) => (services.list?.sort?.fields ?? []).map((field) => ({ ...field, value: field.id })),
    run: ({ services }, field) => services.list?.sort?.by(field),
  }),
  {
    id: 'list.columns',
    title: 'list.columns.title',
    group: 'list',
    keys: ['shift+c'],
    scope: 'list',
    needs: [needsList, needsInList('openColumns')],
    opensField: true,
    run: ({ services }) => services.list?.openColumns?.(),
  },
  {
    id: 'list.export',
    title: 'list.export.title',
    group: 'list',
    keys: ['shift+e'],
    scope: 'list',
    // A report has a file of its own.
    givesWay: true,
    needs: [needsList, needsInList('exportCsv'), needsConnection],
    placements: ['toolbar'],
    run: ({ services }) => services.list?.exportCsv?.(),
  },
  {
    id: 'list.print',
    title: 'list.print.title',
    group: 'list',
    keys: ['shift+d'],
    scope: 'list',
    needs: [needsList, needsInList('print'), needsConnection],
    icon: 'print',
    placements: ['toolbar'],
    run: ({ services }) => services.list?.print?.(),
  },
]

/**
 * All that can be done in whatever list is active; each list only hands in a `ListHandle`. Where a list cannot do
 * something, its command is blocked with that reason.
 */
export const commands: readonly Command[] = [...moving, ...whole]
