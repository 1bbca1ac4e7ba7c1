import { expect, test } from 'vitest'
import { cheatSheetRows, inColumns } from '#src/commands/help/cheat-sheet-rows.ts'
import { needsRecord } from '#src/commands/gate/conditions.ts'
import { effectiveKeymap, noKeymapChanges } from '#src/commands/keys/keymap.ts'
import type { LocalKey } from '#src/commands/keys/local-key-store.ts'
import { command, context, t } from './support.ts'

const commands = [
  command({ id: 'a', title: 'commands.palette.open', keys: ['mod+k'] }),
  command({ id: 'list.sort', title: 'commands.list.open', keys: ['enter'], group: 'list', scope: 'list' }),
  command({ id: 'c', title: 'commands.copy.record', keys: ['y y'], group: 'order', needs: [needsRecord('order')] }),
  command({ id: 'd', title: 'commands.form.save', keys: ['mod+s'], scope: 'form' }),
  command({ id: 'e', title: 'commands.copy.link' }),
  command({ id: 'f', title: 'undo.undo', keys: ['mod+z'], roles: ['admin'] }),
]

function print(query: string, local: readonly LocalKey[] = []): string[] {
  const groups = cheatSheetRows(commands, effectiveKeymap(commands, noKeymapChanges), context(), query, {
    mac: false,
    t,
    local,
  })
  return groups.flatMap((group) => [
    t(group.title),
    ...group.rows.map((row) => `  ${row.title} [${row.keys.join(', ')}]${row.reason ? ` ${row.reason}` : ''}`),
  ])
}

test('the cheat sheet has what works here and now, blocked ones with their reason', () => {
  expect(print('')).toEqual([
    'Überall',
    '  Suchen oder Befehl [mod+k]',
    'Liste',
    '  Öffnen [enter]',
    'Auftrag',
    '  Als Text kopieren [y y] Zuerst einen Auftrag auswählen',
  ])
})

test('keys of the part that has the focus stand first, and are found like commands', () => {
  const local = [
    { keys: '1', title: 'Transportauftrag', run: () => undefined },
    { keys: '2', title: 'Lieferschein', run: () => undefined },
  ]
  expect(print('', local).slice(0, 4)).toEqual(['Hier', '  Transportauftrag [1]', '  Lieferschein [2]', 'Überall'])
  expect(print('liefer', local)).toEqual(['Hier', '  Lieferschein [2]'])
})

test.each([
  ['öff', ['Liste', '  Öffnen [enter]']],
  ['reihenf', ['Liste', '  Öffnen [enter]']],
  ['strg', ['Überall', '  Suchen oder Befehl [mod+k]']],
  ['xyz', []],
])('searched for %s', (query, expected) => {
  expect(print(query)).toEqual(expected)
})

test('the columns are about equally long and keep the order', () => {
  const group = (name: 'general' | 'list' | 'order' | 'panels', length: number) => ({
    group: name,
    title: `commands.group.${name}` as const,
    rows: Array.from({ length }, (_, index) => ({ id: `${name}${index}`, title: '', keys: [] })),
  })
  const columns = inColumns([group('general', 6), group('list', 8), group('order', 9), group('panels', 4)], 3)
  expect(columns.map((column) => column.map((entry) => `${entry.group} ${entry.rows.length}`))).toEqual([
    ['general 6', 'list 3'],
    ['list 5', 'order 4'],
    ['order 5', 'panels 4'],
  ])
})

test('a group that is longer than a column goes on in the next one, under its heading', () => {
  const rows = Array.from({ length: 20 }, (_, index) => ({ id: `${index}`, title: '', keys: [] }))
  const columns = inColumns([{ group: 'order', title: 'commands.group.order', rows }], 2)
  expect(columns.map((column) => column.map((part) => [part.goesOn ?? false, part.rows.length]))).toEqual([
    [[false, 10]],
    [[true, 10]],
  ])
})

test('where keys hold is said once for a group, and at the lines that differ', () => {
  const orders = [
    command({ id: 'o1', title: 'commands.form.save', keys: ['a'], group: 'order', scope: ['list', 'record'] }),
    command({ id: 'o2', title: 'undo.undo', keys: ['b'], group: 'order', scope: ['list', 'record'] }),
    command({ id: 'o3', title: 'undo.redo', keys: ['c'], group: 'order' }),
  ]
  const [group] = cheatSheetRows(orders, effectiveKeymap(orders, noKeymapChanges), context(), '', { mac: false, t })
  expect(group?.place && t(group.place)).toBe('in Liste und Seitenpanel')
  expect(group?.rows.map(({ place }) => (place ? t(place) : ''))).toEqual(['', '', 'überall'])
})
