import { describe, expect, test } from 'vitest'
import type { Command } from '#src/commands/gate/command.ts'
import { defineCommands } from '#src/commands/gate/registry.ts'
import {
  conflicts,
  effectiveKeymap,
  forbiddenKeys,
  noKeymapChanges,
  parseKeymapChanges,
  takenBy,
} from '#src/commands/keys/keymap.ts'
import { needsOneRecord, needsRecord } from '#src/commands/gate/conditions.ts'
import { activeBindings } from '#src/commands/keys/use-shortcuts.ts'
import { partsOf, strokesOf } from '#src/ui/keys/key-strings.ts'
import { commands as listCommands } from '#src/records/list/list.first.commands.ts'
import { commands as orderCommands } from '#src/features/orders/orders.first.commands.ts'
import { workspaceCommands } from '#src/commands/workspace-commands.ts'
import { isTypable, layouts } from './layouts.ts'
import { command, context } from './support.ts'

const shipped: readonly Command[] = [...workspaceCommands, ...listCommands, ...orderCommands]
const shippedKeymap = effectiveKeymap(shipped, noKeymapChanges)

describe('a keymap', () => {
  const commands = [command({ id: 'a', keys: ['Ctrl+K', 'g o'] }), command({ id: 'b', keys: ['x', 'f9'] })]

  test('has the defaults in their normal form', () => {
    expect([...effectiveKeymap(commands, noKeymapChanges)]).toEqual([
      ['a', ['mod+k', 'g o']],
      ['b', ['x', 'f9']],
    ])
  })

  test("has a person's own keys in place of the defaults", () => {
    const changes = { version: 1, singleKeys: true, keys: { a: ['mod+j'], b: [] } } as const
    expect([...effectiveKeymap(commands, changes)]).toEqual([
      ['a', ['mod+j']],
      ['b', []],
    ])
  })

  test('keeps the keys a person gave to a command that is called otherwise today', () => {
    const stored = { version: 1, singleKeys: true, keys: { 'orders.columns': ['mod+j'], 'orders.edit': ['mod+i'] } }
    expect(parseKeymapChanges(stored).keys).toEqual({ 'list.columns': ['mod+j'], 'orders.edit': ['mod+i'] })
  })

  test('loses its single keys, sequences included, when they are switched off', () => {
    expect([...effectiveKeymap(commands, { version: 1, singleKeys: false, keys: {} })]).toEqual([
      ['a', ['mod+k']],
      ['b', ['f9']],
    ])
  })
})

describe('stored changes', () => {
  test.each([
    ['nothing', null],
    ['a text', 'kaputt'],
    ['another version', { version: 2, singleKeys: false, keys: { a: ['x'] } }],
  ])('%s gives the defaults', (_name, stored) => {
    expect(parseKeymapChanges(stored)).toEqual({ version: 1, singleKeys: true, keys: {} })
  })

  test('what can be used is used, the rest is dropped', () => {
    const stored = { version: 1, singleKeys: false, keys: { a: ['Ctrl+J', 7, 'mod+t'], b: 'x', c: ['alt+d'], d: [] } }
    expect(parseKeymapChanges(stored)).toEqual({ version: 1, singleKeys: false, keys: { a: ['mod+j'], d: [] } })
  })

  test('a key called __proto__ does no harm', () => {
    const stored: unknown = JSON.parse('{"version":1,"keys":{"__proto__":["x"]}}')
    const keymap = effectiveKeymap([command({ id: 'a', keys: ['j'] })], parseKeymapChanges(stored))
    expect([...keymap]).toEqual([['a', ['j']]])
  })
})

