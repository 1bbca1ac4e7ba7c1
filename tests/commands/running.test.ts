import { describe, expect, test } from 'vitest'
import { choiceCommand, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import { defineCommands } from '#src/commands/gate/registry.ts'
import { runCommand, type RunOptions } from '#src/commands/gate/command-runner.ts'
import { lastChange } from '#src/commands/gate/repeat.ts'
import { needsRecord } from '#src/commands/gate/conditions.ts'
import { commands as listCommands } from '#src/records/list/list.first.commands.ts'
import { commands as viewCommands } from '#src/records/views/views.commands.ts'
import { commands as orderCommands } from '#src/features/orders/orders.first.commands.ts'
import { workspaceCommands } from '#src/commands/workspace-commands.ts'
import { command, context, recordingList, recordingServices } from './support.ts'

async function run(
  commands: readonly Command[],
  id: string,
  options: RunOptions = {},
  changes: Partial<CommandContext> = {},
) {
  const log: string[] = []
  let recent: readonly string[] = []
  const here = context({ ...changes, services: changes.services ?? recordingServices(log) }, log)
  const ran = await runCommand(
    {
      registry: defineCommands(commands),
      context: () => here,
      underWay: new Set(),
      recent: () => recent,
      setRecent: (ids) => {
        recent = ids
      },
    },
    id,
    options,
  )
  return { ran, log, recent }
}

describe('a second press while the first is under way', () => {
  async function twice(changes: Partial<Command>): Promise<number> {
    let runs = 0
    const finish: (() => void)[] = []
    const slow = command({
      id: 'a',
      run: () => {
        runs += 1
        return new Promise<void>((resolve) => {
          finish.push(resolve)
        })
      },
      ...changes,
    })
    const here = context({ services: recordingServices([]) }, [])
    const ports = {
      registry: defineCommands([slow]),
      context: () => here,
      underWay: new Set<string>(),
      recent: () => [],
      setRecent: () => {},
    }
    const first = runCommand(ports, 'a')
    const second = runCommand(ports, 'a')
    for (const end of finish) end()
    await Promise.all([first, second])
    return runs
  }

  test.each([
    ['of a change is the same wish', { changesData: true }, 1],
    ['of a change that waits its turn, such as undo, is a second wish', { changesData: true, inTurn: true }, 2],
    ['of what changes nothing is a second wish', {}, 2],
  ] as const)('%s', async (_name, changes, runs) => {
    expect(await twice(changes)).toBe(runs)
  })
})

describe('running a command', () => {
  const greet = command({ id: 'a', run: ({ services }) => services.announce('ohne Wahl') })

  test('runs it and notes it as recently used', async () => {
    expect(await run([greet], 'a')).toEqual({ ran: true, log: ['announce ohne Wahl'], recent: ['a'] })
  })

  test('one that is not in the palette is not noted', async () => {
    expect((await run([{ ...greet, hiddenInPalette: true }], 'a')).recent).toEqual([])
  })

  test('a blocked one says why', async () => {
    const blocked = command({ id: 'a', needs: [needsRecord('order')] })
    expect(await run([blocked], 'a')).toEqual({
      ran: false,
      log: ['info: Zuerst einen Auftrag auswählen | Speichern'],
      recent: [],
    })
  })

  test('a hidden or unknown one does nothing', async () => {
    expect((await run([{ ...greet, roles: ['admin'] }], 'a')).log).toEqual([])
    expect((await run([greet], 'b')).log).toEqual([])
  })

  test('one with choices asks first', async () => {
    const choosing = choiceCommand({
      ...greet,
      choicesTitle: 'commands.palette.placeholder',
      choices: () => [{ id: '1', title: 'Erste', value: 4711 }],
      run: ({ services }, value) => services.announce(String(value + 1)),
    })
    const [choice] = (await choosing.choices?.(context())) ?? []
    const record = { kind: 'order', id: 'NK-2026-004711' } as const
    expect((await run([choosing], 'a')).log).toEqual(['openPalette {"kind":"choices","commandId":"a"}'])
    expect((await run([choosing], 'a', { record })).log).toEqual([
      'openPalette {"kind":"choices","commandId":"a","record":{"kind":"order","id":"NK-2026-004711"}}',
    ])
    expect((await run([choosing], 'a', { choice })).log).toEqual(['announce 4712'])
  })

  test('for a given record the focus and the selection do not count', async () => {
    const tell = command({
      id: 'a',
      run: ({ services, focus, selection }) => services.announce(`${focus?.id} ${selection.length}`),
    })
    const focus = { kind: 'order', id: 'NK-2026-004700' } as const
    const log: string[] = []
    const services = recordingServices(log)
    await run([tell], 'a', { record: { kind: 'order', id: 'NK-2026-004711' } }, { focus, selection: [focus], services })
    expect(log).toEqual(['announce NK-2026-004711 0'])
  })

  test('a choice is for what it was offered for, wherever the keyboard is by then; all else is as it is now', async () => {
    const [first, second] = [
      { kind: 'order', id: 'NK-2026-004711' },
      { kind: 'order', id: 'NK-2026-004712' },
    ] as const
    const tell = command({
      id: 'a',
      changesData: true,
      run: ({ services, focus, selection, place }) =>
        services.announce(`${focus?.id} ${selection.map(({ id }) => id).join()} ${place.path}`),
    })
    const offered = context({ focus: first, selection: [first] }, [])
    const choice = { id: '1', title: 'Erste', take: tell.run }
    const now = {
      focus: second,
      selection: [second],
      selectionTotal: 1,
      place: { path: '/orders/NK-2026-004712', screen: 'order', scopes: new Set(['everywhere'] as const) },
    }
    expect((await run([tell], 'a', { choice, context: offered }, now)).log).toEqual([
      'announce NK-2026-004711 NK-2026-004711 /orders',
    ])
    expect((await run([tell], 'a', { choice, context: offered }, { ...now, online: false })).ran).toBe(false)
    const record = command({ id: 'a', run: ({ services, focus }) => services.announce(String(focus?.text?.())) })
    const newer = { focus: { ...first, text: () => 'neu' } }
    expect((await run([record], 'a', { context: offered }, newer)).log).toEqual(['announce neu'])
  })

  test('what it throws is shown', async () => {
    const failing = command({ id: 'a', run: () => Promise.reject(new Error('Failed to update order')) })
    expect(await run([failing], 'a')).toEqual({
      ran: false,
      log: ['error: Speichern: fehlgeschlagen | Failed to update order'],
      recent: ['a'],
    })
  })

  test('a title that ends in dots loses them in the sentence that says it failed', async () => {
    const failing = command({ id: 'a', title: 'list.sort.title', run: () => Promise.reject(new Error('Kaputt')) })
    expect((await run([failing], 'a')).log).toEqual(['error: Sortieren: fehlgeschlagen | Kaputt'])
  })
})

describe('the commands of every list', () => {
  test('each drives the active list', async () => {
    const log: string[] = []
    const services = recordingServices(log, { list: recordingList(log) })
    for (const { id } of listCommands) await run(listCommands, id, {}, { services })
    expect(log).toEqual([
      ...['move 1', 'move -1', 'page 1', 'page -1', 'first', 'last', 'toggle', 'extend 1', 'extend -1', 'selectAll'],
      ...['clear', 'closePanel', 'peek', 'open replace', 'open add', 'focusFilter', 'clearFilters'],
      ...['openPalette {"kind":"choices","commandId":"list.sort"}', 'openColumns', 'exportCsv', 'print'],
    ])
  })

  test('resetting filters says that none is set', async () => {
    const log: string[] = []
    const { clearFilters: _, ...list } = recordingList(log)
    await run(listCommands, 'list.clearFilters', {}, { services: recordingServices(log, { list }) })
    expect(log).toEqual(['info: Kein Filter ist gesetzt | Filter zurücksetzen'])
  })

  test('what a list cannot do says so, and is no dead key', async () => {
    const { move, first, last, page, clear, open, peek } = recordingList([])
    const log: string[] = []
    const services = recordingServices(log, { list: { move, first, last, page, clear, open, peek } })
    const able = [
      'toggle',
      'extendDown',
      'extendUp',
      'selectAll',
      'filter',
      'clearFilters',
      'sort',
      'columns',
      'export',
    ]
    const ids = [...able, 'print'].map((name) => `list.${name}`)
    for (const id of ids) await run(listCommands, id, {}, { services })
    for (const { id } of viewCommands) await run(viewCommands, id, {}, { services })
    expect(log).toHaveLength(ids.length + viewCommands.length)
    expect(log.filter((line) => !line.startsWith('info: Diese Liste kann das nicht'))).toEqual([])
  })

  test('Esc drops the selection first, and closes the panel only after that', async () => {
    const log: string[] = []
    const services = recordingServices(log, { list: recordingList(log, 1) })
    await run(listCommands, 'list.clear', {}, { services })
    expect(log).toEqual(['clear'])
    await run(listCommands, 'list.clear', {}, { services })
    expect(log).toEqual(['clear', 'clear', 'closePanel'])
  })

  test('without a list they say so', async () => {
    expect((await run(listCommands, 'list.down')).log).toEqual(['info: Hier ist keine Liste | Nach unten'])
  })
})

test.each([
  ['palette.open', ['openPalette null']],
  ['palette.search', ['openPalette {"kind":"search"}']],
  ['palette.actions', ['openPalette {"kind":"actions"}']],
  ['help.cheatSheet', ['openCheatSheet']],
  ['undo.undo', ['undo']],
  ['undo.redo', ['redo']],
  ['undo.history', ['openUndoHistory']],
  ['panels.left', ['panel -1']],
  ['panels.focus3', ['panel #3']],
  ['panels.zoom', ['zoom']],
  ['panels.close', ['closePanel']],
  ['copy.record', ['copy NK-2026-004711', 'success: Auftrag kopiert']],
  ['copy.link', ['copy https://dispo.example/orders?panels=order:NK-2026-004711', 'success: Link kopiert']],
])('%s does what it says', async (id, expected) => {
  const focus = { kind: 'order', id: 'NK-2026-004711' } as const
  const place = {
    path: '/orders',
    screen: 'orders',
    panel: { kind: 'order', id: focus.id },
    scopes: new Set(['everywhere']),
  } as const
  expect((await run(workspaceCommands, id, {}, { focus, place, can: { undo: true, redo: true } })).log).toEqual(
    expected,
  )
})

test('a number of an order is looked for among orders alone', async () => {
  expect((await run(orderCommands, 'palette.jumpToOrder')).log).toEqual([
    'openPalette {"kind":"search","category":"order","placeholder":"orders.jumpTo.placeholder"}',
  ])
})

describe('the last change once more', () => {
  const ports = (registered: readonly Command[], here: CommandContext) => ({
    registry: defineCommands(registered),
    context: () => here,
    underWay: new Set<string>(),
    recent: () => [],
    setRecent: () => undefined,
  })
  const shared = { changesData: true, placements: ['row'] } as const

  test('has the line that was typed for it, and asks for a reason again', async () => {
    const log: string[] = []
    const said: string[] = []
    const ask: CommandContext['services']['ask'] = async ({ label }) => {
      log.push(`asked ${label}`)
      return label === 'Verspätung' ? '45 Stau' : 'Reifenpanne'
    }
    const delay = command({
      ...shared,
      id: 'a',
      async run({ services }) {
        const line = await services.ask({ title: '', label: 'Verspätung', line: () => undefined })
        const reason = await services.ask({ title: '', label: 'Grund' })
        said.push(`${line}, ${reason}`)
      },
    })
    const here = context({ services: recordingServices(log, { ask }) })
    await runCommand(ports([delay], here), 'a')
    await here.services.sessionValue(lastChange).current()?.again(here)
    expect([said, log]).toEqual([
      ['45 Stau, Reifenpanne', '45 Stau, Reifenpanne'],
      ['asked Verspätung', 'asked Grund', 'asked Grund'],
    ])
  })

  test('takes the same choice among those that are offered there, and says why where it is none of them', async () => {
    const log: string[] = []
    let offered = [{ id: 'v1', title: 'HH-T 1303', value: 'first' }]
    const assign = choiceCommand<string>({
      ...command({ ...shared, id: 'b' }),
      choicesTitle: 'commands.form.save',
      choices: () => offered,
      run: (_context, value) => void log.push(value),
    })
    const here = context({ services: recordingServices(log) })
    const [choice] = (await assign.choices?.(here)) ?? []
    await runCommand(ports([assign], here), 'b', { ...(choice && { choice }) })
    offered = [{ id: 'v1', title: 'HH-T 1303', value: 'second' }]
    const again = () => here.services.sessionValue(lastChange).current()?.again(here)
    await again()
    offered = []
    await again()
    expect(log).toEqual(['first', 'second', 'info: Für diese Zeile nicht angeboten | Speichern: HH-T 1303'])
  })

  test('is none of what changes nothing, or of what takes back', async () => {
    const here = context({})
    await runCommand(ports([command({ id: 'c' }), command({ ...shared, id: 'd', inTurn: true })], here), 'c')
    await runCommand(ports([command({ ...shared, id: 'd', inTurn: true })], here), 'd')
    expect(here.services.sessionValue(lastChange).current()).toBeUndefined()
  })
})