describe('conflicts', () => {
  const pair = (one: Partial<Command>, other: Partial<Command>) => {
    const commands = [command({ id: 'a', ...one }), command({ id: 'b', ...other })]
    return conflicts(commands, effectiveKeymap(commands, noKeymapChanges))
  }
  const clash = (keys: string) => [{ keys, commandIds: ['a', 'b'] }]

  test.each<[string, Partial<Command>, Partial<Command>, ReturnType<typeof clash>]>([
    ['one key everywhere', { keys: ['x'] }, { keys: ['x'] }, clash('x')],
    ['one key everywhere and in a list', { keys: ['x'] }, { keys: ['x'], scope: 'list' }, clash('x')],
    ['one key on two screens', { keys: ['x'], scope: 'orders' }, { keys: ['x'], scope: 'dispatch' }, []],
    ['one key on a screen and in a list', { keys: ['x'], scope: 'orders' }, { keys: ['x'], scope: 'list' }, clash('x')],
    [
      'one key in a list and in a form',
      { keys: ['mod+enter'], scope: 'list' },
      { keys: ['mod+enter'], scope: 'form' },
      [],
    ],
    [
      'one key in a form and in the wizard',
      { keys: ['1'], scope: 'form' },
      { keys: ['1'], scope: 'form:wizard' },
      clash('1'),
    ],
    ['one key everywhere and in a dialog', { keys: ['x'] }, { keys: ['x'], scope: 'dialog' }, []],
    ['a key that begins a sequence', { keys: ['g'] }, { keys: ['g o'] }, clash('g')],
    ['two sequences with one beginning', { keys: ['g d'] }, { keys: ['g o'] }, []],
    [
      'one key of commands that need records of two kinds',
      { keys: ['v'], scope: 'list', needs: [needsRecord('order')] },
      { keys: ['v'], scope: 'list', needs: [needsOneRecord, needsRecord('transport')] },
      [],
    ],
    [
      'one key of commands that need records of one kind',
      { keys: ['v'], scope: 'list', needs: [needsRecord('order')] },
      { keys: ['v'], scope: 'list', needs: [needsRecord('order')] },
      clash('v'),
    ],
    [
      'one key that copies an order and makes a transport',
      { keys: ['n'], scope: 'list', needs: [needsRecord('order')] },
      { keys: ['n'], scope: 'list:transports', about: 'transport' },
      [],
    ],
    ['a key with and without Shift', { keys: ['j'] }, { keys: ['shift+j'] }, []],
  ])('%s', (_name, one, other, expected) => {
    expect(pair(one, other)).toEqual(expected)
  })

  test('the commands that have a wanted key already are named', () => {
    const commands = [
      command({ id: 'a' }),
      command({ id: 'b', keys: ['x'] }),
      command({ id: 'c', keys: ['x'], scope: 'dialog' }),
    ]
    const keymap = effectiveKeymap(commands, noKeymapChanges)
    expect(takenBy(commands[0]!, 'X', commands, keymap).map(({ id }) => id)).toEqual(['b'])
  })
})

test.each<[string, string | undefined]>([
  ['alt+d', 'commands.forbidden.alt'],
  ['ctrl+alt+e', 'commands.forbidden.alt'],
  ['@', 'commands.forbidden.untypable'],
  ['g {', 'commands.forbidden.untypable'],
  ['^', 'commands.forbidden.untypable'],
  ...['ctrl+n', 'ctrl+t', 'ctrl+w', 'ctrl+tab', 'ctrl+pageup', 'ctrl+pagedown'].map((keys): [string, string] => [
    keys,
    'commands.forbidden.browser',
  ]),
  ...['ctrl+shift+n', 'ctrl+shift+t', 'ctrl+shift+w', 'ctrl+shift+p', 'ctrl+shift+k'].map((keys): [string, string] => [
    keys,
    'commands.forbidden.browser',
  ]),
  ...['f5', 'f11', 'f12'].map((keys): [string, string] => [keys, 'commands.forbidden.browser']),
  ['ctrl+k', undefined],
  ['g o', undefined],
  ['ö', undefined],
])('the key %s can never be bound, for the reason %s', (keys, reason) => {
  expect(forbiddenKeys(keys)).toBe(reason)
})

test('a key that several kinds of records share means the kind the keyboard is on, also where that says why not', () => {
  const never = { check: () => false, reason: 'reasons.onlyOne' } as const
  const registry = defineCommands([
    command({ id: 'order', keys: ['v'], needs: [needsRecord('order')] }),
    command({ id: 'transport', keys: ['v'], needs: [needsRecord('transport'), never] }),
    command({ id: 'any', keys: ['x'] }),
  ])
  const keymap = effectiveKeymap(registry.all, noKeymapChanges)
  const idsOn = (kind: 'order' | 'transport') =>
    activeBindings({ registry, keymap }, 'v', context({ focus: { kind, id: '1' } }), false).map(({ id }) => id)
  expect(idsOn('order')).toEqual(['order', 'transport'])
  expect(idsOn('transport')).toEqual(['transport', 'order'])
})

describe('the default keymap', () => {
  test('has no conflict', () => {
    expect(conflicts(shipped, shippedKeymap)).toEqual([])
  })

  test('has no key that belongs to the browser, to Alt or to AltGr', () => {
    const all = [...shippedKeymap.values()].flat()
    expect(all.filter((keys) => forbiddenKeys(keys) !== undefined)).toEqual([])
  })

  test.each(layouts)('can be typed on a $name keyboard', (layout) => {
    const unreachable = shipped.filter((entry) => {
      const keys = shippedKeymap.get(entry.id) ?? []
      const typable = (key: string) =>
        isTypable(
          layout,
          strokesOf(key).map((stroke) => partsOf(stroke).key),
        )
      return keys.length > 0 && !keys.some(typable)
    })
    expect(unreachable.map(({ id }) => id)).toEqual([])
  })

  test('opens the palette and the cheat sheet as everybody is told', () => {
    const told = [
      'palette.open',
      'palette.search',
      'palette.jumpToOrder',
      'palette.actions',
      'help.cheatSheet',
      'undo.undo',
      'undo.redo',
    ]
    expect(told.map((id) => shippedKeymap.get(id)?.[0])).toEqual(['mod+k', '/', '#', '.', '?', 'mod+z', 'mod+shift+z'])
  })
})
